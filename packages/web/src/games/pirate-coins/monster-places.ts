import { countOf, type Metal, pirateInternals } from '@pouch/rules';
import type { Show } from './show.ts';

const { ATTACK } = pirateInternals;

export interface MonsterPlaces {
  readonly count: number;
  /** Whether the fortune coin could be the one that attacks, or the monsters are attacking. */
  readonly danger: 'none' | 'next' | 'attack';
  readonly places: readonly ('here' | 'arriving' | 'empty')[];
}

/** The monsters of one metal on their places. */
export function monsterPlaces({ monsters, fortune, happening, arriving }: Show, metal: Metal): MonsterPlaces {
  const count = countOf(monsters, metal);
  const isLanding = happening.event === 'flipped' && happening.side === 'monster' && countOf(arriving, metal) > 0;
  const isNext = count === ATTACK - 1 && fortune === metal;
  return {
    count,
    danger: count >= ATTACK ? 'attack' : isNext ? 'next' : 'none',
    places: Array.from({ length: ATTACK }, (_, index) => {
      if (index >= count) return 'empty';
      return isLanding && index === count - 1 ? 'arriving' : 'here';
    }),
  };
}
