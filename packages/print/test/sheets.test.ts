import { circle, type Drawing, locales, PLAYERS, type Transform } from '@pouch/art';
import type { GameId } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { calibrationSheets } from '../src/calibration.js';
import { PRINT_GAMES } from '../src/games/index.js';
import { INCH, type KitOptions, MARGIN, type Page, type Piece, WIDEST } from '../src/index.js';
import { stripsOf } from '../src/page-frame.js';
import { applied, type Bounds, boundsOf, groupsIn, scaleOf, walk } from './bounds.js';
import { FACE_NAMES } from './coin-set-fixture.js';
import { fonts } from './fonts.js';
import { GAME_IDS, LAYOUT_ROWS, LAYOUTS, PAPER_NAMES, pagesOf, seenFromFront, sheetsOf } from './kits.js';
import { FIXTURES } from './print-fixture.js';

const PLAIN: KitOptions = { paper: 'a4', ink: 'colour', duplex: 'long', offset: [0, 0], cut: 'round' };
const CUT_OUT: readonly Piece['kind'][] = ['coin', 'koin', 'board'];

const isNear = (a: number, b: number, by = 1e-6): boolean => Math.abs(a - b) <= by;
const piecesOf = (pages: readonly Page[], kinds: readonly Piece['kind'][]): Piece[] =>
  pages.flatMap(({ pieces }) => pieces.filter(({ kind }) => kinds.includes(kind)));

function tally(pieces: readonly Piece[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, side } of pieces) counts[`${side}: ${name}`] = (counts[`${side}: ${name}`] ?? 0) + 1;
  return counts;
}

describe('the two sides of a sheet', () => {
  const MATCHING: readonly Piece['kind'][] = [...CUT_OUT, 'cut', 'mark'];
  const keyOf = ({ kind, name, number }: Piece): string =>
    kind === 'mark' ? `${name} ${number}` : `${kind} ${number}`;

  test.each(LAYOUT_ROWS)('match: %s', (_, game, options) => {
    const sheets = sheetsOf(pagesOf(game, options)).filter(({ front }) =>
      front.pieces.some(({ name, kind }) => CUT_OUT.includes(kind) || name === 'calibration'),
    );
    // The last is for calibration.
    expect(sheets).toHaveLength(FIXTURES[game].sheets + 1);
    for (const { front, back } of sheets) {
      const backs = new Map(piecesOf([back], MATCHING).map((piece) => [keyOf(piece), piece]));
      const fronts = piecesOf([front], MATCHING);
      expect(backs.size).toBe(fronts.length);
      for (const piece of fronts) {
        const other = backs.get(keyOf(piece)) as Piece;
        expect(other, `the back of ${piece.name}`).toBeDefined();
        expect([other.width, other.height]).toEqual([piece.width, piece.height]);
        if (piece.name === 'ruler') continue;
        const [x, y] = seenFromFront(other, back, options);
        expect(isNear(x, piece.x) && isNear(y, piece.y), `${piece.name} ${piece.number} matches ${other.name}`).toBe(
          true,
        );
      }
    }
  });

  test.each(PAPER_NAMES)('have registration marks outside all pieces, on %s', (paper) => {
    for (const game of GAME_IDS) {
      for (const { front } of sheetsOf(pagesOf(game, { ...PLAIN, paper }))) {
        const marks = front.pieces.filter(({ name }) => name === 'registration');
        if (piecesOf([front], CUT_OUT).length > 0) expect(marks).toHaveLength(4);
        for (const mark of marks)
          for (const piece of piecesOf([front], [...CUT_OUT, 'cut'])) expect(apart(mark, piece)).toBe(true);
      }
    }
  });
});

const apart = (a: Piece, b: Piece): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

/** Coins may touch. */
const overlap = (a: Piece, b: Piece): boolean => Math.hypot(a.x - b.x, a.y - b.y) < (a.width + b.width) / 2 - 1e-9;

/** The drawing of a piece, by its name. */
const drawings = new Map<string, Drawing | undefined>();
function drawingOf(game: GameId, piece: Piece): Drawing | undefined {
  const key = `${game} ${piece.name}`;
  if (!drawings.has(key)) drawings.set(key, FIXTURES[game].drawingOf(piece));
  return drawings.get(key);
}

/** The radii of the outlines in drawings. */
const outlineOf: Readonly<Record<'coin' | 'koin', readonly number[]>> = { coin: [48], koin: [19, 14, 10] };

describe('every piece', () => {
  test.each(LAYOUT_ROWS)('is drawn true to size where the model says: %s', (_, game, options) => {
    for (const page of pagesOf(game, options)) {
      const pieces = piecesOf([page], CUT_OUT);
      if (pieces.length === 0) continue;
      const groups = groupsIn(page.shapes);
      const discs: { x: number; y: number; width: number }[] = [];
      walk(page.shapes, (shape, transform) => {
        for (const r of [...outlineOf.coin, ...outlineOf.koin])
          if (shape.kind === 'path' && shape.d === circle(0, 0, r) && shape.fill !== undefined) {
            const [x, y] = applied(transform, [0, 0]);
            discs.push({ x, y, width: 2 * r * scaleOf(transform) });
          }
      });
      for (const piece of pieces) {
        const drawing = drawingOf(game, piece) as Drawing;
        expect(drawing, piece.name).toBeDefined();
        const { box } = drawing;
        const found = groups.filter(({ group, transform }) => {
          const [x, y] = applied(transform, [box.x + box.width / 2, box.y + box.height / 2]);
          return isNear(x, piece.x) && isNear(y, piece.y) && sameShapes(group.shapes, drawing.shapes);
        });
        const top = found.at(-1)?.transform as Transform;
        expect(top, `${piece.name} is drawn`).toBeDefined();
        // Turned over the short edge, the backs are upside down.
        const isTurned = piece.side === 'back' && options.duplex === 'short';
        expect(Math.sign(top[0])).toBe(isTurned ? -1 : 1);
        expect([top[1], top[2], top[3]]).toEqual([expect.closeTo(0), expect.closeTo(0), top[0]]);
        if (piece.kind === 'board') expect(isNear(scaleOf(top) * box.width, 120, 0.01)).toBe(true);
        else {
          const disc = discs.find(({ x, y }) => isNear(x, piece.x) && isNear(y, piece.y));
          expect(isNear(disc?.width ?? 0, piece.width, 0.01), `${piece.name} is ${disc?.width} mm`).toBe(true);
        }
      }
    }
  });

  const written = new Map<unknown, string>();
  const json = (value: unknown): string => {
    const known = written.get(value) ?? JSON.stringify(value);
    written.set(value, known);
    return known;
  };
  const sameShapes = (a: unknown, b: unknown): boolean => json(a) === json(b);

  test.each(LAYOUT_ROWS)('does not overlap another: %s', (_, game, options) => {
    for (const page of pagesOf(game, options)) {
      const pieces = piecesOf([page], CUT_OUT);
      const clashes = pieces.flatMap((a, index) =>
        pieces.slice(index + 1).filter((b) => (a.kind === 'board' ? !apart(a, b) : overlap(a, b))),
      );
      expect(clashes).toEqual([]);
    }
  });

  test.each(['realm-coins', 'pirate-coins', 'coin-set'] as const)('of %s is an inch across', (game) => {
    for (const { width, height } of piecesOf(pagesOf(game, PLAIN), ['coin']))
      expect([width, height]).toEqual([INCH, INCH]);
  });

  test('of Koinz is as wide as the rules say', () => {
    const widths = new Map(
      piecesOf(pagesOf('koinz', PLAIN), ['koin']).map(({ name, width }) => [name.split(' ')[0], width]),
    );
    expect(Object.fromEntries(widths)).toEqual({ Large: 38, Medium: 28, Small: 20 });
    for (const { width, height } of piecesOf(pagesOf('koinz', PLAIN), ['board']))
      expect([width, height]).toEqual([120, 120]);
  });
});

describe('the counts', () => {
  test('of Realm Coins: 25 of each metal, realm face in front and wild face behind', () => {
    for (const options of LAYOUTS)
      expect(tally(piecesOf(pagesOf('realm-coins', options), ['coin']))).toEqual({
        'front: gold crown': 25,
        'front: silver knight': 25,
        'front: copper peasant': 25,
        'back: gold wyvern': 25,
        'back: silver gryphon': 25,
        'back: copper boar': 25,
      });
  });

  test('of Pirate Coins: 25 of each metal, skull in front and monster behind', () => {
    for (const options of LAYOUTS)
      expect(tally(piecesOf(pagesOf('pirate-coins', options), ['coin']))).toEqual({
        'front: gold skull': 25,
        'front: silver skull': 25,
        'front: copper skull': 25,
        'back: gold serpent': 25,
        'back: silver kraken': 25,
        'back: copper angler': 25,
      });
  });

  test('[S1] of Coin Set: every side once, paired by the ruling', () => {
    for (const options of LAYOUTS) {
      const coins = piecesOf(pagesOf('coin-set', options), ['coin']);
      expect(Object.values(tally(coins))).toEqual(Array.from({ length: 84 }, () => 1));
      expect(coins.map(({ name }) => name).sort()).toEqual([...FACE_NAMES].sort());
      const fronts = coins.filter(({ side }) => side === 'front');
      for (const front of fronts) {
        const back = coins.find(({ side, number }) => side === 'back' && number === front.number);
        const face = FACE_NAMES.indexOf(front.name);
        expect(face % 2).toBe(0);
        expect(back?.name).toBe(FACE_NAMES[face + 1]);
      }
    }
  });

  test('of Koinz: six of each size in four colours on both sides, and eight locales on four boards', () => {
    for (const options of LAYOUTS) {
      const pages = pagesOf('koinz', options);
      const koinz = tally(piecesOf(pages, ['koin']));
      expect(Object.keys(koinz)).toHaveLength(2 * 3 * 4);
      expect(new Set(Object.values(koinz))).toEqual(new Set([6]));
      for (const { name } of PLAYERS.slice(0, 4))
        expect(Object.keys(koinz).filter((key) => key.includes(` ${name} `))).toHaveLength(6);
      const boards = piecesOf(pages, ['board']);
      expect(boards.map(({ name }) => name).sort()).toEqual(locales.map(({ name }) => name).sort());
      expect(boards.filter(({ side }) => side === 'front').map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    }
  });
});

describe('the sheet of coins', () => {
  test.each(['realm-coins', 'pirate-coins', 'coin-set'] as const)('of %s is one, with gold along one edge', (game) => {
    for (const options of LAYOUTS) {
      const pages = pagesOf(game, options).filter((page) => piecesOf([page], ['coin']).length > 0);
      expect(pages).toHaveLength(2);
      for (const page of pages) {
        const coins = piecesOf([page], ['coin']);
        // Seen from the front, metal follows metal from the upper edge down.
        const down = ({ y, side }: Piece): number =>
          side === 'back' && options.duplex === 'short' ? page.height - y + 2 * options.offset[1] : y;
        const ranges = ['gold', 'silver', 'copper'].map((metal) =>
          coins.filter(({ name }) => name.startsWith(metal)).map(down),
        );
        const [gold, silver, copper] = ranges as [number[], number[], number[]];
        expect(Math.max(...gold)).toBeLessThanOrEqual(Math.min(...silver) + 1e-6);
        expect(Math.max(...silver)).toBeLessThanOrEqual(Math.min(...copper) + 1e-6);
        expect(
          new Set(coins.filter((coin) => isNear(down(coin), Math.min(...gold))).map(({ name }) => name)).size,
        ).toBe(game === 'coin-set' ? 7 : 1);
      }
    }
  });

  test('is cut along lines no more than 8 inches apart', () => {
    for (const options of LAYOUTS)
      for (const { width } of piecesOf(pagesOf('realm-coins', options), ['cut']))
        expect(width).toBeLessThanOrEqual(WIDEST);
  });
});

describe('the paper’s edge', () => {
  test.each(LAYOUT_ROWS)('is left blank: %s', (_, game, options) => {
    for (const page of pagesOf(game, options)) {
      const { left, top, right, bottom } = boundsOf(page.shapes);
      const isBack = page.pieces.some(({ side }) => side === 'back');
      // The offset cancels the printer's shift, so positions on paper do not depend on it.
      const [x, y] = isBack ? options.offset : [0, 0];
      const blank = [left - x, top - y, page.width - right + x, page.height - bottom + y];
      for (const edge of blank) expect(edge, page.title).toBeGreaterThanOrEqual(MARGIN - 1e-6);
      expect(right - left, page.title).toBeLessThanOrEqual(WIDEST + 1e-6);
    }
  });
});

describe('every page', () => {
  test.each(LAYOUT_ROWS)('has a ruler of 100 mm, clear of the pieces: %s', (_, game, options) => {
    for (const page of pagesOf(game, options)) {
      const rulers = page.pieces.filter(({ name }) => name === 'ruler');
      expect(rulers, page.title).toHaveLength(1);
      for (const ruler of rulers) {
        expect(Math.max(ruler.width, ruler.height)).toBe(100);
        for (const piece of piecesOf([page], [...CUT_OUT, 'cut'])) expect(apart(ruler, piece)).toBe(true);
      }
    }
  });

  test.each(PAPER_NAMES)('keeps its frame and the pieces apart on %s', (paper) => {
    for (const options of LAYOUTS.filter((layout) => layout.paper === paper)) {
      const sheets = GAME_IDS.flatMap((game) => PRINT_GAMES[game].sheets(options));
      for (const sheet of [...sheets, ...calibrationSheets(options, 'terminal', fonts)]) {
        const { width, height } = sheet.paper;
        const { block } = sheet;
        const { head, foot } = stripsOf(sheet.paper, block);
        const inBlock = ({ left, top, right, bottom }: Bounds): boolean =>
          Math.max(width / 2 - left, right - width / 2) <= block.width / 2 + 1e-6 &&
          Math.max(height / 2 - top, bottom - height / 2) <= block.height / 2 + 1e-6;
        const inStrip = ({ left, top, right, bottom }: Bounds): boolean =>
          head.turned ? right <= head.x + head.depth || left >= foot.x : bottom <= head.y + head.depth || top >= foot.y;
        for (const shape of sheet.shapes) {
          const bounds = boundsOf([shape]);
          expect(inBlock(bounds) || inStrip(bounds), `${sheet.title} ${JSON.stringify(bounds)}`).toBe(true);
        }
        const strips = head.turned ? foot.x - head.x - head.depth : foot.y - head.y - head.depth;
        expect(strips).toBeGreaterThanOrEqual((head.turned ? block.width : block.height) - 1e-6);
      }
    }
  });
});
