import { type Memory, RACE_START, type RaceTime } from '@pouch/bots';
import { type About, CLOCKS, commitmentOf, type GuestAbout, type SeatAbout, type TableEvent } from '@pouch/protocol';
import { GAMES, type Game, type GameId, type Json, type Seat, seatsIn, type Turn } from '@pouch/rules';

/** Since when a seat's decision is awaited: by the clock, and by the number of the step that may follow. */
export interface Awaited {
  readonly at: number;
  readonly step: number;
}

/** Coin Set: a call, and when the player pressed by their own display, as far as that can be believed. */
export interface Claim {
  readonly seat: Seat;
  readonly at: number;
  readonly by: Extract<TableEvent, { what: 'step' }>['by'];
}

/** Coin Set's race against time. */
interface Race {
  readonly clocks: RaceTime;
  /** Since when the coins lie as they do, for everybody: a little after the change that laid them. */
  readonly laidAt: number;
  /** Calls that came at nearly the same time; whose was first is decided at `until`. */
  readonly claims: readonly Claim[];
  readonly until: number | null;
}

/** A table after its last change: all that its log says. Plain data, replaced and never changed. */
export interface Table {
  readonly id: string;
  readonly seed: string;
  /** The seed's hash, which everybody may know. */
  readonly commitment: string;
  readonly madeAt: number;
  readonly number: number;
  /** The time of the last change. */
  readonly at: number;
  readonly game: GameId;
  readonly options: About['options'];
  readonly clock: About['clock'];
  readonly visibility: About['visibility'];
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
  /** Decisions that are made and not yet revealed, in writing: the last one of each seat, in their order. */
  readonly sealed: readonly Json[];
  /** By seat. */
  readonly awaited: readonly (Awaited | null)[];
  /** What bots have noted, for the seats that bots play. */
  readonly memories: readonly (Memory | null)[];
  readonly race: Race;
  readonly next: string | null;
}

const NO_RACE: Race = { clocks: RACE_START, laidAt: 0, claims: [], until: null };

/** A table before its first change, which says everything about it. */
export const blankTable = (id: string, seed: string, madeAt: number): Table => ({
  id,
  seed,
  commitment: commitmentOf(seed),
  madeAt,
  number: 0,
  at: madeAt,
  game: 'realm-coins',
  options: {},
  clock: 'none',
  visibility: 'private',
  host: '',
  code: null,
  phase: 'waiting',
  seats: [],
  words: [],
  startedAt: null,
  endedAt: null,
  state: null,
  steps: 0,
  sealed: [],
  awaited: [],
  memories: [],
  race: NO_RACE,
  next: null,
});

export const gameOf = (table: Table): Game => GAMES[table.game];

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

export const whoIs = ({ guest, name, crest }: Person): GuestAbout => ({ id: guest, name, crest });

/** When a bot will decide for a seat whose player takes too long. */
export function lateAt(table: Table, seat: Seat): number | null {
  const seconds = CLOCKS[table.clock];
  const awaited = table.awaited[seat] ?? null;
  if (seconds === null || awaited === null || decider(table, seat) !== 'player') return null;
  return awaited.at + 1000 * seconds;
}

/** The race's clock that runs now, in milliseconds. */
export const raceDeadline = ({ race, phase }: Table): number | null =>
  phase !== 'playing' || race.clocks.deadline === null ? null : Math.ceil(1000 * race.clocks.deadline);

function resultOf(table: Table): About['result'] {
  if (table.phase !== 'over') return null;
  const turn = gameOf(table).turn(table.state);
  if (turn.kind !== 'over') return null;
  return { winners: seatsIn(turn.winners), scores: [...turn.scores], ending: turn.ending };
}

export const aboutOf = (table: Table): About => ({
  id: table.id,
  game: table.game,
  options: table.options,
  clock: table.clock,
  visibility: table.visibility,
  phase: table.phase,
  host: table.host,
  seats: [...table.seats],
  code: table.code,
  fairness: {
    commitment: table.commitment,
    words: [...table.words],
    seed: table.phase === 'over' ? table.seed : null,
  },
  madeAt: table.madeAt,
  startedAt: table.startedAt,
  endedAt: table.endedAt,
  result: resultOf(table),
  next: table.next,
});

const abouts = new WeakMap<Table, string>();

/** The same as JSON, which lists and listeners both want. */
export function aboutJson(table: Table): string {
  let json = abouts.get(table);
  if (json === undefined) {
    json = JSON.stringify(aboutOf(table));
    abouts.set(table, json);
  }
  return json;
}

/** Once it has been stored and told nobody needs it for a while. */
export const forgetAbout = (table: Table): boolean => abouts.delete(table);

/** What the record says beside the steps. */
export const headJson = (table: Table): Json => {
  const { fairness, result, startedAt } = aboutOf(table);
  const players = table.seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
  return { id: table.id, players, startedAt, ...(result === null ? {} : { result, fairness }) };
};
