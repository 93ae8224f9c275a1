import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES, type GameId } from '@pouch/rules';
import { amount } from '../../test-support/thorough.ts';
import { stopTime } from '../support/coin-set.ts';
import { expectToFit } from '../support/fits.ts';
import { laying } from '../support/koinz.ts';
import { type Decide, seenOn } from '../support/online/playing.ts';
import { choosing } from '../support/pirate-coins.ts';
import { bidding } from '../support/realm-coins.ts';
import { nextFrame } from '../support/shifts.ts';
import { expect, ownTest, test, withChance, withSettings } from '../support/test.ts';

/** The stage: what a round has brought, told where the decision was, and presses that go through it. */

const SETTINGS = { name: 'Robin', bots: 2, level: 'easy', hintsSeen: GAME_IDS.map((id) => `${id}/all`) };

/** Games whose rounds are played out on the stage. */
const STAGED: Readonly<Partial<Record<GameId, Decide>>> = {
  'realm-coins': bidding(() => ['Knight', 'Boar', 'Wyvern']),
  'pirate-coins': choosing(),
  koinz: laying,
};

async function begin(page: Page, game: GameId, more: object = {}): Promise<void> {
  await withChance(page, 1);
  await withSettings(page, { ...SETTINGS, lastGame: game, ...more });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play\b/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: GAMES[game].name })).toBeVisible();
}

const headline = (page: Page) => page.locator('[data-headline]');
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ });

for (const [id, decide] of Object.entries(STAGED))
  ownTest(
    `${GAMES[id as GameId].name}: scores and narration fit every screen while a round is told`,
    async ({ page }) => {
      await begin(page, id as GameId, { motion: 'none' });
      await stopTime(page);
      for (let looks = 0; looks < 200; looks++) {
        const [seen] = await Promise.all([seenOn(page), nextFrame(page)]);
        if (
          await goOn(page)
            .isEnabled({ timeout: 100 })
            .catch(() => false)
        )
          break;
        const act = decide({ name: 'Robin', page }, seen);
        if (act === undefined) await page.clock.runFor(100);
        else await act();
      }
      await expect(headline(page)).toBeVisible();
      await expectToFit(page, {
        'the headline': headline(page),
        continue: goOn(page),
        skip: page.locator('[data-skip]'),
        'the board': page.locator('[data-board]'),
        'the players': page.getByRole('list', { name: /players/i }),
      });
    },
  );

ownTest('a round is watched again, and a step stays for as long as one likes', async ({ page }) => {
  await begin(page, 'realm-coins', { motion: 'none' });
  await stopTime(page);
  await page.getByRole('button', { name: /^Add Boar/ }).click();
  await page.getByRole('button', { name: /^Bid \d/ }).click();
  const last = page.getByRole('button', { name: /^Last round/ });
  await expect(async () => {
    await page.clock.runFor(1000);
    await page.keyboard.press('s');
    await expect(last).toBeVisible({ timeout: 100 });
  }).toPass();
  await last.click();
  await expect(headline(page)).toHaveText('Bids revealed!');
  await page.keyboard.press('p');
  await page.clock.runFor(60_000);
  await expect(headline(page)).toHaveText('Bids revealed!');
  await page.keyboard.press('p');
  await page.clock.runFor(1000);
  await expect(headline(page)).not.toHaveText('Bids revealed!');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^Add Boar/ })).toBeVisible();
});

/** A decision that was made, and for how long it had been on the screen. */
interface Made {
  readonly decision: string;
  readonly after: number;
}

/** Notes when each decision of Robin's is stored, and since when it could be seen. */
async function noteDecisions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: Made[] = [];
    Object.assign(window, { made });
    let since = Number.POSITIVE_INFINITY;
    const look = (): void => {
      const isDue = document.querySelector('[data-dock] [data-decision]') !== null;
      if (!isDue) since = Number.POSITIVE_INFINITY;
      else since = Math.min(since, performance.now());
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true }),
    );
    const set = Storage.prototype.setItem;
    let count = 0;
    Storage.prototype.setItem = function (key: string, text: string): void {
      set.call(this, key, text);
      if (!key.startsWith('pouch/game/')) return;
      const { steps } = JSON.parse(text) as { steps: { seat?: number; do?: string }[] };
      const mine = steps.filter((step) => step.do !== undefined && step.seat === 0);
      for (const step of mine.slice(count)) made.push({ decision: step.do ?? '', after: performance.now() - since });
      count = mine.length;
    };
  });
}

for (const game of (['realm-coins', 'pirate-coins'] as const).slice(0, amount(1, 2)))
  test(`${GAMES[game].name}: pressing Enter all the time decides nothing that was not on screen for 700 ms`, async ({
    page,
  }) => {
    test.slow();
    await noteDecisions(page);
    await begin(page, game, { bots: 1, speed: 'fast' });
    const again = page.getByRole('button', { name: /^Play again/ });
    const beat = setInterval(() => void page.keyboard.press('Enter').catch(() => undefined), 200);
    try {
      await expect(async () => {
        // Enter makes no bid by itself: a coin is added with the mouse, and Enter may lock it in.
        const coin = page.getByRole('button', { name: /^Add (Boar|Knight|Wyvern|Peasant)/ }).first();
        if (!(await again.isVisible())) await coin.click({ timeout: 100 }).catch(() => undefined);
        expect(await again.isVisible()).toBe(true);
      }).toPass({ intervals: [400], timeout: 90_000 });
    } finally {
      clearInterval(beat);
    }
    const made = await page.evaluate(() => (window as unknown as { made: readonly Made[] }).made);
    expect(made.length).toBeGreaterThan(2);
    expect(made.filter(({ after }) => after < 700)).toEqual([]);
  });
