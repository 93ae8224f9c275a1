import type { Shape } from '@pouch/art';
import { GAME_FACTS, GAME_IDS, type GameId } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { makersOf } from '../src/credits.js';
import { PRINT_GAMES } from '../src/games/index.js';
import type { Item, Panel, PrintGame } from '../src/games/print-game.js';
import { LEAFLET, leafletSide, PANEL } from '../src/leaflet.js';
import { leafletSheets } from '../src/leaflet-sheets.js';
import { DUPLEXES, MARGIN, PAPERS, type Page, type PaperName, type Piece, WIDEST } from '../src/page.js';
import { pointBehind } from '../src/sheet.js';
import { POINT } from '../src/typesetting.js';
import { applied, boundsOf, scaleOf, walk } from './bounds.js';
import { fonts } from './fonts.js';
import { FIXTURES } from './print-fixture.js';

const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

const each = GAME_IDS.flatMap((game) =>
  PAPER_NAMES.flatMap((paper) => DUPLEXES.map((duplex) => ({ game, paper, duplex }))),
);
const sidesOf = (game: GameId, paper: PaperName, duplex: (typeof DUPLEXES)[number]): [front: Page, back: Page] =>
  leafletSheets(PRINT_GAMES[game], { paper, duplex }, fonts) as never;
const pieces = (page: Page, kind: Piece['kind'], name = ''): Piece[] =>
  page.pieces.filter((piece) => piece.kind === kind && piece.name.includes(name));

describe.each(each)('$game on $paper, duplex $duplex', ({ game, paper, duplex }) => {
  const [front, back] = sidesOf(game, paper, duplex);

  test('nine panels in three columns and three rows, on both sides', () => {
    for (const page of [front, back]) {
      const panels = pieces(page, 'panel', 'rules: ');
      expect(panels).toHaveLength(9);
      expect(new Set(panels.map(({ number }) => number)).size).toBe(9);
      for (const { width, height } of panels) expect([width, height]).toEqual([PANEL.width, PANEL.height]);
    }
    const [first] = pieces(front, 'panel', 'rules: ') as [Piece];
    for (const { number, x, y } of pieces(front, 'panel', 'rules: ')) {
      expect(x).toBeCloseTo(first.x + ((number - 1) % 3) * PANEL.width, 6);
      expect(y).toBeCloseTo(first.y + Math.trunc((number - 1) / 3) * PANEL.height, 6);
    }
  });

  test('two folds each way, between the panels', () => {
    const outline = pieces(front, 'cut', 'rules leaflet')[0] as Piece;
    expect([outline.width, outline.height]).toEqual([LEAFLET.width, LEAFLET.height]);
    const folds = pieces(front, 'fold', ' fold ');
    expect(folds.map(({ x }) => x - outline.x + LEAFLET.width / 2).filter((_, i) => i % 2 === 0)).toEqual([
      expect.closeTo(PANEL.width, 6),
      expect.closeTo(2 * PANEL.width, 6),
    ]);
    expect(folds.map(({ y }) => y - outline.y + LEAFLET.height / 2).filter((_, i) => i % 2 === 1)).toEqual([
      expect.closeTo(PANEL.height, 6),
      expect.closeTo(2 * PANEL.height, 6),
    ]);
  });

  test('front and back match when the paper is turned over', () => {
    expect(back.pieces.length).toBeGreaterThan(15);
    for (const behind of back.pieces) {
      const twin = front.pieces.find(
        ({ kind, number, name }) =>
          kind === behind.kind && number === behind.number && (kind === 'panel' || name === behind.name),
      );
      expect(twin, `${behind.kind} ${behind.name}`).toBeDefined();
      const [x, y] = pointBehind([behind.x, behind.y], PAPERS[paper], duplex);
      expect(twin?.x).toBeCloseTo(x, 6);
      expect(twin?.y).toBeCloseTo(y, 6);
      expect([twin?.width, twin?.height]).toEqual([behind.width, behind.height]);
    }
  });

  test('the title is at the upper left, and the summary behind the lower right', () => {
    const { name } = GAME_FACTS[game];
    const { summary } = PRINT_GAMES[game].leaflet;
    expect(pieces(front, 'panel', `rules: ${name}`).map(({ number }) => number)).toContain(1);
    expect(pieces(back, 'panel', `rules: ${summary.title}`).map(({ number }) => number)).toContain(9);
    expect(pieces(front, 'panel', 'rules: ').find(({ number }) => number === 1)?.name).toBe(`rules: ${name}`);
    expect(pieces(back, 'panel', 'rules: ').find(({ number }) => number === 9)?.name).toBe(`rules: ${summary.title}`);
  });

  test('nothing is near the edge of the paper, or wider than eight inches', () => {
    for (const page of [front, back]) {
      const { left, top, right, bottom } = boundsOf(page.shapes);
      expect(Math.min(left, top, page.width - right, page.height - bottom)).toBeGreaterThanOrEqual(MARGIN);
      expect(Math.max(...pieces(page, 'cut').map(({ width }) => width))).toBeLessThanOrEqual(WIDEST);
    }
  });

  test('the two halves stay on their sides of the middle', () => {
    const leaflet = pieces(front, 'cut', 'rules leaflet')[0] as Piece;
    expect(leaflet.y + leaflet.height / 2).toBeLessThan(front.height / 2);
    for (const { y, height } of pieces(front, 'pouch')) expect(y - height / 2).toBeGreaterThan(front.height / 2);
  });
});

/** The words on a page with their printed position and size. */
function textsOn(shapes: readonly Shape[]) {
  const found: { text: string; face: string; points: number; x: number; y: number }[] = [];
  walk(shapes, (shape, transform) => {
    if (shape.kind !== 'text') return;
    const [x, y] = applied(transform, [shape.x, shape.y]);
    found.push({ text: shape.text, face: shape.face, points: (shape.size * scaleOf(transform)) / POINT, x, y });
  });
  return found;
}

const SIDES = ['front', 'back'] as const;
const sides = GAME_IDS.flatMap((game) => SIDES.map((side) => ({ game, side })));

describe.each(sides)('the $side of the rules of $game', ({ game, side }) => {
  const { shapes, pieces: all } = leafletSide(PRINT_GAMES[game], side, fonts);
  const panels = all.filter(({ kind }) => kind === 'panel');

  test('every word is inside a panel, clear of the folds', () => {
    walk(shapes, (shape, transform) => {
      if (shape.kind !== 'text') return;
      const { left, top, right, bottom } = boundsOf([{ kind: 'group', shapes: [shape], transform }]);
      const inside = panels.some(
        ({ x, y, width, height }) =>
          left >= x - width / 2 + 1.8 &&
          right <= x + width / 2 - 1.8 &&
          top >= y - height / 2 + 1.8 &&
          bottom <= y + height / 2 - 1.8,
      );
      expect(inside, shape.text).toBe(true);
    });
  });

  test('every panel stays inside its folds, with its pictures', () => {
    // The panels come last, after folds and cutting lines.
    const drawn = shapes.slice(-panels.length);
    expect(drawn).toHaveLength(9);
    for (const [index, { name, x, y, width, height }] of panels.entries()) {
      const { left, top, right, bottom } = boundsOf(drawn.slice(index, index + 1));
      expect(left, name).toBeGreaterThanOrEqual(x - width / 2 + 1.8);
      expect(right, name).toBeLessThanOrEqual(x + width / 2 - 1.8);
      expect(top, name).toBeGreaterThanOrEqual(y - height / 2 + 1.8);
      expect(bottom, name).toBeLessThanOrEqual(y + height / 2 - 1.8);
    }
  });

  test('text has 8 points or more, except for values on coins', () => {
    const running = textsOn(shapes).filter(({ face }) => face !== 'heavy');
    expect(running.length).toBeGreaterThan(100);
    expect(Math.min(...running.map(({ points }) => points))).toBeGreaterThanOrEqual(8 - 1e-6);
  });

  test('the fonts have every character', () => {
    for (const { text, face } of textsOn(shapes)) expect(fonts.missingIn(text, face as never), text).toEqual([]);
  });
});

test('a text that does not fit throws, with its panel and the overflow', () => {
  const game = PRINT_GAMES['realm-coins'];
  const { leaflet } = game;
  const [first, ...rest] = leaflet.front;
  const long: Panel = { ...first, items: [...first.items, 'And so on and on. '.repeat(20)] };
  const text = { ...game, leaflet: { ...leaflet, front: [long, ...rest] } } as unknown as PrintGame;
  expect(() => leafletSide(text, 'front', fonts)).toThrow(/Realm Coins overflow.*'The idea' by \d+\.\d mm/);
});

function wordsOf(item: Item): string {
  if (typeof item === 'string') return item;
  if ('points' in item) return item.points.join(' ');
  if ('steps' in item) return item.steps.join(' ');
  if ('table' in item) return item.table.flat().join(' ');
  return 'text' in item ? item.text : '';
}
const panelWords = ({ title, items }: Panel): string => [title, ...items.map(wordsOf)].join(' ');

function ruleWords({ facts, leaflet: { players, front, back, summary } }: PrintGame): string {
  const panels = [...front, ...back, summary].map(panelWords);
  return [facts.name, players, makersOf(facts), ...panels].join(' ').replaceAll('**', '').toLowerCase();
}

describe.each(GAME_IDS)('the rules of %s', (game) => {
  const words = ruleWords(PRINT_GAMES[game]);

  test.each(FIXTURES[game].keywords)('mention: %s', (keyword) => {
    expect(words).toContain(keyword);
  });

  test('name the makers on the title', () => {
    const printed = textsOn(leafletSide(PRINT_GAMES[game], 'front', fonts).shapes).map(({ text }) => text);
    expect(printed.join(' ')).toContain(`A game by ${makersOf(GAME_FACTS[game])}`);
  });

  test.each(FIXTURES[game].absent)('do not mention: %s', (word) => {
    expect(words).not.toContain(word);
  });

  test('have no exclamation marks, except in what a player calls out', () => {
    expect(words.replaceAll('‘set!’', '')).not.toContain('!');
  });
});
