import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

test('two who press Play someone are at one table; one alone is offered bots', async ({ newPerson, newServer }) => {
  test.slow();
  // Nobody else looks here.
  const { url } = await newServer();
  const robin = await newPerson('Robin', { url, settings: { lastGame: 'pirate-coins' } });
  const ann = await newPerson('Ann', { url, size: 'phone' });
  const wil = await newPerson('Wil', { url });
  await robin.page.goto('/');
  await robin.page.getByRole('link', { name: 'Play someone' }).click();
  await expect(robin.page.getByText('Looking for another player')).toBeVisible();
  await expect(robin.page.getByText('1 of 2 seats taken')).toBeVisible();
  await wil.page.goto('/lobby');
  await expect(wil.page.getByRole('region', { name: 'Open tables' })).toContainText('Pirate Coins with Robin');
  await ann.page.goto('/find/pirate-coins');
  for (const { page } of [robin, ann]) {
    await page.waitForURL(/\/table\//);
    await expect(page.getByRole('group', { name: 'Your choice' })).toBeVisible();
  }
  expect(robin.page.url()).toBe(ann.page.url());
  const running = wil.page.getByRole('region', { name: 'Games to watch' });
  await expect(running.getByRole('link', { name: /^Watch Pirate Coins with/ })).toBeVisible();

  const { page } = wil;
  await page.clock.install();
  await page.goto('/find/koinz');
  await press(page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }));
  await expect(page.getByText('1 of 3 seats taken')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play with bots' })).toBeHidden();
  await page.clock.fastForward(20_000);
  await press(page.getByRole('button', { name: 'Play with bots' }));
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
});

test('the lobby is filtered, joined by one click, and the game removed from my tables', async ({
  newPerson,
  newServer,
}) => {
  test.slow();
  const { url } = await newServer();
  const ann = await newPerson('Ann', { url });
  await ann.page.goto('/find/koinz');
  await expect(ann.page.getByText('1 of 2 seats taken')).toBeVisible();
  const robin = await newPerson('Robin', { url, size: 'phone' });
  const { page } = robin;
  await page.goto('/lobby');
  const open = page.getByRole('region', { name: 'Open tables' });
  await expect(open).toContainText('Koinz with Ann');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Coin Set');
  await expect(open).toContainText('No open table matches your filters.');
  await page.reload();
  await expect(open).toContainText('No open table matches your filters.');
  await expectAccessible(page);
  await press(open.getByRole('button', { name: 'Clear filters' }));
  await expect(open).toContainText('Koinz with Ann');
  await press(open.getByRole('link', { name: 'Sit down at Koinz with Ann' }));
  await ann.page.waitForURL(/\/table\//);

  await page.goto('/tables');
  await press(page.getByRole('button', { name: 'Remove Koinz with Ann from the list' }));
  const sheet = page.getByRole('dialog', { name: 'Leave this game?' });
  await expectAccessible(page);
  await press(sheet.getByRole('button', { name: 'Leave and let a bot play' }));
  await expect(page.getByText('You’re not at a table.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re not at a table.')).toBeVisible();
});
