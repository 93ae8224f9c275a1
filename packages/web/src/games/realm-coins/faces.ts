import {
  type Coins,
  coinsOfKind,
  countOf,
  METALS,
  type MetalName,
  REALM_FACES,
  realmInternals,
  realmValue,
} from '@pouch/rules';
import { andList } from '../../words/lists.ts';
import type { MessageId } from '../../words/t.ts';
import { t } from '../../words/t.ts';

/** Faces as the table lays and names them. */

export type Face = realmInternals.Face;
export type Faces = realmInternals.Faces;
export type FaceName = (typeof REALM_FACES)[number];
export type View = realmInternals.View;
export type RealmTypes = realmInternals.Types;
export type RealmEvent = RealmTypes['Event'];

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

export const gathered = (heap: Faces, order: readonly Face[]): readonly Group[] =>
  order.flatMap((face) => {
    const count = countOf(heap, face);
    return count === 0 ? [] : [{ face, count, index: 0 }];
  });

/** Every coin on its own, unless there are more than `most`: then equal faces are gathered. */
export function laidOut(heap: Faces, order: readonly Face[], most: number): readonly Group[] {
  const groups = gathered(heap, order);
  if (groups.reduce((sum, { count }) => sum + count, 0) > most) return groups;
  return groups.flatMap(({ face, count }) => Array.from({ length: count }, (_, index) => ({ face, count: 1, index })));
}

/** The coins one by one. */
export const coinsOf = (heap: Faces, order: readonly Face[] = FALLING): readonly Face[] =>
  laidOut(heap, order, Number.POSITIVE_INFINITY).map(({ face }) => face);

export const heapFrom = (faces: readonly Face[]): Faces =>
  faces.reduce((heap: Coins, face) => heap + coinsOfKind(face), 0);

export const metalCounts = (metals: realmInternals.Metals): readonly number[] =>
  METALS.map((_, metal) => countOf(metals, metal));

/** Peasant, as it stands under a coin. */
export const faceTitle = (face: Face): string => t(`realm.face.${nameOf(face)}`);

/** 'a knight', '2 knights' */
export const faceWords = (face: Face, count: number): string =>
  t(`realm.coins.${nameOf(face)}` satisfies MessageId, { count });

/** 'a crown, a wyvern and 2 gryphons' */
export const heapWords = (heap: Faces): string =>
  heap === 0 ? t('realm.nothing') : andList(gathered(heap, FALLING).map(({ face, count }) => faceWords(face, count)));

/** '1st' */
export const ordinal = (place: number): string => t('realm.ordinal', { number: place + 1 });
