import {
  coinsOfKind,
  EMPTY,
  koinz,
  koinzInternals,
  pirateCoins,
  type pirateInternals,
  REALM_FACES,
  Refusal,
  sentence,
  stateJson,
} from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine } from '../src/games/coin-set/dialogue.js';
import { TERMINAL_GAMES } from '../src/games/index.js';
import { readPosition, suggestions } from '../src/games/koinz/suggestions.js';
import { plunderHint } from '../src/games/pirate-coins/dialogue.js';
import { bidEffects } from '../src/games/realm-coins/dialogue.js';
import { readFaces } from '../src/games/realm-coins/read-faces.js';
import { readTable } from '../src/play/command.js';
import { clockText, wrap } from '../src/play/text.js';
import { plain } from '../src/show/paint.js';

const faces = (counts: Partial<Record<(typeof REALM_FACES)[number], number>>): number =>
  Object.entries(counts).reduce(
    (sum, [name, count]) => sum + coinsOfKind(REALM_FACES.indexOf(name as never), count),
    EMPTY,
  );

test.each([
  [20, '20 s'],
  [60, '1:00'],
  [65, '1:05'],
])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

test.each(['Not now', 'Not now.'])('the reason %j becomes one sentence', (reason) =>
  expect(sentence(reason)).toBe('Not now.'),
);

describe('a typed bid', () => {
  test.each([
    ['2 knights 1 peasant boar', { knight: 2, peasant: 1, boar: 1 }],
    ['2k p b', { knight: 2, peasant: 1, boar: 1 }],
    ['2k1p,w', { knight: 2, peasant: 1, wyvern: 1 }],
    ['Knight KNIGHT, crown and gryphon', { knight: 2, crown: 1, gryphon: 1 }],
    ['3x peasants + 1 x crown', { peasant: 3, crown: 1 }],
    ['nothing', {}],
    [' none ', {}],
  ])('%j', (text, counts) => expect(readFaces(text)).toBe(faces(counts)));

  test.each([
    ['', /Type some coins/],
    ['2', /2 of what\?/],
    ['2 3 knights', /2 of what\?/],
    ['0 knights', /1 to 25/],
    ['26 knights', /1 to 25/],
    ['20 knights 20 knights', /only 25/],
    ['2 gold', /Choose a face for gold: crown or wyvern/],
    ['2 dragons', /Unknown face "dragons"/],
  ])('%j is refused with a reason', (text, reason) => {
    const read = readFaces(text);
    expect(read instanceof Refusal && read.reason).toMatch(reason);
  });

  test('is read in every spelling', () => {
    const one = fc.record({
      face: fc.nat(REALM_FACES.length - 1),
      count: fc.integer({ min: 1, max: 8 }),
      form: fc.constantFrom('plural', 'single', 'letter', 'glued', 'repeated'),
    });
    const write = ({ face, count, form }: { face: number; count: number; form: string }): string => {
      const name = REALM_FACES[face] ?? '';
      if (form === 'plural') return `${count} ${name}s`;
      if (form === 'single') return `${count} ${name}`;
      if (form === 'letter') return `${count} ${name.slice(0, 1)}`;
      return form === 'glued' ? `${count}${name.slice(0, 2)}` : Array.from({ length: count }, () => name).join(' ');
    };
    const joins = fc.constantFrom(' ', ', ', ' and ', ' + ', '; ');
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ face }) => face, minLength: 1 }), joins, (list, join) => {
        const coins = list.reduce((sum, { face, count }) => sum + coinsOfKind(face, count), EMPTY);
        expect(readFaces(list.map(write).join(join))).toBe(coins);
      }),
    );
  });

  test('is read or refused, whatever the text', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom('2', 'knight', ',', '-', 'gold', '99999999999')));
    fc.assert(
      fc.property(words, (list) => {
        const read = readFaces(list.join(' '));
        if (read instanceof Refusal) expect(read.reason.length).toBeLessThan(120);
        else expect(Number.isInteger(read)).toBe(true);
      }),
    );
  });
});

test.each([
  [{}, [/^Bidding nothing cancels the round/]],
  [{ crown: 2 }, [/crowns alone count as nothing/]],
  [{ crown: 1, boar: 2 }, [/^Bid value 2 with 2 boars\.$/, /1 crown will return/]],
  [{ crown: 1, knight: 1 }, [/^Bid value 8\.$/, /up to 1 knight/]],
  [{ peasant: 5, gryphon: 1, wyvern: 2 }, [/^Bid value 20\.$/, /5 peasants count 7/, /swap 1 coin /, /costs 2 coins/]],
])('the effects of the bid %j', (counts, effects) => {
  const told = bidEffects(faces(counts));
  expect(told).toHaveLength(effects.length);
  for (const [index, effect] of effects.entries()) expect(told[index]).toMatch(effect);
});

test('the hint at what plundering brings', () => {
  const state = pirateCoins.setup(3, {}) as pirateInternals.State;
  const view: pirateInternals.View = {
    ...state,
    phase: 'choose',
    fortune: 0,
    loot: coinsOfKind(2) + coinsOfKind(0),
    starter: 0,
  };
  expect(plunderHint(view, 0)).toBe('alone: 1 copper, 1 gold (4); with one other: about 1 copper (1)');
  expect(plunderHint({ ...view, fortune: 2 }, 0)).toBe('alone: 1 copper, 1 gold (4); with one other: about nothing');
  expect(plunderHint({ ...view, fortune: 1, aboard: 1 }, 0)).toBe('alone: 1 copper, 1 gold (4)');
});

describe('a typed position', () => {
  test('is two numbers with any separator', () => {
    const number = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(number, number, fc.constantFrom(',', ' ', ', ', ' ,', ';'), (x, y, between) => {
        expect(readPosition(` ${x}${between}${y} `)).toEqual({ x, y });
      }),
    );
  });

  test.each(['', '40', '40,', '4.5,6', '1,2,3', 'x,y', '4000,1'])('%j is refused', (text) =>
    expect(readPosition(text)).toBeInstanceOf(Refusal),
  );
});

test('suggested positions are free', () => {
  const { isWithinEdge, pileInTheWay, pileOf, SIZES } = koinzInternals;
  const anywhere = fc.record({ x: fc.integer({ min: 19, max: 101 }), y: fc.integer({ min: 19, max: 101 }) });
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 12 }), fc.nat(SIZES.length - 1), (positions, size) => {
      const piles: number[] = [];
      for (const { x, y } of positions)
        if (pileInTheWay(piles, 0, x, y) === undefined) piles.push(pileOf(x, y, 0, piles.length % 2));
      const good = suggestions(piles, size);
      expect(good.length > 0).toBe(koinzInternals.freePositions(piles, size).positions > 0);
      for (const { x, y } of good)
        expect([isWithinEdge(size, x, y), pileInTheWay(piles, size, x, y)]).toEqual([true, undefined]);
      expect(new Set(good.map(({ x, y }) => `${x},${y}`)).size).toBe(good.length);
    }),
    { numRuns: 30 },
  );
});

describe('a line typed in a race', () => {
  test.each([
    ['', 'search', { do: 'call', seat: 1 }],
    ['n', 'search', { do: 'agree', seat: 1 }],
    ['3 7 9', 'search', { do: 'point', seat: 1, places: [2, 6, 8] }],
    ['370', 'point', { do: 'point', seat: 1, places: [2, 6, 9] }],
    ['10, 1, 2', 'point', { do: 'point', seat: 1, places: [9, 0, 1] }],
    ['4', 'turn', { do: 'turn', seat: 1, place: 3 }],
  ])('%j is read in the phase %s', (text, phase, decision) => expect(readLine(text, phase, 1, 10)).toEqual(decision));

  test.each([
    ['1 2', 'search', /three different places/],
    ['1 1 2', 'search', /three different places/],
    ['1 2 11', 'point', /no place 11: there are 10 coins/],
    ['maybe', 'point', /three different places/],
    ['1 2', 'turn', /one coin/],
    ['', 'turn', /one coin/],
  ])('%j is refused in the phase %s', (text, phase, reason) => {
    const read = readLine(text, phase, 1, 10);
    expect(read instanceof Refusal && read.reason).toMatch(reason);
  });

  test('places are read with any separator', () => {
    const places = fc.uniqueArray(fc.nat(11), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(places, fc.constantFrom(' ', ',', ', ', '-'), (list, join) => {
        const text = list.map((place) => place + 1).join(join);
        expect(readLine(text, 'point', 0, 12)).toEqual({ do: 'point', seat: 0, places: list });
      }),
    );
  });
});

test('long lines are wrapped without losing words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }),
      fc.integer({ min: 16, max: 80 }),
      (words, width) => {
        const lines = wrap(words.join(' '), width);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
        expect(lines.map((line) => line.trim()).join(' ')).toBe(words.join(' '));
      },
    ),
  );
  expect(wrap('a'.repeat(25), 10).every((line) => line.length <= 10)).toBe(true);
});

test('surfaces have millimetres and numbers if the width allows, and are an overview if not', () => {
  const state = koinz.setup(2, { variant: 'classic', hand: 'guided' });
  const piles = [koinzInternals.pileOf(60, 60, 0, 1), koinzInternals.pileOf(20, 20, 1, 0)];
  const board = (surfaces: number, width: number): string[] => {
    const view = { ...state, surfaces: Array.from({ length: surfaces }, () => piles) };
    return TERMINAL_GAMES.koinz.board(stateJson(koinz, view), (seat) => `P${seat}`, { paint: plain, width });
  };
  const full = board(2, 76);
  expect(full[1]).toMatch(/0 +20 +40 +60 +80 +100/);
  expect(full.find((line) => line.startsWith(' 60'))).toMatch(/\| +x+1x+ +\|.*\| +x+1x+ +\|/);
  expect(full.find((line) => line.startsWith(' 20'))).toMatch(/o2o/);
  for (const surfaces of [1, 2, 3, 4])
    for (const line of board(surfaces, 76)) expect(line.length).toBeLessThanOrEqual(76);
  expect(board(4, 76).length).toBeLessThan(14);
});

describe('the table from the command line', () => {
  test('has the defaults of each game', () => {
    const table = (id: 'realm-coins' | 'koinz' | 'coin-set') => readTable(id, { name: 'Ulla' });
    expect(table('realm-coins')).toMatchObject({ seat: 0, names: ['Ulla', 'Mara', 'Jonah'] });
    expect([...table('realm-coins').levels]).toEqual([
      [1, 'fair'],
      [2, 'fair'],
    ]);
    expect(table('koinz')).toMatchObject({ names: ['Ulla', 'Mara'], options: { hand: 'guided' } });
    expect(table('coin-set').names).toHaveLength(2);
  });

  test('seats the player and the bots as given', () => {
    const { names, levels, seat } = readTable('realm-coins', {
      name: 'mara\u001b',
      seat: 1,
      players: 'easy, sharp,fair',
    });
    expect(names).toEqual(['Tallow', 'mara', 'Jonah', 'Ines']);
    expect([seat, ...levels]).toEqual([1, [0, 'easy'], [2, 'sharp'], [3, 'fair']]);
  });

  test('names no bot like the player', () =>
    expect(readTable('realm-coins', { name: 'JONAH' }).names).toEqual(['JONAH', 'Mara', 'Tallow']));

  test.each([
    [{ seats: 6 }, /2 to 5 players, not 6/],
    [{ seats: 3, seat: 3 }, /--seat must be from 0 to 2/],
    [{ level: 'godlike' }, /--level: unknown level "godlike"/],
    [{ players: 'fair,random' }, /--players: unknown level "random"/],
    [{ players: 'fair', seats: 4 }, /each of the 3 bots/],
    [{ options: '{' }, /--options must be valid JSON/],
    [{ options: '{"speed": 1}' }, /no option "speed"/],
  ])('%j is wrong usage', (args, reason) => expect(() => readTable('realm-coins', args)).toThrow(reason));
});
