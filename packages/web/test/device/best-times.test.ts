import { expect, test } from 'vitest';
import { addTime, bestTimes } from '../../src/device/best-times.ts';
import { memoryTexts } from '../../src/device/storage.ts';

const time = (id: string, sets: number, seconds: number) => ({ id, sets, seconds, date: 1 });

test('more sets are better, then less time; ten are kept', () => {
  const texts = memoryTexts();
  expect(bestTimes(texts)).toEqual([]);
  expect(addTime(time('a', 12, 300), texts)).toBe(1);
  expect(addTime(time('b', 13, 400), texts)).toBe(1);
  expect(addTime(time('c', 12, 200), texts)).toBe(2);
  for (let index = 0; index < 7; index++) addTime(time(`d${index}`, 14, 100), texts);
  expect(addTime(time('e', 1, 1), texts)).toBeUndefined();
  expect(bestTimes(texts)).toHaveLength(10);
  expect(bestTimes(texts).at(-1)?.id).toBe('a');
});

test('no game counts twice, and what cannot be read is nothing', () => {
  const texts = memoryTexts();
  addTime(time('a', 12, 300), texts);
  addTime(time('a', 12, 300), texts);
  expect(bestTimes(texts)).toHaveLength(1);
  texts.set('pouch/best-times', '[{"id":1},{"id":"a","sets":1,"seconds":2,"date":3}, null]');
  expect(bestTimes(texts)).toEqual([{ id: 'a', sets: 1, seconds: 2, date: 3 }]);
  texts.set('pouch/best-times', 'torn');
  expect(bestTimes(texts)).toEqual([]);
});
