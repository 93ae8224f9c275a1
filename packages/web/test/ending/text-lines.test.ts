import { expect, test } from 'vitest';
import { fitted, linesOf } from '../../src/pages/ending/text-lines.ts';

const letters = (text: string): number => text.length;

test('lines are as long as the width allows', () => {
  expect(linesOf('one two three four', 9, letters)).toEqual(['one two', 'three', 'four']);
  expect(linesOf('a verylongword b', 5, letters)).toEqual(['a', 'verylongword', 'b']);
  expect(linesOf('', 5, letters)).toEqual([]);
});

test('a text is as large as its lines allow', () => {
  const measure = (text: string, size: number): number => text.length * size;
  const about = { sizes: [4, 2, 1], width: 20, most: 2 };
  expect(fitted('one two', about, measure)).toEqual({ size: 4, lines: ['one', 'two'] });
  expect(fitted('one two three four', about, measure)).toEqual({ size: 2, lines: ['one two', 'three four'] });
  expect(fitted('one two three four five six seven eight nine ten', about, measure).lines).toHaveLength(2);
});
