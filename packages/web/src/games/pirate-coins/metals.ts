import { countOf, GOLD, METALS, type Metal, type MetalName } from '@pouch/rules';
import type { Metals } from './types.ts';

export const metalName = (metal: Metal): MetalName => METALS[metal] ?? 'copper';

/** The metals, dearest first: as coins lie in the hold and as they are taken. */
export const DEAREST_FIRST: readonly Metal[] = METALS.map((_, index) => GOLD - index);

/** The coins of a heap one by one, dearest first. */
export const coinsOf = (heap: Metals): readonly Metal[] =>
  DEAREST_FIRST.flatMap((metal) => Array.from({ length: countOf(heap, metal) }, () => metal));

export const countsOf = (heap: Metals): readonly number[] => METALS.map((_, metal) => countOf(heap, metal));

/** The monster that lives on each metal: its drawing, and its word in the catalogue. */
export const MONSTERS = { copper: 'angler', silver: 'kraken', gold: 'serpent' } as const;
