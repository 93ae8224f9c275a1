import { MOTION } from '@pouch/art';
import {
  coinsOfKind,
  countOf,
  EMPTY,
  everyone,
  has,
  NOBODY,
  only,
  pirateInternals,
  type Seat,
  type SeatSet,
  seatCount,
  seatsIn,
  type Viewer,
} from '@pouch/rules';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { type Plundering, type Show, settled, still, unchosen } from './show.ts';
import { landing, shared, toHold, toStack } from './spots.ts';
import type { Event, EventOf, Metals, Types, View } from './types.ts';

const { ATTACK } = pirateInternals;

/** One thing that happens: an event, or all that the plunderers of a turn take. */
type Part = Exclude<Event, { event: 'plundered' }> | Plundering;

interface ToldPart {
  readonly part: Part;
  /** How many events have happened with it. */
  readonly told: number;
}

/** A step as one sees it: each of its parts in turn, on top of what came before it. */
export function scenes(before: View, { events, view }: Moment<Types>, viewer: Viewer): readonly Scene<Show>[] {
  const made: Scene<Show>[] = [];
  let show = still(before);
  for (const { part, told } of partsOf(events, before)) {
    const next = scenesOf(show, part, view, viewer);
    made.push(...next.map((scene) => ({ ...scene, told: isTossed(scene) ? told - 1 : told })));
    show = settled(next.at(-1)?.show ?? show);
  }
  const last = made.pop();
  if (last === undefined) return [];
  // With its last scene the step is over: the role passes on, and another turn begins.
  return [...made, { ...last, show: { ...last.show, turn: view.turn, starter: view.starter } }];
}

/** Nobody knows yet how it lands. */
const isTossed = ({ show }: Scene<Show>): boolean => show.happening.event === 'tossed';

function partsOf(events: readonly Event[], before: View): readonly ToldPart[] {
  const all = events.filter((event) => event.event === 'plundered');
  const split = { fortune: before.fortune ?? 0, loot: before.loot, plunderers: all.length };
  return events.flatMap((event, index): readonly ToldPart[] => {
    const told = index + 1;
    if (event.event !== 'plundered') return [{ part: event, told }];
    return event === all.at(-1) ? [{ part: { event: 'plundered', split, all }, told }] : [];
  });
}

function scenesOf(show: Show, part: Part, after: View, viewer: Viewer): readonly Scene<Show>[] {
  switch (part.event) {
    case 'starter':
      return [{ show: { ...show, happening: part, starter: part.seat }, millis: 0, hold: 'read', step: 'starter' }];
    case 'stacked':
      return [stacked(show, part)];
    case 'round-begun':
      return [roundBegun(show, part, after)];
    case 'fortune':
      return [drawn(show, part)];
    case 'chosen':
      // The tick on the crest says it.
      return [];
    case 'revealed':
      return [revealed(show, part)];
    case 'plundered':
      return [plundered(show, part, viewer)];
    case 'flipped':
      return flipped(show, part);
    case 'attacked':
      return [{ show: lootLost(show, part), millis: MOTION.attack, hold: 'read', step: 'end', sound: 'wave' }];
    case 'pouch-empty':
      return [{ show: lootLost(show, part), millis: MOTION.collect, hold: 'read', step: 'end' }];
    case 'deck-empty':
      return [{ show: { ...show, happening: part }, millis: 0, hold: 'glance', step: 'end' }];
    case 'over':
      return [{ show: { ...still(after), happening: part }, millis: 0, hold: 'read', step: 'over' }];
  }
}

function stacked(show: Show, event: EventOf<'stacked'>): Scene<Show> {
  const { coins } = event;
  return {
    show: { ...show, happening: event, stack: coins, pouch: show.pouch - heapOf(coins) },
    millis: MOTION.draw + MOTION['collect-apart'] * coins.length,
    hold: 'glance',
    step: 'round',
    routine: true,
    flights: toStack(coins),
    sound: 'clink',
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
    millis: MOTION.collect,
    // Later rounds begin as the first one did.
    hold: event.round === 1 ? 'glance' : 'skim',
    step: 'round',
    routine: true,
    flights: [toHold(event.round, event.coin)],
    sound: 'clink',
  };
}

/** The decision about it follows at once, and says all there is to read. */
const drawn = (show: Show, event: EventOf<'fortune'>): Scene<Show> => ({
  show: {
    ...show,
    ...unchosen,
    happening: event,
    choosing: true,
    fortune: event.coin,
    pouch: show.pouch - coinsOfKind(event.coin),
  },
  millis: MOTION.draw,
  step: 'draw',
  sound: 'clink',
});

/** Where somebody plunders, what they take says it all: the last coins still turn while the first one leaves. */
function revealed(show: Show, event: EventOf<'revealed'>): Scene<Show> {
  const { plunder, sally } = event;
  const scene: Scene<Show> = {
    show: { ...show, ...unchosen, happening: event, monster: plunder, skull: sally },
    millis: MOTION.reveal,
    step: 'reveal',
    sound: 'tap',
  };
  if (plunder !== NOBODY) return scene;
  return { ...scene, millis: MOTION.reveal + MOTION['reveal-apart'] * (seatCount(sally) - 1), hold: 'skim' };
}

function plundered(show: Show, part: Plundering, viewer: Viewer): Scene<Show> {
  const { all } = part;
  const take = all.reduce((sum, each) => sum + each.take, EMPTY);
  const give = all.reduce((sum, each) => sum + each.give, EMPTY);
  const { flights, millis } = shared(all);
  const isOwn = viewer !== 'table' && has(leavingIn(part), viewer);
  return {
    show: {
      ...show,
      happening: part,
      aboard: show.aboard & ~leavingIn(part),
      booty: show.booty.map((booty, owner) => {
        const taken = all.find(({ seat }) => seat === owner);
        return taken === undefined ? booty : booty + taken.take - taken.give;
      }),
      loot: show.loot - take + give,
      leaving: take,
      arriving: give,
    },
    millis,
    hold: isOwn ? 'own' : 'glance',
    step: 'plunder',
    flights,
    ...(flights.length === 0 ? {} : { sound: 'plank' as const }),
  };
}

const leavingIn = ({ all }: Plundering): SeatSet => all.reduce((set, { seat }) => set | only(seat), NOBODY);

function flipped(show: Show, event: EventOf<'flipped'>): readonly Scene<Show>[] {
  const { coin, side } = event;
  const heap = coinsOfKind(coin);
  const tossed: Show = { ...show, ...unchosen, happening: { event: 'tossed', coin, side } };
  const place = countOf(show.monsters, coin) + 1;
  // The attack follows, and says more.
  const isLast = side === 'monster' && place === ATTACK;
  return [
    { show: tossed, millis: MOTION.toss, step: 'toss', sound: 'flip' },
    {
      show: {
        ...tossed,
        happening: event,
        fortune: null,
        arriving: heap,
        ...(side === 'skull' ? { loot: show.loot + heap } : { monsters: show.monsters + heap }),
      },
      millis: MOTION.collect,
      ...(isLast ? {} : { hold: 'glance' }),
      step: 'flip',
      flights: [landing(coin, side, place)],
      sound: 'clink',
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
  seatsIn(happening.event === 'plundered' ? aboard | leavingIn(happening) : aboard);
