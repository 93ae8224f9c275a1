import { describe, expect, test } from 'vitest';
import { coinsFrom } from '../src/kernel/coins.js';
import { seatSet } from '../src/kernel/seats.js';
import { arrange, chooseAll, chosen, KIT, NINE, place, stack, toAct } from './koinz-table.js';
import { Table } from './table.js';

/** A table that awaits the choosing of a round; seat 0 is player 1 if nothing else is said. */
function begun(seats: number, { won = [] as number[], round = 1, first = 0, variant = 'classic' } = {}): Table {
  const table = new Table('koinz', seats, { variant }).play({ chance: 'first', seat: first });
  return won.length === 0 ? table.set({ round }) : table.set({ round, won });
}

/** The same in an extra round, or after some players have gone out, with these still in the game. */
const left = (table: Table, active: readonly number[], playoff = true): Table =>
  table.set({ active: seatSet(active), playoff });

/** A round of so many surfaces, each won by the seat that is named, or by nobody. */
function round(table: Table, ...winners: (number | null)[]): Table {
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
    expect(table.told[1]).toBe('Surface 1: seat 0 6, seat 1 1; seat 0 wins it');
  });

  test('a covered koin does not count, whoever covers it', () => {
    const table = arrange(chosen(2, [1, 1, 1, 1]), [place(0, 'large', 60, 60)], 1, [0, 0, 1], [0, 1, 0]);
    table.play(stack(1, 'medium', 0), stack(0, 'small', 0));
    expect(table.told).toContain('Surface 1: seat 0 1; seat 0 wins it');
    expect(table.json).toMatchObject({ won: [1, 0], last: [0] });
  });

  test('each surface is won by itself', () => {
    const table = round(begun(3), 2, 0, 2, null);
    expect(table.json).toMatchObject({ won: [1, 0, 2], last: [2, 0, 2, null] });
  });

  test('with a tie for the most nobody wins a surface, nor the one behind them', () => {
    const lays = [place(0, 'large', 20, 20)];
    const table = arrange(chosen(3, [1, 1, 1, 1]), lays, 1, [0, 0, 0], [1, 0, 0], [0, 1, 0]);
    table.play(place(1, 'large', 100, 100), place(2, 'medium', 60, 60));
    expect(table.told).toContain('Surface 1: seat 0 3, seat 1 3, seat 2 2; nobody wins it');
    expect(table.json).toMatchObject({ won: [0, 0, 0], last: [null] });
  });

  test('[K8] a surface on which nobody has points is won by nobody', () => {
    const table = round(begun(2), 0, null);
    expect(table.json).toMatchObject({ won: [1, 0], last: [0, null] });
    expect(table.told).toEqual([
      'seat 0 places a large koin on surface 1 at 60, 60',
      'Surface 1: seat 0 3; seat 0 wins it',
      'Surface 2: no points; nobody wins it',
      'Round 2: seat 1 is player 1',
    ]);
  });

  test('points do not go on into the next round; surfaces won do', () => {
    const table = round(round(begun(2), 0, 1), 1);
    expect(table.json).toMatchObject({ round: 3, won: [1, 2], last: [1] });
  });
});

describe('rounds', () => {
  test('[K3] every round begins with choosing, and the role moves to the next seat', () => {
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

  test('[K3] the role goes past those who are out', () => {
    const table = left(begun(4, { first: 0 }), [0, 3]);
    expect(round(table, null).json).toMatchObject({ first: 3 });
    expect(round(table, null).json).toMatchObject({ first: 0 });
  });

  test('[K3] if player 1 goes out the role moves on from that seat', () => {
    const table = left(begun(4, { first: 1, won: [6, 2, 6, 6] }), [0, 1, 2, 3]);
    expect(round(table, null).json).toMatchObject({ active: [0, 2, 3], first: 2 });
  });

  test.each([
    [[0, 2, 3], 3, [3, 0, 2, 3]],
    [[0, 2], 2, [2, 0, 2, 0]],
    [[1, 3], 1, [1, 3, 1, 3]],
  ])('with %j in the game and player 1 at seat %i they choose and lay in the order %j', (active, first, order) => {
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

  test('who is out has no koinz', () => {
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
    expect(table.told.slice(1)).toEqual(['Surface 1: seat 0 3; seat 0 wins it', 'seat 0 wins: five surfaces were won']);
  });

  test('the most alone wins, not who came to five first', () => {
    expect(round(begun(3, { won: [4, 4, 0] }), 0, 1, 1).json).toMatchObject(over([1], [5, 6, 0]));
  });

  test('at the end everything stays as it lies', () => {
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

  test('a tie for the most with five is followed by an extra round', () => {
    const table = round(begun(2, { won: [4, 4] }), 0, 1);
    expect(table.json).toMatchObject({ status: 'playing', round: 2, won: [5, 5], playoff: true, active: [0, 1] });
    expect(table.told.at(-1)).toBe('Extra round 2: seat 1 is player 1');
  });

  test('a tie for the most below five is no tie yet', () => {
    expect(round(begun(2, { won: [3, 3] }), 0, 1).json).toMatchObject({ won: [4, 4], playoff: false });
  });

  test('[K9] the first extra round is still played by all', () => {
    const table = round(begun(3, { won: [4, 4, 1] }), 0, 1);
    expect(table.json).toMatchObject({ playoff: true, active: [0, 1, 2] });
    expect(table.told.join()).not.toContain('out');
  });

  test('[K9] so somebody who was not tied can still win it', () => {
    const table = round(left(begun(3, { won: [5, 5, 4] }), [0, 1, 2]), 2, 2);
    expect(table.json).toMatchObject(over([2], [5, 5, 6]));
    expect(table.told.at(-1)).toBe('seat 2 wins: an extra round decided');
  });

  test('[K9] or tie with the others and stay', () => {
    const table = round(left(begun(3, { won: [5, 5, 4] }), [0, 1, 2]), 2);
    expect(table.json).toMatchObject({ won: [5, 5, 5], active: [0, 1, 2], playoff: true });
  });

  test('after an extra round everyone not tied for the most is out', () => {
    const table = round(left(begun(4, { won: [5, 4, 5, 0] }), [0, 1, 2, 3]), 0, 2);
    expect(table.json).toMatchObject({ status: 'playing', won: [6, 4, 6, 0], active: [0, 2], playoff: true, first: 2 });
    expect(table.told.slice(-3)).toEqual(['seat 1 is out', 'seat 3 is out', 'Extra round 2: seat 2 is player 1']);
  });

  test('after an extra round with a winner nobody is put out', () => {
    expect(round(left(begun(3, { won: [6, 6, 1] }), [0, 1, 2]), 0).json).toMatchObject({
      ...over([0], [7, 6, 1]),
      active: [0, 1, 2],
      playoff: true,
    });
  });

  test('extra rounds go on until one has the most alone', () => {
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
    expect(table.told.at(-1)).toMatch(/: undecided after 50 rounds$/);
  });

  test('[K11] round 49 is followed by another, round 50 can still be won', () => {
    const table = round(begun(2, { won: [4, 4], round: 49 }), null);
    expect(table.json).toMatchObject({ status: 'playing', round: 50 });
    expect(round(table, 1).told.at(-1)).toBe('seat 1 wins: five surfaces were won');
  });

  test('[K11] an extra round 50 puts out who is not tied, and the others share the win', () => {
    const table = round(left(begun(3, { won: [7, 6, 7], round: 50 }), [0, 1, 2]), null);
    expect(table.json).toMatchObject({ ...over([0, 2], [7, 6, 7]), active: [0, 2], playoff: true });
    expect(table.told.slice(-2)).toEqual([
      'seat 1 is out',
      'seat 0 and seat 2 share the win: undecided after 50 rounds',
    ]);
  });
});

describe('sudden death', () => {
  const variant = 'sudden-death';

  test('those who won the fewest surfaces in the round are out', () => {
    const table = round(begun(4, { variant }), 0, 0, 1, 3);
    expect(table.json).toMatchObject({ status: 'playing', active: [0, 1, 3], won: [2, 1, 0, 1], playoff: false });
    expect(table.told.slice(-2)).toEqual(['seat 2 is out', 'Round 2: seat 1 is player 1']);
  });

  test('all who have the fewest are out at once', () => {
    const table = round(begun(4, { variant }), 2, 3);
    expect(table.json).toMatchObject({ active: [2, 3], first: 2 });
    expect(table.told.slice(-3)).toEqual(['seat 0 is out', 'seat 1 is out', 'Round 2: seat 2 is player 1']);
  });

  test('only this round counts, not those before', () => {
    const table = round(begun(3, { variant, won: [9, 0, 0] }), 1, 2);
    expect(table.json).toMatchObject({ status: 'playing', active: [1, 2], won: [9, 1, 1] });
  });

  test('the last one left wins; winners score 1, the rest 0', () => {
    const table = round(begun(3, { variant }), 1);
    expect(table.json).toMatchObject({ ...over([1], [0, 1, 0]), active: [1], won: [0, 1, 0], round: 1 });
    expect(table.told.slice(-3)).toEqual(['seat 0 is out', 'seat 2 is out', 'seat 1 wins: one player was left']);
  });

  test('five surfaces win nothing by themselves', () => {
    expect(round(begun(2, { variant, won: [8, 4] }), 0, 1).json).toMatchObject({ status: 'playing', won: [9, 5] });
  });

  test.each([
    ['nothing', [null]],
    ['a surface each', [1, 0, 2]],
  ])('[K10] if all are equal with %s, nobody is out', (_, winners) => {
    expect(round(begun(3, { variant }), ...winners).json).toMatchObject({
      status: 'playing',
      active: [0, 1, 2],
      first: 1,
    });
  });

  test('[K10] if all who are left are equal, none of them is out', () => {
    const table = left(begun(3, { variant }), [0, 2], false);
    expect(round(table, 0, 2).json).toMatchObject({ status: 'playing', active: [0, 2] });
    expect(round(table, null).json).toMatchObject({ status: 'playing', active: [0, 2] });
  });

  test('[K11] after 50 rounds the most surfaces win among those still in the game', () => {
    const table = round(left(begun(3, { variant, won: [3, 30, 4], round: 50 }), [0, 2], false), 0, 2);
    expect(table.json).toMatchObject({ ...over([2], [0, 0, 1]), won: [4, 30, 5], active: [0, 2], round: 50 });
    expect(table.told.at(-1)).toBe('seat 2 wins: undecided after 50 rounds');
  });

  test('[K11] equals share the win', () => {
    const table = round(begun(3, { variant, won: [2, 2, 2], round: 50 }), null);
    expect(table.json).toMatchObject(over([0, 1, 2], [1, 1, 1]));
    expect(table.told.at(-1)).toBe('seat 0, seat 1 and seat 2 share the win: undecided after 50 rounds');
  });

  test('[K11] who goes out in round 50 has no part in the win', () => {
    const table = round(begun(3, { variant, won: [20, 2, 2], round: 50 }), 1, 2);
    expect(table.json).toMatchObject({ ...over([1, 2], [0, 1, 1]), active: [1, 2], playoff: false });
  });

  test('[K11] round 50 can still leave one player', () => {
    expect(round(begun(2, { variant, won: [0, 9], round: 50 }), 0).told.at(-1)).toBe(
      'seat 0 wins: one player was left',
    );
  });
});
