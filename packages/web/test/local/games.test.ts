import { GAME_IDS, GAMES, type GameId, Refusal, readRecord, replay } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/device/save-record.ts';
import type { NewPlayer } from '../../src/local/new-game.ts';
import { BOT, begin, hall, isOver, kept, open, person, playOn } from './tables.ts';

const MARA = person('Mara');
const JONAH = person('Jonah');

const TABLES: readonly (readonly [GameId, string, readonly NewPlayer[]])[] = [
  ...GAME_IDS.map((id) => [id, 'a person and a bot', [MARA, BOT]] as const),
  ['realm-coins', 'a person and bots', [MARA, BOT, BOT]],
  ['realm-coins', 'people and a bot', [MARA, BOT, JONAH]],
  ['realm-coins', 'bots alone', [BOT, BOT]],
  ['pirate-coins', 'a person and bots', [BOT, MARA, BOT]],
  ['pirate-coins', 'people', [MARA, JONAH]],
  ['koinz', 'people and a bot', [MARA, JONAH, BOT]],
  ['coin-set', 'a person alone', [MARA]],
  ['coin-set', 'a person and bots', [BOT, MARA, BOT]],
  ['coin-set', 'people and bots', [MARA, JONAH, BOT]],
  ['coin-set', 'bots alone', [BOT, BOT, BOT]],
];

describe.each(TABLES)('%s: %s', (game, _, players) => {
  test('is played to the end, and the record is sound', async () => {
    const here = hall(1);
    const { save, table } = begin(here, game, players);
    await playOn(here, table);
    const after = kept(here, save);
    const turn = GAMES[game].turn(table.snapshot().view);
    expect(turn.kind).toBe('over');
    expect(after.finished).toBe(true);
    expect(after.result?.scores).toEqual(turn.kind === 'over' ? turn.scores : []);
    expect(after.steps).toHaveLength(table.snapshot().number);
    expect(table.moments(0).map(({ number }) => number)).toEqual(after.steps.map((_, index) => index + 1));
    expect(here.time.waiting).toBe(0);
    const json = recordOf(after);
    const record = json instanceof Refusal ? json : readRecord(JSON.parse(JSON.stringify(json)));
    if (record instanceof Refusal) throw new Error(record.reason);
    const frames = [...replay(record)];
    expect(frames.some((frame) => frame instanceof Refusal)).toBe(false);
    expect(frames).toHaveLength(after.steps.length + 1);
  });

  test('continues after every reload where it was left', async () => {
    const here = hall(2);
    let { save, table } = begin(here, game, players);
    for (let reloads = 0; !isOver(table); reloads++) {
      await playOn(here, table, 1 + (reloads % 7));
      const seconds = table.seconds();
      table.close();
      const { number } = table.snapshot();
      save = kept(here, save);
      table = open(save, here.deps(game));
      // Behind the curtain after a reload, no matter who looked before.
      const { viewer } = table.snapshot();
      expect(table.snapshot().number).toBe(number);
      expect(table.snapshot().view).toEqual(GAMES[game].view(stateOf(save), viewer));
      expect(table.seconds()).toBeCloseTo(seconds, 6);
      if (GAMES[game].race !== undefined && !isOver(table)) {
        expect(table.snapshot().paused).toBe(true);
        here.time.hang(1000);
        table.resume();
        expect(table.seconds()).toBeCloseTo(seconds, 6);
      }
    }
    expect(kept(here, save).finished).toBe(true);
  });
});

function stateOf(save: ReturnType<typeof kept>): unknown {
  const json = recordOf(save);
  const record = json instanceof Refusal ? json : readRecord(json);
  if (record instanceof Refusal) throw new Error(record.reason);
  const frame = [...replay(record)].at(-1);
  return frame === undefined || frame instanceof Refusal ? undefined : frame.state;
}
