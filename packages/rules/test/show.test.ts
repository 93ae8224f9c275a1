import { GAMES, koinz, realmCoins } from '@pouch/rules';
import { expect, test } from 'vitest';

test('every game without a race says how long its steps are shown; a race does not wait', () => {
  for (const game of Object.values(GAMES)) expect(game.showSeconds === undefined).toBe(game.race !== undefined);
});

test('what nobody sees takes no time', () => {
  expect(realmCoins.showSeconds?.([])).toBe(0);
  expect(realmCoins.showSeconds?.([{ event: 'bid-in', seat: 0 }])).toBe(0);
});

test('what is told together is counted once, and what is told one by one each time', () => {
  const ranked = { event: 'ranked', rank: 0, value: 3, boars: 0 } as const;
  const one = realmCoins.showSeconds?.([{ ...ranked, seat: 0 }]);
  expect(
    realmCoins.showSeconds?.([
      { ...ranked, seat: 0 },
      { ...ranked, seat: 1 },
    ]),
  ).toBe(one);
  const passed = { event: 'passed-over', seat: 0 } as const;
  expect(koinz.showSeconds?.([passed, passed])).toBeCloseTo(2 * (koinz.showSeconds?.([passed]) ?? 0));
});
