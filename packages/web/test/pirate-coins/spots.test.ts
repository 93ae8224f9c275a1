import { coinsFrom } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { landing, SPOTS, shared, toHold, toStack } from '../../src/games/pirate-coins/spots.ts';

describe('flights', () => {
  const ways = (flights: readonly { from: string; to: string }[]): unknown[] =>
    flights.map(({ from, to }) => [from, to]);

  test('the round stack is laid from the pouch, one coin after the other', () => {
    const flights = toStack([2, 1, 0]);
    expect(ways(flights)).toEqual([1, 2, 3].map((round) => [SPOTS.pouch, SPOTS.round(round)]));
    expect(flights.map(({ delay = 0 }) => delay)).toEqual(
      [...flights.map(({ delay = 0 }) => delay)].sort((a, b) => a - b),
    );
    expect(new Set(flights.map(({ delay }) => delay)).size).toBe(3);
  });

  test('a coin lands on the loot or on its own place among the monsters', () => {
    expect(landing(0, 'skull', 2).to).toBe(SPOTS.hold(0));
    expect(landing(0, 'monster', 2).to).toBe(SPOTS.monster(0, 2));
    expect(toHold(4, 1)).toMatchObject({ from: SPOTS.round(4), to: SPOTS.hold(1) });
  });

  test('a share is as many flights as coins, dearest first, and change comes back', () => {
    const { flights } = shared([{ seat: 2, take: coinsFrom([1, 0, 2]), give: coinsFrom([0, 1, 0]) }]);
    expect(ways(flights)).toEqual([
      [SPOTS.hold(2), SPOTS.booty(2)],
      [SPOTS.hold(2), SPOTS.booty(2)],
      [SPOTS.hold(0), SPOTS.booty(2)],
      [SPOTS.booty(2), SPOTS.hold(1)],
    ]);
  });

  test('many coins leave closer together: however much is plundered, it is soon seen', () => {
    const taking = (coins: number): number =>
      shared([{ seat: 0, take: coinsFrom([coins, 0, 0]), give: coinsFrom([0, 0, 0]) }]).millis;
    expect([0, 1, 2, 4, 12].map(taking)).toEqual([380, 380, 420, 500, 500]);
  });
});
