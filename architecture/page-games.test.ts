import { GAME_FACTS, GAME_IDS, GAMES, type GameId, hasSecrets } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { FILES, read } from './sources.js';

/** Each game's folder of the page has the same files for the same roles: who knows one folder knows them all. */

const ROLES = [
  'board.tsx',
  'card.ts',
  'chart.ts',
  'descriptor.ts',
  'dock.tsx',
  'ending.ts',
  'examples.json',
  'figures.ts',
  'heading.ts',
  'hints.ts',
  'holdings.tsx',
  'index.ts',
  'keys.ts',
  'learn.ts',
  'log.ts',
  'narration.ts',
  'play.tsx',
  'players.tsx',
  'result.ts',
  'scenes.ts',
  'show.ts',
  'spots.ts',
  'types.ts',
  'words.ts',
];

const ROOT = 'packages/web/src/games/';

/** The files of a game's folder, by their names. */
const filesOf = (id: GameId): readonly string[] =>
  FILES.filter((file) => file.startsWith(`${ROOT}${id}/`)).map((file) => file.slice(ROOT.length + id.length + 1));

describe.each(GAME_IDS)('the folder of %s', (id) => {
  const files = filesOf(id);

  test('has a file for every role', () => {
    expect(ROLES.filter((role) => !files.includes(role))).toEqual([]);
  });

  test('has options and secrets as the game has', () => {
    expect(files.includes('options.tsx')).toBe(Object.keys(GAMES[id].options).length > 0);
    expect(files.includes('secret.tsx')).toBe(hasSecrets(GAME_FACTS[id]));
  });

  test('is flat, with style sheets beside their components', () => {
    expect(files.filter((file) => file.includes('/'))).toEqual([]);
    const sheets = files.filter((file) => file.endsWith('.css'));
    expect(sheets.filter((sheet) => !files.includes(sheet.replace(/\.module\.css$/, '.tsx')))).toEqual([]);
  });

  test('keeps React out of everything but components and hooks', () => {
    const plain = files.filter((file) => file.endsWith('.ts') && !file.startsWith('use-'));
    const withReact = plain.filter((file) => /from 'react'/.test(withoutTypes(read(`${ROOT}${id}/${file}`))));
    expect(withReact).toEqual([]);
  });
});

const withoutTypes = (code: string): string => code.replaceAll(/^import type .*$/gm, '');
