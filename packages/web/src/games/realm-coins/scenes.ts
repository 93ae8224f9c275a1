import { MOTION } from '@pouch/art';
import {
  coinsOfKind,
  EMPTY,
  has,
  only,
  realmInternals,
  type Seat,
  type SeatSet,
  seatSet,
  sizeOf,
  type Viewer,
} from '@pouch/rules';
import type { Flight } from '../../table/flight.ts';
import type { Hold, Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import {
  type BidShown,
  bidShown,
  type Collected,
  type Lying,
  landed,
  lying,
  type Note,
  nothingAnywhere,
  type RankedBid,
  type Show,
  type Swooped,
  still,
} from './show.ts';
import { bidSpot, coinSpot, flightsOf, flightTime, POUCH_SPOT, poolSpot, rowSpot, stashSpot } from './spots.ts';
import type { Event, Faces, Types, View } from './types.ts';

type Of<Name extends Event['event']> = Extract<Event, { readonly event: Name }>;

const { bidValue, metalsOf, poolValue, realmFace } = realmInternals;

const at = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, each) => (each === index ? change(item) : item));

/** What a scene says of itself besides what it shows. */
type About = Omit<Scene<Show>, 'show' | 'millis' | 'flights'>;

/** The events of one step as scenes, told one after another. */
class Story {
  readonly scenes: Scene<Show>[] = [];
  /** How many events have been told. */
  told = 0;

  constructor(
    public show: Show,
    readonly events: readonly Event[],
    readonly viewer: Viewer,
  ) {}

  set(change: Partial<Show>): void {
    this.show = { ...this.show, ...change };
  }

  scene(millis: number, about: About = {}): void {
    this.scenes.push({ show: this.show, millis, told: this.told, ...about });
  }

  /** What is in the air lands when the scene is over; what is to be read is read after that. */
  fly(flights: readonly Flight[], { hold, ...about }: About = {}, then?: () => void): void {
    if (flights.length > 0)
      this.scenes.push({
        show: this.show,
        millis: flightTime(flights),
        told: this.told,
        ...about,
        flights,
        sound: 'clink',
      });
    this.set({
      pools: this.show.pools.map((pool) => pool && landed(pool)),
      bids: this.show.bids.map((bid) => bid && landed(bid)),
    });
    then?.();
    if (hold !== undefined) this.scene(0, { ...about, hold });
  }

  /** What is about the viewer stays longer. */
  hold(seats: SeatSet): Hold {
    return this.viewer !== 'table' && has(seats, this.viewer) ? 'own' : 'read';
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

  of<Name extends Event['event']>(name: Name): readonly Of<Name>[] {
    return this.events.filter((event): event is Of<Name> => event.event === name);
  }
}

/** What is told together: all bids with the crowns that return, all ranks, all knights, all ties; all else one by one. */
const TOGETHER: readonly (readonly Event['event'][])[] = [
  ['revealed', 'crowns-home'],
  ['ranked'],
  ['knights-home'],
  ['tied'],
];

export function scenes(before: View, { events }: Moment<Types>, viewer: Viewer): readonly Scene<Show>[] {
  const story = new Story(still(before), events, viewer);
  for (const { batch, told } of batchesOf(events)) {
    story.told = told;
    tell(story, batch);
  }
  return story.scenes;
}

interface Batch {
  readonly batch: readonly [Event, ...Event[]];
  /** How many events have been told with it. */
  readonly told: number;
}

function batchesOf(events: readonly Event[]): readonly Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < events.length; ) {
    const [first] = events.slice(from);
    if (first === undefined) break;
    const names = TOGETHER.find((some) => some.includes(first.event)) ?? [];
    const end = events.findIndex(({ event }, index) => index > from && !names.includes(event));
    const to = end < 0 ? events.length : end;
    batches.push({
      batch: [first, ...events.slice(from + 1, names.length === 0 ? from + 1 : to)],
      told: names.length === 0 ? from + 1 : to,
    });
    from = batches.at(-1)?.told ?? events.length;
  }
  return batches;
}

function tell(story: Story, [event]: Batch['batch']): void {
  switch (event.event) {
    case 'revealed':
      return revealed(story);
    case 'ranked':
      return ranked(story);
    case 'knights-home':
      return knightsHome(story);
    case 'tied':
      return tied(story);
    case 'forfeited':
      return forfeited(story, event);
    case 'swooped':
      return swooped(story, event);
    case 'collected':
      return collected(story, event);
    case 'appeased':
      return appeased(story, event);
    case 'out':
      story.set({ out: story.show.out | only(event.seat), note: { note: 'out', seat: event.seat } });
      return story.scene(MOTION.fade, { hold: story.hold(only(event.seat)), step: `out ${event.seat}` });
    case 'pools-ordered':
      return ordered(story, event);
    case 'drawn':
      return drawn(story, event);
    case 'bid-in':
    case 'crowns-home':
    case 'round-off':
    case 'round-begun':
    case 'over':
  }
}

/** All bids are opened at once: they lie in the order of the seats. Crowns without a knight return. */
function revealed(story: Story): void {
  const events = story.of('revealed');
  const bids: (BidShown | null)[] = nothingAnywhere();
  for (const [place, { seat, bid }] of events.entries()) {
    bids[place] = bidShown(seat, bid, `bid ${seat}`);
    story.changeStash(seat, -metalsOf(bid));
  }
  const opening = MOTION.reveal + MOTION['reveal-apart'] * (events.length - 1);
  const [off] = story.of('round-off');
  if (off !== undefined) return cancelled(story, off, bids, opening);
  const crowns = story.of('crowns-home');
  story.set({ phase: 'reveal', bids, placed: false, note: { note: 'revealed' } });
  story.scene(opening, { hold: crowns.length === 0 ? 'read' : 'glance', step: 'reveal', sound: 'clink' });
  if (crowns.length === 0) return;
  const seats = seatsOf(crowns);
  for (const { seat, coins } of crowns) story.changeBid(story.placeOf(seat), (bid) => ({ ...bid, marked: coins }));
  const count = crowns.reduce((sum, { coins }) => sum + sizeOf(coins), 0);
  story.set({ note: { note: 'crowns-home', seats, count } });
  story.scene(MOTION.warn, { hold: story.hold(seats), step: 'reveal' });
  goHome(story, 'reveal', crowns);
}

const seatsOf = (events: readonly { readonly seat: Seat }[]): SeatSet => seatSet(events.map(({ seat }) => seat));

/** A cancelled round is one step: all bids are seen, and return. */
function cancelled(story: Story, off: Of<'round-off'>, bids: readonly (BidShown | null)[], opening: number): void {
  story.told = story.events.indexOf(off) + 1;
  story.set({ phase: 'reveal', bids, placed: false, note: { note: 'off', payers: off.payers } });
  story.scene(opening, { hold: story.hold(off.payers), step: 'off', sound: 'clink' });
  goHome(
    story,
    'off',
    bids.flatMap((bid) => (bid === null || bid.seat === null ? [] : [{ seat: bid.seat, coins: bid.coins }])),
  );
  story.set({ bids: nothingAnywhere() });
}

/** Coins leave their bids for their owners' stashes. */
function goHome(
  story: Story,
  step: string,
  leaving: readonly { readonly seat: Seat; readonly coins: Faces }[],
  about: About = {},
): void {
  const flights: Flight[] = [];
  for (const { seat, coins } of leaving) {
    const place = story.placeOf(seat);
    story.changeStash(seat, metalsOf(coins));
    story.changeBid(place, (bid) => ({ ...bid, marked: EMPTY, leaving: coins }));
    flights.push(...flightsOf(coins, (face) => [coinSpot(bidSpot(place), face), stashSpot(seat)], 'move'));
  }
  story.fly(flights, { step, ...about });
}

function ranked(story: Story): void {
  const events = story.of('ranked');
  const bids: (BidShown | null)[] = nothingAnywhere();
  for (const { seat, rank } of events) bids[rank] = story.show.bids[story.placeOf(seat)] ?? null;
  const knights = knightsNote(story);
  story.set({
    phase: 'rank',
    bids,
    placed: true,
    note: knights ?? { note: 'ranked', seats: events.map(({ seat }) => seat) },
  });
  // Knights that return are told while the bids find their places.
  const hold = story.of('tied').length > 0 ? 'glance' : 'read';
  story.scene(MOTION.move, { ...(knights === undefined && { hold }), step: 'rank' });
}

function knightsNote(story: Story): Note | undefined {
  const events = story.of('knights-home');
  const count = events.reduce((sum, { knights }) => sum + knights, 0);
  return count === 0 ? undefined : { note: 'knights-home', seats: seatsOf(events), count };
}

/** From the lowest bid up. */
function knightsHome(story: Story): void {
  goHome(
    story,
    'rank',
    story.of('knights-home').map(({ seat, knights }) => ({ seat, coins: coinsOfKind(realmInternals.KNIGHT, knights) })),
    { hold: 'read' },
  );
}

function tied(story: Story): void {
  const events = story.of('tied');
  const seats = seatsOf(events);
  const places = events.map(({ place }) => place);
  const values = new Set(events.map(({ bid }) => bidValue(bid)));
  const [value = null] = values.size === 1 ? values : [];
  for (const place of places) story.changeBid(place, (bid) => ({ ...bid, tied: true }));
  story.set({ note: { note: 'tied', seats, places, value } });
  story.scene(MOTION.warn, { hold: story.hold(seats), step: 'tied' });
  goHome(
    story,
    'tied',
    events.map(({ seat, bid }) => ({ seat, coins: bid })),
  );
  const { pools, bids } = story.show;
  story.set({
    bids: bids.map((bid, place) => {
      const pool = pools[place] ?? null;
      return places.includes(place) && pool !== null ? bidShown(null, pool.coins, pool.slide) : bid;
    }),
    pools: pools.map((pool, place) => (places.includes(place) ? null : pool)),
  });
  story.scene(MOTION.move, { step: 'tied' });
}

function forfeited(story: Story, { seat, coin }: Of<'forfeited'>): void {
  const paid = coinsOfKind(coin);
  story.changeStash(seat, -metalsOf(paid));
  story.changePool(0, (pool) => ({ ...pool, arriving: paid }));
  story.set({ phase: 'reveal', note: { note: 'forfeited', seat, coin } });
  story.fly(
    flightsOf(paid, (face) => [stashSpot(seat), coinSpot(poolSpot(0), face)]),
    { hold: story.hold(only(seat)), step: `pay ${seat}` },
  );
}

const placeStep = (place: number): string => `place ${place}`;

function swooped(story: Story, { seat, place, take, give }: Of<'swooped'>): void {
  const from = story.show.bids[place - 1]?.seat ?? null;
  story.set({
    phase: 'win',
    swap: { seat, place, take, give },
    note: { note: 'swooped', seat, place, from, take, give },
  });
  story.scene(MOTION.warn, { hold: 'glance', step: placeStep(place) });
  story.changePool(place, (pool) => ({ ...pool, leaving: give, arriving: take }));
  story.changeBid(place - 1, (bid) => ({ ...bid, leaving: take, arriving: give }));
  const [pool, bid] = [poolSpot(place), bidSpot(place - 1)];
  story.fly(
    [
      ...flightsOf(give, (face) => [coinSpot(pool, face), bid], 'move'),
      ...flightsOf(take, (face) => [coinSpot(bid, face), pool], 'move'),
    ],
    { step: placeStep(place) },
  );
  story.set({ swap: null });
}

function collected(story: Story, { seat, place, coins: won }: Of<'collected'>): void {
  const value = poolValue(won);
  const mine: Collected = { seat, value };
  story.changeStash(seat, metalsOf(won));
  story.changePool(place, (pool) => ({ ...pool, leaving: won }));
  const note: Note = {
    note: 'collected',
    seat,
    place,
    value,
    paid: poolValue(story.show.bids[place]?.coins ?? EMPTY),
    ranked: rankedBid(story, seat),
    swooped: swoopAt(story.show.note, place),
  };
  story.set({ phase: 'win', collected: at(story.show.collected, place, () => mine), note });
  story.fly(
    flightsOf(won, (face) => [coinSpot(poolSpot(place), face), rowSpot(seat)]),
    { hold: story.hold(only(seat)), step: placeStep(place) },
    () => story.changePool(place, () => null),
  );
}

/** A view does not say how a bid was ranked: the step that has ranked it knows. */
function rankedBid(story: Story, seat: Seat): RankedBid | null {
  const rank = story.of('ranked').find((event) => event.seat === seat);
  const home = story.of('knights-home').find((event) => event.seat === seat);
  return rank === undefined ? null : { value: rank.value, knights: home?.knights ?? 0 };
}

const swoopAt = (note: Note | null, place: number): Swooped | null =>
  note?.note === 'swooped' && note.place === place ? { from: note.from, take: note.take, give: note.give } : null;

function appeased(story: Story, { seat, coins: paid }: Of<'appeased'>): void {
  const place = story.placeOf(seat);
  story.changeStash(seat, -metalsOf(paid));
  story.changeBid(place, (bid) => ({ ...bid, arriving: paid }));
  story.set({ phase: 'win', note: { note: 'appeased', seat, place, coins: paid } });
  story.fly(
    flightsOf(paid, (face) => [stashSpot(seat), coinSpot(bidSpot(place), face)]),
    { hold: story.hold(only(seat)), step: placeStep(place) },
  );
}

/** Bids become pools where they lie; then the row is put in order. */
function ordered(story: Story, { pools: order }: Of<'pools-ordered'>): void {
  const { pools, bids } = story.show;
  const row = pools.map((pool, place) => {
    const bid = bids[place] ?? null;
    return bid === null ? pool : lying(bid.coins, bid.slide);
  });
  // R13: equal pools stay in the order in which they lay, so the first that fits is the right one.
  const left = [...row];
  const sorted = order.map((pool) => {
    const from = left.findIndex((each) => each?.coins === pool);
    return left.splice(from, 1)[0] ?? null;
  });
  const isSorted = sorted.every((pool, place) => pool === row[place]);
  // What is drawn from the pouch is read instead.
  const isLast = story.events.some(({ event }) => event === 'round-begun' || event === 'over');
  const about: About = { step: 'new-pools', routine: true };
  story.set({
    phase: 'new-pools',
    pools: row,
    bids: nothingAnywhere(),
    collected: nothingAnywhere(),
    placed: false,
    note: { note: 'bids-to-pools' },
  });
  story.scene(MOTION.move, { ...about, ...((!isSorted || isLast) && { hold: 'glance' }) });
  if (isSorted) return;
  story.set({ pools: sorted, note: { note: 'ordered' } });
  story.scene(MOTION.move, { ...about, ...(isLast && { hold: 'glance' }) });
}

function drawn(story: Story, { coin }: Of<'drawn'>): void {
  const face = realmFace(coin);
  story.changePool(0, (pool) => ({ ...pool, arriving: coinsOfKind(face) }));
  story.set({ phase: 'new-pools', pouch: story.show.pouch - coinsOfKind(coin), note: { note: 'drawn', coin } });
  const flights = flightsOf(coinsOfKind(face), () => [POUCH_SPOT, coinSpot(poolSpot(0), face)]);
  story.fly(
    flights.map((flight) => ({ ...flight, millis: MOTION.draw })),
    { hold: 'glance', step: 'new-pools' },
  );
}
