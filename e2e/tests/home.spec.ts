import { onPhone, press } from '../support/press.ts';
import { person, savedGame, THREE } from '../support/saves.ts';
import { expect, expectAccessible, test, withSave, withSettings } from '../support/test.ts';

test('game, bots and level are chosen, and remembered', async ({ page }) => {
  await page.goto('/');
  // The radio lies over its whole card.
  await press(page.getByRole('radiogroup', { name: 'Choose a game' }).getByRole('radio', { name: 'Koinz' }));
  if (onPhone()) await press(page.getByRole('button', { name: '2 bots, fair' }));
  const bots = page.getByRole('group', { name: 'Bots' });
  await press(bots.getByText('3'));
  await press(page.getByRole('group', { name: 'Bot level' }).getByText('Sharp'));
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
  // The card plays the same again.
  await press(page.getByRole('button', { name: /^Play\b/ }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Koinz' })).toBeVisible();
});

test('who has played finds the last game, what is unfinished and the bests', async ({ page }) => {
  const ended = savedGame({ game: 'pirate-coins', players: THREE });
  const open = savedGame({ game: 'realm-coins', players: THREE, when: () => true });
  await withSettings(page, { name: 'Robin', lastGame: 'pirate-coins' });
  await withSave(page, ended);
  await withSave(page, open);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Robin' })).toBeVisible();
  const play = page.getByRole('button', { name: /^Play\b/ }).first();
  await expect(play).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('region', { name: 'Your last game' });
  await expect(last).toContainText('Pirate Coins with Mara and Tallow');
  await expect(last).toContainText(/You (won|came|shared)/);
  const bests = page.getByRole('region', { name: 'Personal bests' });
  await expect(bests).toContainText('Pirate Coins, biggest booty');
  const unfinished = page.getByRole('region', { name: 'Unfinished games' });
  await expect(unfinished).toContainText('Realm Coins with Mara and Tallow');
  await expectAccessible(page);

  // Another game swaps what stands in the card; nothing else moves.
  const placeOf = () => last.evaluate((card) => [card.getBoundingClientRect().top + scrollY, card.clientHeight]);
  const place = await placeOf();
  await press(page.getByRole('radiogroup', { name: 'Choose a game' }).getByRole('radio', { name: 'Coin Set' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Coin Set' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solo, against the clock' })).toBeVisible();
  expect(await placeOf()).toEqual(place);
  await expect(play, 'the chosen game is on the screen').toBeInViewport({ ratio: 1 });

  // What was counted stays when the game is deleted.
  await press(last.getByRole('link', { name: 'Replay' }));
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  if (onPhone()) await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('button', { name: 'Delete from this device' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Pouch, home' }));
  await expect(bests).toContainText('Pirate Coins, biggest booty');
  await expect(last).toHaveCount(0);
});

test('a rematch has the same players, a seat further on', async ({ page }) => {
  const ended = savedGame({ game: 'pirate-coins', players: THREE });
  await withSettings(page, { name: 'Robin', hintsSeen: ['pirate-coins/all'] });
  await withSave(page, ended);
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Rematch' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pirate Coins' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `pouch/game/${id}`);
  expect(JSON.parse(kept ?? '').players).toEqual([THREE[2], THREE[0], THREE[1]]);
});

test('unfinished games wait: resume one, delete one, and bring it back', async ({ page }) => {
  const players = [person('Robin'), person('Ann')];
  const older = savedGame({ game: 'realm-coins', players, when: () => true });
  const newer = { ...savedGame({ game: 'koinz', players, when: () => true }), updatedAt: older.updatedAt + 1000 };
  await withSettings(page, { name: 'Robin' });
  await withSave(page, older);
  await withSave(page, newer);
  await page.goto('/');
  await press(page.getByRole('button', { name: 'All 2 unfinished games' }));
  const all = page.getByRole('dialog', { name: 'Unfinished games' });
  await press(all.getByRole('button', { name: /^Delete Koinz/ }));
  await expect(all.getByText('Koinz with Robin and Ann deleted.')).toBeVisible();
  await press(all.getByRole('button', { name: /^Undo/ }));
  await press(all.getByRole('button', { name: /^Delete Realm Coins/ }));
  await press(all.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('button', { name: /unfinished games/ })).toHaveCount(0);
  await press(page.getByRole('link', { name: /^Resume/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Koinz' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Leave the table' }));
  await expect(
    page.getByRole('region', { name: 'Unfinished games' }).getByText('Koinz with Robin and Ann').first(),
  ).toBeVisible();
});
