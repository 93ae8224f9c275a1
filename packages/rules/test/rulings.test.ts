import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rulesPages = new URL('../../../docs/rules/', import.meta.url);
const tests = new URL('./', import.meta.url);

const textsIn = (folder: URL, end: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** A ruling is stated once, in bold: **R6**. */
const stated = textsIn(rulesPages, '.md').flatMap((page) =>
  Array.from(page.matchAll(/\*\*([A-Z]\d+)\*\*/g), ([, number = '']) => number),
);

/** Titles begin with the numbers of the rulings that they show: '[R6] …', '[S9, S11] …'. */
const tested = textsIn(tests, '.test.ts').flatMap((text) =>
  Array.from(text.matchAll(/['"`]\[([A-Z]\d+(?:, [A-Z]\d+)*)\] (?!…)/g), ([, numbers = '']) =>
    numbers.split(', '),
  ).flat(),
);

test('every ruling is stated once', () => {
  expect(stated.filter((number, index) => stated.indexOf(number) !== index)).toEqual([]);
  expect(stated.length).toBeGreaterThan(50);
});

test('every ruling has a test with its number in the title', () => {
  expect(stated.filter((number) => !tested.includes(number))).toEqual([]);
});

test('every number in a title is the number of a ruling', () => {
  expect(tested.filter((number) => !stated.includes(number))).toEqual([]);
});
