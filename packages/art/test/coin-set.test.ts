import { COIN_SET_LEVELS, COIN_SET_SYMBOLS, coinSetMarks, coinSetMetal, METALS } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { COIN_SET_FACES, coinSetSide, METAL_COLOURS } from '../src/index.js';
import { paintedShapes } from './painted.js';

const TOTALS = ['one', 'two', 'three'];
const JOKERS = COIN_SET_FACES.filter((face) => coinSetMarks(face) === undefined);
const MARKED = COIN_SET_FACES.filter((face) => coinSetMarks(face) !== undefined);

/** The symbols as drawn: the outlines with a stroke, one for each; a sunk one's lip and a raised one's shadow are moved. */
function drawnSymbols(face: number) {
  return paintedShapes(coinSetSide(face)).flatMap(({ shape, clips }) => {
    if (shape.kind !== 'path' || clips > 0 || shape.stroke === undefined) return [];
    const { darkField, darkSign } = METAL_COLOURS[METALS[coinSetMetal(face)] ?? 'gold'];
    return [darkField[1], darkSign].some((ink) => ink === shape.stroke?.paint) ? [shape] : [];
  });
}

const symbolOf = (d: string): string => (d.includes('a') ? 'circle' : d.includes('L') ? 'triangle' : 'square');

describe('the sides of Coin Set', () => {
  test('are 84, of which three are jokers', () => {
    expect(COIN_SET_FACES.length).toBe(84);
    expect(JOKERS.map((face) => coinSetSide(face).title)).toEqual(['Copper joker', 'Silver joker', 'Gold joker']);
    expect(() => coinSetSide(84)).toThrow(RangeError);
  });

  test('differ from one another as drawings, except for titles', () => {
    for (const size of [176, 118, 40, 22]) {
      const drawings = COIN_SET_FACES.map((face) => JSON.stringify(coinSetSide(face, { size }).shapes));
      expect(new Set(drawings).size).toBe(84);
    }
  });

  test('are titled by what they show', () => {
    for (const face of MARKED) {
      const marks = coinSetMarks(face);
      if (marks === undefined) throw new Error('a joker');
      const metal = METALS[coinSetMetal(face)] as string;
      const symbol = `${COIN_SET_SYMBOLS[marks.symbol]}${marks.total === 0 ? '' : 's'}`;
      const title = `${metal}, ${TOTALS[marks.total]} ${COIN_SET_LEVELS[marks.level]} ${symbol}`;
      expect(coinSetSide(face).title.toLowerCase()).toBe(title);
    }
    expect(MARKED.map((face) => coinSetSide(face).title)).toContain('Silver, two ridged squares');
  });

  test('show the symbol, the total and the level of the rules', () => {
    for (const face of MARKED) {
      const marks = coinSetMarks(face);
      const symbols = drawnSymbols(face);
      expect(symbols.length - 1).toBe(marks?.total);
      for (const { d, fill, stroke } of symbols) {
        expect(symbolOf(d)).toBe(COIN_SET_SYMBOLS[marks?.symbol ?? -1]);
        const level = fill === undefined ? 'ridged' : stroke?.width === 2 ? 'debossed' : 'embossed';
        expect(level).toBe(COIN_SET_LEVELS[marks?.level ?? -1]);
      }
    }
  });

  test('keep stripes apart at small sizes', () => {
    const ridged = MARKED.filter((face) => coinSetMarks(face)?.level === COIN_SET_LEVELS.indexOf('ridged'));
    for (const face of ridged) {
      const stripes = (size: number): number =>
        paintedShapes(coinSetSide(face, { size }))
          .filter(({ clips }) => clips > 0)
          .reduce((sum, { shape }) => sum + (shape.kind === 'path' ? shape.d.split('M').length - 1 : 0), 0);
      expect(stripes(40)).toBeLessThanOrEqual(stripes(176));
      expect(stripes(40)).toBeGreaterThanOrEqual(2 * ((coinSetMarks(face)?.total ?? 0) + 1));
    }
  });
});
