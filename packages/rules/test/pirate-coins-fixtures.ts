import type { Json, Seat, Viewer } from '@pouch/rules';
import { amount } from '../../../test-support/thorough.js';
import { coinsFrom } from '../src/kernel/coins.js';
import { METALS, type MetalName, SILVER } from '../src/kernel/metals.js';
import type { State } from '../src/pirate-coins/state.js';
import { totalByMetal } from './conservation.js';
import type { LawFixture } from './law-fixture.js';
import { TestTable } from './test-table.js';

type Side = 'monster' | 'skull';
export type MetalHeap = Readonly<Partial<Record<MetalName, number>>>;

export const first = (seat: Seat): Json => ({ chance: 'first', seat });
export const stack = (...coins: string[]): Json => ({ chance: 'stack', coins });
export const fortune = (coin: MetalName): Json => ({ chance: 'fortune', coin });
export const flip = (side: Side): Json => ({ chance: 'flip', side });
export const choose = (seat: Seat, side: Side): Json => ({ seat, do: 'choose', side });
/** One choice for each seat. */
export const choices = (...sides: Side[]): Json[] => sides.map((side, seat) => choose(seat, side));

export const FIRST_BOOTY: MetalHeap = { gold: 1 };
export const ALL_SILVER: readonly MetalName[] = ['silver', 'silver', 'silver', 'silver', 'silver'];

interface Position {
  readonly starter?: Seat;
  readonly round?: number;
  readonly booty?: readonly MetalHeap[];
  readonly loot?: MetalHeap;
  readonly monsters?: MetalHeap;
  readonly pouch?: MetalHeap;
}

export const packed = (heap: MetalHeap): number => coinsFrom(METALS.map((metal) => heap[metal] ?? 0));

/** A table in the first turn of a round, before the fortune coin is drawn; the round stack is all silver. */
export function pirates(seats: number, { starter = 0, round = 1, booty, ...heaps }: Position = {}): TestTable {
  return new TestTable('pirate-coins', seats).play(first(starter), stack(...ALL_SILVER)).set({
    round,
    stack: Array(5 - round).fill(SILVER),
    ...(booty && { booty: booty.map(packed) }),
    ...Object.fromEntries(Object.entries(heaps).map(([name, heap]) => [name, packed(heap)])),
  });
}

export const pirateLaws: LawFixture = {
  options: [{}],
  games: amount(15, 150),
  isConserved: (
    state: Record<'loot' | 'monsters' | 'pouch', MetalHeap> & {
      booty: MetalHeap[];
      fortune: string | null;
      stack: string[];
    },
  ) => {
    const single = [...state.stack, ...(state.fortune === null ? [] : [state.fortune])].map((metal) => ({
      [metal]: 1,
    }));
    const all = totalByMetal([...state.booty, state.loot, state.monsters, state.pouch, ...single]);
    return all === totalByMetal([{ copper: 25, silver: 25, gold: 25 }]);
  },
  withOtherSecrets: otherChoices,
};

function otherChoices(state: State, viewer: Viewer): State {
  const mine = viewer === 'table' ? 0 : 1 << viewer;
  return {
    ...state,
    monster: (state.monster & mine) | (state.skull & ~mine),
    skull: (state.skull & mine) | (state.monster & ~mine),
  };
}
