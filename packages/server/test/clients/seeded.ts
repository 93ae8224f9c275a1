import { type Random, randomFrom, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A random source with a fixed seed. */
export const seeded = (seed: number, number = 0): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** A random id. */
export function word(random: Random, length: number): string {
  let text = '';
  while (text.length < length) text += LETTERS[random.below(LETTERS.length)];
  return text;
}

export function oneOf<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('nothing to choose from');
  return items[random.below(items.length)] as T;
}

export const chance = (random: Random, inThousand: number): boolean => random.below(1000) < inThousand;
