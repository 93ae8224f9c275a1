import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES, type GameId } from '@pouch/rules';
import { amount } from '../../test-support/thorough.ts';
import { racing, stopTime } from './coin-set.ts';
import { laying } from './koinz.ts';
import { type Decide, seenOn } from './online/playing.ts';
import { choosing } from './pirate-coins.ts';
import { press } from './press.ts';
import { bidding } from './realm-coins.ts';
import { nextFrame, takeShifts, watchShifts } from './shifts.ts';
import type { Size } from './states.ts';
import { expect, ownTest as test, withChance, withSettings } from './test.ts';

/** Nothing on a table jumps while a game is played, unless the player has just asked for it. */

/** How Robin plays, and how often: a round or two, or a set of a game that has no rounds; more in a thorough run. */
const PLAYED: Readonly<Record<GameId, { readonly decide: Decide; readonly acts: number }>> = {
  'realm-coins': { decide: bidding(() => ['Boar', 'Knight', 'Wyvern']), acts: amount(3, 5) },
  'pirate-coins': { decide: choosing(), acts: amount(3, 4) },
  koinz: { decide: laying, acts: amount(5, 8) },
  'coin-set': { decide: racing, acts: amount(6, 12) },
};

/** Short enough that no scene is passed over. */
const STEP = 300;
const MOST_STEPS = 1000;

/** Robin makes every decision and watches what follows. Returns what moved without input. */
async function lookOn(page: Page, { decide, acts }: (typeof PLAYED)[GameId]): Promise<readonly string[]> {
  const moved: string[] = [];
  for (let steps = 0, done = 0; steps < MOST_STEPS; steps++) {
    const [seen] = await Promise.all([seenOn(page), nextFrame(page)]);
    const act = decide({ name: 'Robin', page }, seen);
    if (act === undefined && !seen.isOver) {
      await page.clock.runFor(STEP);
      continue;
    }
    moved.push(...(await takeShifts(page)).flatMap((shift) => shift.moved));
    if (done++ === acts || seen.isOver) return moved;
    await act?.();
    // What the press itself has moved.
    await settle(page);
    await takeShifts(page);
  }
  throw new Error('no decision came up');
}

/** What has begun to move comes to rest. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const all = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(all.map(({ finished }) => finished));
  });

/** The first game on a desktop; in a thorough run every game in both sizes. */
const isLookedAt = (index: number, size: Size): boolean =>
  process.env.POUCH_THOROUGH !== undefined || (index === 0 && size === 'desktop');

/** A test for each game that is looked at in this size. */
export function expectNothingJumps(size: Size): void {
  for (const [index, game] of GAME_IDS.entries()) if (isLookedAt(index, size)) nothingJumps(game);
}

const nothingJumps = (game: GameId): void =>
  test(`${GAMES[game].name}: nothing jumps on the way to the table or while rounds are played`, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await withChance(page, 1);
    await withSettings(page, {
      ...{ name: 'Robin', hintsSeen: [`${game}/all`], motion: 'full' },
      ...{ lastGame: game, bots: 2, level: 'easy' },
    });
    // The fonts are there from an earlier visit.
    await page.goto('/credits');
    await page.evaluate(() => document.fonts.ready);
    await page.goto('/');
    const play = page.getByRole('button', { name: /^Play now/ });
    await expect(play).toBeVisible();
    await stopTime(page);
    await press(play);
    await expect(page.getByRole('heading', { level: 1, name: GAMES[game].name })).toBeVisible();
    const onTheWay = await takeShifts(page);
    expect(onTheWay.filter(({ asked }) => !asked).flatMap(({ moved }) => moved)).toEqual([]);
    expect(await lookOn(page, PLAYED[game])).toEqual([]);
  });
