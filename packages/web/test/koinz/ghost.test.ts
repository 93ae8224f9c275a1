import { koinzInternals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  canLie,
  emptyHanded,
  fitOf,
  type Ghost,
  go,
  hop,
  hover,
  lay,
  layAt,
  nextStack,
  nudge,
  point,
  putBack,
  settled,
  type Table,
  take,
  unask,
} from '../../src/games/koinz/ghost.ts';
import { hand, laying } from './tables.ts';

const { LARGE, MEDIUM, pileOf, SMALL, withKoin } = koinzInternals;

const large = pileOf(40, 40, LARGE, 1);
const far = pileOf(90, 90, LARGE, 2);

const TABLE: Table = { view: laying({ surfaces: [[large], [far]] }), seat: 0 };
const STEADY: Table = { view: laying({ surfaces: [[large], [far]], mode: 'steady' }), seat: 0 };
const EMPTY = emptyHanded(1);

/** A koin in hand somewhere on the first surface. */
const held = (koin: number, x: number, y: number, more: Partial<Ghost> = {}): Ghost => ({
  ...EMPTY,
  koin,
  at: { x, y },
  last: { x, y },
  ...more,
});

const kinds = ({ heard }: Change): readonly string[] => heard.map(({ kind }) => kind);

describe('taking a koin', () => {
  test('by key it is seen at once: in the middle, or where the last one was', () => {
    const first = take(EMPTY, TABLE, MEDIUM, 'shown');
    expect(first.ghost).toMatchObject({ koin: MEDIUM, at: { x: 60, y: 60 }, surface: 0 });
    expect(first.heard).toEqual([{ kind: 'taken', koin: MEDIUM }, { kind: 'where' }]);
    const again = take({ ...EMPTY, last: { x: 30, y: 90 } }, TABLE, MEDIUM, 'shown');
    expect(again.ghost.at).toEqual({ x: 30, y: 90 });
  });

  test('by mouse it is seen only where the mouse will be', () => {
    expect(take(EMPTY, TABLE, MEDIUM, 'pointed').ghost).toMatchObject({ koin: MEDIUM, at: undefined });
  });

  test('another size takes its place, as far from the edge as it must be', () => {
    const { ghost } = take(held(SMALL, 10, 110), TABLE, LARGE, 'pointed');
    expect(ghost).toMatchObject({ koin: LARGE, at: { x: 19, y: 101 } });
  });

  test('the same size goes back', () => {
    const change = take(held(MEDIUM, 30, 90), TABLE, MEDIUM, 'shown');
    expect(change.ghost).toMatchObject({ koin: undefined, at: undefined, last: { x: 30, y: 90 } });
    expect(kinds(change)).toEqual(['put-back']);
  });

  test('a size of which none is left cannot be taken', () => {
    const table = { view: laying({ surfaces: [[]], hand: hand(0, 1, 0) }), seat: 0 };
    expect(take(EMPTY, table, LARGE, 'shown')).toEqual({ ghost: EMPTY, heard: [] });
    expect(take(held(MEDIUM, 60, 60), table, LARGE, 'shown').ghost.koin).toBe(MEDIUM);
  });

  test('a spot that waits to be confirmed waits no longer for another size', () => {
    expect(take(held(MEDIUM, 60, 60, { asked: true }), TABLE, SMALL, 'shown').ghost.asked).toBe(false);
  });
});

describe('putting it back', () => {
  test('says so, once', () => {
    const change = putBack(held(MEDIUM, 60, 60, { asked: true }), TABLE);
    expect(change.ghost).toMatchObject({ koin: undefined, at: undefined, asked: false });
    expect(kinds(change)).toEqual(['put-back']);
    expect(kinds(putBack(change.ghost, TABLE))).toEqual([]);
  });
});

describe('nudging', () => {
  test('moves by millimetres', () => {
    expect(nudge(held(SMALL, 60, 60), TABLE, 1, 0).ghost.at).toEqual({ x: 61, y: 60 });
    expect(nudge(held(SMALL, 60, 60), TABLE, 0, -5).ghost.at).toEqual({ x: 60, y: 55 });
  });

  test.each([
    [LARGE, 19, 101],
    [MEDIUM, 14, 106],
    [SMALL, 10, 110],
  ])('size %i stops %i mm from one edge and %i mm from the other', (koin, low, high) => {
    expect(nudge(held(koin, low, low), TABLE, -5, -1).ghost.at).toEqual({ x: low, y: low });
    expect(nudge(held(koin, high - 1, high), TABLE, 5, 5).ghost.at).toEqual({ x: high, y: high });
  });

  test('a koin that is not to be seen appears where it was last', () => {
    const ghost = held(SMALL, 60, 60, { at: undefined, last: { x: 20, y: 20 } });
    expect(nudge(ghost, TABLE, 5, 0).ghost.at).toEqual({ x: 20, y: 20 });
  });

  test('nothing in hand is said, and nothing moves', () => {
    const change = nudge(EMPTY, TABLE, 1, 0);
    expect(change.ghost).toBe(EMPTY);
    expect(kinds(change)).toEqual(['nothing-in-hand']);
  });

  test('what was asked about is off', () => {
    expect(nudge(held(SMALL, 60, 60, { asked: true }), TABLE, 1, 0).ghost.asked).toBe(false);
  });
});

describe('other surfaces', () => {
  test('it goes there to the same place, round and round', () => {
    const there = hop(held(SMALL, 60, 30), TABLE, 1).ghost;
    expect(there).toMatchObject({ surface: 1, at: { x: 60, y: 30 } });
    expect(hop(there, TABLE, 1).ghost.surface).toBe(0);
    expect(hop(EMPTY, TABLE, -1).ghost.surface).toBe(1);
  });

  test('an empty hand looks at another surface too', () => {
    expect(go(EMPTY, TABLE, 1).ghost).toMatchObject({ surface: 1, koin: undefined, at: undefined });
  });
});

describe('the next pile to stack on', () => {
  test('goes through all surfaces, from where the koin is', () => {
    const first = nextStack(held(SMALL, 60, 60), TABLE).ghost;
    expect(first).toMatchObject({ surface: 0, at: { x: 40, y: 40 } });
    const second = nextStack(first, TABLE).ghost;
    expect(second).toMatchObject({ surface: 1, at: { x: 90, y: 90 } });
    expect(nextStack(second, TABLE).ghost).toMatchObject({ surface: 0, at: { x: 40, y: 40 } });
  });

  test('begins with the surface that is looked at', () => {
    const { ghost } = nextStack(held(SMALL, 60, 60, { surface: 1, at: undefined }), TABLE);
    expect(ghost).toMatchObject({ surface: 1, at: { x: 90, y: 90 } });
  });

  test('says it where there is none', () => {
    const change = nextStack(held(LARGE, 60, 60), TABLE);
    expect(change.ghost.at).toEqual({ x: 60, y: 60 });
    expect(change.heard).toEqual([{ kind: 'nothing-carries', koin: LARGE }]);
    expect(kinds(nextStack(EMPTY, TABLE))).toEqual(['nothing-in-hand']);
  });
});

describe('a pointer', () => {
  test('brings it into the middle of a pile that carries it', () => {
    expect(point(held(SMALL, 90, 90), TABLE, 0, { x: 45, y: 38 }).ghost.at).toEqual({ x: 40, y: 40 });
  });

  test('changes nothing where the koin is already, not even the object', () => {
    const ghost = held(SMALL, 40, 40);
    expect(point(ghost, TABLE, 0, { x: 45, y: 38 }).ghost).toBe(ghost);
    expect(point(ghost, TABLE, 1, { x: 45, y: 38 }).ghost.surface).toBe(1);
  });

  test('does nothing with an empty hand', () => {
    expect(point(EMPTY, TABLE, 1, { x: 45, y: 38 }).ghost).toBe(EMPTY);
  });

  test('that hovers leaves a spot alone that waits to be confirmed; one that taps does not', () => {
    const ghost = held(SMALL, 80, 40, { asked: true });
    expect(hover(ghost, TABLE, 0, { x: 100, y: 100 }).ghost).toBe(ghost);
    expect(hover({ ...ghost, asked: false }, TABLE, 0, { x: 100, y: 100 }).ghost.at).toEqual({ x: 100, y: 100 });
    expect(point(ghost, TABLE, 0, { x: 100, y: 100 }).ghost).toMatchObject({ at: { x: 100, y: 100 }, asked: false });
  });
});

describe('laying', () => {
  test('places it where it is, and nothing more is seen of it', () => {
    const { ghost, decision } = lay(held(MEDIUM, 90, 40), TABLE, 'off');
    expect(decision).toEqual({ do: 'place', seat: 0, koin: MEDIUM, surface: 0, x: 90, y: 40 });
    expect(ghost).toMatchObject({ koin: MEDIUM, at: undefined, laid: { koin: MEDIUM, surface: 0, x: 90, y: 40 } });
  });

  test('[K4] stacks it in the centre of a larger one', () => {
    const { decision } = lay(held(MEDIUM, 90, 90, { surface: 1 }), TABLE, 'off');
    expect(decision).toEqual({ do: 'stack', seat: 0, koin: MEDIUM, surface: 1, pile: 0 });
  });

  test('[K4] not on one of its size', () => {
    const surfaces = [[withKoin(large, MEDIUM, 2)]];
    const change = lay(held(MEDIUM, 40, 40), { view: laying({ surfaces }), seat: 0 }, 'off');
    expect(change.decision).toBeUndefined();
  });

  test('[K6] does nothing where it overlaps, and nothing with an empty hand', () => {
    const ghost = held(MEDIUM, 60, 40);
    expect(fitOf(ghost, TABLE)?.kind).toBe('overlap');
    expect(lay(ghost, TABLE, 'off')).toEqual({ ghost, heard: [] });
    expect(lay(EMPTY, TABLE, 'off')).toEqual({ ghost: EMPTY, heard: [] });
    expect(lay(held(MEDIUM, 90, 40, { at: undefined }), TABLE, 'off').decision).toBeUndefined();
  });

  test('[K7] a steady hand lays it all the same, and finds out', () => {
    const ghost = held(MEDIUM, 60, 40);
    expect(canLie(fitOf(ghost, TABLE), TABLE)).toBe(false);
    expect(canLie(fitOf(ghost, STEADY), STEADY)).toBe(true);
    expect(canLie(undefined, STEADY)).toBe(false);
    const { decision } = lay(ghost, STEADY, 'off');
    expect(decision).toEqual({ do: 'place', seat: 0, koin: MEDIUM, surface: 0, x: 60, y: 40 });
  });

  test('[K7] a steady hand stacks a koin that lies wholly on the one below', () => {
    expect(lay(held(MEDIUM, 43, 44), STEADY, 'off').decision).toMatchObject({ do: 'stack', pile: 0 });
  });

  test('the next koin appears where the last one was laid', () => {
    const { ghost } = lay(held(MEDIUM, 90, 40), TABLE, 'off');
    expect(nudge(ghost, TABLE, 1, 0).ghost.at).toEqual({ x: 90, y: 40 });
  });
});

describe('laying with a second press', () => {
  test('the first one asks, the second one lays', () => {
    const asked = lay(held(MEDIUM, 90, 40), TABLE, 'on');
    expect(asked.decision).toBeUndefined();
    expect(asked.ghost).toMatchObject({ asked: true, at: { x: 90, y: 40 } });
    const laid = lay(asked.ghost, TABLE, 'on');
    expect(laid.decision).toMatchObject({ do: 'place', x: 90, y: 40 });
    expect(laid.ghost.asked).toBe(false);
  });

  test('nothing is asked about a spot where it does not fit', () => {
    expect(lay(held(MEDIUM, 60, 40), TABLE, 'on').ghost.asked).toBe(false);
  });

  test('it can be taken back, and the koin stays in hand', () => {
    expect(unask(held(MEDIUM, 90, 40, { asked: true })).ghost).toEqual(held(MEDIUM, 90, 40));
  });

  test('a second click may be 3 mm off, and lays it where it was asked about', () => {
    const { ghost } = layAt(held(SMALL, 20, 100), TABLE, 0, { x: 90, y: 40 }, 'on');
    expect(ghost).toMatchObject({ asked: true, at: { x: 90, y: 40 } });
    expect(layAt(ghost, TABLE, 0, { x: 93, y: 40 }, 'on').decision).toMatchObject({ x: 90, y: 40 });
  });

  test('a click elsewhere asks about that spot', () => {
    const asked = held(SMALL, 90, 40, { asked: true });
    const moved = layAt(asked, TABLE, 0, { x: 94, y: 40 }, 'on');
    expect(moved.decision).toBeUndefined();
    expect(moved.ghost).toMatchObject({ asked: true, at: { x: 94, y: 40 } });
    const elsewhere = layAt(asked, TABLE, 1, { x: 90, y: 40 }, 'on');
    expect(elsewhere.decision).toBeUndefined();
    expect(elsewhere.ghost).toMatchObject({ asked: true, surface: 1 });
  });

  test('without it one click is enough', () => {
    const { decision } = layAt(held(SMALL, 20, 100), TABLE, 1, { x: 84, y: 95 }, 'off');
    expect(decision, 'snapped to the pile').toEqual({ do: 'stack', seat: 0, koin: SMALL, surface: 1, pile: 0 });
  });
});

describe('the table changes under it', () => {
  test('the last koin of its size is laid: the hand is empty', () => {
    const view = laying({ surfaces: [[large]], hand: hand(1, 0, 1) });
    expect(settled(held(MEDIUM, 60, 60, { asked: true }), { view, seat: 0 })).toMatchObject({
      koin: undefined,
      at: undefined,
      asked: false,
    });
  });

  test('nothing is new where nothing has changed', () => {
    const ghost = held(MEDIUM, 60, 60);
    expect(settled(ghost, TABLE)).toBe(ghost);
    expect(settled(EMPTY, TABLE)).toBe(EMPTY);
  });

  test('a surface that is not there any more is left', () => {
    const table = { view: laying({ surfaces: [[large]] }), seat: 0 };
    expect(settled(held(MEDIUM, 60, 60, { surface: 3 }), table).surface).toBe(0);
  });

  test('every round begins with an empty hand on the first surface', () => {
    const table = { view: laying({ surfaces: [[], []], round: 2 }), seat: 0 };
    expect(settled(held(MEDIUM, 60, 60, { surface: 1 }), table)).toEqual(emptyHanded(2));
  });
});

test('no change touches the state that it came from', () => {
  const ghost = Object.freeze(held(MEDIUM, 60, 90, { asked: true }));
  const changes = [
    take(ghost, TABLE, SMALL, 'shown'),
    putBack(ghost, TABLE),
    nudge(ghost, TABLE, 1, 1),
    hop(ghost, TABLE, 1),
    nextStack(ghost, TABLE),
    point(ghost, TABLE, 1, { x: 3, y: 3 }),
    lay(ghost, TABLE, 'off'),
    unask(ghost),
  ];
  expect(changes.every((change) => change.ghost !== ghost)).toBe(true);
  expect(ghost).toEqual(held(MEDIUM, 60, 90, { asked: true }));
});
