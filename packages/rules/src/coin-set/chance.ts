import type { Random } from '../kernel/random.js';
import { plural } from '../kernel/words.js';
import { COIN_COUNT, coinOf, type Face, faceOf } from './pieces.js';
import type { State } from './state.js';
import type { Deal } from './steps.js';

/** Uniformly random coins from the bag, either side up with probability 1/2. */
export function chance(state: State, random: Random): Deal {
  const coins: Face[] = [];
  while (coins.length < state.toDeal) {
    const coin = random.below(COIN_COUNT);
    if (state.bag[coin] && !isAmong(coins, coin)) coins.push(faceOf(coin, random.below(2)));
  }
  return { chance: 'deal', coins };
}

function isAmong(faces: readonly Face[], coin: number): boolean {
  for (let index = 0; index < faces.length; index++) if (coinOf(faces[index] as Face) === coin) return true;
  return false;
}

export function checkOutcome(state: State, { coins }: Deal): string | undefined {
  if (coins.length !== state.toDeal) return `${plural(state.toDeal, 'coin')} must be dealt, not ${coins.length}`;
  for (let index = 0; index < coins.length; index++) {
    const coin = coinOf(coins[index] as Face);
    if (!state.bag[coin]) return `Coin ${coin} is not in the bag`;
    for (let other = 0; other < index; other++)
      if (coinOf(coins[other] as Face) === coin) return `Coin ${coin} cannot be dealt twice`;
  }
  return undefined;
}
