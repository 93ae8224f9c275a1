import { MOTION } from '@pouch/art';
import { coinsOfKind, countOf, EMPTY, everyone, only, type Seat, seatCount, seatsIn } from '@pouch/rules';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { type Show, settled, still, unchosen } from './show.ts';
import { landing, shared, toHold, toStack } from './spots.ts';
import type { Event, EventOf, Metals, Types, View } from './types.ts';

/** What has moved stays for a while to be read. */
const READ = 900;
const READ_LONG = 1500;

/** A step as one sees it: each of its events in turn, on top of what came before it. */
export function scenes(before: View, { events, view }: Moment<Types>): readonly Scene<Show>[] {
  const made: Scene<Show>[] = [];
  let show = still(before);
  for (const event of events) {
    const next = scenesOf(show, event, view);
    made.push(...next);
    show = settled(next.at(-1)?.show ?? show);
  }
  const last = made.pop();
  if (last === undefined) return [];
  // With its last scene the step is over: the role passes on, and another turn begins.
  return [...made, { ...last, show: { ...last.show, turn: view.turn, starter: view.starter } }];
}

function scenesOf(show: Show, event: Event, after: View): readonly Scene<Show>[] {
  switch (event.event) {
    case 'starter':
      return [{ show: { ...show, happening: event, starter: event.seat }, millis: READ }];
    case 'stacked':
      return [stacked(show, event)];
    case 'round-begun':
      return [roundBegun(show, event, after)];
    case 'fortune':
      return [drawn(show, event)];
    case 'chosen':
      // The tick on the crest says it.
      return [];
    case 'revealed':
      return [revealed(show, event)];
    case 'plundered':
      return [plundered(show, event)];
    case 'flipped':
      return flipped(show, event);
    case 'attacked':
      return [{ show: lootLost(show, event), millis: MOTION.attack + READ_LONG, sound: 'attack' }];
    case 'pouch-empty':
      return [{ show: lootLost(show, event), millis: MOTION.collect + READ_LONG }];
    case 'deck-empty':
      return [{ show: { ...show, happening: event }, millis: READ }];
    case 'over':
      return [{ show: { ...still(after), happening: event }, millis: READ_LONG }];
  }
}

function stacked(show: Show, event: EventOf<'stacked'>): Scene<Show> {
  const { coins } = event;
  return {
    show: { ...show, happening: event, stack: coins, pouch: show.pouch - heapOf(coins) },
    millis: MOTION.draw + MOTION['collect-apart'] * coins.length + READ,
    flights: toStack(coins),
    sound: 'coin',
  };
}

const heapOf = (coins: readonly number[]): Metals => coins.reduce((heap, coin) => heap + coinsOfKind(coin), EMPTY);

/** What the last round has left goes back into the pouch, all come aboard, and the stack's top coin is the first loot. */
function roundBegun(show: Show, event: EventOf<'round-begun'>, after: View): Scene<Show> {
  const coin = coinsOfKind(event.coin);
  const unflipped = show.fortune === null ? EMPTY : coinsOfKind(show.fortune);
  return {
    show: {
      ...show,
      ...unchosen,
      happening: event,
      round: event.round,
      turn: 1,
      starter: after.starter,
      aboard: everyone(after.seats),
      loot: coin,
      arriving: coin,
      monsters: EMPTY,
      fortune: null,
      pouch: show.pouch + show.loot + show.monsters + unflipped,
      stack: show.stack.slice(1),
    },
    millis: MOTION.collect + READ,
    flights: [toHold(event.round, event.coin)],
    sound: 'coin',
  };
}

const drawn = (show: Show, event: EventOf<'fortune'>): Scene<Show> => ({
  show: {
    ...show,
    ...unchosen,
    happening: event,
    choosing: true,
    fortune: event.coin,
    pouch: show.pouch - coinsOfKind(event.coin),
  },
  millis: MOTION.draw + 280,
  sound: 'coin',
});

const revealed = (show: Show, event: EventOf<'revealed'>): Scene<Show> => ({
  show: { ...show, ...unchosen, happening: event, monster: event.plunder, skull: event.sally },
  millis: MOTION.reveal + MOTION['reveal-apart'] * (seatCount(event.plunder | event.sally) - 1) + READ,
  sound: 'tap',
});

function plundered(show: Show, event: EventOf<'plundered'>): Scene<Show> {
  const { seat, take, give } = event;
  const flights = shared(seat, take, give);
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
    millis: MOTION.collect + MOTION['collect-apart'] * Math.max(0, flights.length - 1) + READ,
    flights,
    ...(flights.length === 0 ? {} : { sound: 'coin' as const }),
  };
}

function flipped(show: Show, event: EventOf<'flipped'>): readonly Scene<Show>[] {
  const { coin, side } = event;
  const heap = coinsOfKind(coin);
  const tossed: Show = { ...show, ...unchosen, happening: { event: 'tossed', coin, side } };
  return [
    { show: tossed, millis: MOTION.toss + 150, sound: 'toss' },
    {
      show: {
        ...tossed,
        happening: event,
        fortune: null,
        arriving: heap,
        ...(side === 'skull' ? { loot: show.loot + heap } : { monsters: show.monsters + heap }),
      },
      millis: MOTION.collect + READ,
      flights: [landing(coin, side, countOf(show.monsters, coin) + 1)],
      sound: 'coin',
    },
  ];
}

/** The loot goes back into the pouch. */
const lootLost = (show: Show, event: EventOf<'attacked'> | EventOf<'pouch-empty'>): Show => ({
  ...show,
  happening: event,
  loot: EMPTY,
  leaving: event.lost,
  pouch: show.pouch + event.lost,
});

/** Who has to be on the deck of this show: those aboard, and who is just leaving. */
export const onDeck = ({ aboard, happening }: Show): readonly Seat[] =>
  seatsIn(happening.event === 'plundered' ? aboard | only(happening.seat) : aboard);
