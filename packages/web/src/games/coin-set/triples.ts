import { COIN_SET_COINS, coinSetInternals as internals, type Random } from '@pouch/rules';
import { traitsOf } from './traits.ts';

/** Three sides of different coins. */
export type Triple = readonly [internals.Face, internals.Face, internals.Face];

/** As often a set as not. What is no set fails in one characteristic only, so that there is something to see. */
export function tripleToGuess(random: Random): Triple {
  const wantsSet = random.below(2) === 0;
  for (;;) {
    const triple = threeSides(random);
    const fails = traitsOf(triple).filter(({ is }) => is === 'fails').length;
    if (internals.isSet(...triple) ? wantsSet : !wantsSet && fails === 1) return triple;
  }
}

function threeSides(random: Random): Triple {
  for (;;) {
    const side = (): internals.Face => random.below(2 * COIN_SET_COINS);
    const triple: Triple = [side(), side(), side()];
    if (new Set(triple.map(internals.coinOf)).size === triple.length) return triple;
  }
}
