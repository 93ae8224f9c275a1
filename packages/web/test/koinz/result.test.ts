import { koinz, only, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { result, score } from '../../src/games/koinz/result.ts';
import type { View } from '../../src/games/koinz/types.ts';
import words from '../../src/words/en/koinz.json';
import { addWords } from '../../src/words/t.ts';
import { names } from './tables.ts';

beforeAll(() => addWords(words));

const over = (more: Partial<View>): View => ({
  ...koinz.setup(3, { variant: 'classic', hand: 'guided' }),
  phase: 'over',
  round: 6,
  ending: 'five-surfaces',
  won: [5, 3, 1],
  winners: only(0),
  ...more,
});

describe('the result', () => {
  test('[K8] who won, and by how many surfaces', () => {
    expect(result(over({}), names).title).toBe('You win, 5 to 3');
    expect(result(over({ winners: only(2), won: [4, 2, 6] }), names).title).toBe('Tallow wins, 6 to 4');
  });

  test('[K8] why: alone with five, or the most of several', () => {
    const alone = result(over({}), names).reason;
    const several = result(over({ won: [6, 5, 1] }), names).reason;
    expect(alone).toContain('round 6');
    expect(several).not.toBe(alone);
  });

  test('[K10] in sudden death no numbers are compared', () => {
    const view = over({ variant: 'sudden-death', ending: 'last-left', won: [1, 4, 0] });
    expect(result(view, names).title).toBe('You win');
    expect(result(view, names).reason).toContain('round 6');
  });

  test('[K11] several can share it', () => {
    const view = over({ ending: 'round-limit', winners: seatSet([0, 2]), round: 50 });
    expect(result(view, names)).toMatchObject({
      title: 'You and Tallow share the win',
      reason: expect.stringContaining('50'),
    });
    const others = result(over({ ending: 'round-limit', winners: seatSet([1, 2]) }), names);
    expect(others.title).toBe('Mara and Tallow share the win');
  });

  test('every ending has a reason of its own', () => {
    const endings = Object.keys(koinz.endings) as NonNullable<View['ending']>[];
    const reasons = endings.map((ending) => result(over({ ending }), names).reason);
    expect(new Set(reasons).size).toBe(endings.length);
    expect(reasons).not.toContain('');
  });
});

describe('the score', () => {
  test('is the surfaces won', () => {
    expect([0, 1, 2].map((seat) => score(over({}), seat))).toEqual([5, 3, 1]);
  });

  test('[K10] in sudden death it is who is still in, at the end who has won', () => {
    const view = over({ variant: 'sudden-death', phase: 'lay', active: seatSet([0, 2]), winners: 0 });
    expect([0, 1, 2].map((seat) => score(view, seat))).toEqual([1, 0, 1]);
    const ended = { ...view, phase: 'over' as const, winners: only(2) };
    expect([0, 1, 2].map((seat) => score(ended, seat))).toEqual([0, 0, 1]);
  });
});
