import { actingSeats, awaitedSince, type DecisionTurn, decisionNumber, firstPlanned, only } from '@pouch/rules';
import { expect, test } from 'vitest';

const turn = (more: Partial<DecisionTurn>): DecisionTurn => ({
  kind: 'decide',
  phase: 'bid',
  secret: false,
  order: 'turns',
  may: 0b111,
  awaited: 0b101,
  ...more,
});

test('in turns the awaited seats act; in a race, seats that have passed may act too', () => {
  expect(actingSeats(turn({}))).toBe(0b101);
  expect(actingSeats(turn({ order: 'race' }))).toBe(0b111);
});

test('a decision is awaited since its phase began, or since the seat last acted', () => {
  const before = turn({});
  const since = (was: readonly (number | null)[], more: object) =>
    awaitedSince(was, { before, after: turn({}), acted: 0, expired: false, ...more }, 9);
  expect(since([4, null, 4], {})).toEqual([4, null, 4]);
  expect(since([4, null, null], {})).toEqual([4, null, 9]);
  expect(since([4, null, 4], { acted: only(0) })).toEqual([9, null, 4]);
  expect(since([4, null, 4], { before: turn({ phase: 'swoop' }) })).toEqual([9, null, 9]);
  expect(since([4, null, 4], { expired: true })).toEqual([9, null, 9]);
  expect(since([4, null, 4], { after: { kind: 'chance', of: 'draw' } })).toEqual([null, null, null]);
});

test('in a race every step makes a new decision', () => {
  expect(decisionNumber(turn({}), 4, 9)).toBe(4);
  expect(decisionNumber(turn({}), null, 9)).toBe(9);
  expect(decisionNumber(turn({ order: 'race' }), 4, 9)).toBe(9);
});

test('the earliest plan comes first; among equals the first in the list', () => {
  const plan = (seat: number, at: number) => ({ decision: { do: 'call', seat }, at });
  expect(firstPlanned([plan(0, 3), undefined, plan(1, 2), plan(2, 2)])).toEqual(plan(1, 2));
  expect(firstPlanned([undefined])).toBeUndefined();
});
