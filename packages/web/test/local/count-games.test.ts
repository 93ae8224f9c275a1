import type { GameId } from '@pouch/rules';
import { beforeAll, expect, test } from 'vitest';
import { keptBests } from '../../src/device/bests.ts';
import type { Save } from '../../src/device/save.ts';
import { savesIn } from '../../src/device/saves.ts';
import { memoryTexts, type Texts } from '../../src/device/storage.ts';
import { loadKit } from '../../src/games/registry.ts';
import { countGames } from '../../src/local/count-games.ts';
import { newSave } from '../../src/local/new-game.ts';
import common from '../../src/words/en/common.json';
import { addWords } from '../../src/words/t.ts';
import { recordsOf } from '../replay/records.ts';
import { BOT, person, seeded } from './tables.ts';

beforeAll(() => addWords(common));

/** A game of records/ that seat 0 has won, as if a person had played it there. */
function won(game: GameId, id: string, updatedAt: number): Save {
  const record = recordsOf(game).find(
    ({ seats, result }) => seats === 3 && (result as Save['result'])?.winners.join() === '0',
  );
  if (record === undefined) throw new Error(`nobody won ${game} at seat 0`);
  const players = [person('Robin'), BOT, BOT];
  return {
    ...newSave({ game, options: record.options as Save['options'], players }, 0, seeded(1)),
    ...{ id, steps: record.steps as Save['steps'], finished: true, updatedAt },
    result: { ...(record.result as NonNullable<Save['result']>), ending: '' },
  };
}

const count = (texts: Texts, load = loadKit) => countGames({ saves: savesIn(texts), texts, loadKit: load });

test('games are counted from what is kept, with the figures of their kits, and stay counted when they are deleted', async () => {
  const texts = memoryTexts();
  const realm = won('realm-coins', 'realm', 1);
  const pirates = won('pirate-coins', 'pirates', 2);
  for (const save of [pirates, realm]) savesIn(texts).put(save);
  const bests = await count(texts);
  expect(bests).toMatchObject({
    counted: ['realm', 'pirates'],
    played: ['pirate-coins', 'realm-coins'],
    figures: { 'pirate-coins': pirates.result?.scores[0] },
    wins: { easy: { won: 2, of: 2 } },
    streak: 2,
    last: { id: 'pirates' },
  });
  expect(bests.figures['realm-coins']).toBeGreaterThan(0);
  const last = bests.last;
  expect(last?.values.map((line) => line.at(-1))).toEqual(pirates.result?.scores);

  savesIn(texts).delete('pirates');
  const after = await count(texts);
  expect(after).toMatchObject({ ...bests, last: { id: 'realm' } });
});

test('nothing is loaded when everything is counted', async () => {
  const texts = memoryTexts();
  savesIn(texts).put(won('koinz', 'koinz', 1));
  await count(texts);
  await count(texts, () => Promise.reject(new Error('no kit is wanted')));
  expect(keptBests(texts).counted).toEqual(['koinz']);
});

test('a game that the rules refuse is counted by its result, without a figure', async () => {
  const texts = memoryTexts();
  savesIn(texts).put({ ...won('realm-coins', 'broken', 1), steps: [{ seat: 0, do: 'fly' }] });
  expect(await count(texts)).toMatchObject({ counted: ['broken'], figures: {}, streak: 1 });
});
