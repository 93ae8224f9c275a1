import type { About, Listed } from '@pouch/protocol';
import { describe, expect, test } from 'vitest';
import { memoryTexts } from '../../src/device/storage.ts';
import { afterSeeking, isSlow, rememberSeats, seatsFor } from '../../src/pages/find/state.ts';
import { filtered, isFiltered, keepFilters, keptFilters, NO_FILTERS } from '../../src/pages/lobby/filters.ts';
import { afterPage, archiveOf, finishedIn, moreFrom, NO_ARCHIVE } from '../../src/pages/tables/archive.ts';

const OPEN = { kind: 'open' } as const;

function listed(id: string, about: Partial<About> = {}, changedAt = 0): Listed {
  const whole = { id, game: 'koinz', clock: 'brisk', phase: 'waiting', seats: [OPEN, OPEN], ...about } as About;
  return { about: whole, seat: null, awaits: [], changedAt };
}

const ids = (tables: readonly Listed[]): readonly string[] => tables.map(({ about }) => about.id);

describe('the filters of the lobby', () => {
  const tables = [
    listed('koinz'),
    listed('three', { seats: [OPEN, OPEN, OPEN] }),
    listed('pirates', { game: 'pirate-coins', clock: 'none' }),
    listed('running', { phase: 'playing', seats: [] }),
  ];

  test('leave everything as it is at first', () => {
    expect(filtered(tables, NO_FILTERS)).toMatchObject({ hidden: 0, running: [{ about: { id: 'running' } }] });
    expect(isFiltered(NO_FILTERS)).toBe(false);
  });

  test('count what they hide, and do not ask running games for seats', () => {
    const found = filtered(tables, { game: 'koinz', free: '3', clock: 'brisk' });
    expect([ids(found.open), ids(found.running), found.hidden]).toEqual([['three'], ['running'], 2]);
    expect(ids(filtered(tables, { ...NO_FILTERS, clock: 'none' }).open)).toEqual(['pirates']);
  });

  test('are remembered, without what is no choice any more', () => {
    const texts = memoryTexts();
    const filters = { game: 'koinz', free: '2', clock: 'slow' } as const;
    keepFilters(filters, texts);
    expect(keptFilters(texts)).toEqual(filters);
    keepFilters({ ...filters, free: '9' as '2', game: 'chess' as 'koinz' }, texts);
    expect(keptFilters(texts)).toEqual({ ...NO_FILTERS, clock: 'slow' });
  });
});

describe('looking for someone to play with', () => {
  test('begins with as few as possible, then as last time at that game', () => {
    const texts = memoryTexts();
    expect(seatsFor('koinz', texts)).toBe(2);
    rememberSeats('koinz', 4, texts);
    expect([seatsFor('koinz', texts), seatsFor('coin-set', texts)]).toEqual([4, 2]);
    rememberSeats('koinz', 7, texts);
    expect(seatsFor('koinz', texts)).toBe(2);
  });

  test('counts the time by this device, and offers bots after 20 seconds', () => {
    const message = { kind: 'seeking', state: 'waiting', table: 't', seats: 2, taken: 1, since: 5000 } as const;
    expect(afterSeeking(message, (at) => at - 1000)).toMatchObject({ kind: 'waiting', since: 4000 });
    expect([isSlow(19_999), isSlow(20_000)]).toEqual([false, true]);
  });
});

describe('the archive of finished games', () => {
  const finished = (from: number, many: number) =>
    Array.from({ length: many }, (_, index) => listed(`${from - index}`, { phase: 'over' }, from - index));

  test('is shown a page at a time, and asks for older ones once they are needed', () => {
    const known = finished(100, 30);
    let archive = NO_ARCHIVE;
    expect(ids(archiveOf(finishedIn(known, archive), archive))).toHaveLength(12);
    expect(moreFrom(known, archive)).toBeUndefined();
    archive = afterPage(archive, [], undefined);
    expect(archiveOf(known, archive)).toHaveLength(24);
    expect(moreFrom(known, archive)).toBe(71);
    // A page begins with the table of that very time, which is known.
    archive = afterPage(archive, finished(71, 5), 71);
    const all = finishedIn(known, archive);
    expect([all.length, archiveOf(all, archive).length, archive.whole]).toEqual([34, 34, false]);
    archive = afterPage(archive, finished(67, 1), 67);
    expect([finishedIn(known, archive).length, archive.whole]).toEqual([34, true]);
  });

  test('what could not be asked for changes nothing', () => {
    expect(afterPage(NO_ARCHIVE, undefined, 5)).toBe(NO_ARCHIVE);
  });
});
