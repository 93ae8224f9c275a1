import { describe, expect, test } from 'vitest';
import { coinsFrom } from '../src/kernel/coins.js';
import { seatSet } from '../src/kernel/seats.js';
import { arrange, chooseAll, chosen, KIT, NINE, place, stack, toAct } from './koinz-fixtures.js';
import { TestTable } from './test-table.js';

/** A table that awaits the first choice of a round; seat 0 is player 1 by default. */
function begun(seats: number, { won = [] as number[], round = 1, first = 0, variant = 'classic' } = {}): TestTable {
  const table = new TestTable('koinz', seats, { variant }).play({ chance: 'first', seat: first });
  return won.length === 0 ? table.set({ round }) : table.set({ round, won });
}

/** The same with only these seats active, in an extra round by default. */
const left = (table: TestTable, active: readonly number[], playoff = true): TestTable =>
  table.set({ active: seatSet(active), playoff });

/** Plays a round with one surface for each of these winners; null for a surface that nobody wins. */
function round(table: TestTable, ...winners: (number | null)[]): TestTable {
  const [one, two] = table.json.active as unknown as [number, number];
  chooseAll(table, [1, 1, 1, winners.length]);
  const lays = winners.flatMap((seat, surface) =>
    seat === null ? [] : [{ seat, koin: 'large', x: 60, y: 60, surface }],
  );
  if (lays.length === 0)
    lays.push(
      { seat: one, koin: 'small', x: 10, y: 10, surface: 0 },
      { seat: two, koin: 'small', x: 99, y: 99, surface: 0 },
    );
  const inHand = (seat: number, koin: string): number =>
    lays.filter((lay) => lay.seat === seat && lay.koin === koin).length;
  const hands = (table.json.won as unknown as number[]).map((_, seat) =>
    coinsFrom([inHand(seat, 'large'), 0, inHand(seat, 'small')]),
  );
  table.set({ hands, turn: lays[0]?.seat });
  while (lays.length > 0) {
    const [lay] = lays.splice(
      lays.findIndex(({ seat }) => seat === toAct(table)),
      1,
    );
    table.play({ do: 'place', ...lay });
  }
  return table;
}

const over = (winners: readonly number[], scores: readonly number[]) => ({
  status: 'over',
  awaits: null,
  toAct: [],
  result: { winners, scores },
});

describe('scoring', () => {
  test('a large koin on top is 3 points, a medium one 2, a small one 1', () => {
    const lays = [place(0, 'large', 19, 19), place(0, 'medium', 60, 60), place(0, 'small', 110, 10)];
    const table = arrange(chosen(2, [1, 1, 1, 1]), lays, 1, [0, 0, 0], [0, 0, 1]).play(place(1, 'small', 10, 110));
    expect(table.log[1]).toBe('Surface 1: seat 0 6, seat 1 1; seat 0 wins it');
  });

  test('only the top koin of a pile counts', () => {
    const table = arrange(chosen(2, [1, 1, 1, 1]), [place(0, 'large', 60, 60)], 1, [0, 0, 1], [0, 1, 0]);
    table.play(stack(1, 'medium', 0), stack(0, 'small', 0));
    expect(table.log).toContain('Surface 1: seat 0 1; seat 0 wins it');
    expect(table.json).toMatchObject({ won: [1, 0], last: [0] });
  });

  test('each surface is scored separately', () => {
    const table = round(begun(3), 2, 0, 2, null);
    expect(table.json).toMatchObject({ won: [1, 0, 2], last: [2, 0, 2, null] });
  });

  test('with a tie for the most points nobody wins the surface, not even the next player', () => {
    const lays = [place(0, 'large', 20, 20)];
    const table = arrange(chosen(3, [1, 1, 1, 1]), lays, 1, [0, 0, 0], [1, 0, 0], [0, 1, 0]);
    table.play(place(1, 'large', 100, 100), place(2, 'medium', 60, 60));
    expect(table.log).toContain('Surface 1: seat 0 3, seat 1 3, seat 2 2; nobody wins it');
    expect(table.json).toMatchObject({ won: [0, 0, 0], last: [null] });
  });

  test('[K8] nobody wins a surface without points', () => {
    const table = round(begun(2), 0, null);
    expect(table.json).toMatchObject({ won: [1, 0], last: [0, null] });
    expect(table.log).toEqual([
      'seat 0 places a large koin on surface 1 at 60, 60',
      'Surface 1: seat 0 3; seat 0 wins it',
      'Surface 2: no points; nobody wins it',
      'Round 2: seat 1 goes first',
    ]);
  });

  test('surfaces won carry over to the next round; points do not', () => {
    const table = round(round(begun(2), 0, 1), 1);
    expect(table.json).toMatchObject({ round: 3, won: [1, 2], last: [1] });
  });
});

describe('rounds', () => {
  test('[K3] every round begins with the choices, and the role of player 1 moves to the next seat', () => {
    const table = begun(3, { first: 1 });
    for (const [played, first] of [2, 0, 1].entries())
      expect(round(table, null).json).toMatchObject({
        round: played + 2,
        first,
        awaits: 'choose',
        toAct: [first],
        kit: {},
        surfaces: [],
        hands: Array(3).fill({ large: 0, medium: 0, small: 0 }),
      });
  });

  test('[K3] the role skips players who are out', () => {
    const table = left(begun(4, { first: 0 }), [0, 3]);
    expect(round(table, null).json).toMatchObject({ first: 3 });
    expect(round(table, null).json).toMatchObject({ first: 0 });
  });

  test('[K3] if player 1 goes out, the role moves on from that seat', () => {
    const table = left(begun(4, { first: 1, won: [6, 2, 6, 6] }), [0, 1, 2, 3]);
    expect(round(table, null).json).toMatchObject({ active: [0, 2, 3], first: 2 });
  });

  test.each([
    [[0, 2, 3], 3, [3, 0, 2, 3]],
    [[0, 2], 2, [2, 0, 2, 0]],
    [[1, 3], 1, [1, 3, 1, 3]],
  ])('with %j in the game and player 1 at seat %i, they choose and lay in the order %j', (active, first, order) => {
    const table = left(begun(4, { first }), active);
    for (const [index, part] of KIT.entries()) {
      expect(table.json.toAct).toEqual([order[index]]);
      table.play({ seat: order[index], do: 'choose', [part]: 4 });
    }
    for (const [surface, seat] of order.entries()) {
      expect(table.json.toAct).toEqual([seat]);
      table.play(place(seat, 'large', 60, 60, surface));
    }
  });

  test('players who are out have no koinz', () => {
    const table = chooseAll(left(begun(3), [0, 2]), [2, 3, 4, 1]);
    const hand = { large: 2, medium: 3, small: 4 };
    expect(table.json.hands).toEqual([hand, { large: 0, medium: 0, small: 0 }, hand]);
  });
});

describe('classic', () => {
  test('four surfaces are not enough', () => {
    expect(round(begun(2, { won: [3, 2] }), 0).json).toMatchObject({ status: 'playing', won: [4, 2], playoff: false });
  });

  test('five surfaces win', () => {
    const table = round(begun(2, { won: [4, 4], round: 7, first: 1 }), 0);
    expect(table.json).toMatchObject({ ...over([0], [5, 4]), round: 7, first: 1, active: [0, 1], playoff: false });
    expect(table.log.slice(1)).toEqual(['Surface 1: seat 0 3; seat 0 wins it', 'seat 0 wins: five surfaces won']);
  });

  test('the player with the most surfaces wins, not the first with five', () => {
    expect(round(begun(3, { won: [4, 4, 0] }), 0, 1, 1).json).toMatchObject(over([1], [5, 6, 0]));
  });

  test('the final state keeps the koinz on the surfaces', () => {
    const table = arrange(chooseAll(begun(2, { won: [4, 4] }), [6, 1, 1, 1]), NINE.slice(1), 1, [0, 0, 0], [2, 0, 0]);
    const eight = table.json.surfaces as unknown as [unknown[]];
    table.play(place(1, 'large', 19, 19));
    expect(table.json).toMatchObject({
      ...over([0], [5, 4]),
      kit: { large: 6, medium: 1, small: 1, surfaces: 1 },
      hands: [{ large: 0 }, { large: 1 }],
      surfaces: [[...eight[0], { x: 19, y: 19, koins: [['large', 1]] }]],
    });
    expect(table.refusal(place(1, 'large', 60, 60))).toBe('The game is over');
  });

  test('a tie for the most with five or more leads to an extra round', () => {
    const table = round(begun(2, { won: [4, 4] }), 0, 1);
    expect(table.json).toMatchObject({ status: 'playing', round: 2, won: [5, 5], playoff: true, active: [0, 1] });
    expect(table.log.at(-1)).toBe('Extra round 2: seat 1 goes first');
  });

  test('a tie for the most below five does not', () => {
    expect(round(begun(2, { won: [3, 3] }), 0, 1).json).toMatchObject({ won: [4, 4], playoff: false });
  });

  test('[K9] all players take part in the first extra round', () => {
    const table = round(begun(3, { won: [4, 4, 1] }), 0, 1);
    expect(table.json).toMatchObject({ playoff: true, active: [0, 1, 2] });
    expect(table.log.join()).not.toContain('out');
  });

  test('[K9] a player who was not tied can win the extra round', () => {
    const table = round(left(begun(3, { won: [5, 5, 4] }), [0, 1, 2]), 2, 2);
    expect(table.json).toMatchObject(over([2], [5, 5, 6]));
    expect(table.log.at(-1)).toBe('seat 2 wins: an extra round decided it');
  });

  test('[K9] or draw level and stay in the game', () => {
    const table = round(left(begun(3, { won: [5, 5, 4] }), [0, 1, 2]), 2);
    expect(table.json).toMatchObject({ won: [5, 5, 5], active: [0, 1, 2], playoff: true });
  });

  test('after an extra round players who are not tied for the most are out', () => {
    const table = round(left(begun(4, { won: [5, 4, 5, 0] }), [0, 1, 2, 3]), 0, 2);
    expect(table.json).toMatchObject({ status: 'playing', won: [6, 4, 6, 0], active: [0, 2], playoff: true, first: 2 });
    expect(table.log.slice(-3)).toEqual(['seat 1 is out', 'seat 3 is out', 'Extra round 2: seat 2 goes first']);
  });

  test('an extra round with a winner puts nobody out', () => {
    expect(round(left(begun(3, { won: [6, 6, 1] }), [0, 1, 2]), 0).json).toMatchObject({
      ...over([0], [7, 6, 1]),
      active: [0, 1, 2],
      playoff: true,
    });
  });

  test('extra rounds repeat until one player has the most', () => {
    const table = left(begun(3, { won: [6, 1, 6] }), [0, 2]);
    expect(round(table, null).json).toMatchObject({ status: 'playing', active: [0, 2], playoff: true });
    expect(round(table, 2, 0, 2).json).toMatchObject(over([2], [7, 1, 8]));
  });

  test.each([
    ['nobody has five', [3, 1], [0, 1], [0, 1], [[0], [4, 2]]],
    [
      'equals have fewer than five',
      [3, 3],
      [null],
      [0, 1],
      [
        [0, 1],
        [3, 3],
      ],
    ],
    [
      'equals have five',
      [4, 4],
      [0, 1],
      [0, 1],
      [
        [0, 1],
        [5, 5],
      ],
    ],
  ])('[K11] after 50 rounds, %s: the most surfaces win', (_, won, winners, active, result) => {
    const table = round(begun(2, { won, round: 50, first: 1 }), ...winners);
    expect(table.json).toMatchObject({
      ...over(...(result as [number[], number[]])),
      active,
      round: 50,
      first: 1,
      playoff: false,
    });
    expect(table.log.at(-1)).toMatch(/: the most surfaces after 50 rounds$/);
  });

  test('[K11] another round follows round 49; round 50 can still be won', () => {
    const table = round(begun(2, { won: [4, 4], round: 49 }), null);
    expect(table.json).toMatchObject({ status: 'playing', round: 50 });
    expect(round(table, 1).log.at(-1)).toBe('seat 1 wins: five surfaces won');
  });

  test('[K11] an extra round 50 puts out players who are not tied, and the others share the win', () => {
    const table = round(left(begun(3, { won: [7, 6, 7], round: 50 }), [0, 1, 2]), null);
    expect(table.json).toMatchObject({ ...over([0, 2], [7, 6, 7]), active: [0, 2], playoff: true });
    expect(table.log.slice(-2)).toEqual([
      'seat 1 is out',
      'seat 0 and seat 2 share the win: the most surfaces after 50 rounds',
    ]);
  });
});

describe('sudden death', () => {
  const variant = 'sudden-death';

  test('players who won the fewest surfaces in the round are out', () => {
    const table = round(begun(4, { variant }), 0, 0, 1, 3);
    expect(table.json).toMatchObject({ status: 'playing', active: [0, 1, 3], won: [2, 1, 0, 1], playoff: false });
    expect(table.log.slice(-2)).toEqual(['seat 2 is out', 'Round 2: seat 1 goes first']);
  });

  test('all players with the fewest are out together', () => {
    const table = round(begun(4, { variant }), 2, 3);
    expect(table.json).toMatchObject({ active: [2, 3], first: 2 });
    expect(table.log.slice(-3)).toEqual(['seat 0 is out', 'seat 1 is out', 'Round 2: seat 2 goes first']);
  });

  test('[K13] only this round counts', () => {
    const table = round(begun(3, { variant, won: [9, 0, 0] }), 1, 2);
    expect(table.json).toMatchObject({ status: 'playing', active: [1, 2], won: [9, 1, 1] });
  });

  test('the last player left wins and scores 1, the others 0', () => {
    const table = round(begun(3, { variant }), 1);
    expect(table.json).toMatchObject({ ...over([1], [0, 1, 0]), active: [1], won: [0, 1, 0], round: 1 });
    expect(table.log.slice(-3)).toEqual(['seat 0 is out', 'seat 2 is out', 'seat 1 wins: everyone else is out']);
  });

  test('five surfaces do not win', () => {
    expect(round(begun(2, { variant, won: [8, 4] }), 0, 1).json).toMatchObject({ status: 'playing', won: [9, 5] });
  });

  test.each([
    ['nothing', [null]],
    ['a surface each', [1, 0, 2]],
  ])('[K10] if all are equal with %s, nobody goes out', (_, winners) => {
    expect(round(begun(3, { variant }), ...winners).json).toMatchObject({
      status: 'playing',
      active: [0, 1, 2],
      first: 1,
    });
  });

  test('[K10] if all remaining players are equal, nobody goes out', () => {
    const table = left(begun(3, { variant }), [0, 2], false);
    expect(round(table, 0, 2).json).toMatchObject({ status: 'playing', active: [0, 2] });
    expect(round(table, null).json).toMatchObject({ status: 'playing', active: [0, 2] });
  });

  test('[K11] after 50 rounds the most surfaces win among those still in the game', () => {
    const table = round(left(begun(3, { variant, won: [3, 30, 4], round: 50 }), [0, 2], false), 0, 2);
    expect(table.json).toMatchObject({ ...over([2], [0, 0, 1]), won: [4, 30, 5], active: [0, 2], round: 50 });
    expect(table.log.at(-1)).toBe('seat 2 wins: the most surfaces after 50 rounds');
  });

  test('[K11] players with equally many share the win', () => {
    const table = round(begun(3, { variant, won: [2, 2, 2], round: 50 }), null);
    expect(table.json).toMatchObject(over([0, 1, 2], [1, 1, 1]));
    expect(table.log.at(-1)).toBe('seat 0, seat 1 and seat 2 share the win: the most surfaces after 50 rounds');
  });

  test('[K11] a player who goes out in round 50 does not share the win', () => {
    const table = round(begun(3, { variant, won: [20, 2, 2], round: 50 }), 1, 2);
    expect(table.json).toMatchObject({ ...over([1, 2], [0, 1, 1]), active: [1, 2], playoff: false });
  });

  test('[K11] round 50 can still leave one player', () => {
    expect(round(begun(2, { variant, won: [0, 9], round: 50 }), 0).log.at(-1)).toBe(
      'seat 0 wins: everyone else is out',
    );
  });
});
