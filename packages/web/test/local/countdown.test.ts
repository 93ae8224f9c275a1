import type { coinSetInternals as internals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import type { LocalTableDeps } from '../../src/local/deps.ts';
import { newSave } from '../../src/local/new-game.ts';
import type { TableSource } from '../../src/table/source.ts';
import { settle } from './fake-time.ts';
import { BOT, type Hall, hall, kept, open, person, SlowPool } from './tables.ts';

type Countdown = NonNullable<LocalTableDeps['countdown']>;

const COUNTS: Countdown = { millis: 3000, newGame: 'counts' };
const WAITS: Countdown = { millis: 3000, newGame: 'waits' };

function begin(here: Hall, countdown: Countdown, more: Partial<LocalTableDeps> = {}) {
  const save = newSave({ game: 'coin-set', players: [person('Mara'), BOT] }, here.time.now(), here.random);
  return { save, table: open(save, { ...here.deps('coin-set'), countdown, ...more }) };
}

const view = (table: TableSource): internals.View => table.snapshot().view as internals.View;
const lying = (table: TableSource): number => view(table).table.length;

describe('the countdown of a race', () => {
  test('comes before the first coins; the clock begins with them', () => {
    const here = hall(1);
    const { save, table } = begin(here, COUNTS);
    expect(table.snapshot().start).toEqual({ kind: 'counting', at: here.time.now() + 3000 });
    here.time.pass(2.9);
    expect(lying(table)).toBe(0);
    expect(table.seconds()).toBe(0);
    here.time.pass(0.1);
    expect(table.snapshot().start).toBeUndefined();
    expect(lying(table)).toBe(10);
    expect(kept(here, save).steps[0]).toMatchObject({ at: 0 });
    here.time.pass(1);
    expect(table.seconds()).toBe(1);
  });

  test('nothing can be decided meanwhile', () => {
    const here = hall(1);
    const { table } = begin(here, COUNTS);
    table.decide({ do: 'call', seat: 0 });
    expect(table.snapshot().refusal).toBe('The coins are still hidden.');
    here.time.pass(3);
    expect(lying(table), 'and that does not stop it').toBe(10);
  });

  test('a first game waits until somebody presses Start', () => {
    const here = hall(1);
    const { table } = begin(here, WAITS);
    expect(table.snapshot()).toMatchObject({ start: { kind: 'waiting' }, paused: false });
    here.time.pass(60);
    expect(lying(table)).toBe(0);
    table.resume();
    expect(table.snapshot().start).toMatchObject({ kind: 'counting' });
    here.time.pass(3);
    expect(lying(table)).toBe(10);
  });

  test('comes again after a pause, and where a game was left', () => {
    const here = hall(1);
    const { save, table } = begin(here, COUNTS);
    here.time.pass(3 + 2);
    table.pause();
    expect(table.snapshot()).toMatchObject({ paused: true });
    table.resume();
    expect(table.snapshot()).toMatchObject({ paused: false, start: { kind: 'counting' } });
    here.time.pass(3);
    expect(table.snapshot().start).toBeUndefined();
    expect(table.seconds()).toBe(2);
    table.close();
    const again = open(kept(here, save), { ...here.deps('coin-set'), countdown: WAITS });
    expect(again.snapshot(), 'a game that has begun does not wait for Start').toMatchObject({ paused: true });
    expect(again.snapshot().start).toBeUndefined();
    again.resume();
    here.time.pass(3);
    expect(again.seconds()).toBe(2);
  });

  test('a pause ends it', () => {
    const here = hall(1);
    const { table } = begin(here, COUNTS);
    here.time.pass(2);
    table.pause();
    here.time.pass(10);
    expect(lying(table)).toBe(0);
    expect(table.snapshot().start).toBeUndefined();
    table.resume();
    here.time.pass(2.9);
    expect(lying(table)).toBe(0);
    here.time.pass(0.1);
    expect(lying(table)).toBe(10);
  });

  test('bots are asked when the coins are seen, and see them from then on', async () => {
    const pool = new SlowPool();
    const here = hall(1, pool);
    begin(here, COUNTS, { pace: 1.3 });
    here.time.pass(2.5);
    expect(pool.asked).toEqual([]);
    here.time.pass(0.5);
    await settle();
    expect(pool.asked).toHaveLength(1);
    expect(pool.asked[0]?.question.pace).toBe(1.3);
    expect(pool.asked[0]?.question.observations.map(({ seconds }) => seconds)).toEqual([0, 0]);
  });
});
