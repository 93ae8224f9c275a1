import type { GameId } from '@pouch/rules';
import type { Locator, Page } from 'playwright-core';

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
/** Between two looks at whether something is played out. */
const LOOK_MS = 100;

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

/** Presses until something is played out, and waits for the next decision. `undefined` if the game ends instead. */
async function waited(page: Page, presses: readonly RegExp[]): Promise<Waited | undefined> {
  const until = Date.now() + LONGEST_WAIT;
  let begun = await restart(page);
  while (Date.now() < until) {
    const { decidedAt, shownFor, isShown, isOver } = await page.evaluate(() => {
      const { pace } = window as unknown as { pace: { decidedAt: number; shownFor: number; shownSince: number } };
      const buttons = [...document.querySelectorAll('main button')];
      return {
        ...pace,
        isShown: pace.shownSince > 0 || pace.shownFor > 0,
        isOver: buttons.some((each) => each.textContent?.startsWith('Play again')),
      };
    });
    if (isOver) return undefined;
    if (decidedAt > 0) return { all: decidedAt - begun, shown: shownFor };
    const offered = isShown ? undefined : await firstOf(page, presses);
    if (offered === undefined) await page.waitForTimeout(LOOK_MS);
    else {
      begun = await restart(page);
      await offered.click({ timeout: 1000 }).catch(() => undefined);
    }
  }
  throw new Error(`No decision within ${LONGEST_WAIT / 1000} s`);
}

/** Forgets what was noted. The time in the page. */
const restart = (page: Page): Promise<number> =>
  page.evaluate(() => {
    Object.assign((window as unknown as { pace: object }).pace, { shownSince: 0, decidedAt: 0, shownFor: 0 });
    return performance.now();
  });

/** The first of these buttons that is offered. */
async function firstOf(page: Page, names: readonly RegExp[]): Promise<Locator | undefined> {
  for (const name of names) {
    const button = page.getByRole('main').getByRole('button', { name, disabled: false, pressed: false }).first();
    if (await button.isVisible()) return button;
  }
  return undefined;
}

/** What is pressed until something is played out, by what is measured: the first that is offered. */
interface Measured {
  readonly what: string;
  readonly game: GameId;
  readonly presses: readonly RegExp[];
}

const MEASURED: readonly Measured[] = [
  {
    what: 'Realm Coins, a round',
    game: 'realm-coins',
    // A bid, or a choice within the round: a coin to pay, a swoop.
    presses: [/^(Bid \d|Pay |Swap )/, /^Add (Boar|Peasant|Knight)/, /^Take /, /^Give /, /^Add /],
  },
  { what: 'Pirate Coins, a turn', game: 'pirate-coins', presses: [/^Sally forth/] },
  { what: 'Pirate Coins, ashore', game: 'pirate-coins', presses: [/^Plunder/] },
];

const SPEEDS = [
  ['normal', 'full'],
  ['fast', 'full'],
  ['normal', 'none'],
  ['relaxed', 'full'],
] as const;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (millis: number): string => (millis / 1000).toFixed(1).padStart(7);

/** The first rounds of new games, until there are enough of them. */
async function measure(open: () => Promise<Page>, presses: readonly RegExp[]): Promise<readonly Waited[]> {
  const times: Waited[] = [];
  const page = await open();
  await page.getByRole('button', { name: /^Play\b/ }).click();
  while (times.length < ROUNDS) {
    await page.waitForSelector('[data-dock] [data-decision]', { timeout: LONGEST_WAIT });
    await watchPace(page);
    for (let time = await waited(page, presses); time !== undefined && times.push(time) < ROUNDS; )
      time = await waited(page, presses);
    if (times.length < ROUNDS) await page.getByRole('button', { name: /^Play again/ }).click();
  }
  await page.context().close();
  return times;
}

export async function reportPace(open: Open): Promise<void> {
  console.log(`\nseconds from locking in to the next decision, three players, ${ROUNDS} times (median, longest)`);
  console.log(`${''.padEnd(38)}    all longest   shown longest`);
  for (const { what, game, presses } of MEASURED)
    for (const [speed, motion] of SPEEDS) {
      const times = await measure(() => open({ lastGame: game, bots: 2, level: 'easy', speed, motion }), presses);
      const [all, shown] = [times.map((each) => each.all), times.map((each) => each.shown)];
      console.log(
        `${`${what}, ${speed}${motion === 'none' ? ', no motion' : ''}`.padEnd(38)}${seconds(median(all))} ${seconds(Math.max(...all))} ${seconds(median(shown))} ${seconds(Math.max(...shown))}`,
      );
    }
}
