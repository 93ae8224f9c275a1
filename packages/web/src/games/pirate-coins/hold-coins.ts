import { countOf, type Metal, sizeOf } from '@pouch/rules';
import { DEAREST_FIRST } from './metals.ts';
import type { Show } from './show.ts';

/** As many coins lie in the hold one by one; more are gathered by metal. */
const MOST_SINGLE = 5;

interface Lying {
  readonly key: string;
  readonly metal: Metal;
  readonly count: number;
  readonly state: 'here' | 'leaving' | 'arriving';
  /** The first of its metal is where coins of that metal fly to and from. */
  readonly isFirst: boolean;
}

interface HoldCoins {
  readonly coins: readonly Lying[];
  readonly lie: 'single' | 'gathered';
}

/** The coins as they lie: one by one, or gathered by metal. A coin that leaves keeps its place until the scene is over. */
export function holdCoins({ loot, leaving, arriving }: Pick<Show, 'loot' | 'leaving' | 'arriving'>): HoldCoins {
  const gathered = sizeOf(loot + leaving) > MOST_SINGLE;
  const coins = DEAREST_FIRST.flatMap((metal): readonly Lying[] => {
    const here = countOf(loot, metal);
    const going = countOf(leaving, metal);
    if (here + going === 0) return [];
    if (gathered) {
      const [count, state] = here === 0 ? ([going, 'leaving'] as const) : ([here, 'here'] as const);
      return [{ key: `${metal}`, metal, count, state, isFirst: true }];
    }
    const landed = here - Math.min(here, countOf(arriving, metal));
    return Array.from({ length: here + going }, (_, index) => ({
      key: `${metal}.${index}`,
      metal,
      count: 1,
      state: index >= here ? 'leaving' : index >= landed ? 'arriving' : 'here',
      isFirst: index === 0,
    }));
  });
  return { coins, lie: gathered ? 'gathered' : 'single' };
}
