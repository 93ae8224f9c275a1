import { readFileSync } from 'node:fs';
import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { expect, test } from 'vitest';
import { creditLines, makersOf } from '../src/credits.js';
import { PRINT_GAMES } from '../src/games/index.js';

const document = readFileSync(new URL('../../../CREDITS.md', import.meta.url), 'utf8');
const rows = document
  .slice(0, document.indexOf('\n## ', document.indexOf('## The games') + 1))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('CREDITS.md names every game in order, with its makers', () => {
  const expected = GAME_IDS.map((id) => [GAME_FACTS[id].name, makersOf(GAME_FACTS[id])]);
  expect(rows.map(([, name, makers]) => [name, makers])).toEqual(expected);
});

test.each(GAME_IDS)('CREDITS.md has the licence of %s', (id) => {
  const { name, licence } = GAME_FACTS[id];
  const terms = rows.find((row) => row[1] === name)?.[3] ?? '';
  expect(terms.startsWith(licence?.name ?? 'all rights reserved'), terms).toBe(true);
});

test.each(GAME_IDS)('the kit of %s credits the same makers and licence', (id) => {
  const { licence } = GAME_FACTS[id];
  const [makers, terms] = creditLines(PRINT_GAMES[id]);
  expect(makers).toBe(`${GAME_FACTS[id].name} by ${makersOf(GAME_FACTS[id])}.`);
  expect(terms).toContain(licence?.name ?? 'All rights');
});
