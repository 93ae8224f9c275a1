import type { GameId, OptionValues } from '@pouch/rules';
import type { Lineup } from './players.js';

/** What all games of a run have in common. */
export interface Run {
  readonly game: GameId;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  /** Undefined: the rules' own random playouts. */
  readonly lineup: Lineup | undefined;
  readonly records: boolean;
}

/** Some games of a run. The same numbers give the same games in any thread. */
export interface Task extends Run {
  readonly from: number;
  readonly to: number;
}

export const gameId = ({ seed }: Run, number: number): string => `${seed}-${number}`;
