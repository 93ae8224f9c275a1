import { coinsOfKind, realmCoins, realmInternals } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import {
  chosenFrom,
  dropped,
  gainOf,
  isComplete,
  NO_SWAP,
  numberOf,
  onlySwap,
  type Swap,
  sizeOfSwap,
  swoopOf,
  toggled,
} from '../../src/games/realm-coins/swap.ts';
import type { View } from '../../src/games/realm-coins/types.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, PEASANT } = realmInternals;

const ABOVE = coinsOfKind(CROWN) + coinsOfKind(PEASANT, 3);
const POOL = coinsOfKind(KNIGHT) + coinsOfKind(BOAR, 2);

/** Seat 0 has won the second pool with some gryphons, under a bid of seat 1. */
const swooping = (gryphons: number, above = ABOVE, pool = POOL): View => ({
  ...realmCoins.view(realmCoins.setup(2, {}), 'table'),
  phase: 'swoop',
  place: 1,
  pools: [null, pool, 0, 0, 0],
  bids: [above, coinsOfKind(GRYPHON, gryphons), null, null, null],
  owners: [1, 0, null, null, null],
});

const one = swooping(1);
const two = swooping(2);
const coin = (face: number, index = 0) => ({ face, index });

describe('a swoop in the making', () => {
  it('takes from the bid above and gives from the pool', () => {
    expect([chosenFrom(two, 'take'), chosenFrom(two, 'give'), sizeOfSwap(two)]).toEqual([ABOVE, POOL, 2]);
  });

  it('[R9] swaps no more coins than lie on either side', () => {
    expect(sizeOfSwap(swooping(5))).toBe(3);
    expect(sizeOfSwap(swooping(5, coinsOfKind(CROWN)))).toBe(1);
  });

  it('is complete with a coin of each side for each gryphon', () => {
    const taken = toggled(NO_SWAP, 'take', coin(CROWN), one);
    expect(isComplete(taken, 1)).toBe(false);
    const both = toggled(taken, 'give', coin(KNIGHT), one);
    expect(both).toEqual({ take: [CROWN], give: [KNIGHT] });
    expect(isComplete(both, 1)).toBe(true);
    expect(swoopOf(0, both)).toEqual({
      do: 'swoop',
      seat: 0,
      take: coinsOfKind(CROWN),
      give: coinsOfKind(KNIGHT),
    });
  });

  it('takes a choice back when the coin is pressed again', () => {
    const taken = toggled(NO_SWAP, 'take', coin(CROWN), two);
    expect(toggled(taken, 'take', coin(CROWN), two)).toEqual(NO_SWAP);
  });

  it('lets the first choice go when there are enough', () => {
    const swap = toggled(toggled(NO_SWAP, 'take', coin(CROWN), one), 'take', coin(PEASANT), one);
    expect(swap.take).toEqual([PEASANT]);
  });

  it('chooses gathered coins one after another, then lets them go', () => {
    const press = (swap: Swap): Swap => toggled(swap, 'take', coin(PEASANT), two);
    const takes = [NO_SWAP, press(NO_SWAP), press(press(NO_SWAP)), press(press(press(NO_SWAP)))];
    expect(takes.map(({ take }) => take.length)).toEqual([0, 1, 2, 1]);
  });

  it('chooses both coins when one is dropped on the other', () => {
    expect(dropped(NO_SWAP, 'take', coin(CROWN), BOAR, one)).toEqual({ take: [CROWN], give: [BOAR] });
    expect(dropped(NO_SWAP, 'give', coin(KNIGHT), PEASANT, one)).toEqual({ take: [PEASANT], give: [KNIGHT] });
    const chosen: Swap = { take: [CROWN], give: [] };
    expect(dropped(chosen, 'take', coin(CROWN), BOAR, one)).toEqual({ take: [CROWN], give: [BOAR] });
  });

  it('never has more on a side than it may, nor than lie there', () => {
    let swap = NO_SWAP;
    for (let press = 0; press < 60; press++) {
      const side = press % 2 === 0 ? 'take' : 'give';
      const faces = side === 'take' ? [CROWN, PEASANT] : [KNIGHT, BOAR];
      swap = toggled(swap, side, coin(faces[(press * 7) % 3 === 0 ? 0 : 1] ?? CROWN), two);
      for (const chosen of [swap.take, swap.give]) expect(chosen.length).toBeLessThanOrEqual(2);
      expect(swap.take.filter((face) => face === CROWN).length).toBeLessThanOrEqual(1);
      expect(swap.give.filter((face) => face === KNIGHT).length).toBeLessThanOrEqual(1);
    }
  });

  it('numbers the chosen coins in the order in which they were chosen', () => {
    const chosen = [PEASANT, CROWN, PEASANT];
    expect(numberOf(chosen, coin(PEASANT))).toBe(1);
    expect(numberOf(chosen, coin(CROWN))).toBe(2);
    expect(numberOf(chosen, coin(PEASANT, 1))).toBe(3);
    expect(numberOf(chosen, coin(PEASANT, 2))).toBe(0);
    expect(numberOf(chosen, coin(BOAR))).toBe(0);
  });

  it('says what the pool is worth without it and with it', () => {
    expect(gainOf(one, NO_SWAP)).toEqual({ before: 5, after: 5 });
    expect(gainOf(one, { take: [CROWN], give: [BOAR] })).toEqual({ before: 5, after: 9 });
    expect(gainOf(one, { take: [PEASANT], give: [KNIGHT] })).toEqual({ before: 5, after: 3 });
  });
});

describe('the only way to swap', () => {
  it('is chosen already', () => {
    const forced = swooping(1, coinsOfKind(CROWN), coinsOfKind(BOAR, 2));
    expect(onlySwap(forced, 0)).toEqual({ take: [CROWN], give: [BOAR] });
  });

  it('is none where there is a choice', () => {
    expect(onlySwap(one, 0)).toBeUndefined();
  });

  it('is none for anybody else, and in any other phase', () => {
    const forced = swooping(1, coinsOfKind(CROWN), coinsOfKind(BOAR));
    expect(onlySwap(forced, 1)).toBeUndefined();
    expect(onlySwap({ ...forced, phase: 'bid' }, 0)).toBeUndefined();
  });
});
