import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, type GameRecord, Refusal, readRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../../records/', import.meta.url);

const recordsOf = (id: string): GameRecord[] =>
  readFileSync(new URL(`${id}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const record = readRecord(JSON.parse(line));
      if (record instanceof Refusal) throw new Error(record.reason);
      return record;
    });

function lastState(record: GameRecord): unknown {
  let last: unknown;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) throw new Error(`step ${frame.step}: ${frame.reason}`);
    last = frame.state;
  }
  return last;
}

test('there is a file of finished games for every game, and no other', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  expect(files.sort()).toEqual(
    Object.keys(GAMES)
      .map((id) => `${id}.jsonl`)
      .sort(),
  );
});

describe.each(Object.entries(GAMES))('finished games of %s', (id, game) => {
  const records = recordsOf(id);

  test.each(records.map((record) => [String(record.json.id), record] as const))('%s', (_, record) => {
    const state = stateJson(game, lastState(record));
    expect(state.status).toBe('over');
    expect(state.result).toEqual(record.json.result);
  });

  test('there are at least 30, with every number of seats and every ending', () => {
    const seats = new Set(records.map((record) => record.seats));
    const endings = new Set(
      records.map((record) => {
        const turn = game.turn(lastState(record));
        return turn.kind === 'over' ? turn.ending : undefined;
      }),
    );
    expect(records.length).toBeGreaterThanOrEqual(30);
    expect(seats.size).toBe(game.seats.most - game.seats.least + 1);
    expect([...endings].sort()).toEqual(Object.keys(game.endings).sort());
  });
});
