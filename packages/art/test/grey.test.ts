import { COIN_SET_LEVELS, coinSetMarks, coinSetMetal, METALS, type MetalName } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import {
  COIN_SET_FACES,
  circle,
  coinSetSide,
  crest,
  type Drawing,
  KOIN_SEATS,
  koin,
  PLAYERS,
  pirateCoin,
  realmCoin,
  type ThemeName,
} from '../src/index.js';
import { brightness, contrast, luminance } from './light.js';
import { type Painted, paintedShapes } from './painted.js';

/** Differences that must be visible without colour, measured in the drawings. */

const FIELD = circle(0, 0, 37);

function fieldOf(drawing: Drawing): number {
  const field = paintedShapes(drawing).find(({ shape }) => shape.kind === 'path' && shape.d === FIELD)?.shape;
  if (field?.kind !== 'path' || field.fill === undefined) throw new Error('no field');
  return brightness(field.fill);
}

const signOf = (drawing: Drawing): number => {
  const sign = paintedShapes(drawing)
    .filter(({ shape }) => shape.kind === 'path' && shape.d.length > 600)
    .at(-1)?.shape;
  if (sign?.kind !== 'path' || typeof sign.fill !== 'string') throw new Error('no sign');
  return luminance(sign.fill);
};

const SIDES: readonly { readonly metal: MetalName; readonly bright: Drawing; readonly dark: Drawing }[] = [
  { metal: 'copper', bright: realmCoin('peasant'), dark: realmCoin('boar') },
  { metal: 'silver', bright: realmCoin('knight'), dark: realmCoin('gryphon') },
  { metal: 'gold', bright: realmCoin('crown'), dark: realmCoin('wyvern') },
  ...METALS.map((metal) => ({ metal, bright: pirateCoin(metal, 'skull'), dark: pirateCoin(metal, 'monster') })),
];

describe('metals in grey', () => {
  const fields = Object.fromEntries(SIDES.map(({ metal, bright }) => [metal, fieldOf(bright)]));
  const deep = (metal: MetalName): number =>
    fieldOf(coinSetSide(COIN_SET_FACES.find((face) => METALS[coinSetMetal(face)] === metal) as number));

  test('copper is clearly darker than silver and gold', () => {
    for (const metal of ['silver', 'gold'] as const) {
      expect(contrast(fields.copper as number, fields[metal] as number)).toBeGreaterThan(1.4);
      expect(contrast(deep('copper'), deep(metal))).toBeGreaterThan(1.25);
    }
  });

  test('the rim patterns differ at every size, because silver and gold are equally bright', () => {
    for (const size of [176, 90, 54, 40, 26, 17]) {
      const rims = (['peasant', 'knight', 'crown'] as const).map((face) => {
        const parts = paintedShapes(realmCoin(face, { size }));
        const bevel = parts.findIndex(({ shape }) => shape.kind === 'path' && shape.d === circle(0, 0, 38.6));
        return parts.slice(1, bevel).map(({ shape }) => (shape.kind === 'path' ? shape.d : ''));
      });
      expect(new Set(rims.map(String)).size).toBe(3);
    }
  });
});

describe('sides in grey', () => {
  test('bright and dark fields are far apart', () => {
    for (const { bright, dark } of SIDES) expect(contrast(fieldOf(bright), fieldOf(dark))).toBeGreaterThan(5);
  });

  test('signs stand out from their fields', () => {
    for (const { bright, dark } of SIDES)
      for (const drawing of [bright, dark])
        expect(contrast(fieldOf(drawing), signOf(drawing)), drawing.title).toBeGreaterThan(6);
  });
});

describe('levels in grey', () => {
  const faceWith = (metal: MetalName, level: string): number =>
    COIN_SET_FACES.find((face) => {
      const marks = coinSetMarks(face);
      return METALS[coinSetMetal(face)] === metal && marks !== undefined && COIN_SET_LEVELS[marks.level] === level;
    }) as number;

  /** The mean brightness of a symbol's inside: for stripes, light and dark by their shares of the pitch. */
  function inside(metal: MetalName, level: string): number {
    const parts = paintedShapes(coinSetSide(faceWith(metal, level)));
    const after = parts.slice(parts.findIndex(({ shape }) => shape.kind === 'path' && shape.d === FIELD) + 1);
    const fills = (clipped: boolean): number[] =>
      after.flatMap(({ shape, clips }: Painted) =>
        shape.kind === 'path' && shape.fill !== undefined && clips > 0 === clipped ? [brightness(shape.fill)] : [],
      );
    const [plain = Number.NaN] = fills(false);
    const [stripe = Number.NaN] = fills(true);
    return level === 'ridged' ? 0.52 * plain + 0.48 * stripe : plain;
  }

  test.each(METALS)('on %s: embossed is white, debossed dark, ridged between', (metal) => {
    const [sunk, raised, striped] = ['debossed', 'embossed', 'ridged'].map((level) => inside(metal, level)) as [
      number,
      number,
      number,
    ];
    const field = fieldOf(coinSetSide(faceWith(metal, 'ridged')));
    expect(contrast(sunk, raised)).toBeGreaterThan(10);
    expect(contrast(raised, striped)).toBeGreaterThan(1.8);
    expect(contrast(striped, sunk)).toBeGreaterThan(3);
    expect(contrast(field, sunk)).toBeGreaterThan(4);
    expect(contrast(field, raised)).toBeGreaterThan(1.6);
  });

  test.each(METALS)('on %s: the stripes themselves are far apart', (metal) => {
    const parts = paintedShapes(coinSetSide(faceWith(metal, 'ridged')));
    const stripe = parts.find(({ clips }) => clips > 0)?.shape;
    const ground = parts[parts.findIndex(({ clips }) => clips > 0) - 1]?.shape;
    if (stripe?.kind !== 'path' || ground?.kind !== 'path') throw new Error('no stripes');
    expect(contrast(brightness(stripe.fill ?? ''), brightness(ground.fill ?? ''))).toBeGreaterThan(7);
  });
});

describe('players', () => {
  test('letters on crests have at least 5.6 in both themes', () => {
    for (const seat of PLAYERS.keys())
      for (const theme of ['dark', 'parchment'] as ThemeName[]) {
        const [shape, letter] = paintedShapes(crest(seat, { theme, letter: 'A' })).map(
          ({ shape }) => shape.fill as string,
        );
        expect(contrast(luminance(shape as string), luminance(letter as string))).toBeGreaterThan(5.6);
      }
  });

  test('points on koinz have at least 5.9', () => {
    for (const seat of KOIN_SEATS) {
      const [shape, points] = paintedShapes(koin('small', seat)).slice(-2);
      expect(contrast(luminance(shape?.shape.fill as string), luminance(points?.shape.fill as string))).toBeGreaterThan(
        5.9,
      );
    }
  });
});
