import { countOf, kindAt, sizeOf } from '../kernel/coins.js';
import { METALS } from '../kernel/metals.js';
import type { Random } from '../kernel/random.js';
import type { State } from './state.js';
import type { Draw } from './steps.js';

/** All outcomes, allocated once. */
const DRAWS: readonly Draw[] = METALS.map((_, coin) => ({ chance: 'draw', coin }));

export const chance = (state: State, random: Random): Draw =>
  DRAWS[kindAt(state.pouch, random.below(sizeOf(state.pouch)))] as Draw;

export const checkOutcome = (state: State, { coin }: Draw): string | undefined =>
  countOf(state.pouch, coin) > 0 ? undefined : `There is no ${METALS[coin]} in the pouch`;
