import { beforeEach, expect, test } from 'vitest';
import { memoryTexts, type Texts } from '../../src/device/storage.ts';
import { hasPerson, lastParty, partyPlayers, rememberParty, resized } from '../../src/pages/home/party.ts';

const REALM = { least: 2, most: 5 };
const KOINZ = { least: 2, most: 4 };
let texts: Texts;
beforeEach(() => {
  texts = memoryTexts();
});

test('the first party is two people, the first of them named as in the settings', () => {
  expect(lastParty('realm-coins', REALM, 'Robin', texts)).toEqual([
    { kind: 'person', name: 'Robin' },
    { kind: 'person', name: '' },
  ]);
});

test('who played last comes back, at this game', () => {
  rememberParty(
    'realm-coins',
    [
      { kind: 'person', name: 'Ada ' },
      { kind: 'sharp', name: '' },
      { kind: 'person', name: 'Ben' },
    ],
    texts,
  );
  expect(lastParty('realm-coins', REALM, 'Robin', texts)).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'sharp', name: '' },
    { kind: 'person', name: 'Ben' },
  ]);
});

test('names are known at other games too, and to seats that are added', () => {
  rememberParty(
    'realm-coins',
    ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name })),
    texts,
  );
  const party = lastParty('koinz', KOINZ, 'Robin', texts);
  expect(party.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(resized(party, 4, texts).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo', '']);
  expect(resized(party, 2, texts)).toEqual(party);
});

test.each(['nonsense', '[]', '{"names":5,"kinds":{"realm-coins":["dragon"]}}', 'null'])(
  'what cannot be read is as if nothing was kept: %s',
  (kept) => {
    texts.set('pouch/party', kept);
    expect(lastParty('realm-coins', REALM, '', texts)).toHaveLength(2);
  },
);

test('who left the field empty is called by the seat; bots get their names later', () => {
  const unnamed = (seat: number): string => `Player ${seat + 1}`;
  expect(
    partyPlayers(
      [
        { kind: 'person', name: '  ' },
        { kind: 'easy', name: 'Ben' },
      ],
      unnamed,
    ),
  ).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', level: 'easy' },
  ]);
});

test('of people with the same name each has a name of their own', () => {
  const people = ['Ann', 'ann ', '', 'Player 3', 'Ann'].map((name) => ({ kind: 'person' as const, name }));
  const named = partyPlayers(people, (seat) => `Player ${seat + 1}`).map((each) => 'name' in each && each.name);
  expect(named).toEqual(['Ann', 'ann 2', 'Player 3', 'Player 3 2', 'Ann 3']);
});

test('a party needs a person', () => {
  expect(hasPerson([{ kind: 'easy', name: '' }])).toBe(false);
  expect(hasPerson([{ kind: 'person', name: '' }])).toBe(true);
});
