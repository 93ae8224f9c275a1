import {
  andList,
  coinsOfKind,
  EMPTY,
  METALS,
  REALM_FACES,
  Refusal,
  realmFace,
  type realmInternals,
  wildFace,
} from '@pouch/rules';

/** The coins of each metal in the game. */
const MOST = 25;
const NOTHING = /^(nothing|none|no|empty|0|-)$/;
const SEPARATORS = /[\s,;+&.]+|\band\b/;

/**
 * Reads typed coins: `2 knights 1 peasant boar`, or `2k p b` for short. Repeated names add up; a name without a number
 * is one coin.
 */
export function readFaces(text: string): realmInternals.Faces | Refusal {
  const plain = text.trim().toLowerCase();
  if (plain === '') return new Refusal('Type some coins, or the word nothing');
  if (NOTHING.test(plain)) return EMPTY;
  // `2k` is `2 k`, and `2x` is 2.
  const words = plain
    .replaceAll(/(\d+)\s*[x×]?/g, ' $1 ')
    .split(SEPARATORS)
    .filter((word) => word !== '');
  const counts = REALM_FACES.map(() => 0);
  let count: number | undefined;
  for (const word of words) {
    if (/^\d+$/.test(word)) {
      if (count !== undefined) return new Refusal(`${count} of what? Name a face before ${word}`);
      count = Number(word);
      if (count < 1 || count > MOST) return new Refusal(`Choose 1 to ${MOST} coins of each face, not ${word}`);
      continue;
    }
    const face = readFace(word);
    if (face instanceof Refusal) return face;
    const sum = (counts[face] ?? 0) + (count ?? 1);
    if (sum > MOST) return new Refusal(`There are only ${MOST} coins of a metal`);
    counts[face] = sum;
    count = undefined;
  }
  if (count !== undefined) return new Refusal(`${count} of what? Name a face after it`);
  return counts.reduce((coins, count, face) => coins + coinsOfKind(face, count), EMPTY);
}

/** A face by its name or any beginning of it: no two names begin alike. */
function readFace(word: string): realmInternals.Face | Refusal {
  const face = REALM_FACES.findIndex((name) => name.startsWith(word) || word === `${name}s`);
  if (face >= 0) return face;
  const metal = METALS.findIndex((name) => name === word || word === `${name}s`);
  if (metal >= 0)
    return new Refusal(
      `Choose a face for ${METALS[metal]}: ${REALM_FACES[realmFace(metal)]} or ${REALM_FACES[wildFace(metal)]}`,
    );
  return new Refusal(`Unknown face "${word.slice(0, 20)}": the faces are ${andList(REALM_FACES)}`);
}
