import { countOf, EMPTY, realmInternals, type Seat, type SeatSet, seatCount } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import type { Group } from './faces.ts';
import type { Event, Faces, Metals, Types, View } from './types.ts';

const { inGame, PLACES, poolValue, stashOf } = realmInternals;

/** The phases of a round, as the top bar names them. */
export const PHASES = ['bid', 'reveal', 'rank', 'win', 'new-pools'] as const;
type Phase = (typeof PHASES)[number];

/** What lies in a well, and which of it is about to leave or is on its way. */
export interface Lying {
  readonly coins: Faces;
  /** Coins that will go home: marked in wax. */
  readonly marked: Faces;
  /** Coins on their way from here: their place is kept. What is in the air counts where it goes. */
  readonly leaving: Faces;
  /** Coins on their way here: not yet among the coins. */
  readonly arriving: Faces;
  /** Stays the same when this moves to another place, so that it can be seen to slide there. */
  readonly slide: string;
}

export interface BidShown extends Lying {
  /** Nobody's if a tie has turned a pool into a bid. */
  readonly seat: Seat | null;
  readonly tied: boolean;
}

export interface Collected {
  readonly seat: Seat;
  /** Unknown where the table was opened after it. */
  readonly value: number | undefined;
}

/** Whose coins a gryphon took: nobody's if a tie had turned a pool into a bid. */
export interface Swooped {
  readonly from: Seat | null;
  readonly take: Faces;
  readonly give: Faces;
}

/** How a bid reached its place, where the step that is shown has ranked it. */
export interface RankedBid {
  readonly value: number;
  /** Knights that it did not need. */
  readonly knights: number;
}

/** What is happening: the stage tells it. */
export type Note =
  | { readonly note: 'revealed' }
  | { readonly note: 'crowns-home'; readonly seats: SeatSet; readonly count: number }
  | { readonly note: 'off'; readonly payers: SeatSet }
  | { readonly note: 'forfeited'; readonly seat: Seat; readonly coin: number }
  | { readonly note: 'ranked'; readonly seats: readonly Seat[] }
  | { readonly note: 'knights-home'; readonly seats: SeatSet; readonly count: number }
  | {
      readonly note: 'tied';
      readonly seats: SeatSet;
      readonly places: readonly number[];
      readonly value: number | null;
    }
  | { readonly note: 'swoop'; readonly seat: Seat; readonly place: number }
  | ({ readonly note: 'swooped'; readonly seat: Seat; readonly place: number } & Swooped)
  | {
      readonly note: 'collected';
      readonly seat: Seat;
      readonly place: number;
      readonly value: number;
      readonly paid: number;
      readonly ranked: RankedBid | null;
      readonly swooped: Swooped | null;
    }
  | { readonly note: 'appease'; readonly seat: Seat; readonly place: number }
  | { readonly note: 'appeased'; readonly seat: Seat; readonly place: number; readonly coins: Faces }
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
export interface Show {
  readonly phase: Phase;
  readonly round: number;
  readonly extra: boolean;
  /** How many pools a bid can reach. */
  readonly reach: number;
  readonly stashes: readonly Metals[];
  readonly out: SeatSet;
  readonly pouch: Metals;
  /** The row of five places, highest first. */
  readonly pools: readonly (Lying | null)[];
  readonly bids: readonly (BidShown | null)[];
  readonly collected: readonly (Collected | null)[];
  /** Bids lie by seat until they are ranked: then each lies at the place that it reached. */
  readonly placed: boolean;
  readonly swap: Swap | null;
  readonly note: Note | null;
}

export const lying = (coins: Faces, slide: string): Lying => ({
  coins,
  marked: EMPTY,
  leaving: EMPTY,
  arriving: EMPTY,
  slide,
});

export const bidShown = (seat: Seat | null, coins: Faces, slide: string): BidShown => ({
  ...lying(coins, slide),
  seat,
  tied: false,
});

/** The same when all that is in the air has landed. */
export const landed = <Well extends Lying>(well: Well): Well => ({
  ...well,
  coins: well.coins - well.leaving + well.arriving,
  marked: EMPTY,
  leaving: EMPTY,
  arriving: EMPTY,
});

/** What arrives in exchange takes the place of what leaves; else a place is kept for it. */
export const drawnCoins = ({ coins, leaving, arriving }: Lying): Faces =>
  leaving === EMPTY ? coins + arriving : coins;

/** What is seen to happen to coins while they lie in a well. */
type Passing = 'marked' | 'leaving' | 'arriving' | 'ringed';

/** The last coins of a face are those that pass. A gathered drawing leaves or arrives when all of its coins do. */
export function stateOfGroup(
  { coins, marked, leaving, arriving }: Lying,
  ringed: Faces,
  { face, index, count }: Group,
): { readonly passing: Passing | undefined; readonly inAir: number } {
  const isExchange = leaving !== EMPTY;
  const all = countOf(isExchange ? coins : coins + arriving, face);
  const after = all - index - count;
  const among = (some: Faces): number => Math.max(0, Math.min(count, countOf(some, face) - after));
  const inAir = among(isExchange ? leaving : arriving);
  if (inAir === count) return { passing: isExchange ? 'leaving' : 'arriving', inAir };
  const passing = among(marked) > 0 ? 'marked' : among(ringed) > 0 ? 'ringed' : undefined;
  return { passing, inAir };
}

export const nothingAnywhere = (): null[] => Array.from({ length: PLACES }, () => null);

/**
 * The show with what each collected pool brought. A view does not say it, so scenes know only the pools of their own
 * step: the others are found in what has happened in the round.
 */
export function withCollected(show: Show, moments: readonly Moment<Types>[] = []): Show {
  if (show.collected.every((each) => each === null || each.value !== undefined)) return show;
  const ofRound = eventsOfRound(show.round, moments);
  const collected = show.collected.map((each, place) => {
    if (each === null || each.value !== undefined) return each;
    const won = ofRound.find((event) => event.event === 'collected' && event.place === place);
    return won?.event === 'collected' ? { ...each, value: poolValue(won.coins) } : each;
  });
  return { ...show, collected };
}

/** The newest step may already have begun the next round while this one's end is still shown. */
function eventsOfRound(round: number, moments: readonly Moment<Types>[]): readonly Event[] {
  const events = moments.flatMap((moment) => moment.events);
  const begins = (number: number): number =>
    events.findIndex((event) => event.event === 'round-begun' && event.round === number);
  const next = begins(round + 1);
  return events.slice(begins(round) + 1, next < 0 ? undefined : next);
}

const PHASE_OF: Readonly<Record<View['phase'], Phase>> = {
  bid: 'bid',
  forfeit: 'reveal',
  swoop: 'win',
  appease: 'win',
  draw: 'new-pools',
  over: 'new-pools',
};

/** The board at rest. */
export function still(view: View): Show {
  return {
    phase: PHASE_OF[view.phase],
    round: view.round,
    extra: view.extra,
    // Who goes out in a round has bid in it.
    reach: seatCount(inGame(view) | view.outNow),
    stashes: Array.from({ length: view.seats }, (_, seat) => stashOf(view, seat)),
    out: view.out,
    pouch: view.pouch,
    pools: view.pools.map((pool, place) => (pool === null ? null : lying(pool, `pool ${place}`))),
    bids: view.bids.map((bid, place) => {
      const seat = view.owners[place] ?? null;
      return bid === null ? null : bidShown(seat, bid, seat === null ? `pool ${place}` : `bid ${seat}`);
    }),
    collected: view.owners.map((seat, place) =>
      seat === null || view.pools[place] !== null ? null : { seat, value: undefined },
    ),
    placed: view.phase === 'swoop' || view.phase === 'appease',
    swap: null,
    note: noteOf(view),
  };
}

function noteOf(view: View): Note | null {
  switch (view.phase) {
    case 'forfeit':
      return { note: 'off', payers: view.payers };
    case 'swoop':
      return { note: 'swoop', seat: realmInternals.decider(view), place: view.place };
    case 'appease':
      return { note: 'appease', seat: realmInternals.decider(view), place: view.place };
    case 'bid':
      return view.extra ? { note: 'extra' } : null;
    case 'over':
      return { note: 'over' };
    case 'draw':
      return null;
  }
}
