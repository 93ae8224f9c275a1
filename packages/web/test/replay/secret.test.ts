import { pirateCoins, play, Refusal, realmCoins } from '@pouch/rules';
import { expect, test } from 'vitest';
import { secretOf } from '../../src/replay/secret.ts';

test('a seat knows its own sealed bid, and nobody else does', () => {
  const step = realmCoins.notation.readStep({ seat: 1, do: 'bid', coins: { knight: 1, peasant: 2 } });
  if (step instanceof Refusal) throw new Error(step.reason);
  const after = play(realmCoins, realmCoins.setup(2, {}), step);
  if (after instanceof Refusal) throw new Error(after.reason);
  const seen = (viewer: number | 'table', seat: number) =>
    secretOf(realmCoins.notation.state(realmCoins.view(after.state, viewer)), seat);
  expect(seen(1, 1)).toEqual({
    kind: 'bid',
    coins: expect.arrayContaining([
      ['knight', 1],
      ['peasant', 2],
    ]),
  });
  expect([seen(0, 1), seen('table', 1), seen(0, 0)]).toEqual([undefined, undefined, undefined]);
});

test('a choice that is made is a side; none is no secret', () => {
  expect(secretOf({ chosen: ['hidden', 'skull', null] }, 1)).toEqual({ kind: 'choice', side: 'skull' });
  expect(secretOf({ chosen: ['hidden', 'skull', null] }, 0)).toBeUndefined();
  expect(secretOf(pirateCoins.notation.state(pirateCoins.setup(2, {})), 0)).toBeUndefined();
});
