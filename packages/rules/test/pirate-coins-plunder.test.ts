import type { Seat } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { choices, FIRST_BOOTY, flip, fortune, type MetalHeap, pirates } from './pirate-coins-fixtures.js';
import type { TestTable } from './test-table.js';

type Fortune = Parameters<typeof fortune>[0];

/** These players plunder the loot; one more player, in the highest seat, stays aboard. */
function plunder(coin: Fortune, loot: MetalHeap, booty: readonly MetalHeap[], starter: Seat = 0): TestTable {
  return pirates(booty.length + 1, { starter, loot, booty: [...booty, {}] }).play(
    fortune(coin),
    ...choices(...booty.map(() => 'monster' as const), 'skull'),
  );
}

/** The booties of the plunderers, and the rest of the loot. */
const after = ({ json }: TestTable) => ({
  booty: (json.booty as unknown as MetalHeap[]).slice(0, -1),
  loot: json.loot,
});

describe('copper fortune: by value', () => {
  test('each is owed an equal share of the value, taken in gold, then silver, then copper', () => {
    expect(after(plunder('copper', { copper: 1, silver: 1, gold: 1 }, [{}, {}]))).toEqual({
      booty: [{ gold: 1 }, { copper: 1, silver: 1 }],
      loot: {},
    });
  });

  test('a single plunderer takes everything', () => {
    const pile = { copper: 3, silver: 2, gold: 1 };
    expect(after(plunder('copper', pile, [{}]))).toEqual({ booty: [pile], loot: {} });
  });

  test('the share is rounded down, even to nothing', () => {
    expect(after(plunder('copper', { copper: 7 }, [{}, {}]))).toEqual({
      booty: [{ copper: 3 }, { copper: 3 }],
      loot: { copper: 1 },
    });
    const table = plunder('copper', { copper: 1 }, [{ copper: 2 }, { copper: 2 }]);
    expect(after(table)).toEqual({ booty: [{ copper: 2 }, { copper: 2 }], loot: { copper: 1 } });
    expect(table.log.slice(-2)).toEqual(['seat 0 gets nothing', 'seat 1 gets nothing']);
  });

  test.each([
    [0, [{ gold: 1 }, { copper: 3 }, { copper: 3 }], ['seat 0', 'seat 1', 'seat 2']],
    [1, [{ copper: 3 }, { gold: 1 }, { copper: 3 }], ['seat 1', 'seat 2', 'seat 0']],
    [2, [{ copper: 3 }, { copper: 3 }, { gold: 1 }], ['seat 2', 'seat 0', 'seat 1']],
    [3, [{ gold: 1 }, { copper: 3 }, { copper: 3 }], ['seat 0', 'seat 1', 'seat 2']],
  ])('plunderers take in seat order from the starting player on: seat %i', (starter, booty, order) => {
    const table = plunder('copper', { copper: 6, gold: 1 }, [{}, {}, {}], starter);
    expect(after(table)).toEqual({ booty, loot: {} });
    expect(table.log.slice(-3).map((line) => line.replace(/ takes .*/, ''))).toEqual(order);
  });

  test('[P6] a coin worth more than is owed is taken if the booty can pay the difference', () => {
    // Owed 2 each: a gold for a copper, then the silver.
    const table = plunder('copper', { silver: 1, gold: 1 }, [{ copper: 1 }, {}]);
    expect(after(table)).toEqual({ booty: [{ gold: 1 }, { silver: 1 }], loot: { copper: 1 } });
    expect(table.log.slice(-2)).toEqual([
      'seat 0 takes 1 gold (3) and gives back 1 copper',
      'seat 1 takes 1 silver (2)',
    ]);
  });

  test('[P6] a player who cannot pay the difference takes silver', () => {
    expect(after(plunder('copper', { silver: 1, gold: 1 }, [{ gold: 1 }, {}]))).toEqual({
      booty: [{ silver: 1, gold: 1 }, {}],
      loot: { gold: 1 },
    });
  });

  test('[P6] gold outright first, then one more for the difference', () => {
    // Owed 4 each: seat 0 takes two gold for two coppers; seat 1 takes a gold and one of those coppers.
    expect(after(plunder('copper', { gold: 3 }, [{ copper: 2 }, {}]))).toEqual({
      booty: [{ gold: 2 }, { copper: 1, gold: 1 }],
      loot: { copper: 1 },
    });
  });

  test('[P6] if the difference for a gold cannot be paid, that for a silver may be', () => {
    // Owed 1 each: seat 0 has one copper, seat 1 nothing, seat 2 a silver.
    expect(after(plunder('copper', { silver: 1, gold: 1 }, [{ copper: 1 }, {}, { silver: 1 }]))).toEqual({
      booty: [{ silver: 1 }, { copper: 1 }, { gold: 1 }],
      loot: { silver: 1 },
    });
  });

  test('[P6] silver outright first, then one more for the difference', () => {
    // Owed 3 each: the gold; then two silver for a copper, or one silver and the rest lost.
    const pile = { silver: 2, gold: 1 };
    expect(after(plunder('copper', pile, [{}, { copper: 1 }]))).toEqual({
      booty: [{ gold: 1 }, { silver: 2 }],
      loot: { copper: 1 },
    });
    expect(after(plunder('copper', pile, [{}, { silver: 1 }]))).toEqual({
      booty: [{ gold: 1 }, { silver: 2 }],
      loot: { silver: 1 },
    });
  });

  test('[P6] a player never returns to a more valuable metal; the rest is lost', () => {
    // Owed 2 each: no copper to pay for the gold, so one copper; the silver that could now pay for the gold is not used.
    expect(after(plunder('copper', { copper: 1, gold: 1 }, [{ silver: 1 }, {}]))).toEqual({
      booty: [{ copper: 1, silver: 1 }, {}],
      loot: { gold: 1 },
    });
  });

  test.each([
    [
      'two coppers, even with a silver there',
      { copper: 2, silver: 1 },
      { silver: 1, gold: 1 },
      { copper: 1 },
      { copper: 1 },
    ],
    ['one silver, even with a copper there', { copper: 1, silver: 1 }, { copper: 1, gold: 1 }, {}, { silver: 1 }],
    ['no single copper', { copper: 1 }, { copper: 1 }, {}, { gold: 1 }],
    ['no gold', { gold: 2 }, { gold: 2 }, {}, { gold: 1 }],
  ])('[P7] a difference of 2 is paid with %s', (_, before, payer, next, loot) => {
    // Owed 1 each: the second can take a copper, but cannot pay a difference.
    expect(after(plunder('copper', { gold: 1 }, [before, {}]))).toEqual({ booty: [payer, next], loot });
  });

  test.each([
    ['one copper, also out of several', { copper: 3, silver: 1 }, { copper: 2, silver: 1, gold: 1 }],
    ['no silver', { silver: 1 }, { silver: 1 }],
    ['no gold', { gold: 1 }, { gold: 1 }],
  ])('[P7] a difference of 1 is paid with %s', (_, before, left) => {
    // Owed 2 each.
    expect(after(plunder('copper', { gold: 2 }, [before, {}, {}])).booty[0]).toEqual(left);
  });

  test('[P8] the share is computed once: coins given back do not raise it', () => {
    // 5 for three: owed 1 each. Seat 0 gives two coppers back for the gold, which seats 1 and 2 take.
    expect(after(plunder('copper', { silver: 1, gold: 1 }, [{ copper: 2 }, {}, {}]))).toEqual({
      booty: [{ gold: 1 }, { copper: 1 }, { copper: 1 }],
      loot: { silver: 1 },
    });
  });

  test('[P8] a share that cannot be taken does not raise the next one', () => {
    // 6 for two: owed 3 each. Seat 0 takes the silver and nothing of 1; seat 1 takes a silver and not two.
    expect(after(plunder('copper', { silver: 3 }, [{}, {}]))).toEqual({
      booty: [{ silver: 1 }, { silver: 1 }],
      loot: { silver: 1 },
    });
  });
});

describe('silver fortune: by count', () => {
  test('every plunderer gets the same number of each metal; the remainder stays', () => {
    expect(after(plunder('silver', { copper: 5, silver: 2, gold: 1 }, [{}, FIRST_BOOTY]))).toEqual({
      booty: [
        { copper: 2, silver: 1 },
        { copper: 2, silver: 1, gold: 1 },
      ],
      loot: { copper: 1, gold: 1 },
    });
  });

  test('a single plunderer gets everything, too many get nothing', () => {
    const pile = { copper: 2, silver: 1, gold: 2 };
    expect(after(plunder('silver', pile, [{}]))).toEqual({ booty: [pile], loot: {} });
    expect(after(plunder('silver', pile, [{}, {}, {}]))).toEqual({ booty: [{}, {}, {}], loot: pile });
  });
});

describe('gold fortune: winner takes all', () => {
  const pile = { copper: 2, silver: 1, gold: 2 };

  test('a single plunderer takes all the loot', () => {
    expect(after(plunder('gold', pile, [FIRST_BOOTY]))).toEqual({ booty: [{ ...pile, gold: 3 }], loot: {} });
  });

  test('two or more get nothing, and the loot stays', () => {
    const table = plunder('gold', pile, [FIRST_BOOTY, FIRST_BOOTY]);
    expect(after(table)).toEqual({ booty: [FIRST_BOOTY, FIRST_BOOTY], loot: pile });
    expect(table.log.slice(1)).toEqual([
      'seat 0 and seat 1 plunder, seat 2 stays aboard',
      'seat 0 gets nothing',
      'seat 1 gets nothing',
    ]);
  });
});

describe('nobody aboard', () => {
  test('[P5] the round ends without a flip, and the fortune coin goes back into the pouch', () => {
    const table = pirates(2, { loot: { copper: 3 }, monsters: { gold: 2 }, pouch: { silver: 4 } });
    table.play(fortune('silver'), ...choices('monster', 'monster'));
    expect(table.json).toMatchObject({ awaits: 'chance', round: 2, turn: 1, aboard: [0, 1], fortune: null });
    expect(table.json.pouch).toEqual({ copper: 1, silver: 4, gold: 2 });
    expect([table.json.loot, table.json.monsters]).toEqual([{ silver: 1 }, {}]);
    expect(table.refusal(flip('skull'))).toBe('The next step must be "fortune", not "flip"');
    expect(table.log).toEqual([
      'seat 1 has chosen',
      'seat 0 and seat 1 plunder',
      'seat 0 takes 1 copper (1)',
      'seat 1 takes 1 copper (1)',
      'Nobody is aboard: the round ends',
      'Round 2: the first loot is a silver',
    ]);
  });

  test('[P5] in the fifth round the game ends without a flip', () => {
    const table = pirates(2, {
      round: 5,
      starter: 1,
      loot: { copper: 3 },
      monsters: { gold: 2 },
      pouch: { silver: 4 },
    });
    table.play(fortune('silver'), ...choices('monster', 'monster'));
    expect(table.json).toMatchObject({ status: 'over', round: 5, turn: 1, starter: 1, aboard: [], fortune: null });
    expect(table.json.pouch).toEqual({ copper: 1, silver: 4, gold: 2 });
    expect([table.json.loot, table.json.monsters]).toEqual([{}, {}]);
    expect(table.log.slice(-2)).toEqual([
      'Nobody is aboard: the round ends',
      'seat 0 and seat 1 share the win: five rounds were played',
    ]);
  });
});

describe('a booty of 25', () => {
  /** Two of three plunder three coppers by count. */
  const plundered = (...booty: MetalHeap[]) =>
    pirates(3, { booty, loot: { copper: 3 }, monsters: { gold: 2 }, starter: 1, round: 2 }).play(
      fortune('silver'),
      ...choices('monster', 'monster', 'skull'),
    );

  test('ends the game before the flip', () => {
    const table = plundered({ gold: 8 }, FIRST_BOOTY, FIRST_BOOTY);
    expect(table.json).toMatchObject({ status: 'over', awaits: null, toAct: [], round: 2, turn: 1, starter: 1 });
    expect(table.json).toMatchObject({ aboard: [2], fortune: 'silver', chosen: [null, null, null] });
    expect([table.json.loot, table.json.monsters]).toEqual([{ copper: 1 }, { gold: 2 }]);
    expect(table.json.result).toEqual({ winners: [0], scores: [25, 4, 3] });
    expect(table.log.at(-1)).toBe('seat 0 wins: a booty reached 25');
    expect(table.refusal(flip('skull'))).toBe('The game is over');
  });

  test.each([
    ['25', { copper: 1, gold: 7 }, 'over'],
    ['24', { gold: 7 }, 'playing'],
  ])('[P10] is a value, and the gold that a player began with counts: %s', (_, loot, status) => {
    expect(plunder('gold', loot, [FIRST_BOOTY]).json.status).toBe(status);
  });

  test('is not reached with 24', () => {
    const table = plundered({ gold: 7, silver: 1 }, FIRST_BOOTY, FIRST_BOOTY);
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'chance', aboard: [2] });
  });

  test('does not win against a higher one', () => {
    expect(plundered({ gold: 8 }, { gold: 8, copper: 2 }, {}).json.result).toEqual({
      winners: [1],
      scores: [25, 27, 0],
    });
  });

  test('ends the game, not the round, when nobody is aboard', () => {
    const table = pirates(2, { booty: [{ gold: 8 }, {}], loot: { copper: 3 } });
    table.play(fortune('silver'), ...choices('monster', 'monster'));
    expect(table.json).toMatchObject({ status: 'over', fortune: 'silver', aboard: [] });
    expect(table.json.loot).toEqual({ copper: 1 });
    expect(table.log.at(-1)).toBe('seat 0 wins: a booty reached 25');
  });
});

describe('five rounds', () => {
  /** The fifth round ends by a monster attack. */
  const finished = (...booty: MetalHeap[]) =>
    pirates(booty.length, { round: 5, booty, monsters: { silver: 2 }, loot: { gold: 1 }, pouch: { silver: 1 } }).play(
      fortune('silver'),
      ...choices(...booty.map(() => 'skull' as const)),
      flip('monster'),
    );

  test('end the game, with loot and monsters back in the pouch', () => {
    const table = finished({ gold: 3 }, { gold: 2 }, { silver: 4 });
    expect(table.json).toMatchObject({ status: 'over', round: 5, turn: 1, starter: 0, aboard: [], fortune: null });
    expect([table.json.loot, table.json.monsters, table.json.pouch]).toEqual([{}, {}, { silver: 3, gold: 1 }]);
    expect(table.json.result).toEqual({ winners: [0], scores: [9, 6, 8] });
    expect(table.log.at(-1)).toBe('seat 0 wins: five rounds were played');
    expect(table.refusal(fortune('silver'))).toBe('The game is over');
  });

  test.each([
    ['the highest value wins, in any metals', [{ gold: 2 }, { copper: 7 }], [1]],
    ['between equals the one with more gold', [{ silver: 3 }, { gold: 1, copper: 3 }], [1]],
    [
      'then the one with more silver',
      [
        { gold: 1, copper: 3 },
        { gold: 1, silver: 1, copper: 1 },
      ],
      [1],
    ],
    [
      'gold counts before silver',
      [
        { gold: 2, copper: 2 },
        { gold: 1, silver: 2, copper: 1 },
      ],
      [0],
    ],
    ['still equal: they share the win', [{ gold: 1 }, { silver: 1 }, { gold: 1 }], [0, 2]],
    ['all may share it', [{}, {}, {}], [0, 1, 2]],
  ])('%s', (_, booty, winners) => {
    expect(finished(...booty).json.result).toMatchObject({ winners });
  });

  test('the sentence for a shared win names all winners', () => {
    expect(finished({ gold: 1 }, {}, { gold: 1 }, { gold: 1 }).log.at(-1)).toBe(
      'seat 0, seat 2 and seat 3 share the win: five rounds were played',
    );
  });
});
