import { expect, test, vi } from 'vitest';
import { botSeed, deviceRandom } from '../../src/device/chance.ts';
import { seeded } from '../local/tables.ts';

test('the browser’s chance is fetched for many draws at a time', () => {
  const fetched = vi.spyOn(crypto, 'getRandomValues');
  const random = deviceRandom();
  expect(random).toBe(deviceRandom());
  const drawn = Array.from({ length: 1000 }, () => random.below(6));
  expect(fetched.mock.calls.length).toBeLessThan(10);
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  fetched.mockRestore();
});

test('a bot’s chance never starts with nothing but zeros, and each starts with another', () => {
  const zeros = { ...seeded(1), below: () => 0 };
  expect(botSeed(zeros)).toEqual([1, 1, 1, 1]);
  const random = seeded(2);
  const seeds = Array.from({ length: 50 }, () => botSeed(random));
  expect(new Set(seeds.map(String)).size).toBe(50);
  for (const words of seeds) for (const word of words) expect(word > 0 && word <= 2 ** 30).toBe(true);
});
