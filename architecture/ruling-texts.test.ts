import { GAME_IDS } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { FILES, read } from './sources.js';

const TEXTS = 'docs/rules/texts.md';

/** The rulings that a rules page states, in bold. */
const rulingsOf = (game: string): string[] =>
  Array.from(read(`docs/rules/${game}.md`).matchAll(/\*\*([A-Z]\d+)\*\*/g), ([, number = '']) => number);

interface Row {
  readonly number: string;
  readonly learn: string;
  readonly leaflet: string;
  readonly table: string;
  readonly refusals: string;
}

const rows = read(TEXTS)
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line): Row => {
    const [number = '', , learn = '', leaflet = '', table = '', refusals = ''] = line.slice(2, -2).split(' | ');
    return { number, learn, leaflet, table, refusals };
  });

/** What is named in backticks. */
const named = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

const isDash = (cell: string): boolean => /^–(: .+)?$/.test(cell);

const idsIn = (file: string): string[] => Object.keys(JSON.parse(read(`packages/web/src/words/en/${file}.json`)));

const inOrder = (numbers: readonly string[]): string[] =>
  numbers.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

test('every ruling of every game has one row, and there are no others', () => {
  expect(rows.map(({ number }) => number)).toEqual(GAME_IDS.flatMap((game) => inOrder(rulingsOf(game))));
});

describe.each(GAME_IDS)('the rulings of %s', (game) => {
  const numbers = rulingsOf(game);
  const told = rows.filter(({ number }) => numbers.includes(number));

  test('are told in Learn, in texts that exist', () => {
    const ids = idsIn(`learn-${game}`);
    expect(told.flatMap(({ learn }) => named(learn)).filter((id) => !ids.includes(id))).toEqual([]);
    const untold = told.filter(({ number, learn }) => !named(learn).some((id) => id.endsWith(`.rulings.${number}`)));
    expect(untold.map(({ number }) => number)).toEqual([]);
  });

  test('are told on the leaflet, in panels that exist, or a reason is given', () => {
    const source = read(`packages/print/src/games/${game}/leaflet.ts`);
    const titles = Array.from(source.matchAll(/title: '([^']+)'/g), ([, title = '']) => title);
    const panels = told.filter(({ leaflet }) => !isDash(leaflet)).flatMap(({ leaflet }) => leaflet.split('; '));
    expect(panels.filter((panel) => !titles.includes(panel))).toEqual([]);
    expect(told.filter(({ leaflet }) => leaflet === '–').map(({ number }) => number)).toEqual([]);
  });

  test('are told at the table, in texts that exist, or a reason is given', () => {
    const ids = idsIn(game);
    expect(told.flatMap(({ table }) => named(table)).filter((id) => !ids.includes(id))).toEqual([]);
    const empty = told.filter(({ table }) => table === '–' || (named(table).length === 0 && !isDash(table)));
    expect(empty.map(({ number }) => number)).toEqual([]);
  });

  test('name files of the rules for their refusals', () => {
    const files = told.flatMap(({ refusals }) => named(refusals)).map((file) => `packages/rules/src/${file}`);
    expect(files.filter((file) => !FILES.includes(file))).toEqual([]);
    expect(told.filter(({ refusals }) => named(refusals).length === 0 && !isDash(refusals))).toEqual([]);
  });
});
