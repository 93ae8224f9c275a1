import type { Locator, Page } from '@playwright/test';
import { COIN_SET_COINS, faceWords, coinSetInternals as internals } from '@pouch/rules';
import type { Decide } from './online/playing.ts';
import { pressAtOnce } from './press.ts';

/** Coin Set as somebody sees it who knows the coins by the names that the page gives them. */

export interface SeenCoin {
  /** The button's name. */
  readonly name: string;
  readonly face: internals.Face;
  /** The key that points at it. */
  readonly key: string;
  readonly turned: boolean;
}

/** What the page calls the finishes that the rulebook names. */
const FINISHES: Readonly<Record<string, string>> = { debossed: 'dark', embossed: 'white', ridged: 'striped' };

const pageWords = (face: internals.Face): string =>
  faceWords(face).replace(/debossed|embossed|ridged/, (level) => FINISHES[level] ?? level);

const FACES: ReadonlyMap<string, internals.Face> = new Map(
  Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => [pageWords(face), face]),
);

const NAME = /^(?<face>.+?)(?<turned>, turned)?(?:, key (?<key>[A-Z]))?$/;

/** Coins are the only buttons there whose names begin with a metal. */
const NAME_OF_COIN = /^(copper|silver|gold)\b/i;

function readCoin(name: string): SeenCoin {
  const { face: words = '', turned, key = '' } = NAME.exec(name)?.groups ?? {};
  const face = FACES.get(words);
  if (face === undefined) throw new Error(`no coin is called "${name}"`);
  return { name, face, key, turned: turned !== undefined };
}

export const coinButtons = (page: Page) => page.getByRole('region', { name: 'The coins' }).getByRole('button');

/** The coins that lie on the table now. */
export async function coinsSeen(page: Page): Promise<readonly SeenCoin[]> {
  const names = await coinButtons(page).evaluateAll((buttons) => buttons.map((each) => each.ariaLabel ?? ''));
  return names.map(readCoin);
}

/** Three of the coins that are a set, or that are none. */
export function threeOf(coins: readonly SeenCoin[], wanted: 'set' | 'no set'): readonly SeenCoin[] | undefined {
  for (const [third, c] of coins.entries())
    for (const [second, b] of coins.slice(0, third).entries())
      for (const a of coins.slice(0, second))
        if (internals.isSet(a.face, b.face, c.face) === (wanted === 'set')) return [a, b, c];
  return undefined;
}

export const coinNamed = (page: Page, { name }: SeenCoin) =>
  page.getByRole('region', { name: 'The coins' }).getByRole('button', { name, exact: true });

/** Less than this is no time that anybody waits for: axe goes from rule to rule that way. */
const AT_ONCE = 20;
/** 3, 2, 1. */
const COUNTDOWN = 3000;

/** From here on the page's time goes on only when the test says so: three seconds to point are as long as they need. */
export async function stopTime(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { realTimeout: setTimeout }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await page.evaluate((atOnce) => {
    const { realTimeout, setTimeout: stopped } = globalThis as unknown as Record<string, typeof setTimeout>;
    const timeout = (run: () => void, millis = 0, ...more: never[]) =>
      (millis <= atOnce ? realTimeout : stopped)?.(run, millis, ...more);
    Object.assign(globalThis, { setTimeout: timeout });
  }, AT_ONCE);
}

/** Lets the countdown pass on a page whose time is stopped; after it the coins are seen. */
export async function passCountdown(page: Page): Promise<void> {
  await page.getByRole('timer', { name: /^Starting in/ }).waitFor();
  await page.clock.runFor(COUNTDOWN);
  await coinButtons(page).first().waitFor();
}

/** What has begun to move comes to rest. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });

export const callButton = (page: Page) => page.getByRole('button', { name: /^Set!/ });
export const noSetButton = (page: Page) => page.getByRole('button', { name: /^(No set|You said)/ });
export const turnButton = (page: Page) => page.getByRole('button', { name: /^Turn the next one/ });
export const againButton = (page: Page) => page.getByRole('button', { name: 'Play again' });

/** The chance of a game with few turns: see `withChance`. */
export const SHORT_GAME = 1;

/** What can be done at the table now. */
type Situation =
  | { readonly is: 'over' | 'turn' | 'wait' }
  | { readonly is: 'search'; readonly coins: readonly SeenCoin[]; readonly agreed: boolean };

async function situation(page: Page): Promise<Situation> {
  const buttons = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((each) => ({
        name: each.ariaLabel ?? each.textContent ?? '',
        isCoin: each.ariaPressed !== null,
        off: each.ariaDisabled === 'true',
      })),
    );
  const can = (name: string): boolean => buttons.some((each) => !each.off && each.name.startsWith(name));
  if (can('Play again')) return { is: 'over' };
  if (can('Turn the next one')) return { is: 'turn' };
  if (!can('Set!')) return { is: 'wait' };
  const coins = buttons.filter(({ isCoin }) => isCoin).map(({ name }) => readCoin(name));
  return { is: 'search', coins, agreed: !can('No set') };
}

/** How somebody does what is to be done. */
interface Hands {
  point(three: readonly SeenCoin[]): Promise<void>;
  agree(): Promise<void>;
  turn(): Promise<void>;
}

/** How far the time goes on while nothing can be done but wait. */
const WAIT = 1300;
const MOST_LOOKS = 1500;

/** Plays to the end of the game, seeing every set at once. */
export async function playOn(page: Page, { point, agree, turn }: Hands): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const now = await situation(page);
    if (now.is === 'over') return;
    if (now.is === 'search') {
      const three = threeOf(now.coins, 'set');
      if (three !== undefined) await point(three);
      else if (!now.agreed) await agree();
      else await page.clock.fastForward(WAIT);
    } else if (now.is === 'turn') await turn();
    else await page.clock.fastForward(WAIT);
  }
  throw new Error('the game does not come to its end');
}

/** Whatever is pressed in a race may be gone by then: somebody else was faster, and nobody waits for it. */
const pressIfThere = async (target: Locator): Promise<void> => {
  if (await target.isVisible()) await pressAtOnce(target, { timeout: 500 }).catch(() => undefined);
};

/** At a table with others: sees every set at once; the first to call gets it. */
export const racing: Decide = ({ page }, { buttons, headings }) => {
  const can = (name: RegExp): boolean => buttons.some((each) => !each.off && !each.busy && name.test(each.name));
  const lying = buttons.filter(({ name }) => NAME_OF_COIN.test(name));
  const set = threeOf(
    lying.map(({ name }) => readCoin(name)),
    'set',
  );
  if (headings.some((text) => text.startsWith('You called'))) {
    const missing = set?.filter(({ name }) => lying.some((each) => each.name === name && !each.pressed)) ?? [];
    if (missing.length === 0) return undefined;
    return async () => {
      for (const coin of missing) await pressAtOnce(coinNamed(page, coin));
    };
  }
  if (can(/^Turn the next one/)) return () => pressIfThere(turnButton(page));
  if (!can(/^Set!/)) return undefined;
  if (set !== undefined) return () => pressIfThere(callButton(page));
  return can(/^No set/) ? () => pressIfThere(noSetButton(page)) : undefined;
};
