import { type Json, type Random, type Seat, seatSet, type Viewer } from '@pouch/rules';
import { amount } from '../../../test-support/thorough.js';
import { coinsFrom } from '../src/kernel/coins.js';
import { METALS, type MetalName } from '../src/kernel/metals.js';
import { everyone } from '../src/kernel/seats.js';
import { bidsFrom } from '../src/realm-coins/decisions.js';
import { FACES } from '../src/realm-coins/pieces.js';
import type { State } from '../src/realm-coins/state.js';
import { type Heap, totalByMetal } from './conservation.js';
import type { LawFixture } from './law-fixture.js';
import { TestTable } from './test-table.js';

type FaceHeap = Readonly<Partial<Record<(typeof FACES)[number], number>>>;
type MetalHeap = Readonly<Partial<Record<MetalName, number>>>;

export const bid = (seat: Seat, coins: FaceHeap): Json => ({ seat, do: 'bid', coins });
/** One bid for each seat. */
export const bids = (...all: FaceHeap[]): Json[] => all.map((coins, seat) => bid(seat, coins));
export const forfeit = (seat: Seat, coin: string): Json => ({ seat, do: 'forfeit', coin });
export const swoop = (seat: Seat, take: FaceHeap, give: FaceHeap): Json => ({ seat, do: 'swoop', take, give });
export const appease = (seat: Seat, coins: FaceHeap): Json => ({ seat, do: 'appease', coins });
export const draw = (coin: MetalName): Json => ({ chance: 'draw', coin });

export const FIRST_STASH: MetalHeap = { copper: 4, silver: 3, gold: 2 };

interface Position {
  readonly stashes?: readonly MetalHeap[];
  /** Highest first; missing ones are empty. */
  readonly pools?: readonly FaceHeap[];
  readonly pouch?: MetalHeap;
  readonly out?: readonly Seat[];
  readonly round?: number;
  readonly extra?: boolean;
}

const metals = (heap: MetalHeap): number => coinsFrom(METALS.map((metal) => heap[metal] ?? 0));
const faces = (heap: FaceHeap): number => coinsFrom(FACES.map((face) => heap[face] ?? 0));

/** A table that awaits bids: the setup, changed as the position says. */
export function realm(seats: number, { stashes, pools, pouch, out = [], ...plain }: Position = {}): TestTable {
  return new TestTable('realm-coins', seats).set({
    ...plain,
    ...(stashes && { stashes: stashes.map(metals) }),
    ...(pools && { pools: [0, 1, 2, 3, 4].map((place) => faces(pools[place] ?? {})) }),
    ...(pouch && { pouch: metals(pouch) }),
    out: seatSet(out),
    unsealed: everyone(seats) & ~seatSet(out),
  });
}

interface Place {
  readonly pool: FaceHeap | null;
  readonly bid: FaceHeap | null;
  readonly seat: Seat | null;
}

export const places = (table: TestTable): readonly Place[] => table.json.row as unknown as readonly Place[];
export const pools = (table: TestTable): unknown[] => places(table).map(({ pool }) => pool);
export const stash = (table: TestTable, seat: Seat): unknown =>
  (table.json.stashes as unknown as readonly MetalHeap[])[seat];

export const realmLaws: LawFixture = {
  options: [{}],
  games: amount(25, 400),
  isConserved: ({ stashes, row, pouch }: { stashes: Heap[]; row: { pool: Heap; bid: Heap }[]; pouch: Heap }) => {
    const seats = stashes.length;
    const all = totalByMetal([...stashes, ...row.flatMap(({ pool, bid }) => [pool, bid]), pouch]);
    return all === totalByMetal([{ copper: 5 + 4 * seats, silver: 10 + 3 * seats, gold: 15 + 2 * seats }]);
  },
  withOtherSecrets: otherBids,
};

function otherBids(state: State, viewer: Viewer, random: Random): State {
  const anotherBid = (bid: number, seat: Seat): number => {
    let skip = random.below(50);
    let another = bid;
    for (const other of bidsFrom(state.stashes[seat] ?? 0)) {
      if (other !== bid) another = other;
      if (skip-- <= 0 && another !== bid) break;
    }
    return another;
  };
  return {
    ...state,
    sealed: state.sealed.map((bid, seat) => (bid === null || seat === viewer ? bid : anotherBid(bid, seat))),
  };
}
