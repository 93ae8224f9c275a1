import { coinsOfKind, EMPTY, realmInternals, type Seat } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import type { Event, Faces, Metals, Types } from './types.ts';

/** What a round has brought so far, worked out from what has been told of it. */

const { bidValue, KNIGHT, poolValue, rankOf, unescorted, worthOf } = realmInternals;

/** The events of a round from its reveal on, and the stashes before it where they are known. */
export interface RoundSoFar {
  readonly events: readonly Event[];
  readonly stashes: readonly Metals[] | undefined;
}

/** The last round of which bids have been seen; undefined before the first reveal. */
export function lastRound(moments: readonly Moment<Types>[]): RoundSoFar | undefined {
  const at = moments.findLastIndex(({ events }) => events.some(({ event }) => event === 'revealed'));
  if (at < 0) return undefined;
  const all = moments.slice(at).flatMap(({ events }) => events);
  const ends = all.findIndex(({ event }) => event === 'round-begun' || event === 'over');
  return { events: ends < 0 ? all : all.slice(0, ends), stashes: moments[at - 1]?.view.stashes };
}

/** Whether the next round has begun since bids were last seen. */
export function isOver(moments: readonly Moment<Types>[]): boolean {
  const events = moments.flatMap((moment) => moment.events);
  const ends = events.findLastIndex(({ event }) => event === 'round-begun' || event === 'over');
  return ends > events.findLastIndex(({ event }) => event === 'revealed');
}

/** What one player has bid, paid and won in a round. */
export interface Share {
  readonly seat: Seat;
  /** From 0; undefined until the bids are ranked, and in a round that is cancelled. */
  readonly place: number | undefined;
  /** As it was revealed. */
  readonly bid: Faces;
  /** As it counts: with Mob, and without crowns that return. */
  readonly value: number;
  /** Coins of the bid that have returned: crowns, knights, or all of it. */
  readonly returned: Faces;
  readonly knights: number;
  /** What of the bid is lost, and what wyverns or an empty bid have cost. */
  readonly paid: number;
  readonly extra: Faces;
  readonly outcome: 'open' | 'won' | 'tied' | 'cancelled';
  readonly won: Faces;
  /** What was won less what was paid; undefined while it is open. */
  readonly net: number | undefined;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

type Of<Name extends Event['event']> = Extract<Event, { readonly event: Name }>;

/** The players of the round as they rank. Revealed bids can be compared at once, so no row moves when they are ranked. */
export function sharesOf({ events, stashes }: RoundSoFar): readonly Share[] {
  const isOff = events.some(({ event }) => event === 'round-off');
  const shares = events
    .filter((event): event is Of<'revealed'> => event.event === 'revealed')
    .map((revealed) => shareOf(revealed, events, { isOff, stash: stashes?.[revealed.seat] }));
  return shares.toSorted(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || rankOf(b.value, b.bid) - rankOf(a.value, a.bid) || a.seat - b.seat,
  );
}

interface Around {
  readonly isOff: boolean;
  readonly stash: Metals | undefined;
}

function shareOf({ seat, bid }: Of<'revealed'>, events: readonly Event[], { isOff, stash }: Around): Share {
  const own = <Name extends Event['event']>(name: Name): Of<Name> | undefined =>
    events.find((event): event is Of<Name> => event.event === name && 'seat' in event && event.seat === seat);
  const isTied = own('tied') !== undefined;
  const crowns = unescorted(bid);
  const knights = own('knights-home')?.knights ?? 0;
  const returned = isOff || isTied ? bid : crowns + coinsOfKind(KNIGHT, knights);
  const forfeited = own('forfeited');
  const extra = own('appeased')?.coins ?? (forfeited === undefined ? EMPTY : coinsOfKind(forfeited.coin));
  const collected = own('collected');
  const paid = poolValue(bid - returned) + poolValue(extra);
  const outcome = isOff ? 'cancelled' : isTied ? 'tied' : collected === undefined ? 'open' : 'won';
  const won = collected?.coins ?? EMPTY;
  const net = outcome === 'open' ? undefined : poolValue(won) - paid;
  const before = stash === undefined ? undefined : worthOf(stash);
  return {
    seat,
    place: own('ranked')?.rank,
    bid,
    value: bidValue(bid - crowns),
    returned,
    knights,
    paid,
    extra,
    outcome,
    won,
    net,
    before,
    after: before === undefined || net === undefined ? undefined : before + net,
  };
}
