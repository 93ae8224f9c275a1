import { beforeAll, describe, expect, test } from 'vitest';
import { drawing, drawn, failed, firstPreview, restBefore, withOwnNames } from '../../src/pages/kits/preview-state.ts';
import { sizeWords } from '../../src/pages/kits/size.ts';
import kits from '../../src/words/en/kits.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(kits));

const PAGES = [{ title: 'Coins', svg: '<svg/>' }];
const SHOWN = drawn(drawing(firstPreview('koinz'), 'koinz'), PAGES);

describe('the preview of a kit', () => {
  test('keeps its pages in sight while other options are drawn', () => {
    expect(drawing(SHOWN, 'koinz')).toEqual({ kind: 'drawing', game: 'koinz', pages: PAGES });
  });

  test("shows nothing of one game as another's", () => {
    expect(drawing(SHOWN, 'coin-set')).toEqual({ kind: 'drawing', game: 'coin-set', pages: [] });
  });

  test('a failure takes the pages away, since they are not those that were asked for', () => {
    expect(failed(SHOWN, new Error('No fonts'))).toEqual({
      kind: 'failed',
      game: 'koinz',
      pages: [],
      reason: 'No fonts',
    });
    expect(failed(SHOWN, 'odd').reason).toBe('odd');
  });

  test('after a failure nothing of it is left', () => {
    expect(drawn(drawing(failed(SHOWN, 'odd'), 'koinz'), PAGES)).toEqual(SHOWN);
  });

  test('waits while somebody types; another game and another try come at once', () => {
    expect(restBefore(SHOWN, 'koinz')).toBeGreaterThan(0);
    expect(restBefore(SHOWN, 'coin-set')).toBe(0);
    expect(restBefore(failed(SHOWN, 'odd'), 'koinz')).toBe(0);
  });

  test('a page that stands twice refers to its own definitions', () => {
    const svg = '<g id="kit-4-0-a"/><use fill="url(#kit-4-0-a)"/><text>id=kit-</text>';
    expect(withOwnNames(svg)).toBe('<g id="large-kit-4-0-a"/><use fill="url(#large-kit-4-0-a)"/><text>id=kit-</text>');
  });
});

test.each([
  [1, '1 KB'],
  [1000, '1 KB'],
  [1001, '2 KB'],
  [999_999, '1000 KB'],
  [1_000_000, '1.0 MB'],
  [2_345_678, '2.3 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
