import { THINK_MILLIS } from '@pouch/bots';
import type { Level } from '@pouch/rules';

/** Under load bots think less instead of later. All times are in milliseconds. */

/** Within this time everything that waits should be answered. */
const ANSWER_WITHIN = 150;
/** The same for tables where nobody plays: there nobody waits. */
const UNATTENDED_WITHIN = 1000;
/** What even the strongest bot gets where nobody plays: a thread is busy for no longer when a person needs it. */
const UNATTENDED_MOST = 50;
/** Enough for a few iterations. */
const LEAST = 4;

/** What waits besides the question itself. */
export interface Load {
  readonly threads: number;
  /** Questions of tables where somebody plays, and of the others. */
  readonly attended: number;
  readonly unattended: number;
  /** How long the question itself has waited. */
  readonly waited: number;
}

/** How long a bot may think at a table where somebody plays. */
export function attendedMillis(level: Level, { threads, attended, waited }: Load): number {
  if (attended === 0) return THINK_MILLIS[level];
  return shared(THINK_MILLIS[level], ANSWER_WITHIN - waited, threads, attended);
}

/** How long a bot may think at a table where nobody plays. */
export function unattendedMillis(level: Level, { threads, attended, unattended }: Load): number {
  if (attended > 0) return LEAST;
  return shared(Math.min(THINK_MILLIS[level], UNATTENDED_MOST), UNATTENDED_WITHIN, threads, unattended);
}

const shared = (usual: number, within: number, threads: number, waiting: number): number =>
  Math.max(LEAST, Math.min(usual, Math.floor((within * threads) / (waiting + 1))));
