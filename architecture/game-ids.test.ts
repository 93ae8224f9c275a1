import { GAME_IDS } from '@pouch/rules';
import { expect, test } from 'vitest';
import { read, SOURCES, withoutComments } from './sources.js';

/** Where games are registered by name: one file a package; the rules have the facts of games apart from the games. */
const REGISTRIES: readonly string[] = [
  'packages/rules/src/catalogue.ts',
  'packages/rules/src/games.ts',
  'packages/art/src/index.ts',
  'packages/bots/src/bots.ts',
  'packages/print/src/games/index.ts',
  'packages/cli/src/games/index.ts',
  'packages/web/src/games/registry.ts',
];

/** Whether the file belongs to a game: it stands in the game's folder, or is named after the game. */
const isOf = (file: string, id: string): boolean =>
  file.split('/').some((part) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`));

/** The id as a word of its own: in a string, as a key, or in a path. An identifier such as `koinz` is none. */
const mention = (id: string): RegExp => new RegExp(`(['"\`][^'"\`\\n]*(?<![\\w-])${id}(?![\\w-]))|^\\s*'?${id}'?:`);

const others = SOURCES.filter((file) => !REGISTRIES.includes(file));

test.each(GAME_IDS)('%s is named in its own files and the registries only', (id) => {
  const found = others
    .filter((file) => !isOf(file, id))
    .flatMap((file) =>
      withoutComments(read(file))
        .split('\n')
        .flatMap((line, index) => (mention(id).test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test('every registry exists and names every game', () => {
  for (const file of REGISTRIES) for (const id of GAME_IDS) expect(`${file}: ${read(file)}`).toContain(id);
});
