import type { Page } from '@playwright/test';
import { stopTime } from '../support/coin-set.ts';
import { expectToFit } from '../support/fits.ts';
import { expectHeard, listen } from '../support/heard.ts';
import {
  begun,
  board,
  bring,
  hand,
  isReady,
  layButton,
  layThere,
  MIDWAY,
  playOn,
  SHORT_GAME,
  TO_LAST_KOIN,
  takeByKey,
  takeKey,
  withActs,
} from '../support/koinz.ts';
import { skipShow } from '../support/press.ts';
import { bot, person, THREE } from '../support/saves.ts';
import { nextFrame } from '../support/shifts.ts';
import { expect, ownTest, test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

const NO_HINTS = { name: 'Robin', hintsSeen: ['koinz/all'] };

test('a whole game of Koinz by keyboard alone', async ({ page }) => {
  const heard = await listen(page);
  await withChance(page, SHORT_GAME);
  const save = begun('keys', [person('Robin'), bot('Mara', 'easy')], { variant: 'sudden-death' });
  await withSettings(page, { ...NO_HINTS, motion: 'none' });
  await withSave(page, save);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Resume/ }).first()).toBeVisible();
  await page.keyboard.press('r');

  const asks = page.getByRole('group', { name: /^How many/ });
  await playOn(page, {
    choose: async () => {
      await expect(asks.getByRole('button', { name: /^1 / }), 'the focus is where the decision is').toBeFocused();
      await page.keyboard.press('1');
    },
    lay: async () => {
      await takeByKey(page);
      // On a pile if there is one that can carry it, else wherever there is room.
      await page.keyboard.press('n');
      for (let row = 0; row < 20 && !(await isReady(page)); row++) {
        for (let step = 0; step < 20 && !(await isReady(page)); step++)
          await page.keyboard.press(row % 2 === 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
        if (!(await isReady(page))) await page.keyboard.press(row === 4 ? ']' : 'Shift+ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
    // A key that does nothing but end what is moving.
    goOn: () => skipShow(page),
  });

  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await expectHeard(heard, /surface/i, /How many|Choose/i, /Last round/, /^You (win|came|share)/m);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Watch replay' })).toBeFocused();
  await page.keyboard.press('Enter');
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toBeVisible();
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Set-up/);
  await page.keyboard.press('ArrowRight');
  await expect(place).not.toHaveAttribute('aria-valuetext', /^Set-up/);
});

test('arrows move the koin, brackets change the surface, Escape puts it back', async ({ page }) => {
  const save = withActs('arrows', begun('arrows', THREE), MIDWAY);
  await withSettings(page, { ...NO_HINTS, confirm: 'on' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  await expect(board(page, 'Lighthouse Bay')).toBeFocused();
  const ghost = page.locator('[data-ghost]');
  await takeKey(page, '2', 'medium');
  await expect(ghost).toHaveAttribute('data-x', '60');
  await page.keyboard.press('[');
  await expect(board(page, 'Red Mesa'), 'the focus goes with the koin').toBeFocused();
  for (const key of ['Shift+ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(ghost).toHaveAttribute('data-x', '56');
  await expect(ghost).toHaveAttribute('data-y', '58');
  await expect(page.getByText('It fits.'), 'it is heard').toBeAttached();

  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Press again to confirm' });
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layButton(page)).toHaveAccessibleName(/^Lay medium/);
  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await page.keyboard.press('3');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(again).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for Mara')).toBeVisible();
});

/** Robin's turn in the round of the look's own picture, with a medium koin in hand. */
async function openMidway(page: Page, more: object = {}): Promise<void> {
  const save = withActs('midway', begun('midway', THREE), MIDWAY);
  await withSettings(page, { ...NO_HINTS, ...more });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  await hand(page).getByRole('button', { name: 'Take a medium koin, 2 left' }).click();
}

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
  [844, 390],
] as const)
  test(`a click lays the koin where it is seen, at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMidway(page);
    if (width < 1100) await page.getByRole('button', { name: /^Red Mesa/ }).click();
    const mesa = board(page, 'Red Mesa');
    const ghost = page.locator('[data-ghost]');
    await bring(mesa, 60, 58);
    await expect(ghost).toHaveAttribute('data-x', '60');
    await expect(ghost).toHaveAttribute('data-y', '58');
    const [on, seen] = await Promise.all([mesa.boundingBox(), ghost.boundingBox()]);
    if (on === null || seen === null) throw new Error('nothing is seen');
    const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
    expect(Math.abs(middle.x - (on.x + on.width * (60 / 120)))).toBeLessThan(2);
    expect(Math.abs(middle.y - (on.y + on.height * (58 / 120)))).toBeLessThan(2);
    await layThere(page, mesa, 60, 58);
    await expect(page.getByRole('list', { name: 'Koinz on Red Mesa' })).toContainText(
      'your medium, 60 across, 58 down',
    );
  });

test('board, hand and the button that lays fit every screen, with a hint', async ({ page }) => {
  await openMidway(page, { hintsSeen: ['koinz/goal', 'koinz/choose'] });
  await expectToFit(page, {
    'a surface': page.getByRole('application').first(),
    'the players': page.getByRole('list', { name: 'Players' }),
    'the hand': hand(page).getByRole('button').first(),
    lay: layButton(page),
    'the hint': page.getByRole('complementary', { name: 'Hint' }),
  });
});

ownTest('boards, seats and dock keep their places while a round is scored', async ({ page }) => {
  const save = withActs('last', { ...begun('last', THREE), steps: [{ chance: 'first', seat: 1 }] }, TO_LAST_KOIN);
  await withSettings(page, { ...NO_HINTS, motion: 'none' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  await takeKey(page, '3', 'small');
  await page.keyboard.press('[');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-seat], [data-surface], [data-dock], [data-board]')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const resize = async (width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    // What asks for the size is drawn anew in the next frame.
    await nextFrame(page);
    await nextFrame(page);
  };
  const sizes = [
    [1440, 900],
    [768, 1024],
    [360, 640],
    [844, 390],
  ] as const;
  const before: (readonly string[])[] = [];
  for (const [width, height] of sizes) {
    await resize(width, height);
    before.push(await places());
  }
  await stopTime(page);
  await page.keyboard.press('Enter');
  const told: string[] = [];
  const headline = page.locator('[data-headline]');
  while (!told.some((each) => /goes first|go first/.test(each))) {
    const text = await headline.innerText({ timeout: 300 }).catch(() => '');
    if (text !== '' && told.at(-1) !== text) told.push(text);
    if (/^Red Mesa/.test(text))
      for (const [index, [width, height]] of sizes.entries()) {
        await resize(width, height);
        expect(await places(), `${width}×${height}`).toEqual(before[index]);
      }
    await page.clock.runFor(300);
  }
  expect(told).toEqual([
    'Lighthouse Bay is tied: nobody wins it',
    'Red Mesa is yours, 2 to 1',
    'Frost Market is yours, 1 to 0',
    'You win 2 surfaces this round',
    'Tallow goes first in the next round',
  ]);
});
