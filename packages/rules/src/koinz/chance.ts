import type { Random } from '../kernel/random.js';
import type { State } from './state.js';
import type { First } from './steps.js';

/** K3: player 1 of the first round is drawn by lot. */
export const chance = (state: State, random: Random): First => ({ chance: 'first', seat: random.below(state.seats) });

export const checkOutcome = (state: State, { seat }: First): string | undefined =>
  seat < state.seats ? undefined : `There is no seat ${seat} at this table`;
