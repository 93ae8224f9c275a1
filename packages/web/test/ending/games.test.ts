import { GAME_IDS, GAMES, type GameId } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadKit } from '../../src/games/registry.ts';
import { endingModel } from '../../src/pages/ending/model.ts';
import { shareCard } from '../../src/pages/ending/share-card.ts';
import type { EndedGame, GameEnding } from '../../src/table/game-ending.ts';
import type { AnyKit, Names } from '../../src/table/kit.ts';
import common from '../../src/words/en/common.json';
import words from '../../src/words/en/ending.json';
import replayWords from '../../src/words/en/replay.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';
import { randomGame, type Setting, settingsOf } from '../kits/played.ts';

beforeAll(() => {
  for (const each of [common, table, words, replayWords]) addWords(each);
});

const NAMES = ['Robin', 'Ines', 'Jonah', 'Mara', 'Pike', 'Wren', 'Tallow', 'Bo'];
const toSeat = (you: number | undefined): Names => ({ of: (seat) => NAMES[seat] ?? '', isYou: (seat) => seat === you });

function endedGame(id: GameId, setting: Setting, number: number, you: number | undefined): EndedGame {
  const course = randomGame(id, setting, number);
  const [first, ...moments] = course.moments('table');
  return { view: course.view('table'), first: first?.view, moments, names: toSeat(you) };
}

async function loaded(id: GameId): Promise<{ readonly kit: AnyKit; readonly ending: GameEnding }> {
  const kit = await loadKit(id);
  return { kit, ending: await kit.loadEnding() };
}

describe.each(GAME_IDS)('the ending of %s', (id) => {
  test('has words, places and a best moment for every kind of game, whoever looks on', async () => {
    const { kit, ending } = await loaded(id);
    for (const [index, setting] of settingsOf(id).entries())
      for (const you of [0, undefined]) {
        const ended = endedGame(id, setting, index, you);
        const model = endingModel(kit, ending, ended, setting.seats);
        const about = `${setting.title}, ${you === undefined ? 'watched' : 'played'}`;
        expect(model.headline, about).toMatch(/^\S.*\S$/);
        expect(`${model.headline} ${model.story}`, about).not.toMatch(/[{}]|undefined|NaN|Infinity|ending\./);
        expect(model.placings.map(({ seat }) => seat).toSorted(), about).toEqual(
          Array.from({ length: setting.seats }, (_, seat) => seat),
        );
        expect(model.placings[0]?.rank, about).toBe(1);
        if (model.best !== undefined) {
          expect(model.best.moment, about).toBeGreaterThanOrEqual(1);
          expect(model.best.moment, about).toBeLessThanOrEqual(ended.moments.length);
          expect(`${model.best.text} ${model.best.when} ${model.best.figure}`, about).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
  });

  test('speaks to you only where you play', async () => {
    const { kit, ending } = await loaded(id);
    const [setting] = settingsOf(id).filter(({ seats }) => seats > 1);
    if (setting === undefined) throw new Error('a game for one');
    const watched = endingModel(kit, ending, endedGame(id, setting, 3, undefined), setting.seats);
    expect(`${watched.headline} ${watched.story} ${watched.best?.text}`).not.toMatch(/\byou\b/i);
    const played = endingModel(kit, ending, endedGame(id, setting, 3, 0), setting.seats);
    expect(played.headline).toMatch(/^You /);
  });

  test('makes a picture with every player in it', async () => {
    const { kit, ending } = await loaded(id);
    const setting = settingsOf(id).at(-1);
    if (setting === undefined) throw new Error('no setting');
    const ended = endedGame(id, setting, 5, undefined);
    const model = endingModel(kit, ending, ended, setting.seats);
    const card = shareCard(
      { ...model, page: 'Pouch', nameOf: ended.names.of, picture: ending.picture?.(ended) },
      (text, _, size) => text.length * size * 0.5,
    );
    expect(card.box).toMatchObject({ width: 1200, height: 630 });
    const drawn = JSON.stringify(card);
    for (const name of NAMES.slice(0, setting.seats)) expect(drawn).toContain(`"${name}"`);
  });

  test('has a heap of exactly the coins that were won', async () => {
    const { kit, ending } = await loaded(id);
    const [setting] = settingsOf(id);
    if (setting === undefined) throw new Error('no setting');
    const ended = endedGame(id, setting, 2, 0);
    const { heap, subject } = endingModel(kit, ending, ended, setting.seats);
    if (heap === undefined || subject === undefined) return;
    expect(heap.coins.length > 0).toBe(subject.score > 0);
    expect(GAMES[id].turn(ended.view as never).kind).toBe('over');
  });
});
