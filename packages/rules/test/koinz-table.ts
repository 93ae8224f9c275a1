import type { Json } from '@pouch/rules';
import { coinsFrom } from '../src/kernel/coins.js';
import { Table } from './table.js';

/** Tables for the tests of Koinz. */

export const KIT = ['large', 'medium', 'small', 'surfaces'] as const;

export const place = (seat: number, koin: string, x: number, y: number, surface = 0): Json => ({
  seat,
  do: 'place',
  koin,
  surface,
  x,
  y,
});
export const stack = (seat: number, koin: string, pile: number, surface = 0): Json => ({
  seat,
  do: 'stack',
  koin,
  surface,
  pile,
});

export const toAct = (table: Table): number => (table.json.toAct as unknown as number[])[0] as number;

/** A table at which choosing is done, whoever's turn it was; seat 0 is player 1 if nothing else is said. */
export function chosen(seats: number, kit: readonly number[], { first = 0, options = {} } = {}): Table {
  return chooseAll(new Table('koinz', seats, options).play({ chance: 'first', seat: first }), kit);
}

export function chooseAll(table: Table, kit: readonly number[]): Table {
  for (const [index, part] of KIT.entries()) table.play({ seat: toAct(table), do: 'choose', [part]: kit[index] });
  return table;
}

/** How many koinz a hand has: large, medium, small. */
type Counts = readonly [large: number, medium: number, small: number];

/** Seat 0 lays these koinz; then the hands are what the test needs, and it is for `turn` to lay. */
export function arrange(table: Table, lays: readonly Json[], turn: number, ...hands: Counts[]): Table {
  const plenty = hands.map(() => coinsFrom([6, 6, 6]));
  for (const lay of lays) table.set({ turn: 0, hands: plenty }).play(lay);
  return table.set({ turn, hands: hands.map((hand) => coinsFrom(hand)) });
}

/** Nine large koinz: no koin has room between them, and it takes a smaller one to go on. */
export const NINE = [19, 60, 101].flatMap((y) => [19, 60, 101].map((x) => place(0, 'large', x, y)));
