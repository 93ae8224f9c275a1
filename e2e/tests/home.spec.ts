import { onPhone, press } from '../support/press.ts';
import { person, savedGame } from '../support/saves.ts';
import { expect, test, withSave, withSettings } from '../support/test.ts';

test('game, bots and level are chosen, and remembered', async ({ page }) => {
  await page.goto('/');
  // The radio lies over its whole card.
  await press(page.getByRole('radiogroup', { name: 'Choose a game' }).getByRole('radio', { name: 'Koinz' }));
  if (onPhone()) await press(page.getByRole('button', { name: '2 bots, fair' }));
  const bots = page.getByRole('group', { name: 'Bots' });
  await press(bots.getByText('3'));
  await press(page.getByRole('group', { name: 'Level of the bots' }).getByText('Sharp'));
  if (onPhone()) {
    await press(page.getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('button', { name: '3 bots, sharp' })).toBeVisible();
  }
  await press(page.getByRole('button', { name: 'Play now' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Koinz' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Koinz' })).toBeChecked();
  if (onPhone()) await expect(page.getByRole('button', { name: '3 bots, sharp' })).toBeVisible();
  else await expect(bots.getByRole('radio', { name: '3' })).toBeChecked();
  await expect(page.getByText(/^Koinz with /)).toBeVisible();
});

test('unfinished games wait: return to one, delete one, and bring it back', async ({ page }) => {
  const players = [person('Robin'), person('Ann')];
  const older = savedGame({ game: 'realm-coins', players, when: () => true });
  const newer = { ...savedGame({ game: 'koinz', players, when: () => true }), updatedAt: older.updatedAt + 1000 };
  await withSettings(page, { name: 'Robin' });
  await withSave(page, older);
  await withSave(page, newer);
  await page.goto('/');
  await press(page.getByRole('button', { name: 'All 2 waiting games' }));
  const all = page.getByRole('dialog', { name: 'All waiting games' });
  await press(all.getByRole('button', { name: /^Delete Koinz/ }));
  await expect(all.getByText('Koinz with Robin and Ann is deleted.')).toBeVisible();
  await press(all.getByRole('button', { name: /^Undo/ }));
  await press(all.getByRole('button', { name: /^Delete Realm Coins/ }));
  await press(all.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('button', { name: /waiting games/ })).toHaveCount(0);
  await press(page.getByRole('link', { name: 'Return' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Koinz' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Leave the table' }));
  await expect(page.getByRole('region', { name: 'Waiting games' }).getByText('Koinz with Robin and Ann')).toBeVisible();
});
