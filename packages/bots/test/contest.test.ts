import { coinSet, type Decision, readRecord, replay, type Step, StepRefusal, seatsIn, writeRecord } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import {
  BOTS,
  botPlayer,
  contest,
  type DecisionRequest,
  IllegalDecision,
  type Plan,
  type Player,
  playContest,
  randomPlayer,
} from '../src/index.js';
import { SETTINGS, type Setting, seeded } from './settings.js';

const OPTIONS = { pointSeconds: 3, agreeSeconds: 20 };

/** Easy, fair and random players in turn. */
const mixed = ({ id, game, seats }: Setting): Player[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat % 3 === 2
      ? randomPlayer(game, seeded(1, seat))
      : botPlayer(BOTS[id], { level: seat % 3 === 0 ? 'easy' : 'fair', random: seeded(1, seat), iterations: 2 }),
  );

describe.each(SETTINGS)('$title', (setting) => {
  const { game, seats, options } = setting;
  const play = (): Step[] => {
    const steps: Step[] = [];
    playContest(game, options, mixed(setting), seeded(6, seats), (step) => steps.push(step));
    return steps;
  };

  test('a game between bots ends, is reproducible, and its record replays', () => {
    const steps = play();
    expect(play()).toEqual(steps);
    const record = readRecord(writeRecord(game, seats, options, steps, {}));
    if (!('game' in record)) throw new Error(record.reason);
    const frames = [...replay(record)];
    expect(frames.filter((frame) => frame instanceof StepRefusal)).toEqual([]);
    expect(frames).toHaveLength(steps.length + 1);
  });
});

test('sealed decisions stay hidden from other players', () => {
  const asked: DecisionRequest[] = [];
  const setting = SETTINGS.find(({ id, seats }) => id === 'realm-coins' && seats === 3) as Setting;
  const course = contest(setting.game, 3, {}, seeded(1));
  for (let next = course.next(), count = 0; next.done !== true && count < 3; count++) {
    asked.push(next.value);
    const decision = { do: 'bid', seat: next.value.seat, coins: 1 } as Decision;
    next = course.next({ decision, after: 0 });
  }
  expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(asked[2]?.view).toMatchObject({ sealed: ['hidden', 'hidden', null] });
});

test('an illegal decision throws', () => {
  const course = contest(coinSet, 2, OPTIONS, seeded(1));
  course.next();
  expect(() => course.next({ decision: { do: 'turn', seat: 0, place: 0 }, after: 1 })).toThrow(IllegalDecision);
});

describe('simulated time in Coin Set', () => {
  type Answer = (request: DecisionRequest) => Plan<Decision>;

  /** Plays the first steps with these answers and returns them with their times. */
  function first(count: number, answers: readonly Answer[]): { step: Step; seconds: number }[] {
    const told: { step: Step; seconds: number }[] = [];
    let seconds = 0;
    const course = contest(coinSet, answers.length, OPTIONS, seeded(3), (step) => told.push({ step, seconds }));
    for (let next = course.next(); next.done !== true && told.length < count; ) {
      seconds = next.value.seconds;
      next = course.next((answers[next.value.seat] as Answer)(next.value as never) as never);
    }
    return told.slice(0, count);
  }

  const agreesAfter =
    (after: number): Answer =>
    ({ seat, view }) =>
      seatsIn((view as { agreed: number }).agreed).includes(seat)
        ? { decision: { do: 'call', seat }, after: Number.POSITIVE_INFINITY }
        : { decision: { do: 'agree', seat }, after };

  test('the earliest plan is played', () => {
    const steps = first(3, [agreesAfter(9), agreesAfter(4)]).map(({ step }) => step);
    expect(steps.slice(1)).toEqual([
      { do: 'agree', seat: 1 },
      { do: 'agree', seat: 0 },
    ]);
  });

  test('[S9] a seat agrees when agreeSeconds have passed', () => {
    const steps = first(3, [agreesAfter(60), agreesAfter(4)]).map(({ step }) => step);
    expect(steps.slice(1)).toEqual([{ do: 'agree', seat: 1 }, { clock: 'agree' }]);
  });

  test('[S11] a seat that points too late has to wait before its next call', () => {
    const hasty: Answer = ({ seat, turn }) =>
      turn.phase === 'point'
        ? { decision: { do: 'point', seat, places: [0, 1, 2] } as Decision, after: 4 }
        : { decision: { do: 'call', seat }, after: 1 };
    const told = first(5, [hasty]);
    expect(told.slice(1, 4).map(({ step }) => step)).toEqual([
      { do: 'call', seat: 0 },
      { clock: 'point' },
      { do: 'call', seat: 0 },
    ]);
    // Called at 1 s, pointed for 3 s, barred for 3 s: the second call comes at 7 s, which is when the seat is asked to
    // point.
    expect(told[4]?.seconds).toBe(7);
  });
});
