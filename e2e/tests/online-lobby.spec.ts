import { start } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

test('a listed table comes into the lobby while others look, and goes when it starts', async ({
  newPerson,
  newServer,
}) => {
  test.slow();
  // Nobody else's tables are in this lobby.
  const { url } = await newServer();
  const robin = await newPerson('Robin', { url });
  const ann = await newPerson('Ann', { url, size: 'phone' });
  const wil = await newPerson('Wil', { url, settings: { theme: 'dark' } });
  for (const { page } of [robin, ann, wil]) {
    await page.goto('/lobby');
    await expect(page.getByText('No open tables right now.')).toBeVisible();
  }
  await expectAccessible(ann.page);

  await robin.page.getByRole('button', { name: 'Create listed table' }).click();
  const sheet = robin.page.getByRole('dialog', { name: 'New table' });
  await sheet.getByRole('combobox', { name: 'Game' }).selectOption('Pirate Coins');
  await press(sheet.getByRole('group', { name: 'Seats', exact: true }).getByText('2', { exact: true }));
  await expect(sheet.getByRole('radio', { name: 'Listed' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Create table' }).click();
  await robin.page.waitForURL(/\/table\//);

  const lobby = (page: typeof ann.page) => page.getByRole('region', { name: 'Open tables' }).getByRole('listitem');
  await expect(lobby(wil.page)).toContainText(['Pirate Coins with Robin']);
  await expectAccessible(wil.page);
  await press(ann.page.getByRole('link', { name: 'Sit down at Pirate Coins with Robin' }));
  await expect(ann.page.getByRole('button', { name: 'Ready' })).toBeVisible();
  await expect(lobby(wil.page)).toContainText(['All seats are taken']);
  await expect(wil.page.getByRole('link', { name: 'Watch Pirate Coins with Robin and Ann' })).toBeVisible();
  await start(robin, [robin, ann]);
  await expect(wil.page.getByText('No open tables right now.')).toBeVisible();
  const watch = wil.page.getByRole('region', { name: 'Games to watch' }).getByRole('listitem');
  await expect(watch).toContainText(['Nobody is watching']);
  await ann.page.goto('/tables');
  await expect(ann.page.getByText('No open tables in the lobby right now.')).toBeVisible();

  await robin.page.goto('/tables');
  const due = robin.page.getByRole('list', { name: 'Your turn' }).getByRole('listitem');
  await expect(due).toContainText(['Pirate Coins with Ann']);
  await expectAccessible(robin.page);
  await robin.page.goto('/');
  const waiting = robin.page.getByRole('region', { name: 'Unfinished games' });
  await expect(waiting).toContainText('Pirate Coins with Ann');
  await expect(waiting).toContainText('Your turn');
  await expectAccessible(robin.page);
  await waiting.getByRole('link', { name: /^Resume/ }).click();
  await expect(robin.page.getByRole('group', { name: 'Your choice' })).toBeVisible();
});
