import { coinSet, coinSetInternals as internals, LEVELS, type Level, type Random } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { difference, PERCEPTION } from '../src/coin-set/perception.js';
import { newMemory, observe, type Plan, plan } from '../src/index.js';
import { deepFreeze, seeded } from './settings.js';

const OPTIONS = { pointSeconds: 3, agreeSeconds: 20 };
const SEEDS = 100;

/** A table of these faces in search, with the rest in the bag. */
function tableOf(faces: readonly number[], changes: Partial<internals.State> = {}): internals.View {
  const state = coinSet.setup(2, OPTIONS);
  state.phase = 'search';
  state.table = [...faces];
  for (const face of faces) state.bag[face >>> 1] = false;
  state.bagCount -= faces.length;
  state.due = 0;
  return deepFreeze({ ...state, ...changes });
}

/** Ten coins drawn by lot until they are as asked for. */
function drawUntil(wanted: (faces: readonly number[]) => boolean, random: Random): readonly number[] {
  for (;;) {
    const deal = coinSet.chance(coinSet.setup(2, OPTIONS), random);
    if (wanted(deal.coins)) return deal.coins;
  }
}

const setsIn = (faces: readonly number[]): number => internals.setsAmong(faces).length;

/** What a level means to do about a table that it has looked at for so long. */
function planFor(view: internals.View, level: Level, number: number, looked = 0): Plan<internals.SetDecision> {
  const memory = observe(observe(newMemory('coin-set', 0), view, 0), view, looked);
  const planned = plan(view, memory, { level, random: seeded(7, number), iterations: 1 });
  if (planned === undefined) throw new Error('nothing to decide');
  return planned as Plan<internals.SetDecision>;
}

/** How often of a hundred seeds. */
const count = (holds: (number: number) => boolean): number =>
  Array.from({ length: SEEDS }, (_, number) => holds(number)).filter(Boolean).length;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('positions with an answer', () => {
  const random = seeded(1);
  const oneSet = tableOf(drawUntil((faces) => setsIn(faces) === 1, random));
  const manySets = tableOf(drawUntil((faces) => setsIn(faces) >= 4, random));
  const noSet = tableOf(drawUntil((faces) => setsIn(faces) === 0, random));

  test('several sets are visible: sharp calls', () => {
    expect(count((number) => planFor(manySets, 'sharp', number).decision.do === 'call')).toBeGreaterThanOrEqual(95);
  });

  test('no set is visible: sharp agrees, and does not call', () => {
    expect(count((number) => planFor(noSet, 'sharp', number).decision.do === 'agree')).toBeGreaterThanOrEqual(95);
  });

  test('it has called: sharp points at the only set', () => {
    const view = { ...oneSet, phase: 'point', caller: 0 } as const;
    const isSet = (number: number): boolean => {
      const { decision } = planFor(view, 'sharp', number, 5);
      if (decision.do !== 'point') return false;
      const [a, b, c] = decision.places.map((place) => internals.faceUp(view.table[place] as number));
      return internals.isSet(a as number, b as number, c as number);
    };
    expect(count(isSet)).toBeGreaterThanOrEqual(95);
  });

  test('it points within the time', () => {
    const view = { ...oneSet, phase: 'point', caller: 0 } as const;
    expect(count((number) => planFor(view, 'sharp', number, 5).after < OPTIONS.pointSeconds)).toBeGreaterThanOrEqual(
      95,
    );
  });

  test('a coin must be turned and one of them makes a set: sharp turns such a one', () => {
    const helps = (faces: readonly number[], place: number): boolean =>
      setsIn(faces.map((face, each) => (each === place ? internals.turnOver(face) : face))) > 0;
    const faces = drawUntil(
      (drawn) => setsIn(drawn) === 0 && drawn.filter((_, place) => helps(drawn, place)).length === 1,
      random,
    );
    const view = tableOf(faces, { phase: 'turn', stage: 'single', turner: 0 });
    const found = count((number) => {
      const { decision } = planFor(view, 'sharp', number);
      return decision.do === 'turn' && helps(faces, decision.place);
    });
    expect(found).toBeGreaterThanOrEqual(95);
  });
});

describe('a model of human perception', () => {
  const random = seeded(2);
  const tables = Array.from({ length: 40 }, () => tableOf(drawUntil((faces) => setsIn(faces) > 0, random)));

  test('nothing is called before a very good person could have seen it', () => {
    for (const level of LEVELS)
      for (const [number, view] of tables.entries())
        expect(planFor(view, level, number).after).toBeGreaterThanOrEqual(PERCEPTION.sharp.reaction);
  });

  test('the better the level, the sooner a set is called', () => {
    const [easy, fair, sharp] = LEVELS.map((level) => {
      const calls = tables
        .map((view, number) => planFor(view, level, number))
        .filter((each) => each.decision.do === 'call');
      return mean(calls.map(({ after }) => after));
    }) as [number, number, number];
    expect(sharp).toBeLessThan(fair);
    expect(fair).toBeLessThan(easy);
  });

  test('the more characteristics differ, the longer it takes', () => {
    const timesOf = (differing: number): number[] =>
      Array.from({ length: SEEDS }, (_, number) => {
        const view = tableOf(
          drawUntil((faces) => {
            const [triple, ...more] = internals.setsAmong(faces);
            if (triple === undefined || more.length > 0) return false;
            const visible = internals.placesOf(triple).map((place) => faces[place]) as [number, number, number];
            return visible.every((face) => !internals.isJoker(face)) && difference(visible) === differing;
          }, random),
          { agreed: 1 },
        );
        return planFor(view, 'fair', number).after;
      });
    expect(mean(timesOf(4))).toBeGreaterThan(mean(timesOf(2)));
  });

  test('weaker levels overlook sets: they agree although one is visible', () => {
    const agrees = (level: Level): number =>
      tables.filter((view, number) => planFor(view, level, number).decision.do === 'agree').length;
    expect(agrees('easy')).toBeGreaterThan(agrees('sharp'));
  });

  test('easy calls for nothing now and then, and points at what is nearly a set; sharp never does', () => {
    const noSets = Array.from({ length: 400 }, () => tableOf(drawUntil((faces) => setsIn(faces) === 0, random)));
    const calls = (level: Level): number =>
      noSets.filter((view, number) => planFor(view, level, number).decision.do === 'call').length;
    expect(calls('easy')).toBeGreaterThan(0);
    expect(calls('sharp')).toBe(0);
    const view = { ...(noSets[0] as internals.View), phase: 'point', caller: 0 } as const;
    const { decision } = planFor(view, 'easy', 1);
    expect(decision.do === 'point' && new Set(decision.places).size).toBe(3);
  });

  test('[S6] who has agreed waits for a set to come to mind', () => {
    const none = tableOf(
      drawUntil((faces) => setsIn(faces) === 0, random),
      { agreed: 1 },
    );
    expect(planFor(none, 'sharp', 1).after).toBe(Number.POSITIVE_INFINITY);
    const some = tableOf(
      drawUntil((faces) => setsIn(faces) > 2, random),
      { agreed: 1 },
    );
    expect(planFor(some, 'sharp', 1).decision.do).toBe('call');
  });

  test('one coin turned takes less looking than a new table', () => {
    const faces = drawUntil(
      (drawn) => setsIn(drawn) === 0 && setsIn([(drawn[0] as number) ^ 1, ...drawn.slice(1)]) === 0,
      random,
    );
    const before = tableOf(faces);
    const after = tableOf([internals.turnOver(faces[0] as number), ...faces.slice(1)], { stage: 'single' });
    const waits = Array.from({ length: SEEDS }, (_, number) => {
      const memory = observe(observe(newMemory('coin-set', 0), before, 0), after, 40);
      return plan(after, memory, { level: 'fair', random: seeded(3, number), iterations: 1 })?.after ?? 0;
    });
    const fresh = Array.from({ length: SEEDS }, (_, number) => planFor(after, 'fair', number).after);
    expect(mean(waits)).toBeLessThan(mean(fresh) / 1.5);
  });
});
