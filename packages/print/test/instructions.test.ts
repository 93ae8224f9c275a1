import type { Shape } from '@pouch/art';
import { GAME_IDS, type GameId } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { PRINT_GAMES } from '../src/games/index.js';
import type { InstructionStep } from '../src/games/print-game.js';
import { kitPages, kitSheets } from '../src/kit.js';
import { CUTS, type KitOptions, type MadeIn } from '../src/options.js';
import { DUPLEXES, MARGIN, PAPERS, type PaperName } from '../src/page.js';
import { numberPages, pagesWords } from '../src/page-numbers.js';
import { INSIDE, NOTCH } from '../src/pouch.js';
import type { Part } from '../src/sheet.js';
import { FIELD } from '../src/step-pictures.js';
import { TABLE_WIDTH } from '../src/table-pictures.js';
import { POINT } from '../src/typesetting.js';
import { boundsOf, scaleOf, walk } from './bounds.js';
import { fonts } from './fonts.js';

const PLACES: readonly MadeIn[] = ['browser', 'terminal'];

/** Every kit with every layout; ink and place take turns. */
const each = GAME_IDS.flatMap((game) =>
  (Object.keys(PAPERS) as PaperName[]).flatMap((paper, first) =>
    DUPLEXES.flatMap((duplex, second) =>
      CUTS.map((cut, third) => ({
        game,
        paper,
        duplex,
        cut,
        ink: cut === 'round' ? ('colour' as const) : ('grey' as const),
        madeIn: PLACES[(first + second + third) % PLACES.length] ?? 'browser',
      })),
    ),
  ),
);

const OPTIONS: KitOptions = { paper: 'a4', ink: 'colour', duplex: 'long', cut: 'round', offset: [0, 0] };

function wordsOn(shapes: readonly Shape[]): string {
  const words: string[] = [];
  walk(shapes, (shape) => {
    if (shape.kind === 'text') words.push(shape.text);
  });
  return words
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+([,.:;)])/g, '$1');
}

describe.each(each)('the instructions of $game on $paper, duplex $duplex, cut $cut', ({ game, madeIn, ...rest }) => {
  const options: KitOptions = { ...rest, offset: [0, 0] };
  const all = kitSheets(game, options, madeIn, fonts);
  const sheets = all.filter(({ part }) => part === 'instructions');
  const words = sheets.map(({ shapes }) => wordsOn(shapes)).join(' ');
  const numbersOf = (part: Part): number[] => all.flatMap((sheet, index) => (sheet.part === part ? [index + 1] : []));

  test('are the two sides of one sheet, clear of its edges', () => {
    expect(sheets).toHaveLength(2);
    for (const { shapes, block, paper } of sheets) {
      const { left, top, right, bottom } = boundsOf(shapes);
      expect(Math.min(left, paper.width - right)).toBeGreaterThanOrEqual(MARGIN);
      expect(top).toBeGreaterThanOrEqual((paper.height - block.height) / 2);
      expect(bottom).toBeLessThanOrEqual((paper.height + block.height) / 2);
    }
  });

  test('use characters that the fonts have', () => {
    for (const { shapes } of sheets)
      walk(shapes, (shape) => {
        if (shape.kind === 'text') expect(fonts.missingIn(shape.text, shape.face), shape.text).toEqual([]);
      });
  });

  test('list materials, printing and credits', () => {
    for (const told of ['chipboard', '1 mm thick', 'not corrugated', 'label paper', 'straight edge', 'knife'])
      expect(words).toContain(told);
    for (const told of ['corner to corner', 'books', 'dry', 'parchment-style', 'thick card', 'Pencil a mark'])
      expect(words).toContain(told);
    expect(words).toContain(`Print in ${options.ink}, at best quality and at 100 %`);
    expect(words).toContain('SIL Open Font License 1.1');
    if (game === 'koinz') {
      for (const told of ['38', '28', '20 mm', '120 mm', 'score']) expect(words).toContain(told);
      // No piece is as small as that punch, and there is no pouch.
      expect(words).not.toContain('hole punch');
    } else {
      for (const told of ['gold coins', 'same edge', 'dashed line', 'hides small', 'double-sided tape', '1.2 mm'])
        expect(words).toContain(told);
      expect(words).toContain('½-inch hole punch (12–13 mm) for the pouch’s half circle');
      expect(words).toContain('game-icons.net');
      if (options.cut === 'round') expect(words).toMatch(/1-inch circle punch \(25 mm\)/);
    }
    expect(words).not.toContain('!');
  });

  test('name the pages to print on one side and on both', () => {
    const pieces = (['coins', 'discs', 'boards'] as const).flatMap(numbersOf);
    const leaflet = numbersOf('leaflet');
    const capital = (text: string): string => text.replace('page', 'Page');
    if (options.duplex === 'none')
      expect(words).toContain(`${capital(pagesWords([...pieces, ...leaflet]))}: single-sided.`);
    else {
      expect(words).toContain(`${capital(pagesWords(pieces))}: single-sided.`);
      expect(words).toContain(`${capital(pagesWords(leaflet))}: double-sided, flipped on the ${options.duplex} edge.`);
    }
    expect(words).toContain(
      `on thick card, double-sided, flipped on the ${options.duplex === 'short' ? 'short' : 'long'} edge`,
    );
    expect(words).toContain(`the leaflet on page ${leaflet[0]} along`);
    expect(words).toContain(`print page ${leaflet[0]} on it`);
    expect(words).toContain(`the calibration page, ${pagesWords(numbersOf('calibration'))}.`);
    expect(words).toContain('thick card instead (page 2)');
    if (game !== 'koinz') for (const page of numbersOf('coins')) expect(words).toContain(`Glue page ${page} on`);
  });

  test('speak of where the kit is made', () => {
    expect(words.includes('--offset X,Y')).toBe(madeIn === 'terminal');
    expect(words.includes('Enter them under Align the backs')).toBe(madeIn === 'browser');
  });

  // Koinz has no pouch.
  if (game === 'koinz') return;

  test('give the true size of the pouch', () => {
    for (const inside of [INSIDE.width, INSIDE.height, INSIDE.depth])
      expect(words).toContain(`${Math.floor(inside + 1e-6)} mm`);
    expect(NOTCH).toBeGreaterThan(12);
    expect(NOTCH).toBeLessThan(13);
  });
});

test.each(GAME_IDS)('kits of %s differ in nothing but the instructions, wherever they are made', (game) => {
  const [browser, terminal] = PLACES.map((madeIn) => kitPages(game, { ...OPTIONS, offset: [-1, 0.5] }, madeIn, fonts));
  expect(browser?.length).toBe(terminal?.length);
  const different = browser?.flatMap(({ title, shapes }, index) =>
    wordsOn(shapes) === wordsOn(terminal?.[index]?.shapes ?? []) ? [] : [title],
  );
  expect(different).toEqual(['Table, tips and credits', 'Calibration page, front']);
});

test.each([
  [[3], 'page 3'],
  [[3, 4], 'pages 3 and 4'],
  [[3, 4, 5, 6], 'pages 3 to 6'],
  [[3, 5, 9], 'pages 3, 5 and 9'],
] as const)('pages %j are called %s', (numbers, words) => {
  expect(pagesWords(numbers)).toBe(words);
});

test('pages that are not there have no name', () => {
  expect(() => pagesWords(numberPages(['instructions', 'coins']).boards)).toThrow('no such pages');
});

const pages = numberPages([
  'instructions',
  'instructions',
  'coins',
  'discs',
  'boards',
  'leaflet',
  'leaflet',
  'calibration',
]);
const stepsOf = (game: GameId): InstructionStep[] =>
  CUTS.flatMap((cut) => {
    const { steps, tips } = PRINT_GAMES[game].instructions({ ...OPTIONS, cut, madeIn: 'terminal', pages });
    return [...steps, ...tips, ...(PRINT_GAMES[game].table.reminders ?? [])];
  });
const PICTURES = new Set(GAME_IDS.flatMap(stepsOf).map(({ picture }) => picture));

test.each([...PICTURES])('the drawing %o stays in its field', (picture) => {
  const { left, top, right, bottom } = boundsOf(picture());
  expect(left).toBeGreaterThanOrEqual(-0.5);
  expect(top).toBeGreaterThanOrEqual(-0.5);
  expect(right).toBeLessThanOrEqual(FIELD.width + 0.5);
  expect(bottom).toBeLessThanOrEqual(FIELD.height + 0.5);
});

test.each(GAME_IDS)('the table of %s stays in its field', (game) => {
  const { shapes, height } = PRINT_GAMES[game].table.picture(PRINT_GAMES[game]);
  const { left, top, right, bottom } = boundsOf(shapes);
  expect(left).toBeGreaterThanOrEqual(-0.5);
  expect(top).toBeGreaterThanOrEqual(-0.5);
  expect(right).toBeLessThanOrEqual(TABLE_WIDTH + 0.5);
  expect(bottom).toBeLessThanOrEqual(height + 0.5);
});

test.each(GAME_IDS)('nothing in a kit of %s is set smaller than 7 points, except for numbers on coins', (game) => {
  for (const paper of Object.keys(PAPERS) as PaperName[])
    for (const page of kitPages(game, { ...OPTIONS, paper }, 'terminal', fonts))
      walk(page.shapes, (shape, transform) => {
        if (shape.kind !== 'text' || shape.face === 'heavy') return;
        const points = (shape.size * scaleOf(transform)) / POINT;
        expect(points, `${page.title}: ${shape.text}`).toBeGreaterThanOrEqual(7 - 1e-6);
      });
});
