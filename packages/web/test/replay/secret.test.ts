import { only, pirateCoins, play, Refusal, realmCoins } from '@pouch/rules';
import { beforeAll, expect, test, vi } from 'vitest';

// Settings listen for other tabs.
beforeAll(() => void vi.stubGlobal('addEventListener', () => {}));

test('a seat knows its own sealed bid, and nobody else does', async () => {
  const { sealedBid } = await import('../../src/games/realm-coins/secret.tsx');
  const step = realmCoins.notation.readStep({ seat: 1, do: 'bid', coins: { knight: 1, peasant: 2 } });
  if (step instanceof Refusal || step.do !== 'bid') throw new Error('not a bid');
  const after = play(realmCoins, realmCoins.setup(2, {}), step);
  if (after instanceof Refusal) throw new Error(after.reason);
  const seen = (viewer: number | 'table', seat: number) => sealedBid(realmCoins.view(after.state, viewer), seat);
  expect(seen(1, 1)).toBe(step.coins);
  expect([seen(0, 1), seen('table', 1), seen(0, 0)]).toEqual([undefined, undefined, undefined]);
});

test('a choice that is made is a side; none is no secret', async () => {
  const { chosenSide } = await import('../../src/games/pirate-coins/secret.tsx');
  const start = pirateCoins.setup(3, {});
  const view = { ...start, hidden: only(0), skull: only(1) };
  expect([0, 1, 2].map((seat) => chosenSide(view, seat))).toEqual([undefined, 'skull', undefined]);
  expect(chosenSide(start, 0)).toBeUndefined();
});
