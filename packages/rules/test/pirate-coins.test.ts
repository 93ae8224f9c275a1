import { describe, expect, test } from 'vitest';
import {
  ALL_SILVER,
  choices,
  choose,
  FIRST_BOOTY,
  first,
  flip,
  fortune,
  packed,
  pirates,
  stack,
} from './pirate-coins-fixtures.js';
import { TestTable } from './test-table.js';

describe('setting up', () => {
  test.each([2, 3, 4, 5])('%i players start with 1 gold each; all other coins are in the pouch', (seats) => {
    const { json } = new TestTable('pirate-coins', seats);
    expect(json).toMatchObject({ status: 'playing', awaits: 'chance', toAct: [], round: 1, turn: 1, starter: null });
    expect(json.booty).toEqual(Array(seats).fill(FIRST_BOOTY));
    expect(json.pouch).toEqual({ copper: 25, silver: 25, gold: 25 - seats });
    expect([json.loot, json.monsters, json.fortune, json.stack]).toEqual([{}, {}, null, []]);
    expect(json.aboard).toEqual([0, 1, 2, 3, 4].slice(0, seats));
  });

  test('[P1] the starting player is drawn first', () => {
    const table = new TestTable('pirate-coins', 3);
    expect(table.refusal(stack(...ALL_SILVER))).toBe('The next step must be "first", not "stack"');
    expect(table.refusal(choose(0, 'skull'))).toBe('Chance comes first: the next step must be "first"');
    expect(table.refusal(first(3))).toBe('There is no seat 3 at this table');
    expect(table.play(first(2)).json.starter).toBe(2);
    expect(table.log).toEqual(['seat 2 is the starting player']);
  });

  test('the first coin drawn for the round stack is on top, and the first loot', () => {
    const table = new TestTable('pirate-coins', 2).play(first(1), stack('gold', 'copper', 'copper', 'silver', 'gold'));
    expect(table.json.loot).toEqual({ gold: 1 });
    expect(table.json.stack).toEqual(['copper', 'copper', 'silver', 'gold']);
    expect(table.json.pouch).toEqual({ copper: 23, silver: 24, gold: 21 });
    expect(table.json).toMatchObject({ awaits: 'chance', round: 1, turn: 1, aboard: [0, 1] });
    expect(table.log).toEqual(['Round stack: gold, copper, copper, silver, gold', 'Round 1: the first loot is a gold']);
  });

  test('the round stack is five coins of the pouch', () => {
    const table = new TestTable('pirate-coins', 2).play(first(0));
    expect(table.refusal(stack('gold', 'gold', 'gold', 'gold'))).toBe('The round stack needs 5 coins, not 4');
    expect(table.refusal(stack('gold', 'brass', 'gold', 'gold', 'gold'))).toBe(
      '"coins" can only contain copper, silver or gold, not "brass"',
    );
    table.set({ pouch: packed({ copper: 9, gold: 4 }) });
    expect(table.refusal(stack('gold', 'gold', 'gold', 'gold', 'gold'))).toBe('There is not enough gold in the pouch');
  });

  test('[P1] booty, loot, monsters and the round stack are public', () => {
    const table = pirates(3, { booty: [{ gold: 2 }, { copper: 1 }, {}], loot: { gold: 2 }, monsters: { silver: 1 } });
    for (const viewer of [0, 1, 2, 'table'] as const) expect(table.seen(viewer)).toEqual(table.json);
  });
});

describe('a turn', () => {
  test('the starting player draws the fortune coin from the pouch', () => {
    const table = pirates(3, { starter: 1, pouch: { copper: 2, silver: 1 } });
    expect(table.refusal(fortune('gold'))).toBe('There is no gold in the pouch');
    expect(table.refusal(flip('skull'))).toBe('The next step must be "fortune", not "flip"');
    table.play(fortune('copper'));
    expect(table.json).toMatchObject({ awaits: 'choose', toAct: [0, 1, 2], fortune: 'copper' });
    expect(table.json.pouch).toEqual({ copper: 1, silver: 1 });
  });

  test.each([
    ['copper', 'equal shares by value'],
    ['silver', 'equal coins of each metal'],
    ['gold', 'a lone plunderer takes all'],
  ] as const)('the metal of a %s fortune says how loot is split', (coin, rule) => {
    expect(pirates(2, { starter: 1 }).play(fortune(coin)).log).toEqual([
      `seat 1 draws the fortune coin: ${coin}, ${rule}`,
    ]);
  });

  test('a choice is secret; that it has been made is public', () => {
    const table = pirates(3).play(fortune('gold'), choose(0, 'monster'), choose(2, 'skull'));
    expect(table.json.chosen).toEqual(['monster', null, 'skull']);
    expect(table.seen(0).chosen).toEqual(['monster', null, 'hidden']);
    expect(table.seen(1).chosen).toEqual(['hidden', null, 'hidden']);
    expect(table.seen(2).chosen).toEqual(['hidden', null, 'skull']);
    expect(table.seen('table').chosen).toEqual(['hidden', null, 'hidden']);
    expect(table.seen('table').toAct).toEqual([1]);
    expect(table.log).toEqual(['seat 2 has chosen']);
  });

  test('the view of others does not depend on a secret choice', () => {
    const known = (viewer: 1 | 'table', side: 'monster' | 'skull') => {
      const { game, state } = pirates(2).play(fortune('gold'), choose(0, side));
      return game.view(state, viewer);
    };
    for (const viewer of [1, 'table'] as const) expect(known(viewer, 'monster')).toEqual(known(viewer, 'skull'));
  });

  test.each([
    ['monster', 'skull', [0]],
    ['skull', 'monster', []],
  ] as const)('[P4] a %s may be changed for a %s until the last choice is in', (before, then, stays) => {
    const table = pirates(3).play(fortune('gold'), choose(0, before), choose(0, then));
    expect(table.json).toMatchObject({ chosen: [then, null, null], toAct: [1, 2] });
    expect(table.log).toEqual(['seat 0 has chosen']);
    table.play(choose(1, 'monster'), choose(2, 'skull'));
    expect(table.json).toMatchObject({ aboard: [...stays, 2], chosen: [null, null, null] });
    expect(table.refusal(choose(0, before))).toBe('Chance comes first: the next step must be "flip"');
  });

  test('only players aboard choose, and only a side', () => {
    const table = pirates(3).play(
      fortune('gold'),
      ...choices('skull', 'monster', 'skull'),
      flip('skull'),
      fortune('gold'),
    );
    expect(table.json).toMatchObject({ aboard: [0, 2], toAct: [0, 2] });
    expect(table.refusal(choose(1, 'skull'))).toBe(
      'Seat 1 can’t choose now: the game is waiting for seats 0 and 2 to choose',
    );
    expect(table.refusal(flip('skull'))).toBe('Chance can’t act now: the game is waiting for seats 0 and 2 to choose');
    expect(table.refusal({ seat: 0, do: 'choose', side: 'edge' })).toBe('"side" must be monster or skull, not "edge"');
  });

  test('players who sally forth stay aboard, and a skull adds the fortune coin to the loot', () => {
    const table = pirates(2, { loot: { gold: 1 } }).play(fortune('copper'), ...choices('skull', 'skull'));
    expect(table.json).toMatchObject({ awaits: 'chance', aboard: [0, 1], chosen: [null, null], fortune: 'copper' });
    expect(table.log).toEqual(['seat 1 has chosen', 'seat 0 and seat 1 sally forth']);
    table.play(flip('skull'));
    expect(table.json).toMatchObject({ round: 1, turn: 2, fortune: null, aboard: [0, 1] });
    expect([table.json.loot, table.json.monsters]).toEqual([{ copper: 1, gold: 1 }, {}]);
    expect(table.log).toEqual(['Skull! The copper joins the loot']);
  });

  test('players who plunder leave the ship; the flip is for those who stay', () => {
    const table = pirates(3, { loot: { copper: 1 } }).play(fortune('gold'), ...choices('monster', 'skull', 'skull'));
    expect(table.json).toMatchObject({ awaits: 'chance', aboard: [1, 2], chosen: [null, null, null], fortune: 'gold' });
    expect(table.log).toEqual([
      'seat 2 has chosen',
      'seat 0 plunders, seat 1 and seat 2 stay aboard',
      'seat 0 takes 1 copper (1)',
    ]);
  });

  test('a single player aboard can sally forth', () => {
    const table = pirates(2).play(fortune('gold'), ...choices('monster', 'skull'), flip('skull'));
    expect(table.play(fortune('gold'), choose(1, 'skull')).log).toEqual(['seat 1 has chosen', 'seat 1 sallies forth']);
  });

  test('[P9] two monsters of a metal do not attack, nor do three of different metals', () => {
    const table = pirates(2, { monsters: { copper: 2, silver: 1 } });
    for (const coin of ['silver', 'gold', 'gold'] as const)
      table.play(fortune(coin), ...choices('skull', 'skull'), flip('monster'));
    expect(table.json).toMatchObject({ round: 1, turn: 4 });
    expect(table.json.monsters).toEqual({ copper: 2, silver: 2, gold: 2 });
  });

  test('[P9] the third monster of a metal attacks: loot and monsters go back into the pouch, a new round begins', () => {
    const table = pirates(3, { loot: { gold: 2 }, monsters: { copper: 2, silver: 1 }, pouch: { copper: 9 } });
    table.play(fortune('copper'), ...choices('skull', 'skull', 'monster'), flip('monster'));
    // Seat 2 has taken 6 in gold; the three coppers and the silver went back.
    expect(table.json.pouch).toEqual({ copper: 11, silver: 1 });
    expect([table.json.loot, table.json.monsters]).toEqual([{ silver: 1 }, {}]);
    expect(table.json).toMatchObject({ round: 2, turn: 1, aboard: [0, 1, 2], awaits: 'chance', fortune: null });
    expect(table.json.stack).toEqual(['silver', 'silver', 'silver']);
  });

  test('the sentence for an attack names the loot lost', () => {
    const table = pirates(2, { loot: { silver: 1, gold: 1 }, monsters: { copper: 2 } });
    expect(table.play(fortune('copper'), ...choices('skull', 'skull'), flip('monster')).log).toEqual([
      'Monster! The copper joins the monsters',
      'The copper monster attacks and sinks the loot: 1 silver, 1 gold (5)',
      'Round 2: the first loot is a silver',
    ]);
  });
});

describe('the role of the starting player', () => {
  test('[P2] moves one seat after every turn, whether or not that player is aboard', () => {
    const table = pirates(3).play(fortune('gold'), ...choices('skull', 'monster', 'skull'), flip('skull'));
    expect(table.json).toMatchObject({ starter: 1, aboard: [0, 2] });
    table.play(fortune('gold'));
    expect(table.log).toEqual(['seat 1 draws the fortune coin: gold, a lone plunderer takes all']);
    table.play(choose(0, 'skull'), choose(2, 'skull'), flip('monster'));
    expect(table.json.starter).toBe(2);
    table.play(fortune('gold'), choose(0, 'skull'), choose(2, 'skull'), flip('skull'));
    expect(table.json.starter).toBe(0);
  });

  test('[P2] moves after the last turn of a round too: after a monster attack', () => {
    const table = pirates(3, { starter: 1, monsters: { gold: 2 } });
    table.play(fortune('gold'), ...choices('skull', 'skull', 'skull'), flip('monster'));
    expect(table.json).toMatchObject({ round: 2, turn: 1, starter: 2 });
  });

  test('[P2] moves after the last turn of a round too: with nobody aboard', () => {
    const table = pirates(3, { starter: 2 }).play(fortune('gold'), ...choices('monster', 'monster', 'monster'));
    expect(table.json).toMatchObject({ round: 2, turn: 1, starter: 0 });
  });
});

describe('an empty pouch', () => {
  test('[P3] ends the round like a monster attack, and the role moves on', () => {
    const table = pirates(4, { loot: { gold: 1 }, pouch: { copper: 1 } });
    table.play(fortune('copper'), ...choices('skull', 'skull', 'skull', 'skull'), flip('skull'));
    expect(table.log).toEqual([
      'Skull! The copper joins the loot',
      'The pouch is empty, and the loot is lost: 1 copper, 1 gold (4)',
      'Round 2: the first loot is a silver',
    ]);
    // Seat 1 had the role after the first turn, seat 2 has it after the second.
    expect(table.json).toMatchObject({ round: 2, turn: 1, starter: 2, aboard: [0, 1, 2, 3] });
    expect(table.json.pouch).toEqual({ copper: 1, gold: 1 });
    expect(table.json.booty).toEqual(Array(4).fill(FIRST_BOOTY));
  });

  test('[P3] can end the first round in its first turn', () => {
    const table = new TestTable('pirate-coins', 2).play(first(0)).set({ pouch: packed({ copper: 2, silver: 3 }) });
    table.play(stack('copper', 'silver', 'silver', 'silver', 'copper'));
    expect(table.json).toMatchObject({ awaits: 'chance', round: 2, turn: 1, starter: 1 });
    expect([table.json.loot, table.json.pouch]).toEqual([{ silver: 1 }, { copper: 1 }]);
    expect(table.json.stack).toEqual(['silver', 'silver', 'copper']);
    expect(table.log.slice(1)).toEqual([
      'Round 1: the first loot is a copper',
      'The pouch is empty, and the loot is lost: 1 copper (1)',
      'Round 2: the first loot is a silver',
    ]);
  });

  test('[P3] ends the game in the fifth round, in the turn without a fortune coin', () => {
    const table = pirates(3, { round: 5, loot: { gold: 1 }, pouch: { copper: 1 } });
    table.play(fortune('copper'), ...choices('skull', 'skull', 'skull'), flip('monster'));
    expect(table.json).toMatchObject({ status: 'over', round: 5, turn: 2, starter: 1, aboard: [], fortune: null });
    expect([table.json.loot, table.json.monsters]).toEqual([{}, {}]);
    expect(table.json.pouch).toEqual({ copper: 1, gold: 1 });
  });
});
