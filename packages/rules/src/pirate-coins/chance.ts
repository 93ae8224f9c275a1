import { coinsOfKind, countOf, EMPTY, kindAt, sizeOf } from '../kernel/coins.js';
import { METALS, type Metal } from '../kernel/metals.js';
import type { Random } from '../kernel/random.js';
import { SIDES } from './pieces.js';
import { ROUNDS, type State } from './state.js';
import type { Flip, Fortune, PirateOutcome } from './steps.js';

/** Frequent outcomes, allocated once. */
const FORTUNES: readonly Fortune[] = METALS.map((_, coin) => ({ chance: 'fortune', coin }));
const FLIPS: readonly Flip[] = SIDES.map((side) => ({ chance: 'flip', side }));

export function chance(state: State, random: Random): PirateOutcome {
  switch (state.phase) {
    case 'first':
      return { chance: 'first', seat: random.below(state.seats) };
    case 'stack': {
      const stack: Metal[] = [];
      for (let left = state.pouch; stack.length < ROUNDS; ) {
        const coin = kindAt(left, random.below(sizeOf(left)));
        stack.push(coin);
        left -= coinsOfKind(coin);
      }
      return { chance: 'stack', coins: stack };
    }
    case 'fortune':
      return FORTUNES[kindAt(state.pouch, random.below(sizeOf(state.pouch)))] as Fortune;
    default:
      return FLIPS[random.below(SIDES.length)] as Flip;
  }
}

export function checkOutcome(state: State, outcome: PirateOutcome): string | undefined {
  switch (outcome.chance) {
    case 'first':
      return outcome.seat < state.seats ? undefined : `There is no seat ${outcome.seat} at this table`;
    case 'stack': {
      if (outcome.coins.length !== ROUNDS) return `The round stack needs ${ROUNDS} coins, not ${outcome.coins.length}`;
      let stack = EMPTY;
      for (const coin of outcome.coins) stack += coinsOfKind(coin);
      const short = METALS.findIndex((_, metal) => countOf(stack, metal) > countOf(state.pouch, metal));
      return short < 0 ? undefined : `There is not enough ${METALS[short]} in the pouch`;
    }
    case 'fortune':
      return countOf(state.pouch, outcome.coin) > 0 ? undefined : `There is no ${METALS[outcome.coin]} in the pouch`;
    case 'flip':
      return undefined;
  }
}
