import { coinSetInternals as internals } from '@pouch/rules';
import type { View } from './types.ts';

/**
 * Where coins lie on the screen. The rules close the table up when a set leaves it; on the screen a coin keeps its slot
 * until it leaves, and new coins fill the gaps. Slots are counted from 0, like the keys that point at them.
 */
export interface Slots {
  /** By coin. */
  readonly of: ReadonlyMap<number, number>;
  /** Where coins lay that are no longer there. */
  readonly left: ReadonlyMap<number, number>;
}

export const NO_SLOTS: Slots = { of: new Map(), left: new Map() };

/** By slot; what lies beyond has to be pressed itself. */
export const SLOT_KEYS = [...'QWERTASDFGZXCVB'] as const;

const coinAt = (lying: internals.TableCoin): number => internals.coinOf(internals.faceUp(lying));

export const coinsOn = (table: View['table']): readonly number[] => table.map(coinAt);

/** Slots without a past: each coin at its place by the rules; the places that a set has just left stay open. */
export function plainSlots({ table, phase, gaps }: Pick<View, 'table' | 'phase' | 'gaps'>): Slots {
  const of = new Map<number, number>();
  let slot = 0;
  for (const coin of coinsOn(table)) {
    while (phase === 'deal' && gaps.includes(slot)) slot++;
    of.set(coin, slot++);
  }
  return { of, left: new Map() };
}

const holdsAll = ({ of }: Slots, coins: readonly number[]): boolean =>
  of.size === coins.length && coins.every((coin) => of.has(coin));

/** The slots of a table that comes onto the screen: as they were last, if these are the coins that lay there. */
export const firstSlots = (last: Slots, view: Pick<View, 'table' | 'phase' | 'gaps'>): Slots =>
  holdsAll(last, coinsOn(view.table)) ? last : plainSlots(view);

/** The slots after the table has changed. */
export function nextSlots(before: Slots, coins: readonly number[]): Slots {
  if (holdsAll(before, coins)) return before;
  const of = new Map([...before.of].filter(([coin]) => coins.includes(coin)));
  const left = new Map([...before.left, ...[...before.of].filter(([coin]) => !of.has(coin))]);
  for (const coin of coins) if (!of.has(coin)) of.set(coin, lowestFree(of));
  // The last ones of a larger table move up when there is room again among the first ten.
  if (coins.length >= internals.SPREAD)
    for (const [coin, slot] of inOrder(of)) {
      const free = lowestFree(of);
      if (slot >= coins.length && free < slot) of.set(coin, free);
    }
  for (const coin of of.keys()) left.delete(coin);
  return { of, left };
}

/** The coins with their slots, from the first slot on. */
export const inOrder = (of: Slots['of']): readonly (readonly [coin: number, slot: number])[] =>
  [...of].sort((a, b) => a[1] - b[1]);

function lowestFree(of: Slots['of']): number {
  const taken = new Set(of.values());
  let slot = 0;
  while (taken.has(slot)) slot++;
  return slot;
}
