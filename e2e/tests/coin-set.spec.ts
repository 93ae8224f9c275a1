import { coinSetInternals as internals } from '@pouch/rules';
import {
  callButton,
  coinButtons,
  coinNamed,
  coinsSeen,
  noSetButton,
  passCountdown,
  playOn,
  SHORT_GAME,
  stopTime,
  threeOf,
  turnButton,
} from '../support/coin-set.ts';
import { press, pressAtOnce } from '../support/press.ts';
import { bot, person, type Saved, type SavedPlayer, savedGame } from '../support/saves.ts';
import { expect, ownTest as test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

const SETTINGS = { name: 'Robin', hintsSeen: ['coin-set/all'], motion: 'none', lastGame: 'coin-set' };

test('a whole game of Coin Set against a bot', async ({ page }) => {
  test.slow();
  await withChance(page, SHORT_GAME);
  await withSettings(page, { ...SETTINGS, bots: 1, level: 'easy' });
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play( now)?$/ });
  await expect(play).toBeVisible();
  await stopTime(page);
  await press(play);
  await passCountdown(page);

  let sets = 0;
  await playOn(page, {
    point: async (three) => {
      await pressAtOnce(callButton(page));
      for (const coin of three) await pressAtOnce(coinNamed(page, coin));
      await expect(page.getByRole('heading', { name: /^Set! \+3/ })).toBeVisible();
      sets++;
    },
    agree: () => pressAtOnce(noSetButton(page)),
    turn: () => pressAtOnce(turnButton(page)),
  });

  expect(sets).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { name: /^You win, \d+ to \d+$/ })).toBeVisible();
  await press(page.getByRole('link', { name: 'Watch replay' }));
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toHaveAttribute('aria-valuetext', /: over$/);
  await press(page.getByRole('button', { name: 'Previous step' }));
  await expect(place).not.toHaveAttribute('aria-valuetext', /: over$/);
});

/** Robin has won something, and there is a set. */
const isUnderWay = (state: internals.State): boolean =>
  state.phase === 'search' && internals.wonBy(state, 0).length === 6 && internals.hasSet(state.table);

const underWay = (players: readonly SavedPlayer[]): Saved =>
  savedGame({ game: 'coin-set', players, play: 'random', when: isUnderWay as never });

test('a call can fail, and no set can be said', async ({ page }) => {
  const save = underWay([person('Robin'), bot('Mara')]);
  await withSettings(page, SETTINGS);
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  // In a race that was left, nothing is to be seen before it goes on.
  const goOn = page.getByRole('button', { name: 'Resume' });
  await expect(goOn).toBeFocused();
  await expect(coinButtons(page)).toHaveCount(0);
  await stopTime(page);
  await press(goOn);
  await passCountdown(page);
  await expect(callButton(page)).toBeFocused();
  const you = page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'You' });
  await expect(you).toContainText('6 coins');

  const coins = await coinsSeen(page);
  const [one, ...others] = threeOf(coins, 'no set') ?? [];
  if (one === undefined) throw new Error('any three coins are a set');
  // Without a call a coin is only looked at.
  await press(coinNamed(page, one));
  await expect(coinNamed(page, one)).toHaveAttribute('aria-pressed', 'false');
  await press(callButton(page));
  await expect(page.getByRole('timer', { name: '3 seconds left' })).toBeVisible();
  await press(coinNamed(page, one));
  await expect(coinNamed(page, one)).toHaveAttribute('aria-pressed', 'true');
  await press(coinNamed(page, one));
  await expect(coinNamed(page, one)).toHaveAttribute('aria-pressed', 'false');
  for (const coin of [one, ...others]) await press(coinNamed(page, coin));
  await expect(page.getByRole('heading', { name: 'Not a set' })).toBeVisible();
  await expect(you).toContainText('3 coins');
  await expect(callButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(callButton(page)).toContainText('again in 3 s');

  await page.clock.runFor(3100);
  await expect(callButton(page)).toHaveAttribute('aria-disabled', 'false');
  await press(callButton(page));
  await page.clock.runFor(3001);
  await expect(page.getByRole('heading', { name: 'Just too late' })).toBeVisible();
  await expect(you).toContainText('0 coins');

  await page.clock.runFor(3100);
  await press(noSetButton(page));
  await expect(page.getByRole('button', { name: /^You said/ })).toBeVisible();
  await expect(page.getByText(/The others have 20 s/).first()).toBeVisible();
  // Whoever has agreed may still call, and takes back to have seen none.
  await press(callButton(page));
  for (const coin of threeOf(await coinsSeen(page), 'set') ?? []) await press(coinNamed(page, coin));
  await expect(page.getByRole('heading', { name: 'Set! +3' })).toBeVisible();
  await expect(you).toContainText('3 coins');

  await press(page.getByRole('button', { name: /^Pause/ }));
  await expect(coinButtons(page)).toHaveCount(0);
});

test('several people call on one device', async ({ page }) => {
  const save = underWay([person('Robin'), person('Ines')]);
  await withSettings(page, SETTINGS);
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
  const goOn = page.getByRole('button', { name: 'Resume' });
  await expect(goOn).toBeVisible();
  await stopTime(page);
  await press(goOn);
  await passCountdown(page);
  const three = threeOf(await coinsSeen(page), 'set') ?? [];
  await press(page.getByRole('button', { name: /^Ines Set!/ }));
  await expect(page.getByRole('heading', { name: 'Ines called: tap three coins' })).toBeVisible();
  for (const coin of three) await press(coinNamed(page, coin));
  await expect(page.getByRole('heading', { name: 'Ines: set! +3' })).toBeVisible();
  await page.clock.runFor(1300);
  await expect(coinButtons(page)).toHaveCount(10);
  await page.clock.runFor(1300);
  await expect(page.getByRole('heading', { name: 'Find three coins that make a set' })).toBeVisible();
  await press(page.getByRole('button', { name: /^No set, we agree/ }));
  await expect(page.getByRole('heading', { name: 'All coins turned over' })).toBeVisible();
});

test('a first game waits for Start, counts down, and has no hint in the race', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, hintsSeen: [], bots: 1, level: 'easy' });
  await withSilentBots(page);
  await page.goto('/');
  await press(page.getByRole('button', { name: /^Play( now)?$/ }));
  const start = page.getByRole('button', { name: /^Start/, includeHidden: true });
  await expect(start).toBeVisible();
  await stopTime(page);
  // A small screen has the guide in a sheet.
  const close = page.getByRole('dialog', { name: 'Guide' }).getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await press(close);
  await page.clock.runFor(30_000);
  await expect(page.getByText('Ten coins, face down')).toBeAttached();
  await press(start);
  for (const seconds of [3, 2, 1]) {
    await expect(page.getByRole('timer', { name: `Starting in ${seconds}` })).toBeVisible();
    await expect(coinButtons(page)).toHaveCount(0);
    await page.clock.runFor(1000);
  }
  await expect(coinButtons(page)).toHaveCount(10);
  await expect(callButton(page)).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Hint' })).toHaveCount(0);
});

test('bots adapt to the player, and say so; the settings turn it off', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, bots: 1, level: 'easy' });
  await page.addInitScript(() => localStorage.setItem('pouch/bot-pace', '{"pace":1.4,"games":5}'));
  await withSilentBots(page);
  const said = page.getByText('Bots adapt to your pace: slower than usual.');
  await page.goto('/');
  await press(page.getByRole('button', { name: /^Play( now)?$/ }));
  await expect(said).toBeVisible();
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('pouch/settings') ?? '{}');
    localStorage.setItem('pouch/settings', JSON.stringify({ ...settings, adaptiveBots: 'off' }));
  });
  await page.goto('/');
  await press(page.getByRole('button', { name: /^Play( now)?$/ }));
  await expect(page.getByRole('timer', { name: /^Starting in/ })).toBeVisible();
  await expect(said).toHaveCount(0);
});
