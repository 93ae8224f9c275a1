import { choice, playOn, SHORT_GAME } from '../support/pirate-coins.ts';
import { onPhone, press, pressAtOnce, skipShow } from '../support/press.ts';
import { bot, person, type Saved } from '../support/saves.ts';
import { expect, expectAccessible, test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

const NO_HINTS = { name: 'Robin', hintsSeen: ['pirate-coins/all'] };

/** A game in which the first choice is due: a gold on board, and a copper fortune. */
const begun = (id: string, players: Saved['players']): Saved => ({
  version: 1,
  id,
  game: 'pirate-coins',
  seats: players.length,
  options: {},
  players,
  steps: [
    { chance: 'first', seat: 0 },
    { chance: 'stack', coins: ['gold', 'silver', 'copper', 'gold', 'silver'] },
    { chance: 'fortune', coin: 'copper' },
  ],
  seconds: 0,
  startedAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  finished: false,
});

test('a whole game of Pirate Coins against a bot', async ({ page }) => {
  test.slow();
  await withChance(page, SHORT_GAME);
  await withSettings(page, { ...NO_HINTS, bots: 1, level: 'easy', lastGame: 'pirate-coins' });
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Play now' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pirate Coins' })).toBeVisible();
  await playOn(page, { choose: () => pressAtOnce(choice(page, 'Plunder')), goOn: () => skipShow(page) });

  await expect(page.getByRole('heading', { level: 2, name: /^You (win|share|came)/ })).toBeVisible();
  await press(page.getByRole('link', { name: 'Watch replay' }));
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toHaveAttribute('aria-valuetext', /part (\d+) of \1\. .*: game over$/);
  await press(page.getByRole('button', { name: 'Previous step', exact: true }));
  await expect(place).not.toHaveAttribute('aria-valuetext', /part (\d+) of \1\. /);
  await expect(page.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(2);
});

/** Robin's choice is the last one: Mara plunders, Tallow stays. */
const last = (id: string): Saved => ({
  ...begun(id, [person('Robin'), bot('Mara'), bot('Tallow')]),
  steps: [...begun(id, []).steps, { seat: 1, do: 'choose', side: 'monster' }, { seat: 2, do: 'choose', side: 'skull' }],
});

test('the stage tells who leaves with what, and it stays to be read while one decides', async ({ page }) => {
  const save = last('told');
  await withSettings(page, { ...NO_HINTS, speed: 'relaxed', motion: 'none' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  await expect(page.getByText('First to 25 wins', { exact: true })).toBeVisible();
  const place = await page.getByRole('region', { name: 'The ship, the fortune coin and the monsters' }).boundingBox();

  await press(choice(page, 'Sally forth'));
  await expect(page.getByRole('heading', { name: 'Mara leaves with 3' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'This turn' });
  await expect(rows.getByRole('row').filter({ hasText: 'Mara' })).toContainText('+3');
  await expect(rows.getByRole('row').filter({ hasText: 'Mara' })).toContainText('3, now 6');
  await expect(rows.getByRole('row').filter({ hasText: 'You' })).toContainText('Sally forth');
  // Nothing has jumped: the board is where it was.
  expect(await page.getByRole('region', { name: 'The ship, the fortune coin and the monsters' }).boundingBox()).toEqual(
    place,
  );
  await expectAccessible(page);

  await skipShow(page);
  await expect(choice(page, 'Plunder')).toBeVisible();
  await expect(page.getByText(/^Last turn: Mara \+3, (copper joined the loot|angler 1 of 3)$/)).toBeVisible();
});

test('a choice asks once more if the settings say so, can be changed, and each share says why', async ({ page }) => {
  const save = begun('waiting', [person('Robin'), bot('Mara'), bot('Tallow')]);
  await withSettings(page, { ...NO_HINTS, confirm: 'on', motion: 'none' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  const plunder = choice(page, 'Plunder');
  const sally = choice(page, 'Sally forth');

  await press(plunder);
  await expect(plunder).toHaveAccessibleDescription('Press again to confirm');
  await expect(plunder).toHaveAttribute('aria-pressed', 'false');
  await press(plunder);
  await expect(plunder).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'Waiting for Mara and Tallow. You can still change your mind.' }),
  ).toBeVisible();
  await press(sally);
  await press(sally);
  await expect(sally).toHaveAttribute('aria-pressed', 'true');
  await expect(plunder).toHaveAttribute('aria-pressed', 'false');

  const line = page.getByRole('listitem').filter({ hasText: /^Alone: \+3/ });
  const why = 'A lone plunderer takes all the loot.';
  if (onPhone()) {
    await line.scrollIntoViewIfNeeded();
    const box = await line.boundingBox();
    const touch = await page.context().newCDPSession(page);
    const finger = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(page.getByRole('dialog')).toContainText(why);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await line.hover();
    await expect(page.getByRole('tooltip')).toContainText(why);
  }
  await expectAccessible(page);
});
