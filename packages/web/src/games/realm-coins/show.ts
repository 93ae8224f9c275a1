import { EMPTY, realmInternals, type Seat, type SeatSet, seatCount, type Viewer } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import type { Faces, RealmTypes, View } from './faces.ts';

const { bidValue, inGame, PLACES, poolValue, stashOf } = realmInternals;

/** The phases of a round, as the top bar names them. */
export const PHASES = ['bid', 'reveal', 'rank', 'win', 'bookkeeping'] as const;
type Phase = (typeof PHASES)[number];

/** What lies in a well, and which of it is about to leave or is on its way. */
export interface Lying {
  readonly coins: Faces;
  /** Coins that will go home: marked in wax. */
  readonly marked: Faces;
  /** Coins that are in the air: their place is kept. */
  readonly flying: Faces;
  /** Stays the same when this moves to another place, so that it can be seen to slide there. */
  readonly slide: string;
}

type PoolShown = Lying;

export interface BidShown extends Lying {
  /** Nobody's if a tie has turned a pool into a bid. */
  readonly seat: Seat | null;
  readonly value: number;
  readonly tied: boolean;
}

export interface Collected {
  readonly seat: Seat;
  /** Unknown where the table was opened after it. */
  readonly value: number | undefined;
}

/** What is happening, for the line over the pools. */
export type Note =
  | { readonly note: 'revealed' }
  | { readonly note: 'crowns-home'; readonly seats: SeatSet; readonly count: number }
  | { readonly note: 'off'; readonly payers: SeatSet }
  | { readonly note: 'forfeited'; readonly seat: Seat; readonly coin: number }
  | { readonly note: 'ranked'; readonly seats: readonly Seat[] }
  | { readonly note: 'knights-home'; readonly seat: Seat; readonly count: number }
  | { readonly note: 'tied'; readonly seats: SeatSet }
  | { readonly note: 'turned'; readonly places: readonly number[] }
  | { readonly note: 'swoop'; readonly seat: Seat }
  | { readonly note: 'swooped'; readonly seat: Seat; readonly take: Faces; readonly give: Faces }
  | { readonly note: 'collected'; readonly seat: Seat; readonly place: number; readonly value: number }
  | { readonly note: 'appease'; readonly seat: Seat }
  | { readonly note: 'appeased'; readonly seat: Seat; readonly coins: Faces }
  | { readonly note: 'out'; readonly seat: Seat }
  | { readonly note: 'bids-to-pools' }
  | { readonly note: 'ordered' }
  | { readonly note: 'drawn'; readonly coin: number }
  | { readonly note: 'extra' }
  | { readonly note: 'over' };

/** A swap as it is shown: between the pool at `place` and the bid above it. */
interface Swap {
  readonly seat: Seat;
  readonly place: number;
  readonly take: Faces;
  readonly give: Faces;
}

/** What the board draws. */
export interface RealmShow {
  readonly phase: Phase;
  readonly round: number;
  readonly extra: boolean;
  /** How many pools a bid can reach. */
  readonly reach: number;
  readonly stashes: readonly realmInternals.Metals[];
  readonly out: SeatSet;
  readonly pouch: realmInternals.Metals;
  /** The row of five places, highest first. */
  readonly pools: readonly (PoolShown | null)[];
  readonly bids: readonly (BidShown | null)[];
  readonly collected: readonly (Collected | null)[];
  /** Bids lie by seat until they are ranked: then each lies at the place that it reached. */
  readonly placed: boolean;
  readonly swap: Swap | null;
  readonly note: Note | null;
}

export const lying = (coins: Faces, slide: string): Lying => ({ coins, marked: EMPTY, flying: EMPTY, slide });

export const bidShown = (seat: Seat | null, coins: Faces, slide: string): BidShown => ({
  ...lying(coins, slide),
  seat,
  value: bidValue(coins),
  tied: false,
});

export const nothingAnywhere = (): null[] => Array.from({ length: PLACES }, () => null);

/**
 * What the pools brought in this round. The view does not have it: the page notes it here for the view
 * that came of it.
 */
const seen = new WeakMap<View, readonly (Collected | null)[]>();

export const noteCollected = (view: View, collected: readonly (Collected | null)[]): void => {
  seen.set(view, collected);
};

/** What was collected before the table was opened: in what has happened since the round began. */
export function withCollected(show: RealmShow, moments: readonly Moment<RealmTypes>[] = []): RealmShow {
  if (show.collected.every((each) => each === null || each.value !== undefined)) return show;
  const events = moments.flatMap((moment) => moment.events);
  const ofRound = events.slice(events.findLastIndex(({ event }) => event === 'round-begun') + 1);
  const collected = show.collected.map((each, place) => {
    const won = ofRound.find((event) => event.event === 'collected' && event.place === place);
    return each === null || won?.event !== 'collected' ? each : { ...each, value: poolValue(won.coins) };
  });
  return { ...show, collected };
}

/** Whether bids lie under the pools: then there is less room for all else. */
export const hasBids = ({ placed, bids }: RealmShow): boolean => placed || bids.some((bid) => bid !== null);

const PHASE_OF: Readonly<Record<View['phase'], Phase>> = {
  bid: 'bid',
  forfeit: 'reveal',
  swoop: 'win',
  appease: 'win',
  draw: 'bookkeeping',
  over: 'bookkeeping',
};

/** The board at rest. */
export function still(view: View, _viewer?: Viewer): RealmShow {
  const isWinning = view.phase === 'swoop' || view.phase === 'appease';
  const known = seen.get(view);
  return {
    phase: PHASE_OF[view.phase],
    round: view.round,
    extra: view.extra,
    reach: seatCount(inGame(view)),
    stashes: Array.from({ length: view.seats }, (_, seat) => stashOf(view, seat)),
    out: view.out,
    pouch: view.pouch,
    pools: view.pools.map((pool, place) => (pool === null ? null : lying(pool, `pool ${place}`))),
    bids: view.bids.map((bid, place) => {
      const seat = view.owners[place] ?? null;
      return bid === null ? null : bidShown(seat, bid, seat === null ? `pool ${place}` : `bid ${seat}`);
    }),
    collected: view.owners.map((seat, place) =>
      seat === null || view.pools[place] !== null ? null : { seat, value: known?.[place]?.value },
    ),
    placed: isWinning,
    swap: null,
    note: noteOf(view),
  };
}

function noteOf(view: View): Note | null {
  switch (view.phase) {
    case 'forfeit':
      return { note: 'off', payers: view.payers };
    case 'swoop':
      return { note: 'swoop', seat: realmInternals.decider(view) };
    case 'appease':
      return { note: 'appease', seat: realmInternals.decider(view) };
    case 'bid':
      return view.extra ? { note: 'extra' } : null;
    case 'over':
      return { note: 'over' };
    case 'draw':
      return null;
  }
}
