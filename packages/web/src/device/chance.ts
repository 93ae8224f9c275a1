import { type BitSource, type Random, randomFrom } from '@pouch/rules';

const WORDS = 256;

/** The browser's own chance, fetched for many draws at a time. */
function browserBits(): BitSource {
  const words = new Uint32Array(WORDS);
  let used = WORDS;
  return {
    next() {
      if (used === WORDS) {
        crypto.getRandomValues(words);
        used = 0;
      }
      return words[used++] ?? 0;
    },
  };
}

let random: Random | undefined;

/** Chance for the games of this device: nobody can foresee it. */
export function deviceRandom(): Random {
  random ??= randomFrom(browserBits());
  return random;
}

const MOST = 2 ** 30;

/** Four words to start a bot's own chance with; a generator must not start with nothing but zeros. */
export const botSeed = (random: Random): readonly number[] => [0, 0, 0, 0].map(() => random.below(MOST) + 1);
