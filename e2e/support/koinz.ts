import type { Locator, Page } from '@playwright/test';
import { type Json, koinz, koinzInternals, lowestSeat, type OptionValues, Refusal } from '@pouch/rules';
import type { Decide } from './online/playing.ts';
import { keysCount, onPhone, pressAtOnce } from './press.ts';
import type { Saved, SavedPlayer } from './saves.ts';
import { expect } from './test.ts';

/** Games of Koinz told by what is done in them, and Koinz as somebody plays it. */

/** A step without its seat: whose turn it is, the rules know. */
type Act = Readonly<Record<string, string | number>>;
export const choose = (large: number, medium: number, small: number, surfaces: number): readonly Act[] =>
  Object.entries({ large, medium, small, surfaces }).map(([part, number]) => ({ do: 'choose', [part]: number }));
export const place = (koin: string, surface: number, x: number, y: number): Act => ({
  do: 'place',
  koin,
  surface,
  x,
  y,
});
export const stack = (koin: string, surface: number, pile: number): Act => ({ do: 'stack', koin, surface, pile });

/** The game with some acts more. */
export function withActs(name: string, save: Saved, acts: readonly Act[]): Saved {
  const state = koinz.setup(save.seats, save.options as koinzInternals.Types['Options']);
  const steps: Json[] = [];
  const go = (json: Json): void => {
    const step = koinz.notation.readStep(json);
    if (step instanceof Refusal) throw new Error(step.reason);
    koinz.advance(state, step);
    steps.push(json);
  };
  for (const step of save.steps) go(step);
  for (const act of acts) {
    const turn = koinz.turn(state);
    if (turn.kind !== 'decide') throw new Error('nobody is to decide');
    go({ seat: lowestSeat(turn.awaited), ...act });
  }
  return { ...save, id: `koinz-${name}`, steps };
}

/** The round of the look's own picture: Robin has two medium and two small koinz left. */
export const MIDWAY: readonly Act[] = [
  ...choose(3, 3, 4, 2),
  ...[place('large', 0, 22, 24), place('large', 0, 64, 22), place('large', 0, 97, 54)],
  ...[place('large', 1, 90, 84), place('large', 1, 30, 30), place('large', 1, 84, 28)],
  ...[place('medium', 1, 24, 86), place('medium', 0, 26, 68), stack('medium', 0, 1)],
  ...[place('large', 0, 60, 96), place('medium', 0, 99, 98), stack('medium', 1, 0)],
  ...[stack('small', 0, 2), stack('medium', 1, 2), stack('small', 0, 5)],
  ...[place('small', 1, 56, 104), place('small', 0, 62, 57), stack('small', 1, 3)],
];
/** A round that Mara begins, up to Robin's small koin, the last one. The first surface is tied. */
export const TO_LAST_KOIN: readonly Act[] = [
  ...choose(1, 1, 1, 3),
  ...[place('large', 0, 30, 30), place('large', 1, 60, 60), place('large', 2, 60, 60)],
  ...[stack('medium', 2, 0), place('medium', 0, 80, 80), stack('medium', 1, 0)],
  ...[place('small', 1, 20, 20), place('small', 0, 30, 90)],
];

/** A game in which Robin, the first, is to choose. */
export const begun = (id: string, players: readonly SavedPlayer[], options: OptionValues = {}): Saved => ({
  version: 1,
  id,
  game: 'koinz',
  seats: players.length,
  options: { variant: 'classic', hand: 'guided', ...options },
  players,
  steps: [{ chance: 'first', seat: 0 }],
  seconds: 0,
  startedAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  finished: false,
});

/** A board to lay on. */
export const board = (page: Page, place: string): Locator =>
  page.getByRole('application', { name: `${place}: move your koin with the arrow keys` });

export const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' });
export const layButton = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your koinz' }).getByRole('button', { name: /^Lay\b/ });

export const isReady = async (page: Page): Promise<boolean> =>
  (await layButton(page).getAttribute('aria-disabled')) !== 'true';

/** A size that is in hand and has a place somewhere: the largest one, since the others can lie on it. */
async function sizeToLay(page: Page): Promise<'small' | 'medium' | 'large'> {
  for (const size of ['large', 'medium', 'small'] as const) {
    const button = hand(page).getByRole('button', { name: new RegExp(`\\b${size} koin`) });
    if ((await button.isEnabled()) && !(await button.innerText()).includes('no room')) return size;
  }
  throw new Error('nothing in hand can be laid');
}

const KEY_OF = { large: '1', medium: '2', small: '3' } as const;

/** Takes a size by its key, unless it is in hand already: keys do nothing for a moment after a turn has begun. */
export async function takeKey(page: Page, key: string, size: string): Promise<void> {
  const lay = page.getByRole('button', { name: `Lay ${size}` });
  await layButton(page).waitFor();
  await expect(async () => {
    await keysCount(page);
    if (!(await lay.isVisible())) await page.keyboard.press(key);
    await expect(lay).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [1] });
}

/** Takes the largest koin by its key, unless it is in hand already: the keys go to the board. */
export async function takeByKey(page: Page): Promise<void> {
  await expect(page.locator('[role="application"]:focus'), 'the focus is on a board').toBeVisible();
  const size = await sizeToLay(page);
  await takeKey(page, KEY_OF[size], size);
}

/** By key on the next pile that can carry it: there is one. */
export async function layOnPile(page: Page): Promise<void> {
  await takeByKey(page);
  await page.keyboard.press('n');
  await expect(layButton(page)).toHaveAttribute('aria-disabled', 'false');
  await layButton(page).click();
}

/** A millimetre of a board, in points of the screen. */
async function pointOf(target: Locator, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('the board is not to be seen');
  return { x: (x / 120) * box.width, y: (y / 120) * box.height };
}

/** Brings the koin in hand somewhere: the mouse goes there, a finger taps there. */
export async function bring(target: Locator, x: number, y: number): Promise<void> {
  const position = await pointOf(target, x, y);
  if (onPhone(target.page())) await target.tap({ position });
  else await target.hover({ position });
}

/** Lays it where it is: with a click on the board, or with the button. */
export async function layThere(page: Page, target: Locator, x: number, y: number): Promise<void> {
  if (onPhone(page)) await layButton(page).tap();
  else await target.click({ position: await pointOf(target, x, y) });
}

const spots = (lines: readonly number[]) => lines.flatMap((y) => lines.map((x) => [x, y] as const));
/** Few places at first; where a board is crowded, every one. */
const SPOTS = [
  ...spots([60, 24, 96, 42, 78, 12, 108]),
  ...spots(Array.from({ length: koinzInternals.EDGE + 1 }, (_, index) => index)),
];

/** Takes the largest koin and lays it on the first surface that has room for it. */
export async function layAnywhere(page: Page): Promise<void> {
  const size = await sizeToLay(page);
  const take = hand(page).getByRole('button', { name: new RegExp(`^Take a ${size} koin`) });
  if (await take.isVisible()) await pressAtOnce(take);
  const thumbs = page.getByRole('group', { name: 'Show a surface' }).getByRole('button');
  const boards = page.getByRole('application');
  for (let surface = 0; surface < (onPhone(page) ? await thumbs.count() : await boards.count()); surface++) {
    if (onPhone(page)) await thumbs.nth(surface).tap();
    const target = onPhone(page) ? boards : boards.nth(surface);
    const spot = spotFor(size, await lyingOn(target));
    if (spot === undefined) continue;
    const [x, y] = spot;
    await bring(target, x, y);
    await expect(layButton(page)).toHaveAttribute('aria-disabled', 'false');
    await layThere(page, target, x, y);
    return;
  }
  throw new Error(`no place for a ${size} koin was found`);
}

/** The koinz on a board, as the page tells them to those who do not see them. */
async function lyingOn(target: Locator): Promise<readonly koinzInternals.Pile[]> {
  const [place] = ((await target.getAttribute('aria-label')) ?? '').split(':');
  const told = await target
    .page()
    .getByRole('list', { name: `Koinz on ${place}` })
    .getByRole('listitem')
    .allInnerTexts();
  return told.map((words) => {
    const [, koinz = '', x, y] = /^(.*), (\d+) across, (\d+) down$/.exec(words) ?? [];
    const sizes = [...koinz.matchAll(/\b(?:large|medium|small)\b/g)].map(([size]) => sizeOf(size)).toReversed();
    const [bottom, ...above] = sizes;
    if (bottom === undefined) throw new Error(`not a pile: ${words}`);
    const pile = koinzInternals.pileOf(Number(x), Number(y), bottom, 0);
    return above.reduce((below, size) => koinzInternals.withKoin(below, size, 0), pile);
  });
}

const sizeOf = (name: string): koinzInternals.Size => (koinzInternals.SIZES as readonly string[]).indexOf(name);

/** The first spot where a koin has room, or that brings it onto a koin that carries it. */
function spotFor(name: string, piles: readonly koinzInternals.Pile[]): readonly [number, number] | undefined {
  const { carries, isWithinEdge, pileInTheWay, radiusOf, topOf, xOf, yOf } = koinzInternals;
  const koin = sizeOf(name);
  const isNear = (pile: koinzInternals.Pile, x: number, y: number) =>
    Math.hypot(xOf(pile) - x, yOf(pile) - y) < radiusOf(topOf(pile)) - 1;
  return SPOTS.find(
    ([x, y]) =>
      (isWithinEdge(koin, x, y) && pileInTheWay(piles, koin, x, y) === undefined) ||
      piles.some((pile) => carries(pile, koin) && isNear(pile, x, y)),
  );
}

/** The chance of a game that is soon over: see `withChance`. */
export const SHORT_GAME = 1;

export interface Hands {
  /** Chooses the number that is asked for. */
  readonly choose: () => Promise<void>;
  /** Lays a koin: it is Robin's turn. */
  readonly lay: () => Promise<void>;
  /** Goes on while there is something to be seen: any press does. */
  readonly goOn: () => Promise<void>;
}

const MOST_PRESSES = 600;

/** Plays until the result is there. */
export async function playOn(page: Page, { choose, lay, goOn }: Hands): Promise<void> {
  const asks = page.getByRole('group', { name: /^How many/ });
  const over = page.getByRole('button', { name: 'Play again' });
  for (let presses = 0; presses < MOST_PRESSES && !(await over.isVisible()); presses++) {
    if (await asks.isVisible()) await choose();
    else if (await layButton(page).isVisible()) await lay();
    else await goOn();
  }
  await expect(over).toBeVisible();
}

/** At a table with others: chooses one of everything. */
export const choosingOne: Decide = ({ page }, { buttons }) =>
  buttons.some(({ name, busy }) => !busy && /^1 (?!mm)/.test(name))
    ? () => pressAtOnce(page.getByRole('group', { name: /^How many/ }).getByRole('button', { name: /^1 / }))
    : undefined;

/** The same, and lays the largest koin wherever there is room. */
export const laying: Decide = (person, seen) => {
  const lay = seen.buttons.find(({ name }) => /^Lay\b/.test(name));
  return lay === undefined || lay.busy ? choosingOne(person, seen) : () => layAnywhere(person.page);
};
