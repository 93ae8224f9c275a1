import { describe, expect, test } from 'vitest';
import { circle, type Drawing, METAL_COLOURS, realmCoin } from '../src/index.js';
import { extentOf, type Painted, paintedShapes, pointsOf, reachOf, textsOf } from './painted.js';
import { coinSetSides, coins, counters, fortuneCoins, pirateCoins, realmCoins } from './pieces.js';

const FIELD = circle(0, 0, 37);

const fieldAt = (parts: readonly Painted[]): number =>
  parts.findIndex(({ shape, clips }) => shape.kind === 'path' && shape.d === FIELD && clips === 0);

/** The shapes on the field, without the value tab over the rim. */
function onField(drawing: Drawing): Painted[] {
  const parts = paintedShapes(drawing);
  const after = parts.slice(fieldAt(parts) + 1);
  const tab = after.findIndex((part) => pointsOf(part).every(([, y]) => y > 20));
  return after.slice(0, tab < 0 ? undefined : tab).filter(({ shape, clips }) => shape.kind === 'path' && clips === 0);
}

describe('the body', () => {
  test('is 96 across on a square of 104, with its thickness below', () => {
    for (const drawing of coins({ size: 90 })) {
      expect(drawing.box).toEqual({ x: -52, y: -52, width: 104, height: 109 });
      const parts = paintedShapes(drawing);
      expect(reachOf(parts[0] as Painted)).toBeCloseTo(53, 0);
      expect(reachOf(parts[1] as Painted)).toBeCloseTo(48, 1);
    }
  });

  test('stays inside its box at every size', () => {
    for (const size of [17, 22, 26, 35, 54, 90, 176])
      for (const drawing of coins({ size })) {
        const { left, top, right, bottom } = extentOf(drawing);
        expect(Math.min(left, top), drawing.title).toBeGreaterThanOrEqual(-52);
        expect(right, drawing.title).toBeLessThanOrEqual(52);
        expect(bottom, drawing.title).toBeLessThanOrEqual(drawing.box.y + drawing.box.height);
      }
  });

  test('on paper is a disc of radius 48 with everything inside', () => {
    for (const drawing of coins({ flat: true })) {
      expect(drawing.box).toEqual({ x: -52, y: -52, width: 104, height: 104 });
      for (const part of paintedShapes(drawing)) expect(reachOf(part), drawing.title).toBeLessThanOrEqual(48.05);
      expect(reachOf(paintedShapes(drawing)[0] as Painted)).toBeCloseTo(48, 1);
    }
  });

  test('grows by 5 for each coin under it, and its title says so', () => {
    const alone = realmCoin('crown');
    const pile = realmCoin('crown', { under: 3 });
    expect(pile.box.height - alone.box.height).toBe(15);
    expect(pile.shapes.length - alone.shapes.length).toBe(9);
    expect(pile.title).toBe('Gold crown, worth 5, on a pile of 3');
  });
});

describe('the face', () => {
  test('has its sign inside the field', () => {
    for (const options of [{ size: 90 }, { size: 54 }, { size: 40 }, { size: 35 }, { flat: true }])
      for (const drawing of [...realmCoins(options), ...pirateCoins(options), ...fortuneCoins(options)])
        for (const part of onField(drawing).slice(-1))
          expect(reachOf(part), `${drawing.title} at ${JSON.stringify(options)}`).toBeLessThan(37);
  });

  test('has its symbols inside the field', () => {
    for (const size of [176, 118, 40])
      for (const drawing of coinSetSides({ size })) {
        const marks = onField(drawing);
        expect(marks.length, drawing.title).toBeGreaterThan(0);
        for (const part of marks) expect(reachOf(part), drawing.title).toBeLessThan(37.5);
      }
  });

  test('has a sign of the specified width', () => {
    for (const drawing of [...realmCoins(), ...pirateCoins()]) {
      const [sign] = onField(drawing).slice(-1);
      const width = 512 * (sign as Painted).transform[0];
      expect(width, drawing.title).toBeGreaterThanOrEqual(56);
      expect(width, drawing.title).toBeLessThanOrEqual(67);
    }
  });

  test('shows the value', () => {
    expect(realmCoins().flatMap(textsOf)).toEqual(['1', '1', '3', '3', '5', '5']);
    expect(pirateCoins().flatMap(textsOf)).toEqual(['1', '1', '2', '2', '3', '3']);
    expect(fortuneCoins().flatMap(textsOf)).toEqual(['1', '2', '3']);
  });
});

describe('detail by size', () => {
  const count = (size: number): number[] =>
    [...realmCoins({ size }), ...pirateCoins({ size })].map((drawing) => paintedShapes(drawing).length);
  const fewer = (small: number, large: number): void => {
    for (const [i, parts] of count(small).entries()) expect(parts).toBeLessThan(count(large)[i] as number);
  };

  test('under 44 there is no value tab and the sign is 8 % larger', () => {
    expect(textsOf(realmCoin('knight', { size: 44 }))).toEqual(['3']);
    expect(textsOf(realmCoin('knight', { size: 43 }))).toEqual([]);
    const scale = (size: number): number => (onField(realmCoin('knight', { size })).at(-1) as Painted).transform[0];
    expect(scale(43) / scale(44)).toBeCloseTo(1.08);
  });

  test('smaller coins have less detail', () => {
    fewer(40, 90);
    fewer(30, 40);
    fewer(22, 40);
  });

  test('small counters show the letter of the metal', () => {
    for (const size of [17, 22, 26]) {
      expect(realmCoins({ size }).flatMap(textsOf)).toEqual(['C', 'C', 'S', 'S', 'G', 'G']);
      expect(counters({ size }).flatMap(textsOf)).toEqual(['C', '9', 'S', '9', 'G', '9']);
    }
    expect(textsOf(realmCoin('boar', { size: 27 }))).toEqual([]);
  });

  test('pearls, reeds and lobes grow coarser', () => {
    const copper = (size: number): number => {
      const { light } = METAL_COLOURS.copper.rim;
      const pearls = paintedShapes(realmCoin('boar', { size })).find(
        ({ shape }) => shape.kind === 'path' && shape.fill === light,
      );
      return subpaths(pearls);
    };
    expect([90, 40, 22].map(copper)).toEqual([36, 24, 0]);
    const silver = (size: number): number => {
      const { dark } = METAL_COLOURS.silver.edge;
      const parts = paintedShapes(realmCoin('gryphon', { size }));
      return subpaths(parts.find(({ shape }) => shape.kind === 'path' && shape.stroke?.paint === dark));
    };
    expect([90, 40, 22].map(silver)).toEqual([60, 40, 20]);
    const gold = (size: number): number => {
      const body = paintedShapes(realmCoin('wyvern', { size }))[1] as Painted;
      return body.shape.kind === 'path' ? body.shape.d.split('A').length - 1 : 0;
    };
    expect([90, 40, 22].map(gold)).toEqual([24, 20, 12]);
  });
});

const subpaths = (part: Painted | undefined): number =>
  part?.shape.kind === 'path' ? part.shape.d.split('M').length - 1 : 0;
