import { describe, expect, it } from 'vitest';
import { cellOf, gridOf, nextSlots, plainSlots, type Slots } from '../../src/games/coin-set/slots.ts';

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

describe('cells', () => {
  const taken = (count: number): Set<number> => new Set(Array.from({ length: count }, (_, slot) => slot));

  it('are five by two on a desktop, with a sixth column from the eleventh coin', () => {
    expect(cellOf('wide', 9, taken(10))).toEqual({ row: 2, column: 5 });
    expect(cellOf('wide', 10, taken(11))).toEqual({ row: 1, column: 6 });
    expect(cellOf('wide', 11, taken(12))).toEqual({ row: 2, column: 6 });
    expect(gridOf('wide', taken(10))).toEqual({ rows: 2, columns: 5 });
    expect(gridOf('wide', taken(11))).toEqual({ rows: 2, columns: 6 });
  });

  it('are rows of 3, 2, 3, 2 on a phone, filling to 3, 3, 3, 3', () => {
    const rows = (count: number): number[] => {
      const counts = [0, 0, 0, 0, 0];
      for (let slot = 0; slot < count; slot += 1) {
        const { row } = cellOf('hex', slot, taken(count));
        counts[row - 1] = (counts[row - 1] ?? 0) + 1;
      }
      return counts;
    };
    expect(rows(10)).toEqual([3, 2, 3, 2, 0]);
    expect(rows(11)).toEqual([3, 3, 3, 2, 0]);
    expect(rows(12)).toEqual([3, 3, 3, 3, 0]);
    expect(rows(13)).toEqual([3, 3, 3, 3, 1]);
    expect(cellOf('hex', 3, taken(10)).column).toBe(2);
    expect(cellOf('hex', 3, taken(11)).column).toBe(1);
  });
});
