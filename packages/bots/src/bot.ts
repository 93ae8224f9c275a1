import type { Game, GameTypes, Level, Random, Seat } from '@pouch/rules';
import type { Budget } from './budget.js';

/** A decision and when to make it. */
export interface Plan<D> {
  readonly decision: D;
  /** Seconds from now. Only a bot in a race takes its time, as a person would; elsewhere it is 0. */
  readonly after: number;
  /** Why the bot's search failed, if this is a simpler decision instead. */
  readonly fault?: string;
}

/** What a seat knows when it decides: its view, and its notes from earlier views. */
export interface Observation<K extends GameTypes, Notes> {
  readonly view: K['View'];
  readonly seat: Seat;
  readonly notes: Notes;
}

/** One game's bot, at all three levels. Notes are plain data, replaced and never changed; servers store them. */
export interface Bot<K extends GameTypes = GameTypes, Notes = unknown> {
  readonly game: Game<K>;
  /** The iterations for a good decision where no time is set, as in simulations. */
  readonly iterations: Readonly<Record<Level, number>>;
  /** Whether play can have led to a view of the right shape: a search from any other might never end. */
  isReachable(view: K['View']): boolean;
  /** The notes of a seat that has not seen a view yet. */
  readonly initialNotes: Notes;
  /** Adds a view to the notes; `seconds` is the table's clock, with any origin. */
  observe(notes: Notes, view: K['View'], seat: Seat, seconds: number): Notes;
  /** Searches while the budget lasts. `pace` multiplies the time that a bot takes in a race: 1 is its level's own. */
  think(
    observation: Observation<K, Notes>,
    level: Level,
    budget: Budget,
    random: Random,
    pace?: number,
  ): Plan<K['Decision']>;
  /** A legal decision without search: the fallback if `think` fails. */
  simple(view: K['View'], seat: Seat, random: Random): K['Decision'];
}
