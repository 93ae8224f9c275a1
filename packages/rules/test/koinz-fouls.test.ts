import { describe, expect, test } from 'vitest';
import { coinsFrom } from '../src/kernel/coins.js';
import { seatSet } from '../src/kernel/seats.js';
import { arrange, chooseAll, chosen, NINE, place, stack } from './koinz-fixtures.js';
import { TestTable } from './test-table.js';

describe('fouls', () => {
  test('[K6] an illegal position is refused and changes nothing', () => {
    const table = chosen(2, [1, 1, 1, 1]).play(place(0, 'large', 60, 60));
    const before = table.json;
    for (let tries = 0; tries < 3; tries++)
      expect(table.refusal(place(1, 'small', 60, 88))).toBe('A small koin at 60, 88 overlaps the one at 60, 60');
    expect(table.json).toEqual(before);
    expect(table.json).toMatchObject({ toAct: [1], fouls: 0, forfeits: 0 });
  });

  test('[K6] guided is the default', () => {
    const guided = chosen(2, [1, 1, 1, 1], { options: { hand: 'guided' } });
    expect(guided.json).toEqual(chosen(2, [1, 1, 1, 1]).json);
    expect(() => new TestTable('koinz', 2, { hand: 'shaky' })).toThrow(
      'Option "hand" must be guided or steady, not "shaky"',
    );
  });

  /** Steady hands; seat 0 has placed a large koin in the middle. */
  const steady = (seats: number): TestTable =>
    chosen(seats, [1, 1, 2, 1], { options: { hand: 'steady' } }).play(place(0, 'large', 60, 60));

  test('[K7] an overlapping place is a foul: the koin goes back, and the player tries again', () => {
    const table = steady(2);
    const before = table.json;
    table.play(place(1, 'small', 60, 88));
    expect(table.json).toEqual({ ...before, fouls: 1 });
    expect(table.log).toEqual(['Foul: seat 1 nudges pile 1 of surface 1']);
  });

  test('[K7] touching is not a foul', () => {
    const table = steady(2).play(place(1, 'small', 60, 89));
    expect(table.json).toMatchObject({
      toAct: [0],
      fouls: 0,
      surfaces: [
        [
          { x: 60, y: 60 },
          { x: 60, y: 89 },
        ],
      ],
    });
  });

  test('[K7] a second foul in the same turn forfeits the turn, with another koin too', () => {
    const table = steady(2);
    const before = table.json;
    table.play(place(1, 'small', 60, 88), place(1, 'large', 40, 40));
    expect(table.json).toEqual({ ...before, toAct: [0], fouls: 0, forfeits: 1 });
    expect(table.log).toEqual(['Foul: seat 1 nudges pile 1 of surface 1', 'Second foul: seat 1 forfeits the turn']);
  });

  test('[K7] after one foul a koin may be placed or stacked', () => {
    expect(steady(2).play(place(1, 'small', 60, 60), place(1, 'small', 10, 10)).json).toMatchObject({
      toAct: [0],
      fouls: 0,
    });
    expect(steady(2).play(place(1, 'small', 60, 60), stack(1, 'small', 0)).json).toMatchObject({
      toAct: [0],
      fouls: 0,
    });
  });

  test('[K7] each turn starts without fouls', () => {
    const table = steady(2).play(place(1, 'small', 60, 60), place(1, 'small', 10, 10));
    expect(table.play(place(0, 'small', 60, 60)).json).toMatchObject({ toAct: [0], fouls: 1 });
    table.play(place(0, 'small', 110, 110), place(1, 'medium', 60, 60));
    expect(table.json).toMatchObject({ toAct: [1], fouls: 1, forfeits: 0 });
  });

  test.each(['guided', 'steady'])('[K7] with %s hands a place over the edge is refused and is not a foul', (hand) => {
    const table = chosen(2, [1, 1, 1, 1], { options: { hand } }).play(place(0, 'large', 100, 60));
    const words = 'A small koin at 111, 60 is over the edge: x and y must be from 10 to 110';
    expect(table.refusal(place(1, 'small', 111, 60))).toBe(words);
    expect(table.json).toMatchObject({ toAct: [1], fouls: 0 });
  });

  test('[K7] an illegal stack is refused and is not a foul', () => {
    const table = steady(2).play(place(1, 'small', 60, 60));
    expect(table.refusal(stack(1, 'large', 0))).toBe('The top koin of this pile isn’t larger than a large koin');
    expect(table.json).toMatchObject({ toAct: [1], fouls: 1 });
  });

  /** Two fouls on the koin in the middle. */
  const forfeit = (table: TestTable, seat: number): TestTable =>
    table.play(place(seat, 'small', 60, 60), place(seat, 'small', 60, 60));

  test('[K12] the round ends and is scored when all players who can lay have forfeited in a row', () => {
    const table = steady(3);
    expect(forfeit(table, 1).json).toMatchObject({ toAct: [2], forfeits: 1 });
    expect(forfeit(table, 2).json).toMatchObject({ toAct: [0], forfeits: 2 });
    expect(forfeit(table, 0).json).toMatchObject({ round: 2, fouls: 0, forfeits: 0, won: [1, 0, 0], last: [0] });
    expect(table.log).toEqual([
      'Foul: seat 0 nudges pile 1 of surface 1',
      'Second foul: seat 0 forfeits the turn',
      'Surface 1: seat 0 3; seat 0 wins it',
      'Round 2: seat 1 goes first',
    ]);
  });

  test('[K12] a koin laid in between resets the count, even after a foul', () => {
    const table = forfeit(steady(2), 1).play(place(0, 'small', 60, 60), place(0, 'small', 10, 10));
    expect(table.json).toMatchObject({ toAct: [1], forfeits: 0 });
    expect(forfeit(table, 1).json).toMatchObject({ round: 1, toAct: [0], forfeits: 1 });
    expect(forfeit(table, 0).json).toMatchObject({ round: 2 });
  });

  test('[K12] players who cannot lay do not count and are passed over', () => {
    const table = arrange(
      steady(3),
      NINE.filter((lay) => lay.x !== 60 || lay.y !== 60),
      0,
      [0, 0, 1],
      [1, 0, 0],
      [0, 0, 1],
    );
    forfeit(table, 0);
    expect(table.json).toMatchObject({ toAct: [2], forfeits: 1 });
    expect(table.log.at(-1)).toBe('seat 1 has no room left and is passed over');
    expect(forfeit(table, 2).json).toMatchObject({ round: 2 });
  });

  test('[K12] a single player who can lay ends the round with one forfeit', () => {
    const table = steady(2).set({ hands: [0, coinsFrom([0, 0, 1])] });
    expect(forfeit(table, 1).json).toMatchObject({ round: 2, won: [1, 0] });
  });

  test('[K12] players who are out of the game do not count', () => {
    const table = new TestTable('koinz', 3, { hand: 'steady' }).play({ chance: 'first', seat: 0 });
    chooseAll(table.set({ active: seatSet([0, 2]), playoff: true }), [1, 1, 1, 1]).play(place(0, 'large', 60, 60));
    expect(forfeit(table, 2).json).toMatchObject({ round: 1, toAct: [0] });
    expect(forfeit(table, 0).json).toMatchObject({ status: 'over' });
  });
});
