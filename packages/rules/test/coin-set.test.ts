import { type Json, Refusal, readRecord, replay, StepRefusal } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import {
  agree,
  call,
  coins,
  deal,
  dealt,
  lying,
  nobodyFinds,
  point,
  position,
  TEN,
  timeIsUp,
  tooLate,
  turn,
} from './coin-set-fixtures.js';
import { TestTable } from './test-table.js';

/** Calling, drawing and winning. See also coin-set-pieces and coin-set-turning. */

describe('calling', () => {
  test('ten coins are dealt', () => {
    const table = new TestTable('coin-set', 2);
    expect(table.json).toMatchObject({ awaits: 'chance', toAct: [], table: [], stage: 'open', turner: 0 });
    expect(table.refusal(call(0))).toBe('Chance comes first: the next step must be "deal"');
    table.play(deal(TEN));
    expect(lying(table)).toBe(TEN);
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [0, 1], won: [[], []], caller: null, agreed: [] });
    expect(table.json.bag).toHaveLength(32);
    expect(table.log).toHaveLength(1);
    expect(table.log[0]).toMatch(/^10 coins dealt: copper, one dark triangle; silver, .*; copper joker$/);
  });

  test.each<[string, Json, string]>([
    ['too few', deal('0a 1a'), '10 coins must be dealt, not 2'],
    ['too many', deal(`${TEN} 5a`), '10 coins must be dealt, not 11'],
    ['a coin twice', deal(TEN.replace('23a', '0b')), 'Coin 0 cannot be dealt twice'],
    ['no such coin', deal(TEN.replace('23a', '42a')), '"coin" must be a whole number from 0 to 41, not 42'],
    ['no such side', deal(TEN.replace('23a', '23c')), '"side" must be a or b, not "c"'],
  ])('an impossible deal: %s', (_, step, words) => {
    expect(new TestTable('coin-set', 2).refusal(step)).toBe(words);
  });

  test('a player who sees a set calls, and has three seconds to point', () => {
    const table = dealt(3).play(call(1));
    expect(table.json).toMatchObject({ awaits: 'point', toAct: [1], caller: 1 });
    expect(table.game.turn(table.state)).toMatchObject({ deadline: { clock: 'point', seconds: 3 } });
    expect(table.log).toEqual(['seat 1 calls']);
    const hasty = dealt(1, { pointSeconds: 0.5 }).play(call(0));
    expect(hasty.game.turn(hasty.state)).toMatchObject({ deadline: { seconds: 0.5 } });
  });

  test('a set: the caller wins the coins, in ascending order of place', () => {
    const table = dealt(2).play(call(1), point(1, 6, 0, 3));
    expect(table.json).toMatchObject({ awaits: 'chance', won: [[], [0, 1, 3]], caller: null });
    expect(lying(table)).toBe('23a 32b 24b 34a 26a 35b 13b');
    expect(table.log).toEqual([
      'seat 1 takes a set: copper, one dark triangle; copper, one white triangle; copper, one striped triangle',
    ]);
  });

  test('new coins fill the gaps in ascending order', () => {
    const table = dealt(2).play(call(1), point(1, 8, 2, 5), deal('40a 12b 7a'));
    expect(lying(table)).toBe('0a 23a 40a 1b 24b 12b 3a 26a 7a 13b');
    expect(table.log).toEqual([
      '3 coins dealt: gold, two striped triangles; copper, one dark square; copper, one dark circle',
    ]);
  });

  test('coins won do not go back into the bag', () => {
    const table = dealt(2).play(call(1), point(1, 0, 3, 6));
    expect(table.refusal(deal('7a 0a 8a'))).toBe('Coin 0 is not in the bag');
    expect(table.refusal(deal('7a 23b 8a'))).toBe('Coin 23 is not in the bag');
    expect(table.refusal(deal('7a 8a'))).toBe('3 coins must be dealt, not 2');
  });

  test('not a set: a player without coins gives none back', () => {
    const table = dealt(2);
    const before = table.json;
    table.play(call(0), point(0, 9, 1, 0));
    expect(table.json).toEqual(before);
    expect(table.log).toEqual([
      'Not a set: seat 0 picked copper, one dark triangle; silver, one dark triangle; copper joker',
    ]);
  });

  test('too late: three of the caller’s coins go back, and only the caller’s', () => {
    const table = position(2, TEN, {
      won: [
        [14, 15, 16],
        [17, 18, 19],
      ],
    }).play(call(1), tooLate);
    expect(table.json).toMatchObject({ awaits: 'search', won: [[14, 15, 16], []], bag: [17, 18, 19], caller: null });
    expect(table.log).toEqual(['Too late: seat 1 did not pick in time', 'seat 1 gives 3 coins back to the bag']);
  });

  test('[S3] while a caller points, nobody else can act', () => {
    const table = dealt(2).play(call(1));
    expect(table.refusal(call(0))).toBe('Seat 0 can’t call now: the game is waiting for seat 1 to point');
    expect(table.refusal(agree(0))).toBe('Seat 0 can’t agree now: the game is waiting for seat 1 to point');
    expect(table.refusal(point(0, 0, 3, 6))).toBe('Seat 0 can’t point now: the game is waiting for seat 1 to point');
    expect(table.refusal(call(1))).toBe('You have called: pick three coins');
    expect(table.refusal(agree(1))).toBe('You have called: pick three coins');
    expect(table.json).toMatchObject({ caller: 1 });
  });

  test('[S12] pointing at coins that are no set fails at once, with no second try', () => {
    const table = dealt(2).play(call(0), point(0, 0, 1, 3));
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [0, 1], caller: null, won: [[], []] });
    // Places 0, 3 and 6 are a set.
    expect(table.refusal(point(0, 0, 3, 6))).toBeTruthy();
    expect(table.game.turn(table.state)).not.toHaveProperty('deadline');
    expect(table.play(call(1), point(1, 0, 3, 6)).json.won).toEqual([[], [0, 1, 3]]);
  });

  test('[S4] the coins that go back are the three won last', () => {
    const table = position(1, TEN, { bag: [40], won: [[41, 9, 30, 12, 2, 20]] }).play(call(0), point(0, 0, 1, 3));
    expect(table.json).toMatchObject({ won: [[41, 9, 30]], bag: [2, 12, 20, 40] });
    expect(table.log[1]).toBe('seat 0 gives 3 coins back to the bag');
    expect(table.play(call(0), tooLate).json).toMatchObject({ won: [[]], bag: [2, 9, 12, 20, 30, 40, 41] });
  });

  test('[S4] they are not dealt before the next draw', () => {
    const table = position(2, '0a 1b 3a 5a', { won: [[], [17, 18, 19]] }).play(call(1), point(1, 0, 1, 3));
    expect(table.json).toMatchObject({ awaits: 'search', bag: [17, 18, 19] });
    table.play(call(0), point(0, 0, 1, 2));
    expect(table.json).toMatchObject({ awaits: 'chance' });
    expect(lying(table.play(deal('19b 17a 18a')))).toBe('19b 17a 18a 5a');
  });

  test.each([
    [0, '"seats" must be a whole number from 1 to 8, not 0'],
    [9, '"seats" must be a whole number from 1 to 8, not 9'],
  ])('[S5] not for %i players', (seats, words) => {
    const record = { format: 'pouch-record/1', game: 'coin-set', seats, steps: [] };
    expect(readRecord(record)).toEqual(new Refusal(words));
  });

  test.each([1, 8])('[S5] for %i', (seats) => {
    const table = dealt(seats).play(call(seats - 1), point(seats - 1, 0, 3, 6));
    expect(table.json.won).toHaveLength(seats);
  });

  test('[S11] a record may contain a call by a seat whose call has just failed', () => {
    const steps = [deal(TEN), call(0), tooLate, call(0), point(0, 0, 1, 3), call(0), tooLate];
    const record = readRecord({ format: 'pouch-record/1', game: 'coin-set', seats: 2, options: {}, steps });
    if (record instanceof Refusal) throw new Error(record.reason);
    const frames = [...replay(record)];
    expect(frames.filter((frame) => frame instanceof StepRefusal)).toEqual([]);
    expect(frames).toHaveLength(1 + steps.length);
  });

  test.each<[string, TestTable, Json, string]>([
    ['no such seat', dealt(2), call(2), 'Seat 2 can’t call now: the game is waiting for seats 0 and 1 to search'],
    ['pointing before a call', dealt(2), point(0, 0, 3, 6), 'Call before you pick coins'],
    [
      'turning before all agree',
      dealt(2),
      turn(0, 0),
      'A coin can only be turned once everyone agrees that there is no set',
    ],
    ['a deal', dealt(2), deal('5a'), 'Chance can’t act now: the game is waiting for seats 0 and 1 to search'],
    ['no clock', dealt(2), tooLate, 'No "point" clock is running'],
    ['nobody has agreed', dealt(2), timeIsUp, 'No "agree" clock is running'],
    ['two places', dealt(2).play(call(0)), point(0, 0, 3), 'A set is 3 coins, not 2'],
    ['a place twice', dealt(2).play(call(0)), point(0, 3, 0, 3), 'Pick three different coins'],
    [
      'no such place',
      dealt(2).play(call(0)),
      point(0, 0, 10, 3),
      'There is no place 10: there are 10 coins, numbered from 0',
    ],
    ['no such step', dealt(2), { seat: 0, do: 'shout' }, 'Coin Set has no step "do shout"'],
  ])('refused: %s', (_, table, step, words) => {
    expect(table.refusal(step)).toBe(words);
  });

  test('choices: call, agree, and all triples of places', () => {
    const table = dealt(2).play(agree(1));
    const choices = (seat: number) => [...table.game.choices(table.state, seat)];
    expect(choices(0)).toEqual([call(0), agree(0)]);
    expect(choices(1)).toEqual([call(1)]);
    table.play(call(1));
    expect(choices(0)).toEqual([]);
    expect(new Set(choices(1).map((choice) => JSON.stringify(choice))).size).toBe(120);
    expect(choices(1)).toContainEqual(point(1, 7, 8, 9));
  });

  test('nothing is hidden', () => {
    const table = dealt(2).play(call(1), point(1, 0, 3, 6));
    for (const viewer of [0, 1, 'table'] as const) expect(table.seen(viewer)).toEqual(table.json);
  });
});

describe('drawing coins after a set', () => {
  const SIX = '23a 0a 32b 1b 24b 3a';

  test.each([
    ['ten, and two in the bag', TEN, [7, 8], [0, 3, 6], '7a 8a', '7a 23a 32b 8a 24b 34a 26a 35b 13b'],
    [
      'eleven: the third gap closes',
      `${TEN} 40a`,
      [7, 8, 9],
      [0, 3, 6],
      '7a 8a',
      '7a 23a 32b 8a 24b 34a 26a 35b 13b 40a',
    ],
    ['eleven, one in the bag', `${TEN} 40a`, [8], [0, 3, 6], '8b', '8b 23a 32b 24b 34a 26a 35b 13b 40a'],
    ['twelve: one comes', `${TEN} 40a 39a`, [7, 8, 9], [6, 3, 0], '9a', '9a 23a 32b 24b 34a 26a 35b 13b 40a 39a'],
    [
      'six, and six in the bag',
      SIX,
      [7, 8, 9, 10, 11, 12],
      [1, 3, 5],
      '7a 8a 9a 10a 11a 12a',
      '23a 7a 32b 8a 24b 9a 10a 11a 12a',
    ],
    [
      'six: up to ten',
      SIX,
      [7, 8, 9, 10, 11, 12, 14, 15, 16],
      [1, 3, 5],
      '7a 8a 9a 10a 11a 12a 14a',
      '23a 7a 32b 8a 24b 9a 10a 11a 12a 14a',
    ],
  ])('among %s', (_, words, bag, places, drawn, after) => {
    const table = position(2, words, { bag }).play(call(0), point(0, ...places));
    expect(table.json).toMatchObject({ awaits: 'chance', won: [[0, 1, 3], []] });
    expect(lying(table.play(deal(drawn)))).toBe(after);
    const left = bag.filter((coin) => !coins(drawn).some((face) => face.coin === coin));
    expect(table.json).toMatchObject({ awaits: 'search', bag: left });
  });

  test.each([
    ['there are ten still', `${TEN} 40a 39a 38a`, [7, 8], '23a 32b 24b 34a 26a 35b 13b 40a 39a 38a'],
    ['the bag is empty', TEN, [], '23a 32b 24b 34a 26a 35b 13b'],
  ])('none are drawn and play continues at once if %s', (_, words, bag, after) => {
    const table = position(2, words, { bag }).play(call(0), point(0, 0, 3, 6));
    expect(lying(table)).toBe(after);
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [0, 1], bag });
  });
});

describe('the winner', () => {
  test.each([
    [
      'the most coins win',
      [
        [7, 8, 9],
        [10, 11, 12, 14, 15, 16],
      ],
      [1],
      [3, 6],
      'seat 1 wins',
    ],
    [
      'equals share the win',
      [
        [7, 8, 9],
        [10, 11, 12],
      ],
      [0, 1],
      [3, 3],
      'seat 0 and seat 1 share the win',
    ],
    ['and so do all who have none', [[], []], [0, 1], [0, 0], 'seat 0 and seat 1 share the win'],
  ])('%s', (_, won, winners, scores, words) => {
    const table = nobodyFinds(position(2, '0a 5a 14a', { won }));
    expect(table.json).toMatchObject({ status: 'over', awaits: null, toAct: [], result: { winners, scores } });
    expect(table.log.at(-1)).toBe(`${words}: nobody found a set and the bag was empty`);
    expect(table.refusal(call(0))).toBe('The game is over');
  });

  test('[S10] with an empty bag and an empty table the game is over at once', () => {
    const table = position(2, '0a 1b 3a', { won: [[], [7, 8, 9]] }).play(agree(1), call(0), point(0, 0, 1, 2));
    expect(table.json).toMatchObject({
      status: 'over',
      result: { winners: [0, 1], scores: [3, 3] },
      table: [],
      stage: 'open',
      agreed: [],
      caller: null,
    });
    expect(table.log.slice(1)).toEqual([
      'seat 0 and seat 1 share the win: the bag was empty and fewer than three coins were left',
    ]);
  });

  test('[S10] two coins left are too few', () => {
    const table = position(1, '0a 1b 5a 3a 20a').play(call(0), point(0, 0, 1, 3));
    expect(table.json).toMatchObject({ status: 'over', result: { winners: [0], scores: [3] } });
    expect(lying(table)).toBe('5a 20a');
  });

  test('[S10] three coins left are enough', () => {
    expect(position(1, '0a 1b 3a 5a 20a 33a').play(call(0), point(0, 0, 1, 2)).json).toMatchObject({
      awaits: 'search',
    });
  });

  test('[S10] coins in the bag are drawn, and play continues', () => {
    const table = position(1, '0a 1b 3a', { bag: [7, 8, 9] }).play(call(0), point(0, 0, 1, 2));
    expect(table.json).toMatchObject({ awaits: 'chance', table: [] });
    expect(table.play(deal('7a 8a 9a')).json).toMatchObject({ awaits: 'search', bag: [] });
  });
});
