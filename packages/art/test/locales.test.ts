import { describe, expect, it } from 'vitest';
import {
  box,
  type Colour,
  type Drawing,
  locales,
  type Paint,
  type Shape,
  ship,
  shipPlaces,
  toSvg,
} from '../src/index.js';

const CREAM = '#F7F3E8';

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: Colour, b: Colour): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const leaves = (shapes: readonly Shape[]): Exclude<Shape, { kind: 'group' }>[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? leaves(shape.shapes) : [shape]));

const colours = (paint: Paint | undefined): Colour[] => {
  if (paint === undefined) return [];
  return typeof paint === 'string' ? [paint] : paint.stops.map(({ colour }) => colour);
};

const palette = (drawing: Drawing): Colour[] => [
  ...new Set(
    leaves(drawing.shapes).flatMap((shape) =>
      shape.kind === 'text' ? [shape.fill] : [...colours(shape.fill), ...colours(shape.stroke?.paint)],
    ),
  ),
];

/** Errors in SVG: tags that do not match, and ids that are missing or defined twice. */
function faults(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, end, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^<>"]|"[^"<>]*")*)>/g)) {
    if (end === '/') {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  found.push(...open.map((name) => `<${name}> stays open`));
  const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name);
  if (new Set(names).size !== names.length) found.push('a name is given twice');
  for (const [, name = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) {
    if (!names.includes(name)) found.push(`#${name} is not defined`);
  }
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number is missing');
  return found;
}

describe('the locales of Koinz', () => {
  it('are eight, in a fixed order', () => {
    expect(locales.map(({ name }) => name)).toEqual([
      'Lighthouse Bay',
      'Red Mesa',
      'Frost Market',
      'Old Orchard',
      'Night Garden',
      'Glass Marsh',
      'Rooftops',
      'Salt Road',
    ]);
    expect(locales.map(({ id }) => id)).toEqual(locales.map(({ name }) => name.toLowerCase().replace(' ', '-')));
  });

  it('have different titles', () => {
    expect(new Set(locales.map(({ drawing }) => drawing.title)).size).toBe(locales.length);
    for (const { name, drawing } of locales) expect(drawing.title).toMatch(new RegExp(`^${name}: .{30,}`));
  });

  describe.each(locales)('$name', ({ id, drawing }) => {
    const tones = palette(drawing).filter((colour) => contrast(colour, CREAM) >= 3);
    const lights = palette(drawing).filter((colour) => contrast(colour, CREAM) < 3);

    it('is a board of 120 mm with nothing drawn beyond its edge', () => {
      expect(drawing.box).toEqual({ x: 0, y: 0, width: 120, height: 120 });
      expect(drawing.shapes.length).toBeGreaterThan(0);
      for (const shape of drawing.shapes) {
        expect(shape).toMatchObject({ kind: 'group', clip: box(0, 0, 120, 120) });
        expect(shape).not.toHaveProperty('transform');
      }
    });

    it('has at most six tones, all dark enough for the cream rim of a koin', () => {
      for (const colour of palette(drawing)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
      expect(tones.length).toBeGreaterThanOrEqual(4);
      expect(tones.length).toBeLessThanOrEqual(6);
    });

    it('has one light, and it is warm', () => {
      expect(lights).toHaveLength(1);
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(lights[0]?.slice(at, at + 2) ?? '', 16));
      expect(r).toBeGreaterThanOrEqual(g);
      expect(g).toBeGreaterThan(b);
    });

    it('has no lettering and no outlines', () => {
      for (const shape of leaves(drawing.shapes)) {
        expect(shape.kind).toBe('path');
        if (shape.kind === 'path') expect([shape.fill, shape.stroke]).toContain(undefined);
      }
    });

    it('becomes well-formed SVG', () => {
      expect(faults(toSvg(drawing, { id, width: 480 }))).toEqual([]);
    });
  });
});

describe('the ship of Pirate Coins', () => {
  it('becomes well-formed SVG', () => {
    expect(faults(toSvg(ship))).toEqual([]);
  });

  it('has its places inside its box and apart from each other', () => {
    const { number, label, deck, hold } = shipPlaces;
    const { x, y, width, height } = ship.box;
    for (const place of [deck, hold]) {
      expect(place.x).toBeGreaterThanOrEqual(x);
      expect(place.x + place.width).toBeLessThanOrEqual(x + width);
      expect(place.y).toBeGreaterThanOrEqual(y);
      expect(place.y + place.height).toBeLessThanOrEqual(y + height);
    }
    expect(number.y).toBeLessThan(label.y - label.size);
    expect(label.y).toBeLessThan(deck.y);
    expect(deck.y + deck.height).toBeLessThan(hold.y);
  });
});
