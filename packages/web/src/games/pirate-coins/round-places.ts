import { type Metal, pirateInternals } from '@pouch/rules';
import type { Show } from './show.ts';

const { ROUNDS } = pirateInternals;

export interface RoundPlace {
  readonly round: number;
  /** `empty`: the stack is not made yet. */
  readonly state: 'played' | 'now' | 'to-come' | 'empty';
  /** The coin with which the round will begin, while it lies on the stack. */
  readonly coin: Metal | undefined;
}

/** The places of the round stack: rounds played, the one now, and the coins with which the next ones begin. */
export function roundPlaces({ round: current, stack }: Pick<Show, 'round' | 'stack'>): readonly RoundPlace[] {
  /** The round with which the top coin of the stack begins. */
  const top = ROUNDS - stack.length + 1;
  return Array.from({ length: ROUNDS }, (_, index) => {
    const round = index + 1;
    const coin = stack[round - top];
    if (round < current) return { round, state: 'played', coin };
    if (round === current) return { round, state: 'now', coin };
    return { round, state: coin === undefined ? 'empty' : 'to-come', coin };
  });
}
