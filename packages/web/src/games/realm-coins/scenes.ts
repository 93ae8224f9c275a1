import { MOTION } from '@pouch/art';
import { coinsOfKind, EMPTY, only, realmInternals, type Seat, type SeatSet, seatSet, sizeOf } from '@pouch/rules';
import type { Flight } from '../../table/flight.ts';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import {
  type BidShown,
  bidShown,
  type Collected,
  type Lying,
  landed,
  lying,
  nothingAnywhere,
  type Show,
  still,
} from './show.ts';
import { bidSpot, coinSpot, flightsOf, flightTime, POUCH_SPOT, poolSpot, stashSpot } from './spots.ts';
import type { Event, Faces, Types, View } from './types.ts';

/** What has moved stays for a while to be read, in milliseconds. */
const READ = 1100;
const GLANCE = 700;

type Of<Name extends Event['event']> = Extract<Event, { readonly event: Name }>;

const { metalsOf, poolValue, realmFace } = realmInternals;

const at = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, each) => (each === index ? change(item) : item));

/** The events of one step as scenes, told one after another. */
class Story {
  readonly scenes: Scene<Show>[] = [];

  constructor(public show: Show) {}

  set(change: Partial<Show>): void {
    this.show = { ...this.show, ...change };
  }

  scene(millis: number, more: Omit<Scene<Show>, 'show' | 'millis'> = {}): void {
    this.scenes.push({ show: this.show, millis, ...more });
  }

  /** What is in the air lands when the scene is over. */
  fly(flights: readonly Flight[], reading = 0): void {
    this.scene(flightTime(flights) + reading, flights.length === 0 ? {} : { flights, sound: 'coin' });
    this.set({
      pools: this.show.pools.map((pool) => pool && landed(pool)),
      bids: this.show.bids.map((bid) => bid && landed(bid)),
    });
  }

  changeStash(seat: Seat, by: number): void {
    this.set({ stashes: at(this.show.stashes, seat, (stash) => stash + by) });
  }

  changeBid(place: number, change: (bid: BidShown) => BidShown): void {
    this.set({ bids: at(this.show.bids, place, (bid) => (bid === null ? null : change(bid))) });
  }

  changePool(place: number, change: (pool: Lying) => Lying | null): void {
    this.set({ pools: at(this.show.pools, place, (pool) => (pool === null ? null : change(pool))) });
  }

  placeOf(seat: Seat): number {
    return this.show.bids.findIndex((bid) => bid?.seat === seat);
  }
}

export function scenes(before: View, { events }: Moment<Types>): readonly Scene<Show>[] {
  const story = new Story(still(before));
  for (const batch of batchesOf(events)) tell(story, batch);
  return story.scenes;
}

/** What is shown together: all bids at once, all ranks, all that are tied; all else one by one. */
type Batch =
  | { readonly of: 'revealed'; readonly events: readonly Of<'revealed'>[] }
  | { readonly of: 'crowns-home'; readonly events: readonly Of<'crowns-home'>[] }
  | { readonly of: 'ranked'; readonly events: readonly Of<'ranked'>[] }
  | { readonly of: 'tied'; readonly events: readonly Of<'tied'>[] }
  | { readonly of: 'one'; readonly event: Event };

function batchesOf(events: readonly Event[]): readonly Batch[] {
  const pick = <Name extends Event['event']>(name: Name): Of<Name>[] =>
    events.filter((event): event is Of<Name> => event.event === name);
  const revealed = pick('revealed');
  const crowns = pick('crowns-home');
  const ranked = pick('ranked');
  const tied = pick('tied');
  const rest = events.filter(({ event }) => !['revealed', 'crowns-home', 'ranked', 'tied', 'bid-in'].includes(event));
  // Knights go home between ranking and ties; everything else comes after.
  const knights = rest.filter(({ event }) => event === 'knights-home');
  const later = rest.filter(({ event }) => event !== 'knights-home');
  const ones = (list: readonly Event[]): Batch[] => list.map((event) => ({ of: 'one', event }));
  return [
    ...(revealed.length > 0 ? [{ of: 'revealed', events: revealed } as const] : []),
    ...(crowns.length > 0 ? [{ of: 'crowns-home', events: crowns } as const] : []),
    ...(ranked.length > 0 ? [{ of: 'ranked', events: ranked } as const] : []),
    ...ones(knights),
    ...(tied.length > 0 ? [{ of: 'tied', events: tied } as const] : []),
    ...ones(later),
  ];
}

function tell(story: Story, batch: Batch): void {
  switch (batch.of) {
    case 'revealed':
      return revealed(story, batch.events);
    case 'crowns-home':
      return crownsHome(story, batch.events);
    case 'ranked':
      return ranked(story, batch.events);
    case 'tied':
      return tied(story, batch.events);
    case 'one':
      return one(story, batch.event);
  }
}

/** All bids are opened at once: they lie in the order of the seats. */
function revealed(story: Story, events: readonly Of<'revealed'>[]): void {
  const bids: (BidShown | null)[] = nothingAnywhere();
  for (const [place, { seat, bid }] of events.entries()) {
    bids[place] = bidShown(seat, bid, `bid ${seat}`);
    story.changeStash(seat, -metalsOf(bid));
  }
  story.set({ phase: 'reveal', bids, placed: false, note: { note: 'revealed' } });
  story.scene(MOTION.reveal + MOTION['reveal-apart'] * events.length + READ, { sound: 'coin' });
}

const seatsOf = (events: readonly { readonly seat: Seat }[]): SeatSet => seatSet(events.map(({ seat }) => seat));

function crownsHome(story: Story, events: readonly Of<'crowns-home'>[]): void {
  const count = events.reduce((sum, event) => sum + sizeOf(event.coins), 0);
  for (const event of events) story.changeBid(story.placeOf(event.seat), (bid) => ({ ...bid, marked: event.coins }));
  story.set({ note: { note: 'crowns-home', seats: seatsOf(events), count } });
  story.scene(READ);
  goHome(
    story,
    events.map(({ seat, coins: home }) => [seat, home]),
  );
}

/** Coins leave their bids for their owners' stashes. */
function goHome(story: Story, leaving: readonly (readonly [Seat, Faces])[]): void {
  const flights: Flight[] = [];
  for (const [seat, home] of leaving) {
    const place = story.placeOf(seat);
    story.changeStash(seat, metalsOf(home));
    story.changeBid(place, (bid) => ({ ...bid, marked: EMPTY, leaving: home }));
    flights.push(...flightsOf(home, (face) => [coinSpot(bidSpot(place), face), stashSpot(seat)]));
  }
  story.fly(flights, 120);
}

function ranked(story: Story, events: readonly Of<'ranked'>[]): void {
  const bids: (BidShown | null)[] = nothingAnywhere();
  for (const { seat, rank } of events) bids[rank] = story.show.bids[story.placeOf(seat)] ?? null;
  story.set({ phase: 'rank', bids, placed: true, note: { note: 'ranked', seats: events.map(({ seat }) => seat) } });
  story.scene(MOTION.draw + READ);
}

function tied(story: Story, events: readonly Of<'tied'>[]): void {
  for (const { place } of events) story.changeBid(place, (bid) => ({ ...bid, tied: true }));
  story.set({ note: { note: 'tied', seats: seatsOf(events) } });
  story.scene(READ + 300);
  goHome(
    story,
    events.map(({ seat, bid }) => [seat, bid]),
  );
  const places = events.map(({ place }) => place);
  const { pools, bids } = story.show;
  story.set({
    bids: bids.map((bid, place) => {
      const pool = pools[place] ?? null;
      return places.includes(place) && pool !== null ? bidShown(null, pool.coins, pool.slide) : bid;
    }),
    pools: pools.map((pool, place) => (places.includes(place) ? null : pool)),
    note: { note: 'turned', places },
  });
  story.scene(MOTION.draw + GLANCE);
}

function one(story: Story, event: Event): void {
  switch (event.event) {
    case 'round-off':
      return roundOff(story, event);
    case 'forfeited':
      return forfeited(story, event);
    case 'knights-home':
      return knightsHome(story, event);
    case 'swooped':
      return swooped(story, event);
    case 'collected':
      return collected(story, event);
    case 'appeased':
      return appeased(story, event);
    case 'out':
      story.set({ out: story.show.out | only(event.seat), note: { note: 'out', seat: event.seat } });
      return story.scene(READ);
    case 'pools-ordered':
      return ordered(story, event);
    case 'drawn':
      return drawn(story, event);
    case 'bid-in':
    case 'revealed':
    case 'crowns-home':
    case 'ranked':
    case 'tied':
    case 'round-begun':
    case 'over':
  }
}

function roundOff(story: Story, { payers }: Of<'round-off'>): void {
  story.set({ note: { note: 'off', payers } });
  story.scene(READ + 300);
  goHome(
    story,
    story.show.bids.flatMap((bid) => (bid === null || bid.seat === null ? [] : [[bid.seat, bid.coins] as const])),
  );
  story.set({ bids: nothingAnywhere() });
}

function forfeited(story: Story, { seat, coin }: Of<'forfeited'>): void {
  const paid = coinsOfKind(coin);
  story.changeStash(seat, -metalsOf(paid));
  story.changePool(0, (pool) => ({ ...pool, arriving: paid }));
  story.set({ note: { note: 'forfeited', seat, coin } });
  story.fly(
    flightsOf(paid, (face) => [stashSpot(seat), coinSpot(poolSpot(0), face)]),
    GLANCE,
  );
}

function knightsHome(story: Story, { seat, knights }: Of<'knights-home'>): void {
  const home = coinsOfKind(realmInternals.KNIGHT, knights);
  story.changeBid(story.placeOf(seat), (bid) => ({ ...bid, marked: home }));
  story.set({ note: { note: 'knights-home', seat, count: knights } });
  story.scene(READ);
  goHome(story, [[seat, home]]);
}

function swooped(story: Story, { seat, place, take, give }: Of<'swooped'>): void {
  story.set({ phase: 'win', swap: { seat, place, take, give }, note: { note: 'swooped', seat, take, give } });
  story.scene(READ);
  story.changePool(place, (pool) => ({ ...pool, leaving: give, arriving: take }));
  story.changeBid(place - 1, (bid) => ({ ...bid, leaving: take, arriving: give }));
  const [pool, bid] = [poolSpot(place), bidSpot(place - 1)];
  story.fly([
    ...flightsOf(give, (face) => [coinSpot(pool, face), bid], 'move'),
    ...flightsOf(take, (face) => [coinSpot(bid, face), pool], 'move'),
  ]);
  story.set({ swap: null });
  story.scene(GLANCE);
}

function collected(story: Story, { seat, place, coins: won }: Of<'collected'>): void {
  const value = poolValue(won);
  const mine: Collected = { seat, value };
  story.changeStash(seat, metalsOf(won));
  story.changePool(place, (pool) => ({ ...pool, leaving: won }));
  story.set({
    phase: 'win',
    collected: at(story.show.collected, place, () => mine),
    note: { note: 'collected', seat, place, value },
  });
  story.fly(
    flightsOf(won, (face) => [coinSpot(poolSpot(place), face), stashSpot(seat)]),
    GLANCE,
  );
  story.changePool(place, () => null);
}

function appeased(story: Story, { seat, coins: paid }: Of<'appeased'>): void {
  const place = story.placeOf(seat);
  story.changeStash(seat, -metalsOf(paid));
  story.changeBid(place, (bid) => ({ ...bid, arriving: paid }));
  story.set({ note: { note: 'appeased', seat, coins: paid } });
  story.fly(
    flightsOf(paid, (face) => [stashSpot(seat), coinSpot(bidSpot(place), face)]),
    GLANCE,
  );
}

/** Bids become pools where they lie; then the row is put in order. */
function ordered(story: Story, { pools: order }: Of<'pools-ordered'>): void {
  const { pools, bids } = story.show;
  const row = pools.map((pool, place) => {
    const bid = bids[place] ?? null;
    return bid === null ? pool : lying(bid.coins, bid.slide);
  });
  story.set({
    phase: 'bookkeeping',
    pools: row,
    bids: nothingAnywhere(),
    collected: nothingAnywhere(),
    placed: false,
    note: { note: 'bids-to-pools' },
  });
  story.scene(MOTION.draw + GLANCE);
  // R13: equal pools stay in the order in which they lay, so the first that fits is the right one.
  const left = [...row];
  const sorted = order.map((pool) => {
    const from = left.findIndex((each) => each?.coins === pool);
    return left.splice(from, 1)[0] ?? null;
  });
  if (sorted.every((pool, place) => pool === row[place])) return;
  story.set({ pools: sorted, note: { note: 'ordered' } });
  story.scene(MOTION.draw + GLANCE);
}

function drawn(story: Story, { coin }: Of<'drawn'>): void {
  const face = realmFace(coin);
  story.changePool(0, (pool) => ({ ...pool, arriving: coinsOfKind(face) }));
  story.set({ phase: 'bookkeeping', pouch: story.show.pouch - coinsOfKind(coin), note: { note: 'drawn', coin } });
  const flights = flightsOf(coinsOfKind(face), () => [POUCH_SPOT, coinSpot(poolSpot(0), face)]);
  story.fly(
    flights.map((flight) => ({ ...flight, millis: MOTION.draw })),
    READ,
  );
}
