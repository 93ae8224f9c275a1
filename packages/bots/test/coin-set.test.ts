import { coinSet, coinSetInternals as internals, LEVELS, type Level, type Random } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { difference, PERCEPTION } from '../src/coin-set/perception.js';
import { newMemory, observe, type Plan, plan } from '../src/index.js';
import { deepFreeze, seeded } from './settings.js';

const OPTIONS = { pointSeconds: 3, agreeSeconds: 20 };
const SEEDS = 100;

/** A table with these faces in the search phase; all other coins are in the bag. */
function tableOf(faces: readonly number[], changes: Partial<internals.State> = {}): internals.View {
  const state = coinSet.setup(2, OPTIONS);
  state.phase = 'search';
  state.table = [...faces];
  for (const face of faces) state.bag[face >>> 1] = false;
  state.bagCount -= faces.length;
  state.toDeal = 0;
  return deepFreeze({ ...state, ...changes });
}

/** Deals ten coins until they meet a condition. */
function drawUntil(wanted: (faces: readonly number[]) => boolean, random: Random): readonly number[] {
  for (;;) {
    const deal = coinSet.chance(coinSet.setup(2, OPTIONS), random);
    if (wanted(deal.coins)) return deal.coins;
  }
}

const setsIn = (faces: readonly number[]): number => internals.setsAmong(faces).length;

/** The plan of a level for a table it has looked at for `looked` seconds. */
function planFor(view: internals.View, level: Level, number: number, looked = 0): Plan<internals.SetDecision> {
  const memory = observe(observe(newMemory('coin-set', 0), view, 0), view, looked);
  const planned = plan(view, memory, { level, random: seeded(7, number), iterations: 1 });
  if (planned === undefined) throw new Error('nothing to decide');
  return planned as Plan<internals.SetDecision>;
}

/** For how many of a hundred seeds this holds. */
const count = (holds: (number: number) => boolean): number =>
  Array.from({ length: SEEDS }, (_, number) => holds(number)).filter(Boolean).length;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('positions with a clear answer', () => {
  const random = seeded(1);
  const oneSet = tableOf(drawUntil((faces) => setsIn(faces) === 1, random));
  const manySets = tableOf(drawUntil((faces) => setsIn(faces) >= 4, random));
  const noSet = tableOf(drawUntil((faces) => setsIn(faces) === 0, random));

  test('sharp calls if several sets are on the table', () => {
    expect(count((number) => planFor(manySets, 'sharp', number).decision.do === 'call')).toBeGreaterThanOrEqual(95);
  });

  test('sharp agrees if there is no set', () => {
    expect(count((number) => planFor(noSet, 'sharp', number).decision.do === 'agree')).toBeGreaterThanOrEqual(95);
  });

  test('after its call sharp points at the only set', () => {
    const view = { ...oneSet, phase: 'point', caller: 0 } as const;
    const isSet = (number: number): boolean => {
      const { decision } = planFor(view, 'sharp', number, 5);
      if (decision.do !== 'point') return false;
      const [a, b, c] = decision.places.map((place) => internals.faceUp(view.table[place] as number));
      return internals.isSet(a as number, b as number, c as number);
    };
    expect(count(isSet)).toBeGreaterThanOrEqual(95);
  });

  test('sharp points before the deadline', () => {
    const view = { ...oneSet, phase: 'point', caller: 0 } as const;
    expect(count((number) => planFor(view, 'sharp', number, 5).after < OPTIONS.pointSeconds)).toBeGreaterThanOrEqual(
      95,
    );
  });

  test('sharp turns the coin that makes a set', () => {
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

  test('no level calls before the reaction time of an excellent player', () => {
    for (const level of LEVELS)
      for (const [number, view] of tables.entries())
        expect(planFor(view, level, number).after).toBeGreaterThanOrEqual(PERCEPTION.sharp.reaction);
  });

  test('better levels call sooner', () => {
    const [easy, fair, sharp] = LEVELS.map((level) => {
      const calls = tables
        .map((view, number) => planFor(view, level, number))
        .filter((each) => each.decision.do === 'call');
      return mean(calls.map(({ after }) => after));
    }) as [number, number, number];
    expect(sharp).toBeLessThan(fair);
    expect(fair).toBeLessThan(easy);
  });

  test('a set takes longer to find if more characteristics differ', () => {
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

  test('weaker levels overlook sets and agree', () => {
    const agrees = (level: Level): number =>
      tables.filter((view, number) => planFor(view, level, number).decision.do === 'agree').length;
    expect(agrees('easy')).toBeGreaterThan(agrees('sharp'));
  });

  test('easy sometimes calls without a set and points at a near miss; sharp never does', () => {
    const noSets = Array.from({ length: 400 }, () => tableOf(drawUntil((faces) => setsIn(faces) === 0, random)));
    const calls = (level: Level): number =>
      noSets.filter((view, number) => planFor(view, level, number).decision.do === 'call').length;
    expect(calls('easy')).toBeGreaterThan(0);
    expect(calls('sharp')).toBe(0);
    const view = { ...(noSets[0] as internals.View), phase: 'point', caller: 0 } as const;
    const { decision } = planFor(view, 'easy', 1);
    expect(decision.do === 'point' && new Set(decision.places).size).toBe(3);
  });

  test('[S6] a seat that has agreed calls when it finds a set', () => {
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

  test('a turned coin takes less time to check than a new table', () => {
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
