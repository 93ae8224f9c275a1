import type { About, GuestAbout, Manners, TableEvent } from '@pouch/protocol';
import type { GameId, Json, Seat } from '@pouch/rules';

/** What the log of a table consists of, as it is stored: with its secrets. */

/** Who or what took a step of the game. */
export type Actor = Extract<TableEvent, { what: 'step' }>['by'];

/** A call in a race that waits for others of the same moment, and when the player made it by their own display. */
export interface Claim {
  readonly seat: Seat;
  readonly at: number;
  readonly by: Actor;
}

/** A table's first entry: everything that is fixed when it is created. */
export interface MadeEntry {
  readonly what: 'made';
  readonly by: GuestAbout;
  readonly game: GameId;
  readonly options: About['options'];
  readonly clock: About['clock'];
  readonly visibility: About['visibility'];
  /** Left out at tables that the host starts. */
  readonly start?: 'when-full';
  readonly seats: number;
  readonly code: string;
  /** Older logs have neither. */
  readonly manners?: Manners;
  readonly newcomers?: About['newcomers'];
  /** Of a rematch: the table of the last game. */
  readonly previous?: string;
}

export type Entry =
  | MadeEntry
  /** Without secrets: stored and broadcast in the same form. */
  | Exclude<TableEvent, { what: 'made' | 'step' | 'verdict' | 'over' }>
  /** A step of the game, in the form of a record. */
  | { readonly what: 'step'; readonly by: Actor; readonly step: Json }
  | { readonly what: 'claim'; readonly claim: Claim; readonly until: number };
