import { koinzInternals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { fitAt, nextCarrier, pointedAt, withinEdge } from '../../src/games/koinz/fit.ts';

const { LARGE, MEDIUM, pileOf, SMALL, withKoin } = koinzInternals;

const large = pileOf(40, 40, LARGE, 0);
const medium = pileOf(90, 90, MEDIUM, 1);

describe('whether the ghost fits', () => {
  test('[K1] touching is allowed, a millimetre less is not', () => {
    expect(fitAt([large], MEDIUM, { x: 73, y: 40 }, 'guided')).toEqual({ kind: 'place' });
    expect(fitAt([large], MEDIUM, { x: 72, y: 40 }, 'guided')).toEqual({ kind: 'overlap', pile: 0, by: 1 });
  });

  test('the koin that is most in the way is named', () => {
    const near = pileOf(80, 40, SMALL, 1);
    expect(fitAt([large, near], MEDIUM, { x: 70, y: 40 }, 'guided')).toMatchObject({ kind: 'overlap', pile: 1 });
  });

  test('[K4] a smaller koin stacks in the centre of a larger one', () => {
    expect(fitAt([large, medium], SMALL, { x: 90, y: 90 }, 'guided')).toEqual({ kind: 'stack', pile: 1 });
    expect(fitAt([large, medium], SMALL, { x: 91, y: 90 }, 'guided')).toMatchObject({ kind: 'overlap', pile: 1 });
    expect(fitAt([large, medium], MEDIUM, { x: 90, y: 90 }, 'guided')).toMatchObject({ kind: 'overlap', pile: 1 });
  });

  test('[K7] a steady hand stacks when the koin lies wholly on the one below', () => {
    expect(fitAt([large], MEDIUM, { x: 45, y: 40 }, 'steady')).toEqual({ kind: 'stack', pile: 0 });
    expect(fitAt([large], MEDIUM, { x: 46, y: 40 }, 'steady')).toMatchObject({ kind: 'overlap', pile: 0 });
  });
});

describe('where a pointer brings the ghost', () => {
  test('it stops at the edge, on whole millimetres', () => {
    expect(withinEdge(LARGE, { x: 3.2, y: 118 })).toEqual({ x: 19, y: 101 });
    expect(pointedAt([], SMALL, { x: 60.4, y: 59.5 }, 'guided')).toEqual({ x: 60, y: 60 });
  });

  test('it snaps to a pile that can carry it, and to no other', () => {
    expect(pointedAt([large], SMALL, { x: 52, y: 45 }, 'guided')).toEqual({ x: 40, y: 40 });
    expect(pointedAt([medium], MEDIUM, { x: 88, y: 90 }, 'guided')).not.toEqual({ x: 90, y: 90 });
    expect(pointedAt([large], SMALL, { x: 52, y: 45 }, 'steady')).toEqual({ x: 52, y: 45 });
  });

  test('[K6] two millimetres help into a touching spot, from either side', () => {
    expect(pointedAt([large], MEDIUM, { x: 71, y: 40 }, 'guided')).toEqual({ x: 73, y: 40 });
    expect(pointedAt([large], MEDIUM, { x: 75, y: 40 }, 'guided')).toEqual({ x: 73, y: 40 });
    expect(pointedAt([large], MEDIUM, { x: 70, y: 40 }, 'guided')).toEqual({ x: 70, y: 40 });
    expect(pointedAt([large], MEDIUM, { x: 77, y: 40 }, 'guided')).toEqual({ x: 77, y: 40 });
  });

  test('what it snaps to is always free', () => {
    const piles = [large, medium, pileOf(84, 44, LARGE, 1), pileOf(40, 84, MEDIUM, 0)];
    for (let x = 0; x <= 120; x += 1)
      for (let y = 0; y <= 120; y += 1) {
        const raw = withinEdge(SMALL, { x, y });
        const at = pointedAt(piles, SMALL, { x, y }, 'guided');
        const moved = Math.hypot(at.x - raw.x, at.y - raw.y);
        const fit = fitAt(piles, SMALL, at, 'guided');
        if (fit.kind === 'place') expect(moved).toBeLessThanOrEqual(2);
        else if (fit.kind === 'overlap') expect(at).toEqual(raw);
      }
  });
});

test('the next pile to stack on goes round all surfaces', () => {
  const surfaces = [[large, medium], [withKoin(pileOf(30, 30, LARGE, 1), MEDIUM, 0)]];
  const first = nextCarrier(surfaces, SMALL, undefined);
  expect(first).toEqual({ surface: 0, x: 40, y: 40 });
  const second = nextCarrier(surfaces, SMALL, first);
  expect(second).toEqual({ surface: 0, x: 90, y: 90 });
  const third = nextCarrier(surfaces, SMALL, second);
  expect(third).toEqual({ surface: 1, x: 30, y: 30 });
  expect(nextCarrier(surfaces, SMALL, third)).toEqual(first);
  expect(nextCarrier(surfaces, MEDIUM, { surface: 1, x: 60, y: 60 })).toEqual(first);
  expect(nextCarrier(surfaces, LARGE, undefined)).toBeUndefined();
});
