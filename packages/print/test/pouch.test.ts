import { GAME_IDS, type GameId } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { PRINT_GAMES } from '../src/games/index.js';
import type { KitOptions } from '../src/index.js';
import { LEAFLET, PANEL } from '../src/leaflet.js';
import { leafletSheets } from '../src/leaflet-sheets.js';
import { MARGIN, PAPERS, type PaperName, type Piece } from '../src/page.js';
import { COIN, capacityOf, INSIDE, NOTCH, POUCH, POUCH_HALF, pouchInside, pouchOutside } from '../src/pouch.js';
import { boundsOf, pointsOf, walk } from './bounds.js';
import { fonts } from './fonts.js';
import { pagesOf } from './kits.js';

const WITH_POUCH = GAME_IDS.filter((game) => PRINT_GAMES[game].lowerHalf === POUCH_HALF);
const coinsOf = (game: GameId): number =>
  pagesOf(game, PLAIN).flatMap(({ pieces }) => pieces.filter(({ kind, side }) => kind === 'coin' && side === 'front'))
    .length;
const PLAIN: KitOptions = { paper: 'a4', ink: 'colour', duplex: 'long', offset: [0, 0], cut: 'round' };
const LEAFLET_LAYERS = 9 * 0.1;

const { shapes, pieces } = pouchOutside(PRINT_GAMES['realm-coins'], fonts);
const face = (name: string): Piece =>
  pieces.find((piece) => piece.kind === 'pouch' && piece.name === `pouch ${name}`) as Piece;
const left = ({ x, width }: Piece): number => x - width / 2;
const right = ({ x, width }: Piece): number => x + width / 2;
const top = ({ y, height }: Piece): number => y - height / 2;
const bottom = ({ y, height }: Piece): number => y + height / 2;

describe('the inside', () => {
  test.each(WITH_POUCH)('holds the coins of %s in whole stacks, with the leaflet on top', (game) => {
    expect(coinsOf(game)).toBeGreaterThan(0);
    expect(capacityOf(INSIDE)).toBeGreaterThanOrEqual(coinsOf(game));
  });

  test('takes six stacks of 13: two across and three up', () => {
    expect(INSIDE.width).toBeGreaterThan(2 * COIN.width);
    expect(INSIDE.height).toBeGreaterThan(3 * COIN.width);
    expect(INSIDE.depth).toBeGreaterThan(13 * COIN.thickness + LEAFLET_LAYERS);
    // Even if the leaflet is glued together from two sheets.
    expect(INSIDE.depth).toBeGreaterThan(13 * COIN.thickness + 2 * LEAFLET_LAYERS);
    expect(6 * 13).toBeGreaterThanOrEqual(75);
  });

  test('has more than twice the volume of the coins', () => {
    const coins = 75 * Math.PI * (COIN.width / 2) ** 2 * COIN.thickness;
    expect(INSIDE.width * INSIDE.height * INSIDE.depth).toBeGreaterThan(2 * coins);
  });

  test('takes square tokens too', () => {
    // On A4 they are 25.7 mm wide; those of Coin Set are 27.6 mm wide.
    expect(capacityOf(INSIDE, { width: 25.7, thickness: COIN.thickness })).toBeGreaterThanOrEqual(75);
    expect(capacityOf(INSIDE, { width: 27.6, thickness: COIN.thickness })).toBeGreaterThanOrEqual(42);
  });

  test('takes the folded leaflet', () => {
    expect(LEAFLET.width / 3).toBe(PANEL.width);
    expect(INSIDE.width).toBeGreaterThan(PANEL.width + 1);
    expect(INSIDE.height).toBeGreaterThan(PANEL.height + 1);
  });
});

describe('the net', () => {
  test('the walls are side by side, and as large as the inside', () => {
    const walls = ['side', 'front', 'far side', 'back'].map(face);
    for (const [index, wall] of walls.entries()) {
      expect(wall.height).toBeCloseTo(INSIDE.height, 6);
      expect(wall.width).toBeCloseTo(index % 2 === 0 ? INSIDE.depth : INSIDE.width, 6);
      expect(top(wall)).toBeCloseTo(top(walls[0] as Piece), 6);
      if (index > 0) expect(left(wall)).toBeCloseTo(right(walls[index - 1] as Piece), 6);
    }
    expect(right(face('glue tab'))).toBeCloseTo(left(walls[0] as Piece), 6);
  });

  test('lid and bottom close the box, and the tuck reaches inside', () => {
    for (const name of ['lid', 'front flap', 'back flap']) {
      expect(face(name).width).toBeCloseTo(INSIDE.width, 6);
      expect(face(name).height).toBeCloseTo(INSIDE.depth, 6);
    }
    expect(bottom(face('lid'))).toBeCloseTo(top(face('back')), 6);
    expect(bottom(face('tuck'))).toBeCloseTo(top(face('lid')), 6);
    expect(face('tuck').height).toBeGreaterThan(NOTCH / 2);
    for (const name of ['side', 'front', 'far side', 'back'])
      expect(top(face(`${name} flap`))).toBeCloseTo(bottom(face(name)), 6);
    // The flaps of the two sides do not meet inside.
    expect(face('side flap').height + face('far side flap').height).toBeLessThan(INSIDE.width);
  });

  test('there is a fold wherever two faces meet', () => {
    const folds = pieces.filter(({ kind }) => kind === 'fold');
    const fold = (x: number, y: number, width: number, height: number) =>
      folds.filter(
        (piece) =>
          Math.abs(piece.x - x) < 0.001 &&
          Math.abs(piece.y - y) < 0.001 &&
          Math.abs(piece.width - width) < 0.001 &&
          Math.abs(piece.height - height) < 0.001,
      );
    for (const name of ['side', 'front', 'far side', 'back']) {
      const wall = face(name);
      expect(fold(left(wall), wall.y, 0, wall.height)).toHaveLength(1);
      expect(fold(wall.x, bottom(wall), wall.width, 0)).toHaveLength(1);
    }
    expect(fold(face('back').x, top(face('back')), face('back').width, 0)).toHaveLength(1);
    expect(fold(face('tuck').x, bottom(face('tuck')), face('tuck').width, 0)).toHaveLength(1);
    expect(folds).toHaveLength(10);
  });

  test('the half circle at the opening is 1/2 inch across, in the middle of the front', () => {
    expect(NOTCH).toBe(12.7);
    const notch = pieces.find(({ name }) => name === 'pouch half circle') as Piece;
    expect([notch.width, notch.height]).toEqual([expect.closeTo(12.7, 6), expect.closeTo(6.35, 6)]);
    expect(notch.x).toBeCloseTo(face('front').x, 6);
    expect(top(notch)).toBeCloseTo(top(face('front')), 6);
    // It is really cut there: the outline reaches its lowest point.
    const lowest: boolean[] = [];
    walk(shapes, (shape) => {
      if (shape.kind === 'path' && shape.stroke?.dash === undefined && shape.fill === undefined)
        lowest.push(
          pointsOf(shape.d).some(([x, y]) => Math.abs(x - notch.x) < 0.01 && Math.abs(y - bottom(notch)) < 0.01),
        );
    });
    expect(lowest).toContain(true);
  });

  test('all faces are inside the outline', () => {
    for (const piece of pieces) {
      expect(left(piece)).toBeGreaterThanOrEqual(-0.001);
      expect(top(piece)).toBeGreaterThanOrEqual(-0.001);
      expect(right(piece)).toBeLessThanOrEqual(POUCH.width + 0.001);
      expect(bottom(piece)).toBeLessThanOrEqual(POUCH.height + 0.001);
    }
  });
});

test.each(WITH_POUCH)('the words in the lid of %s stay inside it', (game) => {
  const inside = pouchInside(PRINT_GAMES[game], fonts);
  const lid = inside.pieces[0] as Piece;
  const words = boundsOf(inside.shapes);
  expect(words.left).toBeGreaterThan(left(lid));
  expect(words.right).toBeLessThan(right(lid));
  expect(words.bottom).toBeLessThan(bottom(lid));
  expect(words.top).toBeGreaterThan(0);
});

describe.each(Object.keys(PAPERS) as PaperName[])('on %s', (paper) => {
  test.each(WITH_POUCH)('the pouch of %s fits below the leaflet', (game) => {
    const [front] = leafletSheets(PRINT_GAMES[game], { paper, duplex: 'long' }, fonts);
    const { width, height } = PAPERS[paper];
    const outline = front?.pieces.find(({ name }) => name === 'pouch outline') as Piece;
    expect(top(outline)).toBeGreaterThan(height / 2);
    expect(bottom(outline)).toBeLessThan(height - MARGIN);
    expect(left(outline)).toBeGreaterThan(MARGIN);
    expect(right(outline)).toBeLessThan(width - MARGIN);
  });
});
