import type { GameId, OptionValues } from '@pouch/rules';
import { dealOf, type Lineup } from './players.js';

/** What all games of a run have in common. */
export interface Run {
  readonly game: GameId;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  /** Random players at the rules' own pace if nobody was named. */
  readonly lineup: Lineup | undefined;
  readonly records: boolean;
}

/** Some games of a run: the same numbers give the same games, in whichever thread. */
export interface Task extends Run {
  readonly from: number;
  readonly to: number;
}

/** What a game of a run is called in its record. */
export const gameId = ({ seed }: Run, number: number): string => `${seed}-${number}`;

export const dealNumber = ({ lineup }: Run, number: number): number =>
  lineup === undefined ? number : dealOf(lineup, number);
