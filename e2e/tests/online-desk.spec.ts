import { gather } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { ADMIN_TOKEN } from '../support/serve.ts';
import { expectAccessible } from '../support/test.ts';

test('the desk opens with the token only, and ends a table for everybody there', async ({ newPerson }) => {
  const robin = await newPerson('Roderick');
  await gather([robin], { seats: ['open', 'easy'] });
  const operator = await newPerson('Olga', { size: 'phone', mayLog: /status of 401/ });
  const { page } = operator;
  await page.goto('/admin');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Operator’s token' }).fill('not-the-token-of-this-server');
  await press(page.getByRole('button', { name: 'Open the desk' }));
  await expect(page.getByRole('alert')).toContainText('not the operator’s token');
  await page.getByRole('textbox', { name: 'Operator’s token' }).fill(ADMIN_TOKEN);
  await press(page.getByRole('button', { name: 'Open the desk' }));
  await page.getByRole('searchbox', { name: 'Name or id' }).fill('Roderick');
  await press(page.getByRole('button', { name: 'Search' }));
  const table = page.getByRole('region', { name: /Roderick/ });
  await expect(table).toBeVisible();
  await expectAccessible(page);
  await press(table.getByRole('button', { name: 'End table' }));
  await press(table.getByRole('button', { name: /^Press again/ }));
  await expect(robin.page.getByText('The operator of this server ended this table.')).toBeVisible();
});

test('Delete me asks twice, says what stays, and the seat goes to a bot', async ({ newPerson }) => {
  const [robin, wren] = [await newPerson('Robin'), await newPerson('Wren')];
  await gather([robin, wren], { seats: ['open', 'open'] });
  const { page } = robin;
  await page.goto('/settings');
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download my data' }));
  expect((await saved).suggestedFilename()).toBe('pouch-my-data.json');
  await press(page.getByRole('button', { name: 'Delete me' }));
  await expect(page.getByText(/Finished games stay, without your name/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Press again to delete me for good' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Four coin games in one pouch' })).toBeVisible();
  await expect(wren.page.getByText('Former player').first()).toBeVisible();
});
