import { describe, expect, test } from 'vitest';
import { scenes } from '../../src/games/coin-set/scenes.ts';
import { seenCoins } from '../../src/games/coin-set/seen-coins.ts';
import { type Show, still } from '../../src/games/coin-set/show.ts';
import { coinsOn, nextSlots, plainSlots } from '../../src/games/coin-set/slots.ts';
import { allAgree, COPPER_SET, call, coinAt, deal, moments, NO_SET, played, point, turn } from './played.ts';

/** What the others see of Robin's call, scene by scene, with the slots of a playing table. */
function seenOf(places: readonly number[]) {
  const [first, , pointed] = moments(3, call(1), point(1, places));
  if (first === undefined || pointed === undefined) throw new Error('three moments are needed');
  const slots = nextSlots(plainSlots(first.view), coinsOn(pointed.view.table));
  return scenes(first.view, pointed, 0).map(({ show }) =>
    seenCoins({ view: pointed.view, show, slots, size: 'table' }),
  );
}

const looks = (seen: ReturnType<typeof seenCoins>): readonly string[] => seen.map(({ look }) => look);
const countOf = (seen: ReturnType<typeof seenCoins>, look: string): number =>
  looks(seen).filter((each) => each === look).length;

describe('a set that has been found', () => {
  const seen = seenOf(COPPER_SET);
  const first = played(3);

  test('is seen where it lay, although the table has closed up by the rules', () => {
    for (const coins of seen) {
      expect(coins).toHaveLength(10);
      for (const place of COPPER_SET) {
        const coin = coins.find((each) => each.coin === coinAt(first, place));
        expect(coin).toMatchObject({ slot: place, onTable: false });
      }
    }
  });

  test('is lifted coin by coin in the order of the places, then all of it goes', () => {
    expect(seen.map((coins) => countOf(coins, 'lifted'))).toEqual([1, 2, 3, 3, 0]);
    expect(seen.map((coins) => countOf(coins, 'gone'))).toEqual([0, 0, 0, 0, 3]);
    const numbers = seen[2]?.filter(({ pointed }) => pointed !== undefined).map(({ pointed }) => pointed);
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('in a replay it lies at its place by the rules', () => {
    const [, , pointed] = moments(3, call(1), point(1, COPPER_SET));
    const view = pointed?.view ?? first;
    const call1: Show = scenes(first, pointed ?? { number: 0, events: [], view }, 'table')[0]?.show ?? still();
    const coins = seenCoins({ view, show: call1, slots: plainSlots(view), size: 'replay' });
    expect(coins.map(({ slot }) => slot).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('a coin that has come back to the table is seen there alone', () => {
    const show = scenes(first, moments(3, call(1), point(1, COPPER_SET))[2] ?? fail(), 0).at(-1)?.show ?? still();
    const coins = seenCoins({ view: first, show, slots: plainSlots(first), size: 'table' });
    expect(coins).toHaveLength(10);
    expect(coins.every(({ onTable }) => onTable)).toBe(true);
  });
});

const fail = (): never => {
  throw new Error('no such moment');
};

describe('a call that has failed', () => {
  test('is marked on the coins that stay, as failed only when it is told', () => {
    const seen = seenOf(NO_SET);
    expect(seen.every((coins) => coins.length === 10 && coins.every(({ onTable }) => onTable))).toBe(true);
    expect(seen.map((coins) => countOf(coins, 'lifted'))).toEqual([1, 2, 3, 0]);
    expect(seen.map((coins) => countOf(coins, 'failed'))).toEqual([0, 0, 0, 3]);
  });
});

test('at rest every coin lies plain, face up as the rules have it', () => {
  const view = played(3, ...allAgree(3), ...allAgree(3), turn(0, 4));
  const coins = seenCoins({ view, show: still(), slots: plainSlots(view), size: 'table' });
  expect(new Set(looks(coins))).toEqual(new Set(['plain']));
  expect(coins.filter(({ turned }) => turned).map(({ coin }) => coin)).toEqual([coinAt(view, 4)]);
});

test('new coins lie in the gaps while the set is still seen over them', () => {
  const all = moments(3, call(1), point(1, COPPER_SET), deal(4, 8, 10));
  const [start, , found, dealt] = all;
  if (start === undefined || found === undefined || dealt === undefined) return fail();
  const open = nextSlots(plainSlots(start.view), coinsOn(found.view.table));
  const slots = nextSlots(open, coinsOn(dealt.view.table));
  const show = scenes(start.view, found, 1)[0]?.show ?? still();
  const coins = seenCoins({ view: dealt.view, show, slots, size: 'table' });
  expect(coins).toHaveLength(13);
  const taken = coins.filter(({ onTable }) => !onTable).map(({ slot }) => slot);
  expect(taken).toEqual([...COPPER_SET]);
  for (const slot of COPPER_SET) expect(coins.filter((each) => each.slot === slot)).toHaveLength(2);
});
