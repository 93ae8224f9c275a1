import { type Coins, coinsFrom, coinsOfKind, countOf, firstKinds, laterKinds } from '../kernel/coins.js';
import { COPPER, GOLD, METALS, type Metal, SILVER } from '../kernel/metals.js';

/** The realm faces by metal, then the wild faces by metal. */
export const FACES = ['peasant', 'knight', 'crown', 'boar', 'gryphon', 'wyvern'] as const;

/** An index in FACES. */
export type Face = number;
export const PEASANT: Face = 0;
export const KNIGHT: Face = 1;
export const CROWN: Face = 2;
export const BOAR: Face = 3;
export const GRYPHON: Face = 4;
export const WYVERN: Face = 5;

/** Coins counted by face: a bid or a pool. */
export type Faces = Coins;
/** Coins counted by metal: a stash or the pouch. */
export type Metals = Coins;

const KINDS_OF_METAL = METALS.length;

export const metalOf = (face: Face): Metal => face % KINDS_OF_METAL;
export const realmFace = (metal: Metal): Face => metal;
export const wildFace = (metal: Metal): Face => metal + KINDS_OF_METAL;

/** The same coins counted by metal: the counts of the two faces of each metal added. */
export const metalsOf = (faces: Faces): Metals => firstKinds(faces, KINDS_OF_METAL) + laterKinds(faces, KINDS_OF_METAL);

export const valueOfMetal = (metal: Metal): number => 2 * metal + 1;

export const worthOf = (metals: Metals): number =>
  countOf(metals, COPPER) + 3 * countOf(metals, SILVER) + 5 * countOf(metals, GOLD);

export const poolValue = (pool: Faces): number => worthOf(metalsOf(pool));

/** Mob: in a bid, each peasant after the third is worth 2. */
export const bidValue = (bid: Faces): number => poolValue(bid) + Math.max(0, countOf(bid, PEASANT) - 3);

const BOARS_BELOW = 32;

/** A sort key: value first, then boars (Charge). The higher key ranks higher; equal keys are tied. */
export const rankOf = (value: number, faces: Faces): number => value * BOARS_BELOW + countOf(faces, BOAR);

/** By how much `rankOf` a bid drops when a knight goes home. */
export const KNIGHT_RANK = 3 * BOARS_BELOW;

export const FIRST_STASH: Metals = coinsFrom([4, 3, 2]);
export const FIRST_POUCH: Metals = coinsFrom([0, 6, 12]);
/** R1: all realm face up. */
export const FIRST_POOLS: readonly Faces[] = [
  [1, 0, 2],
  [1, 1, 1],
  [1, 2, 0],
  [1, 1, 0],
  [1, 0, 0],
].map(coinsFrom);

/** Escort: the crowns of a bid without a knight, which go home. */
export const unescorted = (bid: Faces): Faces =>
  countOf(bid, KNIGHT) === 0 ? coinsOfKind(CROWN, countOf(bid, CROWN)) : 0;
