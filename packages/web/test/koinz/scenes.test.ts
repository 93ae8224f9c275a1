import { apply, koinz, koinzInternals, type Random } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { pointsAfter } from '../../src/games/koinz/points.ts';
import { scenes } from '../../src/games/koinz/scenes.ts';
import { choosers, still } from '../../src/games/koinz/show.ts';
import type { Types, View } from '../../src/games/koinz/types.ts';
import type { Moment } from '../../src/table/source.ts';

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

describe.each(['classic', 'sudden-death'] as const)('scenes of a whole %s game', (variant) => {
  test.each([2, 3, 4])('with %i players', (seats) => {
    for (const [before, moment] of game(seats, { variant, hand: 'steady' }, 7 * seats)) {
      const all = scenes(before, moment, 0);
      const after = moment.view;
      const scored = moment.events.filter(({ event }) => event === 'scored').length;
      const shown = all.filter(({ show }) => show.stage === 'score' && show.note?.event.event === 'scored');
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
