import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import { coinsFrom, coinsOfKind } from '../src/kernel/coins.js';
import { frozen, TestTable } from './test-table.js';

/** From docs/rules/koinz.md. */
const RADII = { large: 19, medium: 14, small: 10 } as const;
type Size = keyof typeof RADII;
const SIZES = ['large', 'medium', 'small'] as const;
const EDGE = 120;

/** A koin on a surface: its size, and x and y of its centre. */
type Koin = readonly [size: Size, x: number, y: number];

const overlap = ([one, x1, y1]: Koin, [two, x2, y2]: Koin): boolean =>
  (x1 - x2) ** 2 + (y1 - y2) ** 2 < (RADII[one] + RADII[two]) ** 2;

/** Every position within the edge, row by row. */
function* positions(size: Size): Generator<Koin> {
  const [low, high] = [RADII[size], EDGE - RADII[size]];
  for (let y = low; y <= high; y++) for (let x = low; x <= high; x++) yield [size, x, y];
}

/** The positions that overlap no koin, by brute force. */
const free = (lying: readonly Koin[], size: Size): Koin[] =>
  [...positions(size)].filter((position) => !lying.some((koin) => overlap(koin, position)));

/** Lays koinz of the sizes in turn, each at its first free position, until none of them fits. */
function filled(start: readonly Koin[], ...sizes: Size[]): Koin[] {
  const koinz = [...start];
  for (let left = sizes, turn = 0; left.length > 0; turn++) {
    const size = left[turn % left.length] as Size;
    const [position] = free(koinz, size);
    if (position === undefined) left = left.filter((each) => each !== size);
    else koinz.push(position);
  }
  return koinz;
}

/** Nine large koinz: no free position is left. */
const NINE = [19, 60, 101].flatMap((y) => [19, 60, 101].map((x): Koin => ['large', x, y]));

/** Four large koinz around a gap: a small one at 60, 60 touches them all (20² + 21² = 29²). */
const POCKET: readonly Koin[] = [
  ['large', 40, 39],
  ['large', 80, 39],
  ['large', 40, 81],
  ['large', 80, 81],
];
const HOLE: Koin = ['small', 60, 60];
const ONE_HOLE = filled([...POCKET, HOLE], 'small').filter((koin) => koin !== HOLE);

const ARRANGEMENTS: Readonly<Record<string, readonly Koin[]>> = frozen({
  'one large koin in the middle': [['large', 60, 60]],
  'one medium koin in a corner': [['medium', 106, 14]],
  'a koin in each corner': [
    ['large', 19, 19],
    ['medium', 106, 14],
    ['small', 10, 110],
    ['large', 101, 101],
  ],
  'nine large koinz': NINE,
  'a full surface with one hole': ONE_HOLE,
  'a surface full of small koinz': filled([], 'small'),
  'a surface full of medium koinz': filled([], 'medium'),
  'a surface of all sizes, large first': filled([], 'large', 'medium', 'small'),
  'a surface of all sizes, small first': filled([], 'small', 'medium', 'large'),
  'a surface of all sizes round the middle': filled([['medium', 61, 58]], 'large', 'small', 'medium'),
});

/** Free positions are compared after every third koin, or after every koin in a thorough run. */
const COMPARE_EVERY = amount(3, 1);

/** One of each size: what seat 1 has in hand. */
const HAND = coinsFrom([1, 1, 1]);

/** A table after the choices; seat 0 is player 1. */
function chosen(surfaces: number, options: { hand?: 'guided' | 'steady' } = {}): TestTable {
  const table = new TestTable('koinz', 2, options).play({ chance: 'first', seat: 0 });
  for (const [index, koin] of SIZES.entries()) table.play({ seat: index % 2, do: 'choose', [koin]: 2 });
  return table.play({ seat: 1, do: 'choose', surfaces });
}

/** A table after seat 0 has laid these koinz on surface 0; seat 1 lays next. */
function laid(koinz: readonly Koin[], options: { hand?: 'guided' | 'steady' } = {}): TestTable {
  const table = chosen(2, options);
  // Koinz to stack on, so that the round continues when surface 0 is full.
  for (const koin of NINE) lay(table, koin, 1);
  for (const koin of koinz) lay(table, koin);
  return table;
}

/** Seat 0 lays a koin out of turn; `other` is the hand of seat 1. */
const lay = (table: TestTable, [koin, x, y]: Koin, surface = 0, other = HAND): TestTable =>
  table
    .set({ turn: 0, hands: [HAND, other] })
    .play({ seat: 0, do: 'place', koin, surface, x, y })
    .set({ hands: [0, other] });

const place = (koin: Size, x: number, y: number) => ({ seat: 1, do: 'place', koin, surface: 0, x, y });

/** By size: the legal positions of seat 1 on surface 0, row by row. */
function placeables(table: TestTable): Readonly<Record<Size, Koin[]>> {
  const found: Record<Size, Koin[]> = { large: [], medium: [], small: [] };
  for (const choice of table.game.choices(table.state, 1)) {
    const step = table.game.notation.step(choice);
    if (step.do !== 'place' || step.surface !== 0) continue;
    const size = step.koin as Size;
    found[size].push([size, step.x as number, step.y as number]);
  }
  for (const size of SIZES) found[size].sort(([, x1, y1], [, x2, y2]) => y1 - y2 || x1 - x2);
  return found;
}
const placeable = (table: TestTable, size: Size): Koin[] => placeables(table)[size];

/** Compares as text first, which is fast; `toEqual` only explains a difference. */
function same(actual: readonly Koin[], expected: readonly Koin[]): void {
  if (actual.join(' ') !== expected.join(' ')) expect(actual).toEqual(expected);
}

describe('touching', () => {
  const pairs = SIZES.flatMap((lying) => SIZES.map((size) => [lying, size] as const));

  test.each(pairs)('[K1] a %s koin and a %s one may touch, and not be one millimetre closer', (lying, size) => {
    const table = laid([[lying, 60, 60]]);
    const far = RADII[lying] + RADII[size];
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      laid([[lying, 60, 60]]).play(place(size, 60 + right * far, 60 + down * far));
      const [x, y] = [60 + right * (far - 1), 60 + down * (far - 1)];
      expect(table.refusal(place(size, x, y))).toBe(`A ${size} koin at ${x}, ${y} overlaps the one at 60, 60`);
    }
  });

  test.each(pairs)('[K1] the free positions around a %s koin are exact for a %s one', (lying, size) => {
    const middle: Koin = [lying, 60, 60];
    same(placeable(laid([middle]), size), free([middle], size));
  });

  test('[K1] touching diagonally is exact: 20, 21, 29 and 12, 16, 20', () => {
    const large = laid([['large', 60, 60]]);
    expect(large.refusal(place('small', 80, 80))).toBe('A small koin at 80, 80 overlaps the one at 60, 60');
    expect(large.refusal(place('small', 79, 81))).toBe('A small koin at 79, 81 overlaps the one at 60, 60');
    large.play(place('small', 80, 81));
    const small = laid([['small', 60, 60]]);
    expect(small.refusal(place('small', 48, 75))).toBe('A small koin at 48, 75 overlaps the one at 60, 60');
    expect(small.refusal(place('small', 49, 76))).toBe('A small koin at 49, 76 overlaps the one at 60, 60');
    small.play(place('small', 48, 76));
  });
});

describe('free space', () => {
  test.each(SIZES)('[K1] on an empty surface, all positions of a %s koin within the edge are free', (size) => {
    same(placeable(laid([]), size), [...positions(size)]);
  });

  test.each(Object.keys(ARRANGEMENTS))('[K5] exactly the free positions are offered, koin by koin: %s', (name) => {
    const table = laid([]);
    const lying: Koin[] = [];
    const koinz = ARRANGEMENTS[name] ?? [];
    for (const koin of koinz) {
      lay(table, koin);
      lying.push(koin);
      if (lying.length % COMPARE_EVERY !== 0 && lying.length < koinz.length) continue;
      const found = placeables(table);
      for (const size of SIZES) same(found[size], free(lying, size));
    }
  });

  test.each(Object.keys(ARRANGEMENTS))('[K6] exactly the overlapping positions are refused: %s', (name) => {
    const lying = ARRANGEMENTS[name] ?? [];
    const table = laid(lying);
    const { check, notation } = table.game;
    for (const size of SIZES)
      for (const position of positions(size)) {
        const step = notation.readStep(place(...position)) as Parameters<typeof check>[1];
        const nudged = lying.find((koin) => overlap(koin, position));
        const words =
          nudged && `A ${size} koin at ${position[1]}, ${position[2]} overlaps the one at ${nudged[1]}, ${nudged[2]}`;
        if (check(table.state, step) !== words)
          throw new Error(`not: ${words ?? `free for a ${size} koin at ${position}`}`);
      }
  });

  test('[K5] a single free position is found', () => {
    expect(placeable(laid(ONE_HOLE), 'small')).toEqual([HOLE]);
  });

  test.each(Object.keys(ARRANGEMENTS))(
    '[K5] a player with one size in hand is passed over exactly if it fits nowhere: %s',
    (name) => {
      const table = chosen(1);
      const lying: Koin[] = [];
      for (const koin of ARRANGEMENTS[name] ?? []) {
        const before = table.state;
        lying.push(koin);
        for (const [kind, size] of SIZES.entries()) {
          table.state = before;
          lay(table, koin, 0, coinsOfKind(kind));
          const can = free(lying, size).length > 0 || lying.some(([below]) => RADII[below] > RADII[size]);
          expect(table.log.includes('seat 1 has no room left and is passed over')).toBe(!can);
        }
        table.state = before;
        lay(table, koin);
      }
    },
  );

  test('[K5] a player with a single position left is not passed over', () => {
    const table = laid(ONE_HOLE);
    const small = coinsOfKind(2);
    const larges = [...NINE.map((_, pile) => [1, pile]), ...POCKET.map((_, pile) => [0, pile])];
    for (const [surface, pile] of larges)
      table.set({ turn: 0, hands: [2 * small, small] }).play({ seat: 0, do: 'stack', koin: 'small', surface, pile });
    expect(table.json).toMatchObject({ awaits: 'lay', toAct: [1] });
    expect(table.play(place(...HOLE)).log.slice(0, 2)).toEqual([
      'seat 1 places a small koin on surface 1 at 60, 60',
      'seat 0 has no room left and is passed over',
    ]);
  });

  test('[K5] a gap without a whole millimetre is not free space', () => {
    // At y 10 a small koin keeps √760 = 27.57 mm from the first and √741 = 27.22 mm from the second: 54.79 in all.
    const gap = (x: number): Koin[] =>
      placeable(
        laid([
          ['large', 19, 19],
          ['large', x, 20],
        ]),
        'small',
      ).filter(([, at, y]) => y === 10 && at < x);
    expect(gap(74)).toEqual([]);
    expect(gap(75)).toEqual([['small', 47, 10]]);
  });

  test('[K4] stacked koinz block no more than the koin at the bottom', () => {
    const table = laid([['large', 60, 60]]);
    for (const koin of ['medium', 'small'])
      table.set({ turn: 0, hands: [HAND, HAND] }).play({ seat: 0, do: 'stack', koin, surface: 0, pile: 0 });
    for (const size of SIZES) same(placeable(table, size), free([['large', 60, 60]], size));
  });
});

describe('choices', () => {
  const choices = (table: TestTable, seat: number): unknown[] =>
    [...table.game.choices(table.state, seat)].map((choice) => table.game.notation.step(choice));

  test('include stacking and placing on every surface', () => {
    const table = chosen(2);
    table.play({ seat: 0, do: 'place', koin: 'large', surface: 0, x: 60, y: 60 });
    table.play({ seat: 1, do: 'place', koin: 'medium', surface: 1, x: 60, y: 60 });
    table.set({ hands: [coinsFrom([0, 1, 1]), HAND] });
    const places = (koin: Size, surface: number, lying: Koin): unknown[] =>
      free([lying], koin).map(([, x, y]) => ({ seat: 0, do: 'place', koin, surface, x, y }));
    const listed = (steps: unknown[]): string[] => steps.map((step) => JSON.stringify(step)).sort();
    expect(listed(choices(table, 0))).toEqual(
      listed([
        { seat: 0, do: 'stack', koin: 'medium', surface: 0, pile: 0 },
        { seat: 0, do: 'stack', koin: 'small', surface: 0, pile: 0 },
        { seat: 0, do: 'stack', koin: 'small', surface: 1, pile: 0 },
        ...(['medium', 'small'] as const).flatMap((koin) => [
          ...places(koin, 0, ['large', 60, 60]),
          ...places(koin, 1, ['medium', 60, 60]),
        ]),
      ]),
    );
  });

  test('are empty for other seats than the next', () => {
    expect(choices(laid(POCKET), 0)).toEqual([]);
  });

  test('[K7] with steady hands include every position within the edge', () => {
    const table = laid(POCKET, { hand: 'steady' });
    for (const size of SIZES) same(placeable(table, size), [...positions(size)]);
  });

  test('of numbers are 1 to 6 koinz of a size and 1 to 4 surfaces', () => {
    const table = new TestTable('koinz', 2).play({ chance: 'first', seat: 0 });
    for (const [index, part] of SIZES.entries()) {
      const seat = index % 2;
      expect(choices(table, seat)).toEqual(
        [1, 2, 3, 4, 5, 6].map((number) => ({ seat, do: 'choose', [part]: number })),
      );
      expect(choices(table, 1 - seat)).toEqual([]);
      table.play({ seat, do: 'choose', [part]: 1 });
    }
    expect(choices(table, 1)).toEqual([1, 2, 3, 4].map((surfaces) => ({ seat: 1, do: 'choose', surfaces })));
  });
});
