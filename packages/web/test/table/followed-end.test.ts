import { describe, expect, test } from 'vitest';
import { isFollowed } from '../../src/table/followed-end.ts';

describe('the end of a log', () => {
  test('is followed while all of it fits', () => {
    expect(isFollowed({ scrollTop: 0, clientHeight: 400, scrollHeight: 300 })).toBe(true);
  });

  test('is followed by somebody who is there, or within a line of it', () => {
    expect(isFollowed({ scrollTop: 600, clientHeight: 400, scrollHeight: 1000 })).toBe(true);
    expect(isFollowed({ scrollTop: 580, clientHeight: 400, scrollHeight: 1000 })).toBe(true);
  });

  test('is left alone by somebody who reads what was before', () => {
    expect(isFollowed({ scrollTop: 100, clientHeight: 400, scrollHeight: 1000 })).toBe(false);
    expect(isFollowed({ scrollTop: 0, clientHeight: 400, scrollHeight: 1000 })).toBe(false);
  });
});
