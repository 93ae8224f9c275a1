import { coinsOfKind, EMPTY, koinz, koinzInternals } from '@pouch/rules';
import type { Pile, View } from '../../src/games/koinz/types.ts';
import type { Names } from '../../src/table/kit.ts';

/** Tables of Koinz for tests: Robin, who is looking, sits at seat 0. */

export const names: Names = {
  of: (seat) => ['Robin', 'Mara', 'Tallow', 'Jonah'][seat] ?? '',
  isYou: (seat) => seat === 0,
};

export const hand = (large: number, medium: number, small: number): number =>
  coinsOfKind(koinzInternals.LARGE, large) +
  coinsOfKind(koinzInternals.MEDIUM, medium) +
  coinsOfKind(koinzInternals.SMALL, small);

interface Laying {
  readonly surfaces: readonly (readonly Pile[])[];
  /** Of seat 0; the others have the same. */
  readonly hand?: number;
  readonly mode?: View['hand'];
  readonly round?: number;
  readonly seats?: number;
}

/** A round in which koinz are laid. Where there is room is left out: these tests know it. */
export function laying({ surfaces, hand: held = hand(2, 2, 2), mode = 'guided', round = 1, seats = 3 }: Laying): View {
  const view = koinz.setup(seats, { variant: 'classic', hand: mode });
  return {
    ...view,
    phase: 'lay',
    round,
    first: 0,
    kit: [2, 2, 2, surfaces.length],
    hands: view.hands.map(() => held),
    surfaces,
    tops: surfaces.flat().reduce((tops, pile) => tops + coinsOfKind(koinzInternals.topOf(pile)), EMPTY),
  };
}
