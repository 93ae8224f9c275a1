import type { Json } from './json.js';
import type { RaceRules } from './race.js';
import type { Random } from './random.js';
import type { Refusal } from './refusal.js';
import type { Seat, SeatSet } from './seats.js';

/** What a seat decides. `do` names it; each game adds what belongs to it. */
export interface Decision {
  readonly do: string;
  readonly seat: Seat;
  readonly chance?: undefined;
  readonly clock?: undefined;
}

/** What chance decides. */
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

/** How the decisions of a phase are made. */
export interface Phase {
  /** Whether a decision is hidden from the other seats until all are revealed. */
  readonly secret: boolean;
  /** Whether the seats take turns, or race: the first to act changes what the others may do. */
  readonly order: 'turns' | 'race';
}

/** What the game waits for. */
export type Turn =
  | {
      readonly kind: 'decide';
      /** The name of the decision that is due: one of the game's `phases`, whose facts stand here too. */
      readonly phase: string;
      readonly secret: Phase['secret'];
      readonly order: Phase['order'];
      /** The seats that may decide now; some may only change what they have decided. */
      readonly may: SeatSet;
      /** Those of them that the game waits for. */
      readonly awaited: SeatSet;
      /** The clock that runs, if there is one. */
      readonly deadline?: { readonly clock: string; readonly seconds: number };
    }
  | { readonly kind: 'chance'; readonly of: string }
  | {
      readonly kind: 'over';
      readonly winners: SeatSet;
      readonly scores: readonly number[];
      /** Which of the game's ways to end this was. */
      readonly ending: string;
    };

/** A turn in which seats decide. */
export type DecisionTurn = Extract<Turn, { kind: 'decide' }>;

/** Who looks: a seat, or a spectator. */
export type Viewer = Seat | 'table';

/** An option and the values that it takes: one of some words, or a number above 0. */
export type OptionSpec =
  | { readonly values: readonly string[]; readonly default: string }
  | { readonly most: number; readonly default: number };

export type OptionValues = Readonly<Record<string, string | number>>;

/** The facts of a game that anyone may want to show without loading its rules. */
export interface GameFacts {
  /** Its name in records and messages. */
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** The decisions of the game, by the name that `Turn` gives them. */
  readonly phases: Readonly<Record<string, Phase>>;
  readonly makers: { readonly designers: string; readonly publisher?: string };
  /** The licence of the printed rules; undefined if all rights are reserved. */
  readonly licence?: { readonly name: string; readonly short?: string; readonly url: string };
}

/** The types that belong to one game. A state is also a view: one that hides nothing. */
export interface GameTypes {
  Options: OptionValues;
  State: unknown;
  View: unknown;
  Decision: Decision;
  Outcome: Outcome;
  Deadline: Deadline;
  Event: { readonly event: string };
}

/** The steps of a game. */
export type StepOf<K extends GameTypes> = K['Decision'] | K['Outcome'] | K['Deadline'];

/**
 * A game, as everything outside the rules sees it. States are plain data and may be stored as JSON. Only `advance`
 * changes what it is given.
 */
export interface Game<K extends GameTypes = GameTypes> extends GameFacts {
  /** What the clock of a race needs to know; undefined for games without a race. */
  readonly race?: RaceRules;
  readonly options: { readonly [Name in keyof K['Options']]: OptionSpec };
  /** The ways a game can end, each in a few words. */
  readonly endings: Readonly<Record<string, string>>;

  setup(seats: number, options: K['Options']): K['State'];
  turn(view: K['View']): Turn;
  /** Why the decision is not allowed, in words for the player. Looks at nothing that the seat cannot see. */
  check(view: K['View'], decision: K['Decision']): string | undefined;
  /** Every decision that `check` allows the seat, one by one: a large bid space is walked, not built. */
  choices(view: K['View'], seat: Seat): Iterable<K['Decision']>;
  /** The next decision of players who play at random and share one source of chance. */
  sample(view: K['View'], random: Random): K['Decision'];
  /** Draws the outcome that is due. */
  chance(state: K['State'], random: Random): K['Outcome'];
  /** Why chance cannot have given this here. */
  possible(state: K['State'], outcome: K['Outcome']): string | undefined;
  /** The rules: takes the caller's own state on by a step that has been found allowed, and tells what happened. */
  advance(draft: K['State'], step: StepOf<K>, events?: K['Event'][]): void;
  copy(state: K['State']): K['State'];
  /** The seats that are still in the game: everyone, unless the rules put players out. */
  active(view: K['View']): SeatSet;
  /** The seats whose decision is made and still secret. Every other seat sees what a spectator sees. */
  sealed(state: K['State']): SeatSet;
  /** All that this viewer may know of the state, and nothing else. */
  view(state: K['State'], viewer: Viewer): K['View'];

  readonly notation: Notation<K>;
}

/** The game in writing: steps and states as in a record, events in words. */
export interface Notation<K extends GameTypes> {
  /** The members of the state's JSON that are this game's own. */
  state(view: K['View']): Json;
  step(step: StepOf<K>): Json;
  readStep(json: Json): StepOf<K> | Refusal;
  /** What happened, as one sentence. */
  tell(event: K['Event'], name: (seat: Seat) => string): string;
}
