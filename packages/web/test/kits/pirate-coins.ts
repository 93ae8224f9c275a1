import { coinsOfKind, countOf, EMPTY, METALS, NOBODY } from '@pouch/rules';
import { type Show, settled } from '../../src/games/pirate-coins/show.ts';
import type { Metals, Types } from '../../src/games/pirate-coins/types.ts';
import type { KitLaw } from './law.ts';

/** Choices that have just been revealed are seen until those who plundered are ashore. */
const REVEALED: readonly string[] = ['revealed', 'plundered'] satisfies readonly Show['happening']['event'][];

function lasting(show: Show): Show {
  const rest = settled(show);
  return REVEALED.includes(show.happening.event) ? { ...rest, monster: NOBODY, skull: NOBODY } : rest;
}

const heapOf = (coins: readonly number[]): Metals => coins.reduce((heap, coin) => heap + coinsOfKind(coin), EMPTY);

/** Coins that leave or arrive are counted where they go: there they are drawn as soon as they have landed. */
function coins({ booty, loot, monsters, pouch, fortune, stack }: Show): Readonly<Record<string, number>> {
  const heaps = [...booty, loot, monsters, pouch, heapOf(stack), heapOf(fortune === null ? [] : [fortune])];
  return Object.fromEntries(
    METALS.map((name, metal) => [name, heaps.reduce((sum, heap) => sum + countOf(heap, metal), 0)]),
  );
}

export const law: KitLaw<Types, Show> = { lasting, coins };
