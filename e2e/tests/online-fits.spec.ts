import type { Locator, Page } from '@playwright/test';
import { GAME_IDS, GAMES, type GameId } from '@pouch/rules';
import { expectToFit } from '../support/fits.ts';
import { tableOfHost } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';

/**
 * On every screen the decision's main button, the board and the running clock are seen, with hints on. A table of the
 * server has clocks; the page is the same on the device.
 */

const button = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('button', { name }).first();

/** What is seen together when a decision is due. */
const PARTS: Readonly<Record<GameId, (page: Page) => Readonly<Record<string, Locator>>>> = {
  'realm-coins': (page) => ({ 'the bid': button(page, /^Bid (nothing|\d)/), 'a coin': button(page, /^Add Knight/) }),
  'pirate-coins': (page) => ({ plunder: button(page, /^Plunder/), 'sally forth': button(page, /^Sally forth/) }),
  koinz: (page) => ({ 'a number': button(page, /^1\b/), 'the last number': button(page, /^[46]\b/) }),
  'coin-set': (page) => ({ call: button(page, /^Set!/), 'no set': button(page, /^No set/) }),
};

for (const game of GAME_IDS)
  test(`${GAMES[game].name}: board, decision and clock fit every screen, with hints on`, async ({ newPerson }) => {
    const robin = await newPerson('Robin', { settings: { hintsSeen: [] } });
    const { page } = robin;
    const isRace = GAMES[game].race !== undefined;
    await page.goto(
      await tableOfHost(robin, {
        game,
        // Nobody calls while one looks.
        seats: isRace ? ['open'] : ['open', 'easy', 'easy'],
        clock: isRace ? 'none' : 'relaxed',
        start: 'at-once',
      }),
    );
    const parts = PARTS[game](page);
    for (const part of Object.values(parts)) await expect(part).toBeVisible();
    await expectToFit(page, {
      ...parts,
      'the board': page.locator('[data-board]'),
      ...(!isRace && {
        'the clock': page.getByRole('timer'),
        'the hint': page.getByRole('complementary', { name: 'Hint' }),
      }),
    });
  });

test('Coin Set with eight players and the chat: every coin and all of the rail are on the screen', async ({
  newPerson,
}) => {
  const robin = await newPerson('Robin');
  const { page } = robin;
  const bots = Array.from({ length: 7 }, () => 'easy' as const);
  await page.goto(await tableOfHost(robin, { game: 'coin-set', seats: ['open', ...bots], start: 'at-once' }));
  await expect(button(page, /^Set!/)).toBeVisible();
  await page.getByRole('tab', { name: 'Chat' }).click();
  const rail = page.getByRole('complementary').first();
  for (const [width, height] of [
    [1366, 768],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(rail.getByRole('listitem').nth(7)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Say something' })).toBeInViewport({ ratio: 1 });
    for (const coin of await page.locator('[data-board] button').all()) await expect(coin).toBeInViewport({ ratio: 1 });
  }
});
