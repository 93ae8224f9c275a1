import { type Coins, coinsFrom, coinsOfKind, countOf, EMPTY } from '../kernel/coins.js';
import { COPPER, GOLD, type Metal, SILVER } from '../kernel/metals.js';

/** The sides of a coin; to choose one is to plunder (monster) or to sally forth (skull). */
export const SIDES = ['monster', 'skull'] as const;
export type Side = (typeof SIDES)[number];

/** Coins by metal: booty, loot, monsters or the pouch. */
export type Metals = Coins;

export const valueOfMetal = (metal: Metal): number => metal + 1;

export const worthOf = (metals: Metals): number =>
  countOf(metals, COPPER) + 2 * countOf(metals, SILVER) + 3 * countOf(metals, GOLD);

/** How a booty ranks at the end: by value, between equals by gold, then by silver. */
export const standing = (booty: Metals): number =>
  (worthOf(booty) * 32 + countOf(booty, GOLD)) * 32 + countOf(booty, SILVER);

export const ALL_COINS: Metals = coinsFrom([25, 25, 25]);
export const FIRST_BOOTY: Metals = coinsFrom([0, 0, 1]);

/** P7: what a booty pays for a difference of 1 or 2, or nothing at all if it cannot. */
export function change(booty: Metals, difference: number): Metals {
  const coppers = coinsOfKind(COPPER, difference);
  if (countOf(booty, COPPER) >= difference) return coppers;
  return difference === 2 && countOf(booty, SILVER) > 0 ? coinsOfKind(SILVER) : EMPTY;
}
