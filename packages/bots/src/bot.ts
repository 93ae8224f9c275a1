import type { Game, GameTypes, Level, Random, Seat } from '@pouch/rules';
import type { Budget } from './budget.js';

/** What a bot means to do. */
export interface Plan<D> {
  readonly decision: D;
  /** How many seconds from now. Coin Set is a race, so it takes its time like a person; elsewhere it is 0. */
  readonly after: number;
}

/** What a seat has before it when it thinks: what it sees, and what it has noted of what it saw before. */
export interface Observation<K extends GameTypes, Notes> {
  readonly view: K['View'];
  readonly seat: Seat;
  readonly notes: Notes;
}

/** The mind behind the three levels of one game. Notes are plain data, replaced and never changed. */
export interface Bot<K extends GameTypes = GameTypes, Notes = unknown> {
  readonly game: Game<K>;
  /** By level: the iterations that make up a good decision where no time is set, as in simulations. */
  readonly iterations: Readonly<Record<Level, number>>;
  /** Whether a view with all the right members is of a position that can be: a search in any other might never end. */
  isReachable(view: K['View']): boolean;
  /** The notes before anything has been seen. */
  readonly initialNotes: Notes;
  /** What the seat notes of a view; `seconds` is the table's clock, whatever it counts from. */
  observe(notes: Notes, view: K['View'], seat: Seat, seconds: number): Notes;
  /** The decision of a level, by a search that goes on while the budget lasts. */
  think(observation: Observation<K, Notes>, level: Level, budget: Budget, random: Random): Plan<K['Decision']>;
  /** A sound move without any search, for when that fails. */
  simple(view: K['View'], seat: Seat, random: Random): K['Decision'];
}
