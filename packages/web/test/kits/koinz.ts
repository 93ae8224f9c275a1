import { countOf, koinzInternals } from '@pouch/rules';
import type { Show } from '../../src/games/koinz/show.ts';
import type { Types } from '../../src/games/koinz/types.ts';
import type { KitLaw } from './law.ts';

const { KIT_MOST, ownerOf, SIZES } = koinzInternals;

/**
 * Whose turn it is and how many fouls there were (K7) pass with the note about them. After a round its boards are
 * cleared: what lasts is what everybody has won, and who is still in.
 */
function lasting({ view, stuck, scores }: Show): unknown {
  const { won, active, round, first, kit, hands, surfaces, freeSpace, tops } = view;
  if (view.phase === 'over') return { won, active, hands, surfaces, scores };
  const isCleared = kit.length === 0 || scores.length > 0;
  return isCleared ? { won, active } : { won, active, round, first, kit, hands, surfaces, freeSpace, tops, stuck };
}

/** In hand, on the surfaces, and in the box: what the numbers of a round leave there, or all of them. */
function coins({ view }: Show): Readonly<Record<string, number>> {
  const counts = view.hands.map((hand) => SIZES.map((_, size) => countOf(hand, size)));
  for (const pile of view.surfaces.flat())
    for (const size of SIZES.keys()) {
      const owner = counts[ownerOf(pile, size) ?? -1];
      if (owner !== undefined) owner[size] = (owner[size] ?? 0) + 1;
    }
  const all = counts.flatMap((inPlay, seat) => {
    const isDealt = inPlay.some((count) => count > 0);
    return inPlay.map((count, size) => {
      const boxed = (KIT_MOST[size] ?? 0) - (isDealt ? (view.kit[size] ?? 0) : 0);
      return [`${SIZES[size]} of seat ${seat}`, count + boxed] as const;
    });
  });
  return Object.fromEntries(all);
}

export const law: KitLaw<Types, Show> = { lasting, coins };
