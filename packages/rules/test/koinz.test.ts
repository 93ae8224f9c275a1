import type { Json } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { arrange, chosen, KIT, NINE, place, stack } from './koinz-fixtures.js';
import { TestTable } from './test-table.js';

/** Choosing, laying and passing over. See also koinz-fouls, koinz-free-space and koinz-winning. */

const SIZES = ['large', 'medium', 'small'] as const;

describe('choosing', () => {
  test.each([
    [2, [1, 0, 1, 0]],
    [3, [1, 2, 0, 1]],
    [4, [1, 2, 3, 0]],
  ])('%i players choose in turn, from player 1 on', (seats, order) => {
    const table = new TestTable('koinz', seats).play({ chance: 'first', seat: 1 });
    for (const [index, part] of KIT.entries()) {
      expect(table.json).toMatchObject({ awaits: 'choose', toAct: [order[index]] });
      table.play({ seat: order[index], do: 'choose', [part]: 1 });
    }
    expect(table.json).toMatchObject({ awaits: 'lay', toAct: [1] });
  });

  test('each player gets the chosen koinz, and the chosen surfaces are empty', () => {
    const table = chosen(3, [4, 3, 6, 2]);
    const hand = { large: 4, medium: 3, small: 6 };
    expect(table.json).toMatchObject({ kit: { ...hand, surfaces: 2 }, hands: [hand, hand, hand], surfaces: [[], []] });
  });

  test('hands are empty until all numbers are chosen', () => {
    const table = new TestTable('koinz', 2).play({ chance: 'first', seat: 0 }, { seat: 0, do: 'choose', large: 5 });
    const empty = { large: 0, medium: 0, small: 0 };
    expect(table.json).toMatchObject({ kit: { large: 5 }, hands: [empty, empty], surfaces: [] });
  });

  test('events in words', () => {
    const table = new TestTable('koinz', 2).play({ chance: 'first', seat: 1 });
    expect(table.log).toEqual(['seat 1 goes first']);
    expect(table.play({ seat: 1, do: 'choose', large: 6 }).log).toEqual(['seat 1 chooses 6 large koinz']);
    table.play({ seat: 0, do: 'choose', medium: 1 }, { seat: 1, do: 'choose', small: 1 });
    expect(table.play({ seat: 0, do: 'choose', surfaces: 4 }).log).toEqual(['seat 0 chooses 4 surfaces']);
  });

  test.each<[Json, string]>([
    [{ seat: 0, do: 'choose', medium: 1 }, 'Choose the number of large koinz now, not of medium koinz'],
    [{ seat: 0, do: 'choose', surfaces: 1 }, 'Choose the number of large koinz now, not of surfaces'],
    [{ seat: 0, do: 'choose', large: 0 }, 'Choose 1 to 6 large koinz, not 0'],
    [{ seat: 0, do: 'choose', large: 7 }, 'Choose 1 to 6 large koinz, not 7'],
    [
      { seat: 0, do: 'choose', large: 1, medium: 1 },
      'A choice must name exactly one of large, medium, small and surfaces',
    ],
    [{ seat: 0, do: 'choose' }, 'A choice must name exactly one of large, medium, small and surfaces'],
    [{ seat: 1, do: 'choose', large: 1 }, 'Seat 1 can’t choose now: the game is waiting for seat 0 to choose'],
    [place(0, 'large', 60, 60), 'You can lay koinz once all numbers are chosen'],
    [{ chance: 'first', seat: 0 }, 'Chance can’t act now: the game is waiting for seat 0 to choose'],
  ])('refused during the choice of large koinz: %o', (step, words) => {
    expect(new TestTable('koinz', 2).play({ chance: 'first', seat: 0 }).refusal(step)).toBe(words);
  });

  test.each([0, 5])('%i surfaces are refused', (surfaces) => {
    const table = new TestTable('koinz', 2).play({ chance: 'first', seat: 0 });
    table.play(
      { seat: 0, do: 'choose', large: 1 },
      { seat: 1, do: 'choose', medium: 6 },
      { seat: 0, do: 'choose', small: 6 },
    );
    expect(table.refusal({ seat: 1, do: 'choose', surfaces })).toBe(`Choose 1 to 4 surfaces, not ${surfaces}`);
  });

  test('[K3] player 1 of the first round is drawn by lot', () => {
    const table = new TestTable('koinz', 3);
    expect(table.json).toMatchObject({ awaits: 'chance', toAct: [], first: null, round: 1 });
    expect(table.refusal({ seat: 0, do: 'choose', large: 1 })).toBe(
      'Chance comes first: the next step must be "first"',
    );
    expect(table.refusal({ chance: 'first', seat: 3 })).toBe('There is no seat 3 at this table');
    expect(table.play({ chance: 'first', seat: 2 }).json).toMatchObject({ first: 2, toAct: [2] });
  });
});

describe('placing and stacking', () => {
  test('player 1 begins; turns follow seat order', () => {
    const table = chosen(3, [2, 1, 1, 4], { first: 2 });
    for (const [index, seat] of [2, 0, 1, 2].entries()) {
      expect(table.json.toAct).toEqual([seat]);
      table.play(place(seat, 'large', 60, 60, index));
    }
    expect(table.json.toAct).toEqual([0]);
  });

  test('laying a koin takes it from the hand', () => {
    const table = chosen(2, [2, 1, 1, 1]).play(place(0, 'large', 30, 31), stack(1, 'small', 0));
    expect(table.json.hands).toEqual([
      { large: 1, medium: 1, small: 1 },
      { large: 2, medium: 1, small: 0 },
    ]);
    expect(table.json.surfaces).toEqual([
      [
        {
          x: 30,
          y: 31,
          koins: [
            ['large', 0],
            ['small', 1],
          ],
        },
      ],
    ]);
  });

  test('events in words', () => {
    const table = chosen(2, [1, 1, 1, 2]);
    expect(table.play(place(0, 'large', 30, 31, 1)).log).toEqual(['seat 0 places a large koin on surface 2 at 30, 31']);
    expect(table.play(stack(1, 'medium', 0, 1)).log).toEqual(['seat 1 stacks a medium koin on pile 1 of surface 2']);
  });

  test.each(SIZES.flatMap((below) => SIZES.map((koin) => [koin, below] as const)))(
    'stacking a %s koin on a %s one',
    (koin, below) => {
      const table = arrange(chosen(2, [1, 1, 1, 1]), [place(0, below, 60, 60)], 1, [1, 1, 1], [1, 1, 1]);
      if (SIZES.indexOf(koin) > SIZES.indexOf(below)) table.play(stack(1, koin, 0));
      else expect(table.refusal(stack(1, koin, 0))).toBe(`The top koin of this pile isn’t larger than a ${koin} koin`);
    },
  );

  test('nothing is hidden', () => {
    const table = chosen(2, [1, 1, 1, 1]).play(place(0, 'large', 60, 60));
    for (const viewer of [0, 1, 'table'] as const) expect(table.seen(viewer)).toEqual(table.json);
  });

  test('a koin can be stacked on one of the same player', () => {
    const table = chosen(2, [1, 1, 1, 1]).play(
      place(0, 'large', 60, 60),
      place(1, 'large', 20, 20),
      stack(0, 'medium', 0),
    );
    expect(table.json.surfaces).toMatchObject([
      [
        {
          koins: [
            ['large', 0],
            ['medium', 0],
          ],
        },
        { koins: [['large', 1]] },
      ],
    ]);
  });

  test('piles are numbered by age on each surface', () => {
    const table = chosen(2, [2, 1, 1, 2]);
    table.play(
      place(0, 'large', 90, 90),
      place(1, 'large', 60, 60, 1),
      place(0, 'large', 30, 30),
      stack(1, 'small', 1),
    );
    expect(table.json.surfaces).toMatchObject([
      [
        { x: 90 },
        {
          x: 30,
          koins: [
            ['large', 0],
            ['small', 1],
          ],
        },
      ],
      [{ x: 60 }],
    ]);
  });

  test.each([
    ['large', 19, 101],
    ['medium', 14, 106],
    ['small', 10, 110],
  ] as const)('[K1] a %s koin is within the edge from %i to %i', (koin, low, high) => {
    for (const [x, y] of [
      [low, low],
      [low, high],
      [high, low],
      [high, high],
    ] as const) {
      expect(chosen(2, [1, 1, 1, 1]).play(place(0, koin, x, y)).json.surfaces).toEqual([
        [{ x, y, koins: [[koin, 0]] }],
      ]);
    }
    for (const [x, y] of [
      [low - 1, 60],
      [high + 1, 60],
      [60, low - 1],
      [60, high + 1],
      [-60, 60],
    ] as const)
      expect(chosen(2, [1, 1, 1, 1]).refusal(place(0, koin, x, y))).toBe(
        `A ${koin} koin at ${x}, ${y} is over the edge: x and y must be from ${low} to ${high}`,
      );
  });

  test('[K1] positions are whole millimetres', () => {
    const words = 'must be a whole number from -1000 to 1000, not 60.5';
    expect(chosen(2, [1, 1, 1, 1]).refusal(place(0, 'large', 60.5, 60))).toBe(`"x" ${words}`);
    expect(chosen(2, [1, 1, 1, 1]).refusal(place(0, 'large', 60, 60.5))).toBe(`"y" ${words}`);
  });

  test('[K1] koinz on different surfaces do not overlap', () => {
    const table = chosen(2, [1, 1, 1, 2]).play(place(0, 'large', 60, 60), place(1, 'large', 60, 60, 1));
    expect(table.json.surfaces).toHaveLength(2);
  });

  test('[K2] the locale of a surface does not matter', () => {
    const plain = chosen(2, [1, 1, 1, 1]).play(place(0, 'large', 60, 60));
    const shown = chosen(2, [1, 1, 1, 1]).play({ ...place(0, 'large', 60, 60), locale: 'harbour' });
    expect(shown.json).toEqual(plain.json);
    expect(Object.keys(plain.json)).not.toContain('locales');
  });

  test('[K4] a stacked koin has the centre of the one below', () => {
    const table = chosen(3, [1, 1, 1, 1]);
    table.play(place(0, 'large', 44, 71), stack(1, 'medium', 0), { ...stack(2, 'small', 0), x: 10, y: 10 });
    expect(table.json.surfaces).toEqual([
      [
        {
          x: 44,
          y: 71,
          koins: [
            ['large', 0],
            ['medium', 1],
            ['small', 2],
          ],
        },
      ],
    ]);
  });

  test('[K4] no second koin fits beside a small one on a large one', () => {
    const table = chosen(2, [2, 1, 1, 1]).play(place(0, 'large', 60, 60), stack(1, 'small', 0));
    expect(table.refusal(stack(0, 'small', 0))).toBe('The top koin of this pile isn’t larger than a small koin');
    expect(table.refusal(stack(0, 'medium', 0))).toBe('The top koin of this pile isn’t larger than a medium koin');
  });

  test.each<[Json, string]>([
    [place(0, 'small', 10, 10), 'Seat 0 can’t place now: the game is waiting for seat 1 to lay'],
    [{ seat: 1, do: 'choose', large: 1 }, 'All numbers are chosen: lay a koin'],
    [place(1, 'medium', 20, 20), 'You have no medium koin in hand'],
    [stack(1, 'medium', 0), 'You have no medium koin in hand'],
    [place(1, 'small', 10, 10, 2), 'There is no surface 2: there are 2, numbered from 0'],
    [stack(1, 'small', 1), 'There is no pile 1 on this surface: it has 1 pile, numbered from 0'],
    [stack(1, 'small', 0, 1), 'There is no pile 0 on this surface: it has 0 piles, numbered from 0'],
    [place(1, 'tiny', 10, 10), '"koin" must be large, medium or small, not "tiny"'],
    [{ seat: 1, do: 'pass' }, 'Koinz has no step "do pass"'],
  ])('refused: %o', (step, words) => {
    const table = arrange(chosen(2, [1, 1, 1, 2]), [place(0, 'large', 60, 60)], 1, [1, 1, 1], [1, 0, 1]);
    expect(table.refusal(step)).toBe(words);
  });
});

describe('passing over', () => {
  test('a player who can lay a koin must do so, even on an own koin', () => {
    const table = arrange(chosen(2, [1, 1, 1, 1]), NINE, 0, [1, 0, 1], [1, 0, 0]);
    const choices = [...table.game.choices(table.state, 0)].map((choice) => table.game.notation.step(choice));
    expect(choices).toEqual(NINE.map((_, pile) => stack(0, 'small', pile)));
  });

  test('[K5] a player who cannot lay is passed over, with an event', () => {
    const table = arrange(chosen(3, [1, 1, 1, 1]), NINE, 0, [0, 0, 2], [2, 0, 0], [0, 1, 0]);
    table.play(stack(0, 'small', 0));
    expect(table.json.toAct).toEqual([2]);
    expect(table.log).toEqual([
      'seat 0 stacks a small koin on pile 1 of surface 1',
      'seat 1 has no room left and is passed over',
    ]);
  });

  test('[K5] a player without koinz is passed over', () => {
    const table = arrange(chosen(3, [1, 1, 1, 1]), NINE, 0, [0, 0, 2], [0, 0, 0], [0, 0, 1]);
    expect(table.play(stack(0, 'small', 0)).json.toAct).toEqual([2]);
  });

  test('[K5] a single player who can lay continues alone', () => {
    const table = arrange(chosen(2, [1, 1, 1, 1]), NINE, 0, [0, 0, 3], [1, 0, 0]).play(stack(0, 'small', 0));
    expect(table.json).toMatchObject({ awaits: 'lay', toAct: [0] });
  });

  test('[K5] a larger koin to stack on is enough to be able to lay', () => {
    const large = arrange(chosen(2, [1, 1, 1, 1]), NINE.slice(1), 0, [1, 0, 0], [0, 1, 0]);
    expect(large.play(place(0, 'large', 19, 19)).json).toMatchObject({ awaits: 'lay', toAct: [1] });
    const covers = NINE.map((_, pile) => stack(0, 'medium', pile));
    const medium = arrange(chosen(2, [1, 1, 1, 1]), [...NINE, ...covers.slice(1)], 0, [0, 1, 0], [0, 0, 1]);
    expect(medium.play(stack(0, 'medium', 0)).json).toMatchObject({ awaits: 'lay', toAct: [1] });
  });

  test('the round ends when nobody can lay, even with koinz in hand', () => {
    const table = arrange(chosen(2, [1, 1, 1, 1]), NINE.slice(1), 1, [2, 0, 0], [2, 0, 0]);
    table.play(place(1, 'large', 19, 19));
    expect(table.json).toMatchObject({ round: 2, awaits: 'choose', surfaces: [], won: [1, 0], last: [0] });
    expect(table.log).toEqual([
      'seat 1 places a large koin on surface 1 at 19, 19',
      'seat 0 has no room left and is passed over',
      'seat 1 has no room left and is passed over',
      'Surface 1: seat 0 24, seat 1 3; seat 0 wins it',
      'Round 2: seat 1 goes first',
    ]);
  });

  test('the round ends when all koinz are laid', () => {
    const table = arrange(chosen(2, [1, 1, 1, 1]), [], 0, [1, 0, 0], [0, 0, 1]);
    table.play(place(0, 'large', 60, 60));
    expect(table.json).toMatchObject({ round: 1, toAct: [1] });
    expect(table.play(place(1, 'small', 10, 10)).json).toMatchObject({ round: 2, awaits: 'choose' });
  });
});
