import { type Decision, isGameId, isLevel, type Level, randomFrom } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Plan } from './bot.js';
import { type Memory, plan } from './memory.js';

/** A question that can be sent to another thread: plain data, with a seed where a source of chance would be. */
export interface Question {
  readonly view: unknown;
  readonly memory: Memory;
  readonly level: Level;
  readonly millis?: number | undefined;
  readonly iterations?: number | undefined;
  /** Four words to start the bot's chance with, as `streamSeed` makes them. */
  readonly seed: readonly number[];
}

/** What the bot means to do, or nothing if it has nothing to decide, or if this is no question. */
export function answer({ view, memory, level, millis, iterations, seed }: Question): Plan<Decision> | undefined {
  if (!isGameId(memory.game) || !isLevel(level)) return undefined;
  return plan(view, memory, { level, millis, iterations, random: randomFrom(xoroshiro128plusFromState(seed)) });
}
