import { press } from '../support/press.ts';
import { savedGame, THREE } from '../support/saves.ts';
import { expect, expectAccessible, test, withSave } from '../support/test.ts';

test('settings count at once and survive a reload', async ({ page }) => {
  await page.goto('/settings');
  const choose = (group: string, choice: string) =>
    press(page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }));
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await press(page.getByRole('group', { name: 'Crest' }).getByRole('radio', { name: 'Rose diamond' }));
  await choose('Theme', 'Parchment');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'parchment');
  await choose('Sound', 'On');
  await choose('Motion', 'None');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
  await choose('Confirm choices', 'On');
  await choose('Letters on coins', 'On');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'parchment');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann');
  for (const [group, choice] of [
    ['Crest', 'Rose diamond'],
    ['Theme', 'Parchment'],
    ['Sound', 'On'],
    ['Motion', 'None'],
    ['Confirm choices', 'On'],
    ['Letters on coins', 'On'],
  ] as const)
    await expect(
      page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: choice, exact: true }),
    ).toBeChecked();
  await expectAccessible(page);
  await choose('Theme', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The name and the crest go to the table, and the bid asks once more.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ann: change name and crest' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Play now' }));
  await press(page.getByRole('button', { name: /^Add Peasant/ }));
  await press(page.getByRole('button', { name: /^Bid 1/ }));
  await expect(page.getByRole('button', { name: /^Press again to confirm/ })).toBeVisible();
});

test('a copy of everything is saved, and everything is deleted', async ({ page }) => {
  await withSave(page, savedGame({ game: 'realm-coins', players: THREE, when: () => true }));
  await page.goto('/settings');
  await expect(page.getByText(/^1 game, your settings/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Save a copy' }));
  expect((await saved).suggestedFilename()).toMatch(/^pouch-.*\.json$/);
  await press(page.getByRole('button', { name: 'Delete everything' }));
  await press(page.getByRole('button', { name: /^Press again to delete/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Four coin games in one pouch' })).toBeVisible();
});
