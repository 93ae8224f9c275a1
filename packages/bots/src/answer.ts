import { type Decision, isGameId, isLevel, type Level, randomFrom } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Plan } from './bot.js';
import { type Memory, plan } from './memory.js';

/** A request to another thread: plain data, with a seed instead of a random source. */
export interface Question {
  readonly view: unknown;
  readonly memory: Memory;
  readonly level: Level;
  readonly millis?: number | undefined;
  readonly iterations?: number | undefined;
  readonly pace?: number | undefined;
  /** Four 32-bit words from `streamSeed`. */
  readonly seed: readonly number[];
}

/** The bot's plan; undefined if the seat has nothing to decide or the question is malformed. */
export function answer({ view, memory, level, millis, iterations, pace, seed }: Question): Plan<Decision> | undefined {
  if (!isGameId(memory.game) || !isLevel(level)) return undefined;
  return plan(view, memory, { level, millis, iterations, pace, random: randomFrom(xoroshiro128plusFromState(seed)) });
}
