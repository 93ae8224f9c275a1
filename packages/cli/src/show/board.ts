import type { GameId, Json } from '@pouch/rules';
import { coinSetBoard } from './coin-set.js';
import { koinzBoard } from './koinz.js';
import type { Look } from './paint.js';
import { pirateBoard } from './pirate-coins.js';
import { realmBoard } from './realm-coins.js';

export type NameOf = (seat: number) => string;

interface Boards {
  /** What lies on the table, as lines, from a state in the form of the record page. */
  readonly board: (state: Json, name: NameOf, look?: Look) => string[];
  /** The events after which it is worth looking at the table. */
  readonly after: readonly string[];
}

export const BOARDS: Readonly<Record<GameId, Boards>> = {
  'realm-coins': { board: realmBoard, after: ['round-begun', 'over'] },
  'pirate-coins': { board: pirateBoard, after: ['fortune', 'over'] },
  koinz: { board: koinzBoard, after: ['scored'] },
  'coin-set': { board: coinSetBoard, after: ['dealt', 'all-turned', 'over'] },
};
