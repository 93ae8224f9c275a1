import {
  changesLayout,
  coinSet,
  type Decision,
  type DecisionTurn,
  earliest,
  nextRaceClock,
  only,
  RACE_START,
  type RaceClock,
  type RaceRules,
  secondsShown,
  whyNotCall,
} from '@pouch/rules';
import { describe, expect, test } from 'vitest';

const RULES = coinSet.race as RaceRules;
const ALL = 0b11;

const search = (agreeSeconds?: number): DecisionTurn => ({
  kind: 'decide',
  phase: 'search',
  secret: false,
  order: 'race',
  may: ALL,
  awaited: ALL,
  ...(agreeSeconds === undefined ? {} : { deadline: { clock: 'agree', seconds: agreeSeconds } }),
});
const point = (seat: number): DecisionTurn => ({
  kind: 'decide',
  phase: 'point',
  secret: false,
  order: 'turns',
  may: only(seat),
  awaited: only(seat),
  deadline: { clock: 'point', seconds: 3 },
});

const next = (clock: RaceClock, turn: DecisionTurn, now: number, ...events: string[]): RaceClock =>
  nextRaceClock(
    RULES,
    clock,
    turn,
    events.map((event) => ({ event })),
    now,
  );

describe('the clock of a race', () => {
  test('[S9] pauses the deadline of the race while a caller points', () => {
    const agreed = next(next(RACE_START, search(), 0), search(20), 5, 'agreed');
    expect(agreed.deadline).toBe(25);
    const called = next(agreed, point(1), 10, 'called');
    expect(called.deadline).toBe(13);
    const back = next(called, search(20), 12, 'no-set');
    expect(back.deadline).toBe(27);
  });

  test('[S9] keeps running when another seat agrees', () => {
    const agreed = next(RACE_START, search(20), 5, 'agreed');
    expect(next(agreed, search(20), 9, 'agreed').deadline).toBe(25);
  });

  test('has no deadline when nobody has agreed', () => {
    expect(next(next(RACE_START, search(20), 5), search(), 6, 'dealt').deadline).toBeNull();
  });

  test('[S11] bars a seat whose call failed, and no other', () => {
    const failed = next(next(RACE_START, point(1), 10, 'called'), search(), 12, 'no-set', 'gave-back');
    expect(failed.barredUntil).toEqual([null, 15]);
    expect(whyNotCall(failed, 1, 12.5)).toBe('Your last call failed: you can call again in 3 s');
    expect(whyNotCall(failed, 1, 15)).toBeUndefined();
    expect(whyNotCall(failed, 0, 12.5)).toBeUndefined();
    const call = (seat: number): Decision => ({ do: 'call', seat });
    expect(earliest(RULES, failed, call(1), 12.5)).toBe(15);
    expect(earliest(RULES, failed, call(0), 12.5)).toBe(12.5);
    expect(earliest(RULES, failed, { do: 'agree', seat: 1 }, 12.5)).toBe(12.5);
  });

  test('[S11] bars nobody after a set; a late caller is barred', () => {
    const found = next(next(RACE_START, point(0), 10, 'called'), search(), 12, 'set', 'dealt');
    expect(found.barredUntil).toEqual([]);
    const late = next(next(RACE_START, point(0), 10, 'called'), search(), 13, 'too-late');
    expect(late.barredUntil).toEqual([16]);
  });
});

test('events decide whether the coins on the table change, and how long a set is shown', () => {
  expect(changesLayout(RULES, [{ event: 'called' }, { event: 'no-set' }])).toBe(false);
  expect(changesLayout(RULES, [{ event: 'set' }])).toBe(true);
  expect(changesLayout(undefined, [{ event: 'set' }])).toBe(false);
  expect(secondsShown(RULES, [{ event: 'set' }, { event: 'dealt' }])).toBe(1.2);
  expect(secondsShown(RULES, [{ event: 'dealt' }])).toBe(0);
});
