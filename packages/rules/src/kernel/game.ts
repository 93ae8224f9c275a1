import type { Json } from './json.js';
import type { RaceRules } from './race.js';
import type { Random } from './random.js';
import type { Refusal } from './refusal.js';
import type { Seat, SeatSet } from './seats.js';

/** A decision of a seat. `do` names it; each game adds its own members. */
export interface Decision {
  readonly do: string;
  readonly seat: Seat;
  readonly chance?: undefined;
  readonly clock?: undefined;
}

/** A decision of chance. */
export interface Outcome {
  readonly chance: string;
  readonly do?: undefined;
  readonly clock?: undefined;
}

/** A deadline that has passed. */
export interface Deadline {
  readonly clock: string;
  readonly do?: undefined;
  readonly chance?: undefined;
}

export type Step = Decision | Outcome | Deadline;

export interface Phase {
  /** Whether a decision is hidden from the other seats until all are made. */
  readonly secret: boolean;
  /** In a race, the first seat to act changes what the others may do. */
  readonly order: 'turns' | 'race';
}

/** What the game waits for. */
export type Turn =
  | (Phase & {
      readonly kind: 'decide';
      /** One of the game's `phases`, whose facts the turn repeats. */
      readonly phase: string;
      /** The seats that may decide now, including those that may change a decision. */
      readonly may: SeatSet;
      /** The seats that the game waits for. */
      readonly awaited: SeatSet;
      readonly deadline?: { readonly clock: string; readonly seconds: number };
    })
  | { readonly kind: 'chance'; readonly of: string }
  | {
      readonly kind: 'over';
      readonly winners: SeatSet;
      readonly scores: readonly number[];
      /** One of the game's `endings`. */
      readonly ending: string;
    };

export type DecisionTurn = Extract<Turn, { kind: 'decide' }>;

/** A seat, or 'table' for a spectator. */
export type Viewer = Seat | 'table';

/** The values of an option: one of several words, or a number above 0. */
export type OptionSpec =
  | { readonly values: readonly string[]; readonly default: string }
  | { readonly most: number; readonly default: number };

export type OptionValues = Readonly<Record<string, string | number>>;

/** The facts of a game that can be shown without loading its rules. */
export interface GameFacts {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** By `phase` of a `DecisionTurn`. */
  readonly phases: Readonly<Record<string, Phase>>;
  readonly makers: { readonly designers: string; readonly publisher?: string };
  /** The licence of the printed rules; undefined if all rights are reserved. */
  readonly licence?: { readonly name: string; readonly short: string; readonly url: string };
  /** The sister game whose publisher and licence are taken to be this game's too: its own printed rules name neither. */
  readonly inferredFrom?: string;
}

/** The types of one game. A state is also a view: one that hides nothing. */
export interface GameTypes {
  Options: OptionValues;
  State: unknown;
  View: unknown;
  Decision: Decision;
  Outcome: Outcome;
  Deadline: Deadline;
  Event: { readonly event: string };
}

export type StepOf<K extends GameTypes> = K['Decision'] | K['Outcome'] | K['Deadline'];

/** The public interface of a game. States are plain data and can be stored as JSON; only `advance` mutates one. */
export interface Game<K extends GameTypes = GameTypes> extends GameFacts {
  /** Exists exactly if the game has a race. */
  readonly race?: RaceRules;
  readonly options: { readonly [Name in keyof K['Options']]: OptionSpec };
  /** The ways a game can end, by `ending` of a turn, each in a few words. */
  readonly endings: Readonly<Record<string, string>>;

  setup(seats: number, options: K['Options']): K['State'];
  turn(view: K['View']): Turn;
  /** Why the decision is not legal, in words for the player. Depends only on what the seat can see. */
  check(view: K['View'], decision: K['Decision']): string | undefined;
  /** All legal decisions of the seat, lazily: there can be very many bids. */
  choices(view: K['View'], seat: Seat): Iterable<K['Decision']>;
  /** The next decision of random players. */
  sample(view: K['View'], random: Random): K['Decision'];
  /** Draws the outcome that a turn of kind `chance` waits for. */
  chance(state: K['State'], random: Random): K['Outcome'];
  /** Why the outcome is not possible here. */
  checkOutcome(state: K['State'], outcome: K['Outcome']): string | undefined;
  /** The rules: plays a legal step on a state that the caller owns, and appends what happened to `events`. */
  advance(draft: K['State'], step: StepOf<K>, events?: K['Event'][]): void;
  /** How long tables show the events of one step before the next decision, in seconds. A race does not wait for that. */
  showSeconds?(events: readonly K['Event'][]): number;
  copy(state: K['State']): K['State'];
  /** The seats still in the game: everyone, unless the rules put players out. */
  active(view: K['View']): SeatSet;
  /** The seats whose decision is made and still secret. All other seats see what a spectator sees. */
  sealed(state: K['State']): SeatSet;
  /** The state without the secrets of others. */
  view(state: K['State'], viewer: Viewer): K['View'];

  readonly notation: Notation<K>;
}

/** Steps and states as in a record, and events in words. */
export interface Notation<K extends GameTypes> {
  /** The members of the state's JSON that belong to this game only. */
  state(view: K['View']): Json;
  step(step: StepOf<K>): Json;
  readStep(json: Json): StepOf<K> | Refusal;
  /** An event as one sentence. */
  narrate(event: K['Event'], name: (seat: Seat) => string): string;
}
