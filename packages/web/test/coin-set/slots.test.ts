import { describe, expect, it } from 'vitest';
import { coinsOn, firstSlots, NO_SLOTS, nextSlots, plainSlots, type Slots } from '../../src/games/coin-set/slots.ts';
import { COPPER_SET, call, deal, played, point, randomGame } from './played.ts';

const ten = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
const start: Slots = { of: new Map(ten.map((coin, slot) => [coin, slot])), left: new Map() };
const without = (...gone: number[]): number[] => ten.filter((coin) => !gone.includes(coin));
const slotsOf = ({ of }: Slots): Record<number, number> => Object.fromEntries(of);

describe('slots on the screen', () => {
  it('a coin keeps its slot while others leave, and new ones fill the gaps from the lowest up', () => {
    const fewer = nextSlots(start, without(21, 25, 28));
    expect(slotsOf(fewer)).toEqual(
      slotsOf({ ...start, of: new Map([...start.of].filter(([c]) => ![21, 25, 28].includes(c))) }),
    );
    expect(fewer.left.get(25)).toBe(5);
    const full = nextSlots(fewer, [20, 1, 22, 23, 24, 2, 26, 27, 3, 29]);
    expect(full.of.get(1)).toBe(1);
    expect(full.of.get(2)).toBe(5);
    expect(full.of.get(3)).toBe(8);
    expect(full.of.get(29)).toBe(9);
  });

  it('the eleventh coin lands at the end and moves up only when there is room among the ten again', () => {
    const more = nextSlots(start, [...ten, 7]);
    expect(more.of.get(7)).toBe(10);
    const fewer = nextSlots(more, [...without(20, 21, 22), 7]);
    expect(fewer.of.get(7)).toBe(10);
    const dealt = nextSlots(fewer, [1, 2, ...without(20, 21, 22), 7]);
    expect(dealt.of.get(1)).toBe(0);
    expect(dealt.of.get(2)).toBe(1);
    expect(dealt.of.get(7)).toBe(2);
    expect(dealt.of.get(29)).toBe(9);
  });

  it('is the same when nothing has changed', () => {
    expect(nextSlots(start, ten)).toBe(start);
  });

  it('keeps the places that a set has left open where there is no past', () => {
    const table = [0, 2, 4, 6, 8, 10, 12];
    const { of } = plainSlots({ table, phase: 'deal', gaps: [1, 3, 9] });
    expect([...of.values()]).toEqual([0, 2, 4, 5, 6, 7, 8]);
  });
});

describe('a table that comes onto the screen', () => {
  const view = played(3, call(1), point(1, COPPER_SET), deal(4, 8, 10));
  const before = nextSlots(plainSlots(played(3)), coinsOn(view.table));

  it('lies as it lay when the same coins are there: a pause covers them for a while', () => {
    expect(firstSlots(before, view)).toBe(before);
  });

  it('is another table, or has changed meanwhile: by the rules', () => {
    const changed = played(3);
    expect(firstSlots(before, changed)).toEqual(plainSlots(changed));
    expect(firstSlots(NO_SLOTS, view)).toEqual(plainSlots(view));
  });
});

describe('in random games', () => {
  it.each([1, 2, 3])('no two coins share a slot, and a coin keeps its own unless it moves up (seed %i)', (seed) => {
    let slots = NO_SLOTS;
    for (const [, { view }] of randomGame(2, seed)) {
      const coins = coinsOn(view.table);
      const next = nextSlots(slots, coins);
      expect([...next.of.keys()].sort()).toEqual([...coins].sort());
      expect(new Set(next.of.values()).size).toBe(coins.length);
      for (const [coin, slot] of next.of) expect(slot).toBeLessThanOrEqual(slots.of.get(coin) ?? slot);
      for (const coin of next.left.keys()) expect(coins).not.toContain(coin);
      slots = next;
    }
  });
});
