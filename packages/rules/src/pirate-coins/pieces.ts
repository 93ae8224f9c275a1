import { type Coins, coinsFrom, coinsOfKind, countOf, EMPTY } from '../kernel/coins.js';
import { COPPER, GOLD, type Metal, SILVER } from '../kernel/metals.js';

/** Choosing the monster means to plunder, choosing the skull to sally forth. */
export const SIDES = ['monster', 'skull'] as const;
export type Side = (typeof SIDES)[number];

/** Coins counted by metal: booty, loot, monsters or the pouch. */
export type Metals = Coins;

export const valueOfMetal = (metal: Metal): number => metal + 1;

export const worthOf = (metals: Metals): number =>
  countOf(metals, COPPER) + 2 * countOf(metals, SILVER) + 3 * countOf(metals, GOLD);

/** A sort key for the final ranking: by value, then by gold, then by silver. */
export const rankKey = (booty: Metals): number =>
  (worthOf(booty) * 32 + countOf(booty, GOLD)) * 32 + countOf(booty, SILVER);

export const ALL_COINS: Metals = coinsFrom([25, 25, 25]);
export const FIRST_BOOTY: Metals = coinsFrom([0, 0, 1]);

/** P7: the coins with which a booty pays a difference of 1 or 2; empty if it cannot. */
export function change(booty: Metals, difference: number): Metals {
  const coppers = coinsOfKind(COPPER, difference);
  if (countOf(booty, COPPER) >= difference) return coppers;
  return difference === 2 && countOf(booty, SILVER) > 0 ? coinsOfKind(SILVER) : EMPTY;
}
