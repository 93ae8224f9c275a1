import { MOTION } from '@pouch/art';
import { coinsOfKind, countOf, EMPTY, everyone, type Metal, only, type Seat, seatCount, seatsIn } from '@pouch/rules';
import { pirateCoin } from '../../art/drawings.ts';
import type { Flight } from '../../table/flight.ts';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import {
  coinsOf,
  type Metals,
  metalName,
  type PirateEvent,
  type Show,
  settled,
  still,
  type Types,
  unchosen,
  type View,
} from './show.ts';

/** What has moved stays for a while to be read. */
const READ = 900;
const READ_LONG = 1500;

const COIN_SIZE = 60;

/** The places between which coins travel. */
export const SPOTS = {
  pouch: 'pouch',
  fortune: 'fortune',
  toss: 'toss',
  hold: (metal: Metal): string => `hold-${metalName(metal)}`,
  monster: (metal: Metal, place: number): string => `monster-${metalName(metal)}-${place}`,
  round: (round: number): string => `round-${round}`,
  booty: (seat: Seat): string => `booty-${seat}`,
} as const;

/** A step as one sees it: each of its events in turn, on top of what came before it. */
export function scenes(before: View, { events, view }: Moment<Types>): readonly Scene<Show>[] {
  const made: Scene<Show>[] = [];
  let show = still(before);
  for (const event of events) {
    const next = scenesOf(show, event, view);
    made.push(...next);
    show = settled(next.at(-1)?.show ?? show);
  }
  return made;
}

function scenesOf(show: Show, event: PirateEvent, after: View): readonly Scene<Show>[] {
  switch (event.event) {
    case 'starter':
      return [{ show: { ...show, happening: event, starter: event.seat }, millis: READ }];
    case 'stacked':
      return [stacked(show, event.coins, event)];
    case 'round-begun':
      return [roundBegun(show, event, after)];
    case 'fortune':
      return [drawn(show, event, after)];
    case 'chosen':
      // The tick on the crest says it.
      return [];
    case 'revealed':
      return [
        {
          show: { ...show, ...unchosen, happening: event, monster: event.plunder, skull: event.sally },
          millis: MOTION.reveal + MOTION['reveal-apart'] * (seatCount(event.plunder | event.sally) - 1) + READ,
          sound: 'tap',
        },
      ];
    case 'plundered':
      return [plundered(show, event)];
    case 'flipped':
      return flipped(show, event);
    case 'attacked':
      return [
        {
          show: { ...show, happening: event, loot: EMPTY, leaving: event.lost },
          millis: MOTION.attack + READ_LONG,
          sound: 'attack',
        },
      ];
    case 'pouch-empty':
      return [
        { show: { ...show, happening: event, loot: EMPTY, leaving: event.lost }, millis: MOTION.collect + READ_LONG },
      ];
    case 'deck-empty':
      return [{ show: { ...show, happening: event }, millis: READ }];
    case 'over':
      return [{ show: { ...still(after), happening: event }, millis: READ_LONG }];
  }
}

type Of<Name extends PirateEvent['event']> = Extract<PirateEvent, { event: Name }>;

function stacked(show: Show, drawnCoins: readonly Metal[], event: Of<'stacked'>): Scene<Show> {
  const pouch = drawnCoins.reduce((rest, coin) => rest - coinsOfKind(coin), show.pouch);
  return {
    show: { ...show, happening: event, stack: drawnCoins, pouch },
    millis: MOTION.draw + MOTION['collect-apart'] * drawnCoins.length + READ,
    flights: drawnCoins.map((coin, index) => ({
      drawing: pirateCoin(metalName(coin), 'skull', COIN_SIZE),
      from: SPOTS.pouch,
      to: SPOTS.round(index + 1),
      delay: MOTION['collect-apart'] * index,
      millis: MOTION.draw,
    })),
    sound: 'coin',
  };
}

function roundBegun(show: Show, event: Of<'round-begun'>, after: View): Scene<Show> {
  return {
    show: {
      ...show,
      ...unchosen,
      happening: event,
      round: event.round,
      turn: 1,
      starter: after.starter,
      aboard: everyone(after.seats),
      loot: coinsOfKind(event.coin),
      arriving: coinsOfKind(event.coin),
      monsters: EMPTY,
      fortune: null,
      pouch: after.pouch,
      stack: show.stack.slice(1),
    },
    millis: MOTION.collect + READ,
    flights: [
      {
        drawing: pirateCoin(metalName(event.coin), 'skull', COIN_SIZE),
        from: SPOTS.round(event.round),
        to: SPOTS.hold(event.coin),
        millis: MOTION.collect,
        path: 'collect',
      },
    ],
    sound: 'coin',
  };
}

const drawn = (show: Show, event: Of<'fortune'>, after: View): Scene<Show> => ({
  show: {
    ...show,
    ...unchosen,
    happening: event,
    turn: after.turn,
    starter: event.seat,
    fortune: event.coin,
    pouch: show.pouch - coinsOfKind(event.coin),
  },
  millis: MOTION.draw + 280,
  sound: 'coin',
});

function plundered(show: Show, event: Of<'plundered'>): Scene<Show> {
  const { seat, take, give } = event;
  const moving = coinsOf(take).length + coinsOf(give).length;
  return {
    show: {
      ...show,
      happening: event,
      aboard: show.aboard & ~only(seat),
      booty: show.booty.map((booty, owner) => (owner === seat ? booty + take - give : booty)),
      loot: show.loot - take + give,
      leaving: take,
      arriving: give,
    },
    millis: MOTION.collect + MOTION['collect-apart'] * Math.max(0, moving - 1) + READ,
    flights: [
      ...travel(take, (metal) => ({ from: SPOTS.hold(metal), to: SPOTS.booty(seat) })),
      ...travel(give, (metal) => ({ from: SPOTS.booty(seat), to: SPOTS.hold(metal) })),
    ],
    ...(moving === 0 ? {} : { sound: 'coin' as const }),
  };
}

const travel = (heap: Metals, way: (metal: Metal) => Pick<Flight, 'from' | 'to'>): readonly Flight[] =>
  coinsOf(heap).map((metal, index) => ({
    drawing: pirateCoin(metalName(metal), 'skull', COIN_SIZE),
    ...way(metal),
    delay: MOTION['collect-apart'] * index,
    millis: MOTION.collect,
    path: 'collect',
  }));

function flipped(show: Show, event: Of<'flipped'>): readonly Scene<Show>[] {
  const { coin, side } = event;
  const tossed: Show = { ...show, ...unchosen, happening: { event: 'tossed', coin, side } };
  const isLoot = side === 'skull';
  const place = countOf(show.monsters, coin) + 1;
  return [
    { show: tossed, millis: MOTION.toss + 150, sound: 'toss' },
    {
      show: {
        ...tossed,
        happening: event,
        fortune: null,
        arriving: coinsOfKind(coin),
        ...(isLoot ? { loot: show.loot + coinsOfKind(coin) } : { monsters: show.monsters + coinsOfKind(coin) }),
      },
      millis: MOTION.collect + READ,
      flights: [
        {
          drawing: pirateCoin(metalName(coin), side, 90),
          from: SPOTS.toss,
          to: isLoot ? SPOTS.hold(coin) : SPOTS.monster(coin, place),
          millis: MOTION.collect,
          path: 'collect',
        },
      ],
      sound: 'coin',
    },
  ];
}

/** Who has to be on the deck of this show: those aboard, and who is just leaving. */
export const onDeck = ({ aboard, happening }: Show): readonly Seat[] =>
  seatsIn(happening.event === 'plundered' ? aboard | only(happening.seat) : aboard);
