import { describe, expect, test } from 'vitest';
import { crest, type Drawing, KOIN_SEATS, koin, PLAYERS, pouchMark, toSvg } from '../src/index.js';
import { extentOf, type Painted, paintedShapes, pointsOf, reachOf, textsOf } from './painted.js';
import { allPieces, coins } from './pieces.js';

const RADII = { large: 19, medium: 14, small: 10 } as const;
const KOIN_SIZES = ['large', 'medium', 'small'] as const;

/** Throws if the tags do not close in order, an attribute is not quoted, or a name is used that is not defined. */
function checkSvg(svg: string): void {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)(\/?)>|([^<]+)/gy;
  let end = 0;
  for (const [all, closing, name, , alone, text] of svg.matchAll(tag)) {
    end += all.length;
    if (text !== undefined) {
      if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) throw new Error(`bare ampersand in ${text}`);
    } else if (closing === '/') {
      const opened = open.pop();
      if (opened !== name) throw new Error(`${name} closes ${opened}`);
    } else if (alone !== '/') open.push(name as string);
  }
  if (end !== svg.length) throw new Error(`not understood: ${svg.slice(end, end + 80)}`);
  if (open.length > 0) throw new Error(`left open: ${open.join(', ')}`);
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(defined).size !== defined.length) throw new Error('a name defined twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!defined.includes(id)) throw new Error(`${id} is not defined`);
}

describe('every drawing', () => {
  test('has a unique title', () => {
    const titles = allPieces().map(({ title }) => title);
    expect(titles.length).toBe(new Set(titles).size);
    for (const title of titles) expect(title).toMatch(/^[A-Z][a-z]+((,)? [a-zA-Z0-9]+)*$/);
  });

  test('is deterministic', () => {
    expect(allPieces()).toEqual(allPieces());
  });

  test('becomes well-formed SVG', () => {
    const drawings = [...allPieces(), ...coins({ size: 22 }), ...coins({ flat: true }), ...coins({ under: 2 })];
    for (const [i, drawing] of drawings.entries()) {
      const svg = toSvg(drawing, { id: `x${i}`, width: 90 });
      checkSvg(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain(`aria-label="${drawing.title}"`);
    }
  });

  test('the SVG check finds errors', () => {
    for (const wrong of [
      '<svg><g></svg>',
      '<svg a=1/>',
      '<svg><g fill="url(#a)"/></svg>',
      '<svg><text>a & b</text></svg>',
      '<svg>',
    ])
      expect(() => checkSvg(wrong)).toThrow();
    expect(() => checkSvg(toSvg(pouchMark()))).not.toThrow();
  });

  test('has only colours of six digits and opacities from 0 to 1', () => {
    for (const { shape } of allPieces().flatMap(paintedShapes)) {
      expect(shape.opacity ?? 1).toBeGreaterThan(0);
      expect(shape.opacity ?? 1).toBeLessThanOrEqual(1);
      const paints = shape.kind === 'text' ? [shape.fill] : [shape.fill, shape.stroke?.paint];
      for (const paint of paints) {
        if (paint === undefined) continue;
        const colours = typeof paint === 'string' ? [paint] : paint.stops.map(({ colour }) => colour);
        for (const colour of colours) expect(colour).toMatch(/^#[0-9A-Fa-f]{6}$/);
      }
    }
  });
});

describe('koinz', () => {
  const each = (check: (drawing: Drawing, radius: number, covered: boolean, flat: boolean) => void): void => {
    for (const seat of KOIN_SEATS)
      for (const size of KOIN_SIZES)
        for (const covered of [false, true])
          for (const flat of [false, true]) check(koin(size, seat, { covered, flat }), RADII[size], covered, flat);
  };

  test('are true to scale: a unit is a millimetre', () => {
    each((drawing, radius, _, flat) => {
      const parts = paintedShapes(drawing);
      const disc = parts[flat ? 0 : 1] as Painted;
      expect(reachOf(disc)).toBeCloseTo(radius, 5);
      for (const part of parts.slice(flat ? 0 : 1)) expect(reachOf(part)).toBeLessThanOrEqual(radius + 1e-6);
      if (flat) expect(drawing.box).toEqual({ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius });
      const { left, top, right, bottom } = extentOf(drawing);
      expect(Math.max(-left, -top, right, bottom)).toBeLessThanOrEqual(drawing.box.width / 2);
    });
  });

  test('have points and shape inside the inner line, unless covered', () => {
    each((drawing, radius, covered) => {
      expect(textsOf(drawing)).toEqual(covered ? [] : [{ 19: '3', 14: '2', 10: '1' }[radius]]);
      const shape = paintedShapes(drawing).at(-2) as Painted;
      if (!covered) expect(reachOf(shape)).toBeLessThan(radius - 2.6);
    });
  });

  test('differ in shape from seat to seat', () => {
    const shapes = KOIN_SEATS.map((seat) => paintedShapes(koin('large', seat)).at(-2)?.shape);
    expect(new Set(shapes.map((shape) => (shape?.kind === 'path' ? shape.d : ''))).size).toBe(KOIN_SEATS.length);
  });
});

describe('crests', () => {
  test('show the letter from 20 points up', () => {
    for (const seat of PLAYERS.keys()) {
      expect(textsOf(crest(seat, { letter: 'Q', size: 20 }))).toEqual(['Q']);
      expect(textsOf(crest(seat, { letter: 'Q', size: 19 }))).toEqual([]);
    }
    expect(() => crest(8)).toThrow(RangeError);
  });

  test('are eight shapes, inside their box', () => {
    const shapes = [...PLAYERS.keys()].map((seat) => paintedShapes(crest(seat))[0] as Painted);
    expect(new Set(shapes.map((part) => JSON.stringify(pointsOf(part)))).size).toBe(8);
    for (const part of shapes)
      for (const value of pointsOf(part).flat()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(24);
      }
  });

  test('have an outline of 1.4 in the deep colour on parchment', () => {
    for (const [seat, { deep, parchment }] of PLAYERS.entries()) {
      const { shape } = paintedShapes(crest(seat, { theme: 'parchment' }))[0] as Painted;
      expect(shape).toMatchObject({ fill: parchment, stroke: { paint: deep, width: 1.4 } });
    }
  });
});
