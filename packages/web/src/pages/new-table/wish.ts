import type { About, NewTable } from '@pouch/protocol';
import { GAME_FACTS, type GameId, isRace, type OptionValues, type Seat } from '@pouch/rules';
import { KEYS } from '../../device/keys.ts';
import { isObject, stored, type Texts } from '../../device/storage.ts';
import { DESCRIPTORS } from '../../games/registry.ts';

/** The table that somebody wants to make on the server. */

export const SEAT_WISHES = ['open', 'easy', 'fair', 'sharp'] as const satisfies readonly NewTable['seats'][number][];
export type SeatWish = (typeof SEAT_WISHES)[number];

export const CLOCK_NAMES = ['none', 'relaxed', 'brisk', 'slow'] as const satisfies readonly About['clock'][];
export const NEWCOMERS = ['ask', 'anyone', 'nobody'] as const satisfies readonly About['newcomers'][];
export const VISIBILITIES = ['private', 'listed'] as const satisfies readonly About['visibility'][];

export const WATCHERS_CHAT = ['on', 'off'] as const satisfies readonly NewTable['watchersChat'][];

export interface Wish {
  /** The host takes the first one. */
  readonly seats: readonly SeatWish[];
  readonly options: OptionValues;
  readonly clock: About['clock'];
  readonly visibility: About['visibility'];
  readonly watchersChat: NewTable['watchersChat'];
  readonly newcomers: About['newcomers'];
}

/** By game; each is checked when it is wanted. */
const kept = stored<Readonly<Record<string, unknown>>>({
  key: KEYS.newTables,
  initial: {},
  read: (json) => (isObject(json) ? json : undefined),
});

/** What is asked for before anything was chosen. */
export const usualWish = (game: GameId): Wish => ({
  seats: resized([], DESCRIPTORS[game].usualSeats),
  options: {},
  // A race has clocks of its own.
  clock: isRace(GAME_FACTS[game]) ? 'none' : 'relaxed',
  visibility: 'private',
  watchersChat: 'on',
  newcomers: 'ask',
});

/** How many seats a table on the server can have: alone one plays without a server. */
export const seatCounts = (game: GameId): readonly number[] => {
  const { least, most } = GAME_FACTS[game].seats;
  const first = Math.max(2, least);
  return Array.from({ length: most - first + 1 }, (_, index) => first + index);
};

export const resized = (seats: readonly SeatWish[], count: number): readonly SeatWish[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? 'open' : (seats[seat] ?? 'open')));

export const withSeat = (seats: readonly SeatWish[], seat: Seat, wish: SeatWish): readonly SeatWish[] =>
  seats.map((each, at) => (at === seat ? wish : each));

/** What the sheet begins with: as last time, but for what it was opened for. */
export const firstWish = (game: GameId, visibility: Wish['visibility'] | undefined, texts: Texts): Wish => ({
  ...lastWish(game, texts),
  ...(visibility && { visibility }),
});

/** The table of last time at this game. */
export function lastWish(game: GameId, texts: Texts): Wish {
  const usual = usualWish(game);
  const last = kept.get(texts)[game];
  if (!isObject(last)) return usual;
  const { seats, options, clock, visibility, newcomers, watchersChat } = last;
  return {
    seats: seatsIn(seats, game) ?? usual.seats,
    options: isOptions(options) ? options : usual.options,
    clock: CLOCK_NAMES.find((name) => name === clock) ?? usual.clock,
    visibility: VISIBILITIES.find((name) => name === visibility) ?? usual.visibility,
    watchersChat: WATCHERS_CHAT.find((name) => name === watchersChat) ?? usual.watchersChat,
    newcomers: NEWCOMERS.find((name) => name === newcomers) ?? usual.newcomers,
  };
}

/** What one press asks for. Nobody opens a table to strangers by one press. */
export const quickWish = (game: GameId, texts: Texts): Wish => ({ ...lastWish(game, texts), visibility: 'private' });

export const rememberWish = (game: GameId, wish: Wish, texts: Texts): void =>
  void kept.set({ ...kept.get(texts), [game]: wish }, texts);

function seatsIn(value: unknown, game: GameId): readonly SeatWish[] | undefined {
  const isWish = (seat: unknown): seat is SeatWish => SEAT_WISHES.some((known) => known === seat);
  if (!Array.isArray(value) || !value.every(isWish) || !seatCounts(game).includes(value.length)) return undefined;
  return resized(value, value.length);
}

const isOptions = (value: unknown): value is OptionValues =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');
