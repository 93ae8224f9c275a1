import { expect, test } from 'vitest';
import { botRange, botsFor, seatedAmongBots } from '../../src/pages/parts/seating.ts';

const wish = { name: 'Robin', crest: 0, bots: 2, level: 'fair' } as const;
const bot = { kind: 'bot', level: 'fair' };
const me = { kind: 'person', name: 'Robin' };

test('a game takes a bot at least, even one that can be played alone', () => {
  expect(botRange({ least: 2, most: 5 })).toEqual({ least: 1, most: 4 });
  expect(botRange({ least: 1, most: 8 })).toEqual({ least: 1, most: 7 });
});

test('the number of bots chosen last is kept as far as the game allows it', () => {
  expect(botsFor(7, { least: 2, most: 4 })).toBe(3);
  expect(botsFor(0, { least: 2, most: 4 })).toBe(1);
  expect(botsFor(2, { least: 2, most: 4 })).toBe(2);
});

test('the person takes the seat of their crest', () => {
  expect(seatedAmongBots({ ...wish, crest: 1 })).toEqual([bot, me, bot]);
  expect(seatedAmongBots({ ...wish, crest: 2 })).toEqual([bot, bot, me]);
});

test('the person takes the first seat where the table has none for their crest', () => {
  expect(seatedAmongBots({ ...wish, crest: 3 })).toEqual([me, bot, bot]);
});

test('without bots there is one seat', () => {
  expect(seatedAmongBots({ ...wish, crest: 5, bots: 0 })).toEqual([me]);
});
