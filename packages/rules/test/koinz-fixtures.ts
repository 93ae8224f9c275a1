import type { Json } from '@pouch/rules';
import { amount } from '../../../test-support/thorough.js';
import { coinsFrom } from '../src/kernel/coins.js';
import type { Heap } from './conservation.js';
import type { LawFixture } from './law-fixture.js';
import { TestTable } from './test-table.js';

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

export const toAct = (table: TestTable): number => (table.json.toAct as unknown as number[])[0] as number;

/** A table after the choices; seat 0 is player 1 by default. */
export function chosen(seats: number, kit: readonly number[], { first = 0, options = {} } = {}): TestTable {
  return chooseAll(new TestTable('koinz', seats, options).play({ chance: 'first', seat: first }), kit);
}

export function chooseAll(table: TestTable, kit: readonly number[]): TestTable {
  for (const [index, part] of KIT.entries()) table.play({ seat: toAct(table), do: 'choose', [part]: kit[index] });
  return table;
}

type Counts = readonly [large: number, medium: number, small: number];

/** Seat 0 lays these koinz; then the hands are set, and `turn` lays next. */
export function arrange(table: TestTable, lays: readonly Json[], turn: number, ...hands: Counts[]): TestTable {
  const plenty = hands.map(() => coinsFrom([6, 6, 6]));
  for (const lay of lays) table.set({ turn: 0, hands: plenty }).play(lay);
  return table.set({ turn, hands: hands.map((hand) => coinsFrom(hand)) });
}

/** Nine large koinz: no free position is left, so koinz can only be stacked. */
export const NINE = [19, 60, 101].flatMap((y) => [19, 60, 101].map((x) => place(0, 'large', x, y)));

export const koinzLaws: LawFixture = {
  options: ['classic', 'sudden-death'].flatMap((variant) => ['guided', 'steady'].map((hand) => ({ variant, hand }))),
  games: amount(3, 20),
  isConserved: (state: {
    awaits: string;
    kit: Heap;
    hands: Heap[];
    surfaces: { koins: [string, number][] }[][];
    active: number[];
  }) =>
    state.awaits !== 'lay' ||
    state.active.every((seat) =>
      ['large', 'medium', 'small'].every((size) => {
        const koins = state.surfaces.flat().flatMap((pile) => pile.koins);
        const laid = koins.filter(([of, by]) => of === size && by === seat).length;
        return laid + (state.hands[seat]?.[size] ?? 0) === state.kit[size];
      }),
    ),
};
