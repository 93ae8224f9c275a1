import { coinSet, coinSetInternals as internals, LEVELS, type Level, type Random } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { coinSetBot } from '../src/coin-set/index.js';
import { difference, LEAST_FLOOR, PERCEPTION } from '../src/coin-set/perception.js';
import { botPlayer, contest, newMemory, observe, type Plan, type Player, plan } from '../src/index.js';
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

  /** Seconds until the first of so many bots calls on fresh coins, on many tables; all have agreed, so they only call. */
  function firstCalls(level: Level, bots: number, pace = 1): readonly number[] {
    const chance = seeded(9);
    return Array.from({ length: 600 }, (_, number) => {
      const view = tableOf(
        drawUntil((faces) => setsIn(faces) > 0, chance),
        { agreed: 1 },
      );
      const memory = observe(newMemory('coin-set', 0), view, 0);
      const calls = Array.from({ length: bots }, (_unused, bot) =>
        plan(view, memory, { level, pace, random: seeded(10 + bot, number), iterations: 1 }),
      );
      return Math.min(...calls.map((each) => each?.after ?? Number.NaN));
    }).sort((one, other) => one - other);
  }
  const medianOf = (sorted: readonly number[]): number => sorted[sorted.length >> 1] as number;

  test.each([
    ['easy', 12],
    ['fair', 6],
    ['sharp', 4.8],
  ] as const)('%s calls on fresh coins after about %d seconds', (level, seconds) => {
    const median = medianOf(firstCalls(level, 1));
    expect(median).toBeGreaterThan(0.9 * seconds);
    expect(median).toBeLessThan(1.1 * seconds);
  });

  test('however many bots there are and whatever their pace, none calls in the first four seconds', () => {
    expect(LEAST_FLOOR).toBe(4);
    for (const level of LEVELS)
      for (const pace of [0.1, 0.7, 1, 1.6])
        expect(firstCalls(level, 7, pace)[0]).toBeGreaterThanOrEqual(
          Math.max(LEAST_FLOOR, PERCEPTION[level].floor * pace),
        );
  });

  test('a slower pace calls later and a faster one sooner', () => {
    const [faster, usual, slower] = [0.7, 1, 1.6].map((pace) => medianOf(firstCalls('easy', 1, pace))) as [
      number,
      number,
      number,
    ];
    expect(faster).toBeLessThan(0.8 * usual);
    expect(slower).toBeGreaterThan(1.4 * usual);
  });

  test.each(LEVELS)('in whole games every new or turned coin gives four seconds more: %s', (level) => {
    for (const seats of [2, 8]) {
      const random = seeded(40, seats);
      const players = Array.from({ length: seats }, (_, seat) =>
        botPlayer(coinSetBot, { level, random: seeded(41, seat), iterations: 1 }),
      );
      const course = contest(coinSet, seats, OPTIONS, random);
      let faces = '';
      let changed = 0;
      let calls = 0;
      for (let next = course.next(); next.done !== true; ) {
        const { view, seat, seconds } = next.value;
        const now = view.table.map(internals.faceUp).join();
        if (now !== faces) changed = seconds;
        faces = now;
        const planned = (players[seat] as Player<internals.Types>).answer(next.value);
        if (planned.decision.do === 'call') {
          calls++;
          expect(seconds + planned.after - changed).toBeGreaterThan(LEAST_FLOOR - 0.001);
        }
        next = course.next(planned);
      }
      expect(calls).toBeGreaterThan(8);
    }
  });

  test('after a call bots need a moment to look again', () => {
    const view = tables[0] as internals.View;
    const pointing = { ...view, phase: 'point', caller: 1 } as const;
    for (let number = 0; number < SEEDS; number++) {
      let memory = observe(newMemory('coin-set', 0), view, 0);
      memory = observe(memory, pointing, 30);
      memory = observe(memory, view, 32);
      const planned = plan(view, memory, { level: 'sharp', random: seeded(11, number), iterations: 1 });
      if (planned?.decision.do === 'call') expect(planned.after).toBeGreaterThanOrEqual(PERCEPTION.sharp.restart);
    }
  });

  test('better levels call sooner', () => {
    const [easy, fair, sharp] = LEVELS.map((level) => medianOf(firstCalls(level, 1))) as [number, number, number];
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
