import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import type { TableSource } from '../../src/table/source.ts';
import { settle } from './fake-time.ts';
import { BOT, begin, hall, kept, open, person, SlowPool } from './tables.ts';

const ALONE = [person('Mara')];
const TWO = [person('Mara'), person('Jonah')];

const view = (table: TableSource): internals.View => table.snapshot().view as internals.View;

const call = (table: TableSource, seat: Seat): void => table.decide({ do: 'call', seat });
const agree = (table: TableSource, seat: Seat): void => table.decide({ do: 'agree', seat });
const point = (table: TableSource, seat: Seat, places: readonly number[]): void => {
  const decision: internals.Point = { do: 'point', seat, places };
  table.decide(decision);
};

/** Three places that are a set, or that are none. */
function places(table: TableSource, wanted: 'a set' | 'no set'): readonly number[] {
  const sets = internals.setsAmong(view(table).table).map(internals.placesOf);
  const [set] = sets;
  if (wanted === 'a set' && set !== undefined) return set;
  const all = [
    [0, 1, 2],
    [0, 1, 3],
    [0, 1, 4],
  ];
  const none = all.find((three) => !sets.some((each) => each.join() === three.join()));
  if (wanted === 'a set' || none === undefined) throw new Error('This table is of no use here: take another seed');
  return none;
}

const lastEvents = (table: TableSource): string[] =>
  table
    .moments(0)
    .at(-1)
    ?.events.map(({ event }) => event) ?? [];

describe('clocks', () => {
  test('[S3] a caller who does not point in time is too late', () => {
    const here = hall(1);
    const { save, table } = begin(here, 'coin-set', TWO);
    here.time.pass(5);
    call(table, 1);
    expect(table.snapshot().clocks).toEqual({ 1: { until: here.time.now() + 3000, total: 3000 } });
    here.time.pass(2.9);
    expect(view(table).phase).toBe('point');
    here.time.pass(0.2);
    expect(lastEvents(table)).toEqual(['too-late']);
    expect(kept(here, save).steps.at(-1)).toEqual({ clock: 'point', at: 8000 });
    expect(table.snapshot().clocks).toEqual({});
  });

  test('what was due comes first, even if its timer is late', () => {
    const here = hall(1);
    const { table } = begin(here, 'coin-set', ALONE);
    call(table, 0);
    here.time.hang(3.5);
    point(table, 0, places(table, 'a set'));
    expect(lastEvents(table)).toEqual(['too-late']);
    expect(table.snapshot().refusal).toMatch(/^Call before you pick/);
  });

  test('[S11] whose call failed cannot call again for as long as pointing takes', () => {
    const here = hall(1);
    const { table } = begin(here, 'coin-set', TWO);
    call(table, 0);
    point(table, 0, places(table, 'no set'));
    expect(lastEvents(table)).toEqual(['no-set']);
    here.time.pass(0.5);
    const before = table.snapshot().number;
    call(table, 0);
    expect(table.snapshot().refusal).toBe('Your last call failed: you can call again in 3 s.');
    expect(table.snapshot().number).toBe(before);
    call(table, 1);
    expect(table.snapshot().refusal).toBeUndefined();
    here.time.pass(3);
    call(table, 0);
    expect(view(table).caller).toBe(0);
  });

  test('[S11] the snapshot says until when a failed call bars its seat, by this device’s clock', () => {
    const here = hall(1);
    const { table } = begin(here, 'coin-set', TWO);
    expect(table.snapshot().barredUntil).toEqual({});
    call(table, 0);
    point(table, 0, places(table, 'no set'));
    expect(table.snapshot().barredUntil).toEqual({ 0: here.time.now() + 3000 });
    here.time.pass(1);
    table.pause();
    expect(table.snapshot().barredUntil).toEqual({});
    here.time.pass(100);
    table.resume();
    expect(table.snapshot().barredUntil).toEqual({ 0: here.time.now() + 2000 });
    here.time.pass(2);
    agree(table, 1);
    expect(table.snapshot().barredUntil).toEqual({});
  });

  test('[S11] a found set bars nobody', () => {
    const here = hall(1);
    const { table } = begin(here, 'coin-set', TWO);
    call(table, 0);
    point(table, 0, places(table, 'a set'));
    expect(table.snapshot().barredUntil).toEqual({});
    here.time.pass(1.2);
    expect(lastEvents(table)).toEqual(['dealt']);
    expect(table.snapshot().barredUntil).toEqual({});
  });

  test('[S9] the others have a time to agree, which stands still while somebody points', () => {
    const here = hall(1);
    const { table } = begin(here, 'coin-set', TWO);
    agree(table, 0);
    expect(table.snapshot().clocks).toEqual({ 1: { until: here.time.now() + 20_000, total: 20_000 } });
    here.time.pass(10);
    call(table, 1);
    here.time.pass(3);
    expect(table.snapshot().clocks).toEqual({ 1: { until: here.time.now() + 10_000, total: 20_000 } });
    here.time.pass(9.9);
    expect(view(table).stage).toBe('open');
    here.time.pass(0.1);
    expect(lastEvents(table)).toEqual(['agreed-by-clock', 'all-turned']);
  });

  test('a found set is seen for a while before new coins are dealt', () => {
    const here = hall(1);
    const { table } = begin(here, 'coin-set', ALONE);
    here.time.pass(4);
    call(table, 0);
    point(table, 0, places(table, 'a set'));
    expect(lastEvents(table)).toEqual(['set']);
    here.time.pass(1.1);
    expect(view(table).table).toHaveLength(7);
    here.time.pass(0.1);
    expect(lastEvents(table)).toEqual(['dealt']);
    expect(table.seconds()).toBeCloseTo(5.2);
  });

  test('a deadline continues after a reload where it stood', () => {
    const here = hall(1);
    const { save, table } = begin(here, 'coin-set', TWO);
    agree(table, 0);
    here.time.pass(5);
    table.close();
    here.time.pass(600);
    const again = open(kept(here, save), here.deps('coin-set'));
    expect(again.snapshot().paused).toBe(true);
    expect(again.snapshot().clocks).toEqual({});
    again.resume();
    expect(again.snapshot().clocks).toEqual({ 1: { until: here.time.now() + 15_000, total: 20_000 } });
    expect(again.seconds()).toBeCloseTo(5);
  });
});

describe('pausing', () => {
  test('everything stands still', () => {
    const here = hall(1);
    const { save, table } = begin(here, 'coin-set', TWO);
    here.time.pass(2);
    call(table, 0);
    here.time.pass(1);
    table.pause();
    expect(table.snapshot()).toMatchObject({ paused: true, clocks: {} });
    expect(here.time.waiting).toBe(0);
    expect(kept(here, save).seconds).toBeCloseTo(3);
    here.time.pass(100);
    expect(table.seconds()).toBeCloseTo(3);
    point(table, 0, places(table, 'a set'));
    expect(table.snapshot().refusal).toBe('The game is paused.');
    expect(view(table).phase).toBe('point');
    table.resume();
    expect(table.snapshot().clocks).toEqual({ 0: { until: here.time.now() + 2000, total: 3000 } });
    here.time.pass(1.9);
    point(table, 0, places(table, 'a set'));
    expect(lastEvents(table)).toEqual(['set']);
  });

  test('bots keep to what they meant to do, on the clock of the table', async () => {
    const here = hall(3);
    const { table } = begin(here, 'coin-set', [person('Mara'), BOT]);
    await settle();
    expect(here.time.waiting).toBe(1);
    table.pause();
    expect(here.time.waiting).toBe(0);
    const before = table.snapshot().number;
    here.time.pass(1000);
    await settle();
    expect(table.snapshot().number).toBe(before);
    table.resume();
    expect(here.time.waiting).toBe(1);
    here.time.next();
    expect(table.snapshot().number).toBe(before + 1);
    expect(table.seconds()).toBeGreaterThan(1);
    expect(table.seconds()).toBeLessThan(120);
  });

  test('a race is paused when nobody sees the page', () => {
    const here = hall(1);
    let hide = (): void => {};
    const whenHidden = (run: () => void): (() => void) => {
      hide = run;
      return () => {
        hide = () => {};
      };
    };
    const { save } = begin(here, 'coin-set', ALONE);
    const table = open(kept(here, save), { ...here.deps('coin-set'), whenHidden });
    table.resume();
    hide();
    expect(table.snapshot().paused).toBe(true);
  });
});

describe('bots in a race', () => {
  test('are asked again after every step, and late answers to earlier questions are dropped', async () => {
    const pool = new SlowPool();
    const here = hall(1, pool);
    const { table } = begin(here, 'coin-set', [person('Mara'), BOT]);
    expect(pool.asked).toHaveLength(1);
    agree(table, 0);
    expect(pool.asked).toHaveLength(2);
    expect(pool.asked[0]?.signal.aborted).toBe(true);
    pool.asked[0]?.answer();
    await settle();
    expect(here.time.waiting).toBe(1); // The clock of S9 only.
    call(table, 0);
    here.time.pass(3);
    // What came too late is not noted either: it is asked about all that it has seen.
    expect(pool.asked[2]?.question.memory).toBeUndefined();
    expect(pool.asked[2]?.question.observations).toHaveLength(5);
    pool.asked[2]?.answer();
    await settle();
    const { number } = table.snapshot();
    here.time.next();
    expect(table.snapshot().number).toBe(number + 1);
  });

  test('a bot that cannot think does not hold up the game, and does not call', async () => {
    const pool = new SlowPool();
    const here = hall(1, pool);
    const { table } = begin(here, 'coin-set', [person('Mara'), BOT]);
    pool.asked[0]?.fail();
    await settle();
    expect(lastEvents(table)).toEqual(['agreed']);
  });
});
