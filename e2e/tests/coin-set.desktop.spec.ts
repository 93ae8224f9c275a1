import {
  againButton,
  callButton,
  coinButtons,
  noSetButton,
  passCountdown,
  playOn,
  SHORT_GAME,
  stopTime,
  turnButton,
} from '../support/coin-set.ts';
import { expectHeard, listen } from '../support/heard.ts';
import { isFocused } from '../support/press.ts';
import { expect, ownTest as test, withChance, withSettings, withSilentBots } from '../support/test.ts';

const SETTINGS = { name: 'Robin', hintsSeen: ['coin-set/all'], motion: 'none', lastGame: 'coin-set' };

test('a whole game of Coin Set alone, by keyboard alone', async ({ page }) => {
  test.slow();
  const heard = await listen(page);
  await withChance(page, SHORT_GAME);
  await withSettings(page, SETTINGS);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Solo, against the clock' });
  await expect(play).toBeVisible();
  await stopTime(page);
  while (!(await isFocused(play))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await passCountdown(page);

  await expect(callButton(page)).toBeFocused();
  let points = 0;
  let turns = 0;
  await playOn(page, {
    point: async (three) => {
      await page.keyboard.press('Space');
      await expect(coinButtons(page).and(page.locator(':focus')), 'the focus is on a coin').toHaveCount(1);
      if (points++ === 0) {
        // One is taken back by its key, and all by Esc.
        for (const _ of ['on', 'off', 'on']) await page.keyboard.press(three[0]?.key ?? '');
        await page.keyboard.press('Escape');
      }
      for (const { key } of three) await page.keyboard.press(key);
      await expect(page.getByRole('heading', { name: 'Set! +3' })).toBeVisible();
    },
    agree: async () => {
      await expect(callButton(page).or(noSetButton(page)).and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('n');
    },
    turn: async () => {
      await expect(turnButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      if (turns++ === 0) await expect(noSetButton(page), 'what mostly follows').toBeFocused();
    },
  });

  expect(points).toBeGreaterThan(8);
  await expect(page.getByRole('main').getByText(/Your best yet: \d+ sets in (\d+:\d\d|\d+\ss)\./)).toBeVisible();
  // Keys count, and the focus is there, when the ending has been seen for a moment.
  await page.clock.fastForward(1000);
  await expect(againButton(page)).toBeFocused();
  await expectHeard(heard, /Find every set/, /set/i, /You take a set/, /^You found \d+ sets|^All \d+ sets/m);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Watch replay' })).toBeFocused();
  await page.keyboard.press('Enter');
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toHaveAttribute('aria-valuetext', /: over$/);
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Set-up/);
});

test('everything is in reach at twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await withSettings(page, { ...SETTINGS, bots: 2 });
  await withSilentBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play( now)?$/ }).click();
  await expect(callButton(page)).toBeInViewport({ ratio: 1 });
  await expect(noSetButton(page)).toBeInViewport({ ratio: 1 });
  for (const coin of await coinButtons(page).all()) await expect(coin).toBeInViewport({ ratio: 1 });
});

test('H shows and hides the guide, and it stays as it was left', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, hintsSeen: [], bots: 1 });
  await withSilentBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play( now)?$/ }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await expect(guide).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start/ })).toBeFocused();
  await page.keyboard.press('h');
  await expect(guide).toBeHidden();
  await page.keyboard.press('h');
  await expect(guide).toBeVisible();
  await guide.getByRole('button', { name: 'Hide the guide' }).click();
  await expect(guide).toBeHidden();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play( now)?$/ }).click();
  await expect(page.getByRole('region', { name: 'The coins' })).toBeVisible();
  await expect(guide).toBeHidden();
});
