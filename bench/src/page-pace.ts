import type { GameId } from '@pouch/rules';
import type { Page } from 'playwright-core';

/** How long a player waits: from locking in to the next decision, at each speed. */

type Open = (settings: Readonly<Record<string, unknown>>) => Promise<Page>;

interface Waited {
  /** From the press to the next decision, bots' thinking included. */
  readonly all: number;
  /** The part of it in which something was played out. */
  readonly shown: number;
}

const ROUNDS = 5;
const LONGEST_WAIT = 60_000;

/** Notes in the page when something is played out and when a decision can be made. */
const watchPace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pace = { shownSince: 0, decidedAt: 0, shownFor: 0 };
    Object.assign(window, { pace });
    const look = (): void => {
      const now = performance.now();
      const isShown = document.querySelector('[data-skip]:enabled') !== null;
      if (isShown && pace.shownSince === 0) pace.shownSince = now;
      if (!isShown && pace.shownSince !== 0) {
        pace.shownFor += now - pace.shownSince;
        pace.shownSince = 0;
      }
      const isDue = document.querySelector('[data-dock] [data-decision]') !== null && !isShown;
      if (isDue && pace.decidedAt === 0 && pace.shownFor > 0) pace.decidedAt = now;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });

/** Presses, and waits for the next decision. */
async function waited(page: Page, press: () => Promise<void>): Promise<Waited> {
  const begun = await page.evaluate(() => {
    const { pace } = window as unknown as { pace: Record<string, number> };
    Object.assign(pace, { shownSince: 0, decidedAt: 0, shownFor: 0 });
    return performance.now();
  });
  await press();
  await page.waitForFunction(
    () => (window as unknown as { pace: { decidedAt: number } }).pace.decidedAt > 0,
    undefined,
    { timeout: LONGEST_WAIT },
  );
  const { decidedAt = 0, shownFor = 0 } = await page.evaluate(
    () => (window as unknown as { pace: Record<string, number> }).pace,
  );
  return { all: decidedAt - begun, shown: shownFor };
}

const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

/** What is pressed to lock in, by what is measured. */
interface Measured {
  readonly what: string;
  readonly game: GameId;
  readonly lockIn: (page: Page) => Promise<void>;
}

const MEASURED: readonly Measured[] = [
  {
    what: 'Realm Coins, a round',
    game: 'realm-coins',
    lockIn: async (page) => {
      if (await button(page, /^Bid nothing/).isVisible()) await button(page, /^Add (Boar|Peasant|Knight)/).click();
      else if (!(await button(page, /^Bid \d/).isVisible())) return finishChoice(page);
      await button(page, /^Bid \d/).click();
    },
  },
  { what: 'Pirate Coins, a turn', game: 'pirate-coins', lockIn: (page) => button(page, /^Sally forth/).click() },
  {
    what: 'Pirate Coins, ashore',
    game: 'pirate-coins',
    lockIn: (page) => button(page, /^Plunder/).click(),
  },
];

/** A coin to pay or a swoop: the first that is offered. */
async function finishChoice(page: Page): Promise<void> {
  for (const name of [/^Take /, /^Give /, /^Add /, /^(Swap|Pay) /])
    if (await button(page, name).isVisible()) await button(page, name).click();
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (millis: number): string => (millis / 1000).toFixed(1).padStart(7);

export async function reportPace(open: Open): Promise<void> {
  console.log(`\nseconds from locking in to the next decision, three players, ${ROUNDS} times (median, longest)`);
  console.log(`${''.padEnd(38)}    all longest   shown longest`);
  for (const { what, game, lockIn } of MEASURED)
    for (const [speed, motion] of [
      ['normal', 'full'],
      ['fast', 'full'],
      ['normal', 'none'],
      ['relaxed', 'full'],
    ] as const) {
      const page = await open({ lastGame: game, bots: 2, level: 'easy', speed, motion });
      await page.getByRole('button', { name: /^Play\b/ }).click();
      await page.waitForSelector('[data-dock] [data-decision]', { timeout: LONGEST_WAIT });
      await watchPace(page);
      const times: Waited[] = [];
      while (times.length < ROUNDS && !(await button(page, /^Play again/).isVisible()))
        times.push(await waited(page, () => lockIn(page)).catch(() => ({ all: Number.NaN, shown: Number.NaN })));
      const known = times.filter(({ all }) => !Number.isNaN(all));
      const all = known.map((each) => each.all);
      const shown = known.map((each) => each.shown);
      console.log(
        `${`${what}, ${speed}${motion === 'none' ? ', no motion' : ''}`.padEnd(38)}${seconds(median(all))} ${seconds(Math.max(...all))} ${seconds(median(shown))} ${seconds(Math.max(...shown))}`,
      );
      await page.context().close();
    }
}
