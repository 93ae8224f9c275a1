import { COIN_SET_COINS, COIN_SET_LEVELS, COIN_SET_SYMBOLS, coinSetInternals as internals, METALS } from '@pouch/rules';
import { TOTALS, type TraitName, type TraitValue } from './traits.ts';
import type { Face } from './types.ts';

interface Wanted {
  readonly metal: number;
  readonly symbol: number;
  readonly level: number;
  readonly total: number;
}

const FACES: readonly Face[] = Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => face);

/** S1: every combination is on exactly one side. */
function faceOf({ metal, symbol, level, total }: Wanted): Face {
  const found = FACES.find((face) => {
    const marks = internals.marksOf(face);
    return (
      internals.metalOf(face) === metal && marks?.symbol === symbol && marks.level === level && marks.total === total
    );
  });
  if (found === undefined) throw new Error('every combination is on a side');
  return found;
}

const SILVER = 1;
const SQUARE = 1;
const CIRCLE = 2;
const PLAIN: Wanted = { metal: SILVER, symbol: CIRCLE, level: 0, total: 0 };

export interface GuideGroup {
  readonly name: TraitName;
  /** The values, each with a coin that shows it; metals are shown by blank coins. */
  readonly values: readonly { readonly value: TraitValue; readonly face?: Face }[];
}

export const GUIDE: readonly GuideGroup[] = [
  { name: 'metal', values: METALS.map((value) => ({ value })) },
  { name: 'symbol', values: COIN_SET_SYMBOLS.map((value, symbol) => ({ value, face: faceOf({ ...PLAIN, symbol }) })) },
  { name: 'level', values: COIN_SET_LEVELS.map((value, level) => ({ value, face: faceOf({ ...PLAIN, level }) })) },
  {
    name: 'total',
    values: TOTALS.map((value, total) => ({ value, face: faceOf({ ...PLAIN, symbol: SQUARE, total }) })),
  },
];

/** A set whose shapes are the same and all else different. */
export const EXAMPLE: readonly Face[] = [0, 1, 2].map((each) =>
  faceOf({ metal: each, symbol: CIRCLE, level: each, total: each }),
);

/** The side with the joker on a gold coin. */
export const JOKER: Face = FACES.findLast(internals.isJoker) ?? 0;
