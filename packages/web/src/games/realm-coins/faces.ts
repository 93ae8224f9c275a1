import { coinsOfKind, countOf, METALS, type MetalName, REALM_FACES, realmInternals, realmValue } from '@pouch/rules';
import type { Face, FaceName, Faces, Metals } from './types.ts';

/** Coins by the side that is up, in the order in which the table lays them. */

const { metalOf, realmFace, wildFace } = realmInternals;

export const nameOf = (face: Face): FaceName => REALM_FACES[face] ?? 'peasant';
export const metalNameOf = (face: Face): MetalName => METALS[metalOf(face)] ?? 'copper';
export const faceValue = (face: Face): number => realmValue(metalOf(face));
export const otherFace = (face: Face): Face =>
  realmFace(metalOf(face)) === face ? wildFace(metalOf(face)) : realmFace(metalOf(face));

/** By value, then realm before wild: the order of a bid in the making. */
export const RISING: readonly Face[] = METALS.flatMap((_, metal) => [realmFace(metal), wildFace(metal)]);
/** Gold first: the order of what lies on the table. */
export const FALLING: readonly Face[] = METALS.map((_, metal) => METALS.length - 1 - metal).flatMap((metal) => [
  realmFace(metal),
  wildFace(metal),
]);

/** Some coins that lie with the same face up: one coin, or several gathered into one drawing. */
export interface Group {
  readonly face: Face;
  readonly count: number;
  /** Which of its face this is, from 0; of gathered ones the first. */
  readonly index: number;
}

export const gathered = (coins: Faces, order: readonly Face[]): readonly Group[] =>
  order.flatMap((face) => {
    const count = countOf(coins, face);
    return count === 0 ? [] : [{ face, count, index: 0 }];
  });

/** Every coin on its own, unless there are more than `most`: then equal faces are gathered. */
export function laidOut(coins: Faces, order: readonly Face[], most: number): readonly Group[] {
  const groups = gathered(coins, order);
  if (groups.reduce((sum, { count }) => sum + count, 0) > most) return groups;
  return groups.flatMap(({ face, count }) => Array.from({ length: count }, (_, index) => ({ face, count: 1, index })));
}

/** How many drawings share a well. */
export type Crowd = 'few' | 'some' | 'many';

export const crowdOf = (groups: number): Crowd => (groups > 4 ? 'many' : groups > 3 ? 'some' : 'few');

/** The coins one by one, gold first. */
export const coinsOf = (coins: Faces): readonly Face[] =>
  laidOut(coins, FALLING, Number.POSITIVE_INFINITY).map(({ face }) => face);

export const facesFrom = (list: readonly Face[]): Faces =>
  list.reduce((coins: Faces, face) => coins + coinsOfKind(face), 0);

export const metalCounts = (metals: Metals): readonly number[] => METALS.map((_, metal) => countOf(metals, metal));
