import type { Json } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import {
  agree,
  allAgree,
  call,
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
import type { TestTable } from './test-table.js';

const FOUR = '0a 5a 14a 20a';
const FOUR_OVER = '0b 5b 14b 20b';

/** A table with four coins, and some in the bag. */
const four = (seats: number, bag: readonly number[] = [7, 8, 9, 10]): TestTable => position(seats, FOUR, { bag });

/** Seats 0 and 1 have turned a coin each, and now there is a set at places 0, 1 and 2. */
function aSetComesUp(seats: number): TestTable {
  const table = allAgree(allAgree(position(seats, '0a 1b 3b 5a', { bag: [7, 8, 9] })));
  return allAgree(table.play(turn(0, 0))).play(turn(1, 1));
}

describe('all coins together', () => {
  test('when all have agreed, all coins are turned over and the search continues', () => {
    const table = four(3).play(agree(2), agree(0));
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [1], agreed: [0, 2], stage: 'open' });
    expect(table.log).toEqual(['seat 0 says ‘no set’']);
    table.play(agree(1));
    expect(lying(table)).toBe(FOUR_OVER);
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [0, 1, 2], agreed: [], stage: 'over', turner: 0 });
    expect(table.log).toEqual(['seat 1 says ‘no set’', 'Everyone agrees: all coins are turned over']);
  });

  test('a set found then is won, and normal play resumes', () => {
    const table = allAgree(position(2, '0b 1a 3b 5a', { bag: [7, 8, 9, 10] })).play(call(1), point(1, 0, 1, 2));
    expect(table.json).toMatchObject({ awaits: 'chance', stage: 'open', won: [[], [0, 1, 3]], agreed: [] });
    table.play(deal('7a 8a 9a 10a'));
    expect(lying(table)).toBe('7a 8a 9a 5b 10a');
  });

  test('a failed call leaves the coins turned over', () => {
    const table = allAgree(four(2)).play(call(1), tooLate);
    expect(table.json).toMatchObject({ awaits: 'search', stage: 'over' });
    expect(lying(table)).toBe(FOUR_OVER);
  });

  test('agreeing twice is refused', () => {
    expect(four(2).play(agree(0)).refusal(agree(0))).toBe('You have already said ‘no set’');
  });
});

describe('one coin after another', () => {
  test('when all agree again, a player turns a coin over and the search continues', () => {
    const table = allAgree(allAgree(four(2)));
    expect(table.json).toMatchObject({ awaits: 'turn', toAct: [0], stage: 'single', agreed: [0, 1] });
    expect(lying(table)).toBe(FOUR_OVER);
    expect(table.log).toEqual(['seat 1 says ‘no set’', 'Everyone agrees: seat 0 turns one coin']);
    table.play(turn(0, 2));
    expect(lying(table)).toBe('0b 5b 14a* 20b');
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [0, 1], agreed: [], stage: 'single', turner: 1 });
    expect(table.log).toEqual(['seat 0 turns the coin at place 3: silver, two dark triangles']);
  });

  test('all must agree before the next coin is turned', () => {
    const table = allAgree(allAgree(four(2))).play(turn(0, 2), agree(1));
    expect(table.refusal(turn(1, 0))).toBe('A coin can only be turned once everyone agrees that there is no set');
    expect(table.play(agree(0)).json).toMatchObject({ awaits: 'turn', toAct: [1] });
  });

  test('each coin is turned once', () => {
    const table = allAgree(allAgree(allAgree(four(2))).play(turn(0, 2)));
    expect(table.refusal(turn(1, 2))).toBe('This coin has already been turned');
    expect([...table.game.choices(table.state, 1)]).toEqual([turn(1, 0), turn(1, 1), turn(1, 3)]);
    expect([...table.game.choices(table.state, 0)]).toEqual([]);
  });

  test.each<[Json, string]>([
    [turn(1, 0), 'Seat 1 can’t turn now: the game is waiting for seat 0 to turn'],
    [call(1), 'Seat 1 can’t call now: the game is waiting for seat 0 to turn'],
    [agree(0), 'First a coin must be turned over'],
    [call(0), 'First a coin must be turned over'],
    [turn(0, 4), 'There is no place 4: there are 4 coins, numbered from 0'],
    [timeIsUp, 'No "agree" clock is running'],
  ])('refused while a player must turn a coin: %o', (step, words) => {
    expect(allAgree(allAgree(four(2))).refusal(step)).toBe(words);
  });

  test('a failed call leaves the coins turned', () => {
    const table = allAgree(allAgree(four(2))).play(turn(0, 2), call(0), point(0, 0, 1, 2));
    expect(lying(table)).toBe('0b 5b 14a* 20b');
    expect(table.json).toMatchObject({ awaits: 'search', stage: 'single', turner: 1 });
  });

  test('normal play resumes after a set', () => {
    const table = aSetComesUp(2);
    expect(lying(table)).toBe('0a* 1b* 3a 5b');
    table.play(agree(0), call(1), point(1, 2, 1, 0));
    expect(table.json).toMatchObject({ awaits: 'chance', stage: 'open', agreed: [], won: [[], [0, 1, 3]] });
    expect(lying(table.play(deal('7a 8a 9a')))).toBe('7a 8a 9a 5b');
    expect(table.json).toMatchObject({ awaits: 'search', stage: 'open', agreed: [] });
  });
});

describe('one coin more', () => {
  test('when every coin has been turned and all agree again, one coin is drawn', () => {
    const table = nobodyFinds(four(2));
    expect(lying(table)).toBe('0a* 5a* 14a* 20a*');
    expect(table.json).toMatchObject({ awaits: 'chance', toAct: [], stage: 'single', agreed: [0, 1] });
    expect(table.log).toEqual(['seat 1 says ‘no set’', 'Every coin has been turned: one more is dealt']);
  });

  test('only one is drawn, even with fewer than ten on the table', () => {
    expect(nobodyFinds(four(2)).refusal(deal('7a 8a'))).toBe('1 coin must be dealt, not 2');
  });

  test('it goes to the end, and a new search begins', () => {
    const table = nobodyFinds(four(2)).play(deal('9b'));
    expect(lying(table)).toBe(`${FOUR} 9b`);
    expect(table.json).toMatchObject({ awaits: 'search', toAct: [0, 1], stage: 'open', agreed: [], bag: [7, 8, 10] });
    expect(table.log).toEqual(['1 coin dealt: copper, one white square']);
    expect(lying(allAgree(table))).toBe(`${FOUR_OVER} 9a`);
    expect(table.json).toMatchObject({ stage: 'over' });
  });

  test('it goes to the end, not into the gaps of an earlier set', () => {
    const table = dealt(1).play(call(0), point(0, 0, 3, 6), deal('7a 8a 9a'));
    expect(lying(nobodyFinds(table).play(deal('11b')))).toBe('7a 23a 32b 8a 24b 34a 9a 26a 35b 13b 11b');
  });

  test('an eleventh and a twelfth coin can follow', () => {
    const table = nobodyFinds(dealt(1)).play(deal('40a'));
    expect(lying(nobodyFinds(table).play(deal('39b')))).toBe(`${TEN} 40a 39b`);
  });

  test('[S13] an empty bag does not end the game while a set may still turn up', () => {
    const table = allAgree(position(2, '0a 1b 3b 5a'));
    expect(table.json).toMatchObject({ status: 'playing', bag: [], stage: 'over' });
    expect(allAgree(table).json).toMatchObject({ status: 'playing', awaits: 'turn' });
    for (const [seat, place] of [
      [0, 0],
      [1, 1],
    ] as const) {
      table.play(turn(seat, place));
      expect(table.json).toMatchObject({ status: 'playing', awaits: 'search' });
      if (seat === 0) allAgree(table);
    }
    expect(table.play(call(1), point(1, 0, 1, 2)).json.won).toEqual([[], [0, 1, 3]]);
  });

  test('[S13] if the bag is empty, the game is over after the last coin is turned, and the table stays', () => {
    const table = nobodyFinds(four(2, []));
    expect(lying(table)).toBe('0a* 5a* 14a* 20a*');
    expect(table.json).toMatchObject({ status: 'over', stage: 'single', agreed: [0, 1], turner: 0 });
    expect(table.log).toEqual([
      'seat 1 says ‘no set’',
      'seat 0 and seat 1 share the win: nobody found a set and the bag was empty',
    ]);
  });

  test('coins given back refill the bag', () => {
    const table = position(2, FOUR, { won: [[7, 8, 9], []] });
    nobodyFinds(table.play(call(0), tooLate));
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'chance', bag: [7, 8, 9], won: [[], []] });
    expect(table.play(deal('8a')).json).toMatchObject({ bag: [7, 9], stage: 'open' });
  });
});

/** Tables that have changed after a player agreed. */
const CHANGED: [string, () => TestTable][] = [
  ['all coins are turned', () => allAgree(four(2))],
  ['one coin is turned', () => allAgree(allAgree(four(2))).play(turn(0, 0))],
  ['a coin is added', () => nobodyFinds(four(2)).play(deal('7a'))],
  ['a set leaves', () => position(2, TEN).play(agree(0), call(1), point(1, 0, 3, 6))],
];

describe('agreeing', () => {
  test('[S6] a call withdraws the caller’s agreement; the others’ remain', () => {
    const table = four(3).play(agree(0), agree(1), call(0));
    expect(table.json).toMatchObject({ awaits: 'point', agreed: [1] });
    expect(table.play(point(0, 0, 1, 2)).json).toMatchObject({ awaits: 'search', toAct: [0, 2], agreed: [1] });
    expect(table.play(agree(2), call(1), tooLate).json).toMatchObject({ toAct: [0, 1], agreed: [2] });
  });

  test('[S6] agreements remain when a player who has not agreed calls', () => {
    expect(four(3).play(agree(0), call(2), tooLate).json).toMatchObject({ toAct: [1, 2], agreed: [0] });
  });

  test('[S6] the caller may agree again, which completes the agreement', () => {
    const table = four(2).play(agree(0), agree(1)).play(agree(1), call(1), tooLate, agree(0));
    expect(table.json).toMatchObject({ stage: 'over', agreed: [0] });
    expect(table.play(agree(1)).json).toMatchObject({ awaits: 'turn', stage: 'single' });
  });

  test.each(CHANGED)('[S6] agreements end when the table changes: %s', (_, table) => {
    expect(table().json).toMatchObject({ awaits: 'search', toAct: [0, 1], agreed: [] });
  });

  test('[S7] players may agree although there is a set, and nothing reveals it', () => {
    const table = dealt(2).play(agree(0));
    expect(table.log).toEqual(['seat 0 says ‘no set’']);
    expect(table.play(agree(1)).log).toEqual(['seat 1 says ‘no set’', 'Everyone agrees: all coins are turned over']);
    expect(allAgree(table).log).toEqual(['seat 1 says ‘no set’', 'Everyone agrees: seat 0 turns one coin']);
  });

  test('[S8] players turn coins in seat order, seat 0 first', () => {
    const table = allAgree(four(3));
    for (const [place, seat] of [0, 1, 2, 0].entries()) {
      expect(allAgree(table).json).toMatchObject({ awaits: 'turn', toAct: [seat], turner: seat });
      table.play(turn(seat, place));
    }
    expect(table.json).toMatchObject({ turner: 1 });
  });

  test('[S8] the order continues after another coin is added', () => {
    const table = nobodyFinds(four(3)).play(deal('7a'));
    expect(table.json).toMatchObject({ turner: 1 });
    expect(allAgree(allAgree(table)).json).toMatchObject({ awaits: 'turn', toAct: [1] });
  });

  test('[S8] the order continues after a set, no matter who found it', () => {
    const table = aSetComesUp(3).play(call(0), point(0, 0, 1, 2), deal('7a 8a 9a'));
    expect(table.json).toMatchObject({ stage: 'open', turner: 2 });
    expect(allAgree(allAgree(table)).json).toMatchObject({ awaits: 'turn', toAct: [2] });
  });

  test('[S9] after the first agreement the others have 20 seconds', () => {
    const table = four(3);
    expect(table.game.turn(table.state)).not.toHaveProperty('deadline');
    expect(table.refusal(timeIsUp)).toBe('No "agree" clock is running');
    table.play(agree(1));
    expect(table.game.turn(table.state)).toMatchObject({ deadline: { clock: 'agree', seconds: 20 } });
    const patient = dealt(2, { agreeSeconds: 60 }).play(agree(1));
    expect(patient.game.turn(patient.state)).toMatchObject({ deadline: { seconds: 60 } });
  });

  test('[S9] after that they count as agreeing', () => {
    const table = four(4).play(agree(1), timeIsUp);
    expect(table.json).toMatchObject({ stage: 'over', agreed: [], toAct: [0, 1, 2, 3] });
    expect(table.log).toEqual([
      'Time is up: seat 0, seat 2 and seat 3 count as agreeing',
      'Everyone agrees: all coins are turned over',
    ]);
    table.play(agree(0), agree(1), agree(3), timeIsUp);
    expect(table.json).toMatchObject({ awaits: 'turn', agreed: [0, 1, 2, 3] });
    expect(table.log[0]).toBe('Time is up: seat 2 counts as agreeing');
    expect(table.play(turn(0, 0), agree(2), timeIsUp).json).toMatchObject({ awaits: 'turn', toAct: [1] });
  });

  test('[S9] the time is paused while a caller points', () => {
    const table = four(3).play(agree(1), call(0));
    expect(table.game.turn(table.state)).toMatchObject({ deadline: { clock: 'point' } });
    expect(table.refusal(timeIsUp)).toBe('No "agree" clock is running');
    table.play(tooLate);
    expect(table.game.turn(table.state)).toMatchObject({ deadline: { clock: 'agree' } });
    expect(table.play(timeIsUp).json).toMatchObject({ stage: 'over' });
  });

  test.each(CHANGED)('[S9] the deadline ends when the table changes: %s', (_, table) => {
    expect(table().refusal(timeIsUp)).toBe('No "agree" clock is running');
  });

  test('[S5] with one player, one agreement is enough', () => {
    const table = four(1).play(agree(0));
    expect(table.json).toMatchObject({ stage: 'over', agreed: [] });
    expect(table.play(agree(0), turn(0, 3)).json).toMatchObject({ awaits: 'search', turner: 0 });
  });
});
