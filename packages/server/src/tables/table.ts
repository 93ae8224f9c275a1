import type { Memory } from '@pouch/bots';
import { type About, CLOCKS, commitmentOf, type GuestAbout, type Manners, type SeatAbout } from '@pouch/protocol';
import {
  GAMES,
  type Game,
  type GameId,
  type Json,
  RACE_START,
  type RaceClock,
  type Seat,
  type Turn,
} from '@pouch/rules';
import type { Claim, MadeEntry } from './entries.js';
import { daysOff, newPeople, type People, standsStill } from './people.js';

/**
 * Since when a seat's decision is awaited: the time, and the number of the step that may follow. Until everyone has seen
 * what happened before it, the time is ahead.
 */
interface Awaited {
  readonly at: number;
  readonly step: number;
}

/** The clocks of a race. They stay at their start in games without one. */
interface Race {
  readonly clock: RaceClock;
  /** When all displays show the coins as they are now: a little after the change that laid them. */
  readonly laidAt: number;
  /** When chance is drawn, after everyone has seen what was found; null while nothing waits for that. */
  readonly chanceAt: number | null;
  /** Calls of nearly the same moment. Which was first is decided at `until`. */
  readonly claims: readonly Claim[];
  readonly until: number | null;
}

export const NO_RACE: Race = { clock: RACE_START, laidAt: 0, chanceAt: null, claims: [], until: null };

/** A table after its last change: everything its log says. Plain data, replaced and never changed. */
export interface Table {
  readonly id: string;
  readonly seed: string;
  /** The seed's hash, which is public. */
  readonly commitment: string;
  readonly madeAt: number;
  readonly number: number;
  /** The time of the last change. */
  readonly at: number;
  readonly game: GameId;
  readonly options: About['options'];
  readonly clock: About['clock'];
  readonly visibility: About['visibility'];
  /** Who starts the game: the host, or the last open seat that is taken. */
  readonly start: 'by-host' | 'when-full';
  readonly host: string;
  readonly code: string | null;
  readonly phase: About['phase'];
  readonly seats: readonly SeatAbout[];
  readonly words: readonly (string | null)[];
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The game's state; null before it starts. */
  readonly state: unknown;
  /** How many steps the game has had. */
  readonly steps: number;
  /** Decisions not yet revealed, as JSON: the last one of each seat, in the order they were made. */
  readonly sealed: readonly Json[];
  /** By seat: when its player has seen what has happened, at normal speed. A race does not wait for that. */
  readonly shownAt: readonly number[];
  /** By seat. */
  readonly awaited: readonly (Awaited | null)[];
  /** The memories of bots, for the seats that bots play. */
  readonly memories: readonly (Memory | null)[];
  readonly race: Race;
  readonly people: People;
  readonly next: string | null;
  /** What the host has decided about people. */
  readonly manners: Manners;
  /** The operator ended it, perhaps without a game. */
  readonly ended?: About['ended'];
  /** A word for the draws had a person's name and is gone with it: nobody can check the draws any more. */
  readonly lostWords?: true;
}

/** Nobody is silenced or removed. */
export const NO_MANNERS: Manners = { silenced: [], removed: [], watchersChat: 'on' };

const perSeat = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);

/** A table just before its first change, which has the number 1. */
export const newTable = (
  { id, seed, madeAt }: Pick<Table, 'id' | 'seed' | 'madeAt'>,
  { by, game, options, clock, visibility, start, seats, code, manners = NO_MANNERS, newcomers, previous }: MadeEntry,
): Table => ({
  id,
  seed,
  commitment: commitmentOf(seed),
  madeAt,
  number: 0,
  at: madeAt,
  game,
  options,
  clock,
  visibility,
  start: start ?? 'by-host',
  host: by.id,
  code,
  phase: 'waiting',
  seats: perSeat(seats, { kind: 'open' }),
  words: perSeat(seats, null),
  startedAt: null,
  endedAt: null,
  state: null,
  steps: 0,
  sealed: [],
  shownAt: perSeat(seats, 0),
  awaited: perSeat(seats, null),
  memories: perSeat(seats, null),
  race: NO_RACE,
  people: newPeople(seats, { newcomers, previous }),
  next: null,
  manners,
});

export const gameOf = (table: Pick<Table, 'game'>): Game => GAMES[table.game];

export const turnOf = (table: Table): Turn | undefined =>
  table.phase === 'playing' ? gameOf(table).turn(table.state) : undefined;

export const seatOf = (table: Table, guest: string | undefined): Seat | undefined => {
  const seat = table.seats.findIndex((each) => each.kind === 'person' && each.guest === guest);
  return seat < 0 ? undefined : seat;
};

export type Person = Extract<SeatAbout, { kind: 'person' }>;

export const personAt = (table: Table, seat: Seat): Person | undefined => {
  const holder = table.seats[seat];
  return holder?.kind === 'person' ? holder : undefined;
};

/** Who decides for a seat: its player, a bot that sits there, or a bot because the player left. */
export function decider(table: Table, seat: Seat): 'player' | 'bot' | 'left' | undefined {
  const holder = table.seats[seat];
  if (holder === undefined || holder.kind === 'open') return undefined;
  if (holder.kind === 'bot') return 'bot';
  return holder.plays === 'self' ? 'player' : 'left';
}

export const guestOf = ({ guest, name, crest }: Person): GuestAbout => ({ id: guest, name, crest });

/** How long a player has for a decision, in milliseconds; null without a clock. */
export const clockMs = ({ clock }: Pick<Table, 'clock'>): number | null => {
  const seconds = CLOCKS[clock];
  return seconds === null ? null : 1000 * seconds;
};

/**
 * When a bot decides for a seat because its player takes too long. The seat's clock starts that much before it, when what
 * happened has been shown.
 */
export function lateAt(table: Table, seat: Seat): number | null {
  const time = clockMs(table);
  const awaited = table.awaited[seat] ?? null;
  if (time === null || awaited === null || decider(table, seat) !== 'player' || standsStill(table)) return null;
  return awaited.at + time + daysOff(table.people, seat, awaited.at);
}

/** The deadline of the race, in milliseconds; null while none runs. */
export const raceDeadline = ({ race, phase, people }: Table): number | null =>
  phase !== 'playing' || race.clock.deadline === null || standsStill({ people })
    ? null
    : Math.ceil(1000 * race.clock.deadline);

/** Until when a seat may not call after a failed call, in milliseconds. */
export function barredUntil({ race }: Table, seat: Seat): number | null {
  const seconds = race.clock.barredUntil[seat] ?? null;
  return seconds === null ? null : Math.round(1000 * seconds);
}
