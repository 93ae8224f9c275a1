import { apply, has, koinz, koinzInternals, type Random, seatSet } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { pointsAfter } from '../../src/games/koinz/points.ts';
import { scenes } from '../../src/games/koinz/scenes.ts';
import { choosers, type Show, still } from '../../src/games/koinz/show.ts';
import type { Event, Types, View } from '../../src/games/koinz/types.ts';
import type { Moment } from '../../src/table/source.ts';
import { type Tempo, timed } from '../../src/table/tempo.ts';
import { laying } from './tables.ts';

const { LARGE, MEDIUM, pileOf, SMALL } = koinzInternals;

/** Numbers that look random, the same every time. */
function numbers(seed: number): Random {
  let at = seed;
  const below = (limit: number): number => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * limit);
  };
  return { below } as Random;
}

function* game(seats: number, options: Types['Options'], seed: number): Generator<[View, Moment<Types>]> {
  const random = numbers(seed);
  let state = koinz.setup(seats, options);
  for (let number = 1; ; number++) {
    const turn = koinz.turn(state);
    if (turn.kind === 'over') return;
    const step = turn.kind === 'chance' ? koinz.chance(state, random) : koinz.sample(state, random);
    const played = apply(koinz, state, step);
    yield [state, { number, events: played.events, view: played.state }];
    state = played.state;
  }
}

/** What a scene tells. */
const eventIn = ({ note }: Show): Event | undefined => (note?.kind === 'event' ? note.event : undefined);

describe.each(['classic', 'sudden-death'] as const)('scenes of a whole %s game', (variant) => {
  test.each([2, 3, 4])('with %i players', (seats) => {
    for (const [before, moment] of game(seats, { variant, hand: 'steady' }, 7 * seats)) {
      const all = scenes(before, moment, 0);
      const after = moment.view;
      const scored = moment.events.filter(({ event }) => event === 'scored').length;
      const shown = all.filter(({ show }) => show.stage === 'score' && eventIn(show)?.event === 'scored');
      expect(shown).toHaveLength(scored);
      const last = all.at(-1)?.show;
      if (last === undefined) continue;
      expect(last.view.round).toBe(before.round);
      if (scored > 0) {
        expect(shown.at(-1)?.show.view.won).toEqual(after.won);
        expect(shown.at(-1)?.show.scores.map((each) => each?.winner)).toEqual(after.last);
      } else if (after.phase === 'lay' && before.phase === 'lay') {
        expect(last.view.surfaces).toEqual(after.surfaces);
        expect(last.view.hands).toEqual(after.hands);
      }
    }
  });
});

describe('scenes of a step', () => {
  const OPTIONS = { variant: 'classic', hand: 'steady' } as const;
  const moments = [...game(3, OPTIONS, 5), ...game(4, { ...OPTIONS, variant: 'sudden-death' }, 11)];
  const having = (kind: Event['event']) =>
    moments.filter(([, { events }]) => events.some(({ event }) => event === kind));

  test('[K3] the last number deals the koinz while all numbers are still seen', () => {
    const dealt = having('chose').filter(([before]) => before.kit.length === 3);
    expect(dealt.length).toBeGreaterThan(0);
    for (const [before, moment] of dealt) {
      const [scene, ...more] = scenes(before, moment, 0);
      expect(more).toEqual([]);
      expect(scene?.show).toMatchObject({ stage: 'choose', awaited: undefined });
      expect(scene?.show.view.kit).toEqual(moment.view.kit);
      expect(scene?.show.view.hands).toEqual(moment.view.hands);
    }
  });

  test('[K5] nobody is stuck before the table says so, and then everybody who is', () => {
    let told = 0;
    for (const [before, moment] of having('passed-over')) {
      if (moment.view.phase !== 'lay') continue;
      const all = scenes(before, moment, 0);
      for (const [index, { show }] of all.entries()) {
        const event = eventIn(show);
        if (event?.event !== 'passed-over') continue;
        const { seat } = event;
        told++;
        expect(all.slice(0, index).some((earlier) => has(earlier.show.stuck, seat))).toBe(false);
        expect(has(show.stuck, seat)).toBe(true);
      }
      expect(all.at(-1)?.show.stuck).toBe(still(moment.view).stuck);
    }
    expect(told).toBeGreaterThan(0);
  });

  test('[K7] a foul moves nothing but the pile that rocks', () => {
    for (const [before, moment] of having('fouled')) {
      const [scene] = scenes(before, moment, 0);
      const [event] = moment.events;
      if (event?.event !== 'fouled') throw new Error('a foul comes first');
      const { surface, pile, seat } = event;
      expect(scene?.show).toMatchObject({ nudged: { surface, pile, seat }, focus: surface });
      expect(scene?.show.view).toBe(before);
    }
  });

  test('what passes is gone in the next scene', () => {
    for (const [before, moment] of having('placed'))
      for (const { show } of scenes(before, moment, 0).slice(1)) expect(show).not.toHaveProperty('fresh');
  });

  test('an own koin is no news; that of another is read', () => {
    const [first] = having('placed');
    if (first === undefined) throw new Error('no koin was laid');
    const [before, moment] = first;
    const hold = (viewer: number) => scenes(before, moment, viewer)[0]?.hold;
    expect(hold(before.turn)).toBeUndefined();
    expect(hold((before.turn + 1) % 3)).toBe('read');
  });

  test('a round is scored surface by surface, then summed up, and only then is the next first player named', () => {
    for (const [before, moment] of having('round-begun')) {
      const told = scenes(before, moment, 0).map(({ show }) =>
        show.note?.kind === 'summary' ? 'summary' : eventIn(show)?.event,
      );
      const from = told.indexOf('scored');
      const surfaces = before.surfaces.map(() => 'scored');
      const out = moment.events.filter(({ event }) => event === 'out').map(() => 'out');
      expect(told.slice(from)).toEqual([...surfaces, 'summary', ...out, 'round-begun']);
      expect(told.slice(0, from)).not.toContain('round-begun');
    }
  });

  test('the log is never ahead of the board', () => {
    for (const [before, moment] of moments) {
      const all = scenes(before, moment, 0);
      for (const { show, told = 0 } of all) {
        const event = eventIn(show);
        if (event !== undefined) expect(moment.events[told - 1]).toBe(event);
        else expect(moment.events[told - 1]?.event).toBe('scored');
      }
    }
  });

  test('every surface is a step of its own, and so is the score', () => {
    for (const [before, moment] of having('scored')) {
      const steps = scenes(before, moment, 0).map(({ step }) => step);
      expect(new Set(steps).size).toBe(steps.length);
    }
  });

  test('[K8] at the end all surfaces are scored, as they stay', () => {
    const ends = having('over');
    expect(ends).toHaveLength(2);
    for (const [before, moment] of ends) {
      const last = scenes(before, moment, 'table').at(-1)?.show;
      const { view, scores, stage } = still(moment.view);
      expect(last).toMatchObject({ stage, scores });
      expect(last?.view.won).toEqual(view.won);
      expect(last?.view.active).toBe(view.active);
    }
  });

  test('asked twice, they are the same', () => {
    for (const [before, moment] of moments.filter((_, index) => index % 9 === 0))
      expect(scenes(before, moment, 1)).toEqual(scenes(structuredClone(before), structuredClone(moment), 1));
  });
});

describe('how long it takes', () => {
  /** Two of three surfaces are won, one is tied; the next round begins. */
  const piles = [[pileOf(30, 30, LARGE, 0)], [pileOf(30, 30, MEDIUM, 1)], []];
  const before: View = { ...laying({ surfaces: piles, seats: 3 }), turn: 1 };
  const view: View = { ...before, phase: 'choose', round: 2, kit: [], surfaces: [], last: [0, 1, null] };
  const laidByMara: Event = { event: 'placed', seat: 1, koin: SMALL, surface: 2, x: 60, y: 60 };
  const ending: readonly Event[] = [
    ...[0, 1, null].map((winner, surface): Event => ({ event: 'scored', surface, points: [3, 2, 1], winner })),
    { event: 'round-begun', round: 2, seat: 1, playoff: false },
  ];
  const lasts = (events: readonly Event[], after: View, tempo: Partial<Tempo>): number =>
    timed(scenes(before, { number: 9, events, view: after }, 0), { ...NORMAL, ...tempo }).reduce(
      (sum, each) => sum + each.lasts,
      0,
    );
  const NORMAL: Tempo = { speed: 'normal', motion: 'full', routine: 'apart', hurry: 1 };

  test("another player's koin takes about a second, at fast speed less than half of it", () => {
    const laid = (tempo: Partial<Tempo>) => lasts([laidByMara], { ...before, turn: 2 }, tempo);
    expect(laid({})).toBeGreaterThan(800);
    expect(laid({})).toBeLessThanOrEqual(1200);
    expect(laid({ speed: 'fast' })).toBeLessThanOrEqual(laid({}) / 2.5);
  });

  test('three surfaces are scored within six seconds, at fast speed within two', () => {
    expect(lasts(ending, view, {})).toBeLessThanOrEqual(6000);
    expect(lasts(ending, view, { speed: 'fast' })).toBeLessThanOrEqual(2000);
  });

  test('without motion all that is told stays to be read', () => {
    const shown = timed(scenes(before, { number: 9, events: ending, view }, 0), { ...NORMAL, motion: 'none' });
    expect(shown).toHaveLength(5);
  });
});

describe('who chooses what', () => {
  const START = koinz.setup(3, { variant: 'classic', hand: 'guided' });

  test('[K3] nobody knows before player 1 is drawn', () => {
    expect(choosers(START)).toEqual([undefined, undefined, undefined, undefined]);
    expect(still(START)).toMatchObject({ stage: 'choose', awaited: undefined });
  });

  test('[K10] those who are out choose nothing', () => {
    const view = { ...START, first: 2, phase: 'choose' as const, active: seatSet([0, 2]) };
    expect(choosers(view)).toEqual([2, 0, 2, 0]);
  });
});

test('[K3] who chooses what: with three players the first one chooses twice', () => {
  const view = { ...koinz.setup(3, { variant: 'classic', hand: 'guided' }), first: 1, phase: 'choose' as const };
  expect(choosers(view)).toEqual([1, 2, 0, 1]);
  expect(still(view)).toMatchObject({ stage: 'choose', awaited: 1 });
});

describe('points', () => {
  const piles = [pileOf(30, 30, LARGE, 0), pileOf(80, 80, MEDIUM, 1)];

  test('only what is on top counts, and the ghost is counted in', () => {
    const beside = { seats: 3, pile: undefined };
    expect(pointsAfter(piles, { ...beside, seat: 2, koin: SMALL })).toEqual([3, 2, 1]);
    expect(pointsAfter(piles, { ...beside, seat: 1, koin: MEDIUM, pile: 0 })).toEqual([0, 4, 0]);
    expect(pointsAfter(piles, { ...beside, seat: 0, koin: SMALL, pile: 0 })).toEqual([1, 2, 0]);
  });
});
