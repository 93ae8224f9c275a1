import { expect, test } from 'vitest';
import { inOrder, stateOf } from '../../src/games/coin-set/seating.ts';
import { agree, allAgree, call, played, players } from './played.ts';

const seats = (order: ReturnType<typeof inOrder>): readonly number[] => order.map(({ seat }) => seat);

test('players go round the table from the viewer on', () => {
  expect(seats(inOrder(players(4, [2]), 2))).toEqual([2, 3, 0, 1]);
  expect(seats(inOrder(players(4, []), 'table'))).toEqual([0, 1, 2, 3]);
});

test('on a shared screen nobody comes first: the order stays as seats go', () => {
  expect(seats(inOrder(players(4, [1, 3]), 3))).toEqual([0, 1, 2, 3]);
});

test('a card says who points, who turns and who has agreed', () => {
  const pointing = played(3, agree(0), call(1));
  expect([0, 1, 2].map((seat) => stateOf(pointing, seat))).toEqual(['none', 'pointing', undefined]);
  const turning = played(3, ...allAgree(3), ...allAgree(3));
  expect([0, 1, 2].map((seat) => stateOf(turning, seat))).toEqual(['turning', 'none', 'none']);
});

test('[S6] a call withdraws that there is none', () => {
  expect(stateOf(played(3, agree(1)), 1)).toBe('none');
  expect(stateOf(played(3, agree(1), call(1)), 1)).toBe('pointing');
});

test('at the end nobody does anything any more', () => {
  expect(stateOf({ ...played(3, agree(1)), phase: 'over' }, 1)).toBeUndefined();
});
