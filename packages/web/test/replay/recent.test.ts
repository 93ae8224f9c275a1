import { describe, expect, test } from 'vitest';
import { recentOf } from '../../src/replay/recent.ts';
import type { Moment } from '../../src/table/source.ts';

const kit = { group: (event: { readonly event: string }) => (event.event === 'round' ? 'Round' : undefined) };

const moments = (count: number, every: number): Moment[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    events: [{ event: index % every === 0 ? 'round' : 'other' }],
    view: undefined,
  }));

describe('the end of a log', () => {
  test('begins where a group begins', () => {
    expect(recentOf(moments(20, 6), kit, 5).map(({ number }) => number)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
  });

  test('is all of a short game', () => {
    expect(recentOf(moments(4, 6), kit, 5)).toHaveLength(4);
    expect(recentOf([], kit, 5)).toEqual([]);
  });

  test('is cut where a group does not end', () => {
    expect(recentOf(moments(1000, 2000), kit, 5)).toHaveLength(20);
  });
});
