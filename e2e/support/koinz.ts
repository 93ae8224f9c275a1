import type { Locator, Page } from '@playwright/test';
import { type Json, koinz, type koinzParts, lowestSeat, type OptionValues, Refusal } from '@pouch/rules';
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
  const state = koinz.setup(save.seats, save.options as koinzParts.Kind['Options']);
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

/** A size that is in hand and has a place somewhere: the smallest one. */
export async function sizeToLay(page: Page): Promise<'small' | 'medium' | 'large'> {
  for (const size of ['small', 'medium', 'large'] as const) {
    const button = hand(page).getByRole('button', { name: new RegExp(`\\b${size} koin`) });
    if ((await button.isEnabled()) && !(await button.innerText()).includes('no place')) return size;
  }
  throw new Error('nothing in hand can be laid');
}

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
