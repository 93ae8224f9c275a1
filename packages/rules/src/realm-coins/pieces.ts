import { type Coins, coinsFrom, coinsOfKind, countOf, firstKinds, laterKinds } from '../kernel/coins.js';
import { COPPER, GOLD, METALS, type Metal, SILVER } from '../kernel/metals.js';

/** The realm faces by metal, then the wild faces by metal. */
export const FACES = ['peasant', 'knight', 'crown', 'boar', 'gryphon', 'wyvern'] as const;

/** A face by its number in FACES. */
export type Face = number;
export const PEASANT: Face = 0;
export const KNIGHT: Face = 1;
export const CROWN: Face = 2;
export const BOAR: Face = 3;
export const GRYPHON: Face = 4;
export const WYVERN: Face = 5;

/** Coins by face: a bid or a pool. */
export type Faces = Coins;
/** Coins by metal: a stash or the pouch. */
export type Metals = Coins;

const KINDS_OF_METAL = METALS.length;

export const metalOf = (face: Face): Metal => face % KINDS_OF_METAL;
export const realmFace = (metal: Metal): Face => metal;
export const wildFace = (metal: Metal): Face => metal + KINDS_OF_METAL;

/** The metals of coins that lie with a face up: the two faces of a metal together. */
export const metalsOf = (faces: Faces): Metals => firstKinds(faces, KINDS_OF_METAL) + laterKinds(faces, KINDS_OF_METAL);

export const valueOfMetal = (metal: Metal): number => 2 * metal + 1;

export const worthOf = (metals: Metals): number =>
  countOf(metals, COPPER) + 3 * countOf(metals, SILVER) + 5 * countOf(metals, GOLD);

/** A pool's value is the plain sum. */
export const poolValue = (pool: Faces): number => worthOf(metalsOf(pool));

/** A bid's value is the sum with Mob: each peasant after the third is worth 2. */
export const bidValue = (bid: Faces): number => poolValue(bid) + Math.max(0, countOf(bid, PEASANT) - 3);

const BOARS_BELOW = 32;

/** Value before boars (Charge), as one number: the higher ranks higher, equal ones are tied. */
export const rankOf = (value: number, faces: Faces): number => value * BOARS_BELOW + countOf(faces, BOAR);

/** How far a knight that goes home takes its bid's rank down. */
export const KNIGHT_RANK = 3 * BOARS_BELOW;

export const FIRST_STASH: Metals = coinsFrom([4, 3, 2]);
export const FIRST_POUCH: Metals = coinsFrom([0, 6, 12]);
/** R1: the coins of the first pools lie realm face up. */
export const FIRST_POOLS: readonly Faces[] = [
  [1, 0, 2],
  [1, 1, 1],
  [1, 2, 0],
  [1, 1, 0],
  [1, 0, 0],
].map(coinsFrom);

/** Crowns with no knight beside them go home (Escort). */
export const unescorted = (bid: Faces): Faces =>
  countOf(bid, KNIGHT) === 0 ? coinsOfKind(CROWN, countOf(bid, CROWN)) : 0;
