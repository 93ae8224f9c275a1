import type { Json } from '@pouch/rules';
import { amount } from '../../../test-support/thorough.js';
import { COIN_COUNT, faceOf } from '../src/coin-set/pieces.js';
import type { LawFixture } from './law-fixture.js';
import { TestTable } from './test-table.js';

/** Coins are written like '17b': the number, and the side that is up. */

export const coins = (words: string): { coin: number; side: string }[] =>
  words.split(' ').map((word) => ({ coin: Number.parseInt(word, 10), side: word.slice(-1) }));

export const faces = (words: string): number[] =>
  coins(words).map(({ coin, side }) => faceOf(coin, side === 'b' ? 1 : 0));

export const deal = (words: string): Json => ({ chance: 'deal', coins: coins(words) });
export const call = (seat: number): Json => ({ seat, do: 'call' });
export const point = (seat: number, ...places: number[]): Json => ({ seat, do: 'point', places });
export const agree = (seat: number): Json => ({ seat, do: 'agree' });
export const turn = (seat: number, place: number): Json => ({ seat, do: 'turn', place });
export const tooLate: Json = { clock: 'point' };
export const timeIsUp: Json = { clock: 'agree' };

/**
 * Sets at places 0, 3, 6 (copper), 1, 4, 7 (silver) and 2, 5, 8 (gold): one triangle each, debossed, embossed and
 * ridged. At place 9 is the copper joker. Places 0, 1, 3 are no set: two copper coins and a silver one.
 */
export const TEN = '0a 23a 32b 1b 24b 34a 3a 26a 35b 13b';

export const dealt = (seats: number, options: Json = {}): TestTable =>
  new TestTable('coin-set', seats, options).play(deal(TEN));

/** A table with these coins, in the search phase. */
export function position(
  seats: number,
  lying: string,
  { bag = [], won = [] }: { bag?: readonly number[]; won?: readonly (readonly number[])[] } = {},
): TestTable {
  const table = faces(lying);
  return new TestTable('coin-set', seats).set({
    phase: 'search',
    table,
    bag: Array.from({ length: COIN_COUNT }, (_, coin) => bag.includes(coin)),
    bagCount: bag.length,
    toDeal: 0,
    won: Array.from({ length: seats }, (_, seat) => won[seat] ?? []),
  });
}

/** The coins on the table; one that a player has turned in this stage has a star. */
export const lying = (table: TestTable): string =>
  (table.json.table as unknown as { coin: number; side: string; turned: boolean }[])
    .map(({ coin, side, turned }) => `${coin}${side}${turned ? '*' : ''}`)
    .join(' ');

/** All seats that have not agreed agree. */
export function allAgree(table: TestTable): TestTable {
  for (const seat of table.json.toAct as unknown as number[]) table.play(agree(seat));
  return table;
}

/** Nobody finds a set, from the open table until every coin has been turned and all have agreed again. */
export function nobodyFinds(table: TestTable): TestTable {
  allAgree(allAgree(table));
  for (const place of (table.json.table as unknown as unknown[]).keys())
    allAgree(table.play(turn((table.json.toAct as unknown as number[])[0] as number, place)));
  return table;
}

export const coinSetLaws: LawFixture = {
  options: [{}, { pointSeconds: 5, agreeSeconds: 60 }],
  games: amount(5, 50),
  isConserved: (state: { table: { coin: number }[]; bag: number[]; won: number[][] }) => {
    const all = [...state.table.map(({ coin }) => coin), ...state.bag, ...state.won.flat()];
    return all.length === 42 && new Set(all).size === 42;
  },
};
