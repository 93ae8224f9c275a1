import { describe, expect, it } from 'vitest';
import { nextSlots, plainSlots, type Slots } from '../../src/games/coin-set/slots.ts';

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
