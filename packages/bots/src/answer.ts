import { type Decision, isGameId, isLevel, type Level, type Random, randomFrom } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Plan } from './bot.js';
import { type Memory, plan, simplePlan } from './memory.js';

/** A request to another thread: plain data, with a seed instead of a random source. */
export interface Question {
  readonly view: unknown;
  readonly memory: Memory;
  readonly level: Level;
  readonly millis?: number | undefined;
  /** Shared with the asker, who may lower the milliseconds in it while the bot thinks. */
  readonly allowance?: Int32Array | undefined;
  readonly iterations?: number | undefined;
  readonly pace?: number | undefined;
  /** Four 32-bit words from `streamSeed`. */
  readonly seed: readonly number[];
}

/** The bot's plan; undefined if the seat has nothing to decide or the question is malformed. */
export function answer({ view, memory, seed, ...thinking }: Question): Plan<Decision> | undefined {
  if (!isGameId(memory.game) || !isLevel(thinking.level)) return undefined;
  return plan(view, memory, { ...thinking, random: randomOf(seed) });
}

/** What to do without any search: cheap enough for any thread. Undefined if the seat need not decide. */
export function simpleAnswer({ view, memory, seed }: Question): Plan<Decision> | undefined {
  return isGameId(memory.game) ? simplePlan(view, memory, randomOf(seed)) : undefined;
}

const randomOf = (seed: readonly number[]): Random => randomFrom(xoroshiro128plusFromState(seed));
