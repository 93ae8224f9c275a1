import { describe, expect, test } from 'vitest';
import {
  appease,
  bid,
  bids,
  draw,
  FIRST_STASH,
  forfeit,
  places,
  pools,
  realm,
  stash,
  swoop,
} from './realm-coins-fixtures.js';

describe('winning pools', () => {
  test('bids win the pools in ranking order; pools without a bid stay', () => {
    const table = realm(3).play(...bids({ boar: 1 }, { boar: 3 }, { boar: 2 }));
    expect(stash(table, 1)).toEqual({ copper: 2, silver: 3, gold: 4 });
    expect(stash(table, 2)).toEqual({ copper: 3, silver: 4, gold: 3 });
    expect(stash(table, 0)).toEqual({ copper: 4, silver: 5, gold: 2 });
    expect(pools(table)).toEqual([{ peasant: 1, knight: 1 }, { boar: 3 }, { boar: 2 }, { boar: 1 }, { peasant: 1 }]);
  });

  test('tied bids go home, and the pools at their places turn into bids', () => {
    const table = realm(3).play(...bids({ knight: 1, boar: 1 }, { gryphon: 1, boar: 1 }, { gryphon: 1 }));
    expect(table.json).toMatchObject({ awaits: 'swoop', toAct: [2] });
    expect(table.json.row).toEqual([
      { pool: null, bid: { peasant: 1, crown: 2 }, seat: null },
      { pool: null, bid: { peasant: 1, knight: 1, crown: 1 }, seat: null },
      { pool: { peasant: 1, knight: 2 }, bid: { gryphon: 1 }, seat: 2 },
      { pool: { peasant: 1, knight: 1 }, bid: null, seat: null },
      { pool: { peasant: 1 }, bid: null, seat: null },
    ]);
    expect(table.json.stashes).toEqual([FIRST_STASH, FIRST_STASH, { copper: 4, silver: 2, gold: 2 }]);
    expect(table.log.slice(-2)).toEqual([
      'seat 0 is tied and takes back 1 knight and 1 boar; pool 1 is blocked',
      'seat 1 is tied and takes back 1 boar and 1 gryphon; pool 2 is blocked',
    ]);
  });

  test('ties above and below an untied bid take two places each', () => {
    const table = realm(5).play(
      ...bids({ gryphon: 2 }, { peasant: 2 }, { peasant: 1, knight: 1 }, { gryphon: 2 }, { peasant: 2 }),
    );
    expect(stash(table, 2)).toEqual({ copper: 4, silver: 4, gold: 2 });
    for (const seat of [0, 1, 3, 4]) expect(stash(table, seat)).toEqual(FIRST_STASH);
    expect(pools(table)).toEqual([
      { peasant: 1, crown: 2 },
      { peasant: 1, knight: 1, crown: 1 },
      { peasant: 1, knight: 1 },
      { peasant: 1, knight: 1 },
      { peasant: 1 },
    ]);
    expect(table.json.awaits).toBe('chance');
  });

  test('[R20] a player swoops, collects and pays before the next one begins', () => {
    const table = realm(3, { pools: [{ knight: 2 }, { knight: 1 }, { peasant: 1 }] });
    const waiting = () => [table.json.awaits, table.json.toAct];
    table.play(...bids({ wyvern: 2 }, { gryphon: 1, wyvern: 1 }, { gryphon: 1 }));
    expect(waiting()).toEqual(['appease', [0]]);
    table.play(appease(0, { boar: 2 }));
    expect(waiting()).toEqual(['swoop', [1]]);
    table.play(swoop(1, { boar: 1 }, { knight: 1 }));
    expect(waiting()).toEqual(['appease', [1]]);
    expect(table.refusal(swoop(2, { wyvern: 1 }, { peasant: 1 }))).toMatch(/^Seat 2 /);
    table.play(appease(1, { peasant: 1 }));
    expect(waiting()).toEqual(['swoop', [2]]);
    expect(places(table)[2]).toMatchObject({ pool: { peasant: 1 }, seat: 2 });
    // The coin that seat 1 has just paid can be taken.
    expect(stash(table.play(swoop(2, { peasant: 1 }, { peasant: 1 })), 2)).toEqual({ copper: 5, silver: 2, gold: 2 });
  });

  test('[R21] a tied bid wins nothing, its gryphons do not swoop and its wyverns cost nothing', () => {
    const table = realm(3, { pools: [{ peasant: 1 }, { knight: 1 }, { knight: 1 }] });
    const tied = { gryphon: 1, wyvern: 1 };
    table.play(...bids({ boar: 4, gryphon: 2 }, tied, tied));
    expect(table.json.awaits).toBe('chance');
    expect(table.json.stashes).toEqual([{ copper: 1, silver: 1, gold: 2 }, FIRST_STASH, FIRST_STASH]);
  });

  test('below a tie of three, the lowest bid wins the fifth pool', () => {
    const table = realm(5).play(...bids({ boar: 2 }, { boar: 4 }, { boar: 2 }, { boar: 2 }, { boar: 1 }));
    expect(stash(table, 1)).toEqual({ copper: 1, silver: 3, gold: 4 });
    expect(stash(table, 4)).toEqual(FIRST_STASH);
    expect(pools(table)).toEqual([
      { peasant: 1, knight: 1, crown: 1 },
      { peasant: 1, knight: 2 },
      { boar: 4 },
      { peasant: 1, knight: 1 },
      { boar: 1 },
    ]);
  });
});

describe('Swoop', () => {
  test('does not apply to the highest place', () => {
    expect(realm(2).play(...bids({ gryphon: 1 }, { boar: 1 })).json.awaits).toBe('chance');
  });

  test('swaps a coin of the pool won for one of the bid above', () => {
    const table = realm(2).play(...bids({ wyvern: 1 }, { gryphon: 1 }), swoop(1, { wyvern: 1 }, { peasant: 1 }));
    expect(stash(table, 1)).toEqual({ copper: 4, silver: 3, gold: 4 });
    expect(pools(table)).toEqual([
      { peasant: 1, knight: 2 },
      { peasant: 1, knight: 1 },
      { gryphon: 1 },
      { peasant: 1 },
      { peasant: 1 },
    ]);
  });

  test('goes from the highest place to the lowest', () => {
    const table = realm(3).play(...bids({ gryphon: 1 }, { gryphon: 2 }, { wyvern: 2 }));
    expect(table.json.toAct).toEqual([1]);
    expect(table.refusal(swoop(0, { gryphon: 1 }, { knight: 1 }))).toBe(
      'Seat 0 can’t swoop now: the game is waiting for seat 1 to swoop',
    );
    table.play(swoop(1, { wyvern: 2 }, { peasant: 1, knight: 1 }));
    expect(table.json.toAct).toEqual([0]);
    expect(places(table)[0]).toEqual({ pool: null, bid: { peasant: 1, knight: 1 }, seat: 2 });
    expect(places(table)[1]).toEqual({ pool: null, bid: { gryphon: 2 }, seat: 1 });
    expect(stash(table, 1)).toEqual({ copper: 4, silver: 1, gold: 5 });
  });

  test.each([
    [1, { peasant: 1, knight: 1, crown: 1 }, 'You must take 1 coin, not 3', { wyvern: 1 }, { crown: 1 }],
    [3, { peasant: 1, knight: 1, crown: 1 }, 'You must take 2 coins, not 3', { wyvern: 2 }, { peasant: 1, crown: 1 }],
    [3, { knight: 1 }, 'You must take 1 coin, not 3', { wyvern: 1 }, { knight: 1 }],
  ])('[R9] %i gryphons over a pool of %o, below two wyverns', (gryphon, pool, tooMany, take, give) => {
    const table = realm(2, { pools: [{ crown: 2 }, pool] }).play(...bids({ wyvern: 2 }, { gryphon }));
    expect(table.refusal(swoop(1, { wyvern: 3 }, give))).toBe(tooMany);
    expect(table.play(swoop(1, take, give)).json.awaits).toBe('chance');
  });

  test('[R9] swapping fewer coins than possible is refused', () => {
    const table = realm(2).play(...bids({ wyvern: 2 }, { gryphon: 2 }));
    expect(table.refusal(swoop(1, {}, {}))).toBe('You must take 2 coins, not 0');
    expect(table.refusal(swoop(1, { wyvern: 2 }, { crown: 1 }))).toBe('You must give 2 coins, not 1');
    expect(table.refusal(appease(1, {}))).toBe('It is time to swoop, not to appease');
  });

  test('[R9] all coins are swapped at once: none can be taken and given', () => {
    const table = realm(2).play(...bids({ wyvern: 2 }, { gryphon: 2 }));
    expect(table.refusal(swoop(1, { wyvern: 1, crown: 1 }, { peasant: 1, crown: 1 }))).toBe(
      'You can’t take 1 crown: the bid above has none',
    );
    expect(table.refusal(swoop(1, { wyvern: 2 }, { peasant: 1, wyvern: 1 }))).toBe(
      'You can’t give 1 wyvern: your pool has none',
    );
    expect(table.refusal(swoop(1, { wyvern: 2 }, { crown: 2 }))).toBe('You can’t give 2 crowns: your pool has only 1');
  });

  test('[R9] with an empty pool or an empty bid above there is no swap', () => {
    expect(realm(2, { pools: [{ crown: 1 }] }).play(...bids({ wyvern: 1 }, { gryphon: 1 })).json.awaits).toBe('chance');
    const belowTie = realm(3, { pools: [{}, {}, { crown: 1 }] });
    expect(belowTie.play(...bids({ wyvern: 1 }, { wyvern: 1 }, { gryphon: 1 })).json.awaits).toBe('chance');
  });

  test('[R9] swapped coins keep their faces', () => {
    const table = realm(2, { pools: [{ crown: 1 }, { wyvern: 1, peasant: 1 }] });
    table.play(...bids({ gryphon: 1, boar: 1 }, { gryphon: 1 }), swoop(1, { gryphon: 1 }, { wyvern: 1 }));
    expect(pools(table)).toEqual([{ boar: 1, wyvern: 1 }, { gryphon: 1 }, {}, {}, {}]);
    expect(stash(table, 1)).toEqual({ copper: 5, silver: 3, gold: 2 });
  });

  test('[R10] takes from a pool that a tie has turned into a bid, not from the bid above it', () => {
    const table = realm(4).play(...bids({ wyvern: 2 }, { knight: 2 }, { knight: 2 }, { gryphon: 1 }));
    expect(table.json.toAct).toEqual([3]);
    expect(table.refusal(swoop(3, { wyvern: 1 }, { peasant: 1 }))).toBe(
      'You can’t take 1 wyvern: the bid above has none',
    );
    table.play(swoop(3, { knight: 1 }, { peasant: 1 }));
    expect(stash(table, 3)).toEqual({ copper: 4, silver: 4, gold: 2 });
    expect(pools(table)).toContainEqual({ peasant: 2, knight: 1 });
  });

  test('[R10] takes from the current bid, including coins sacrificed into it', () => {
    const table = realm(2, { pools: [{ knight: 2 }, { knight: 1 }] }).play(...bids({ wyvern: 1 }, { gryphon: 1 }));
    table.play(appease(0, { boar: 1 }));
    expect(table.json).toMatchObject({ awaits: 'swoop', toAct: [1] });
    expect(stash(table.play(swoop(1, { boar: 1 }, { knight: 1 })), 1)).toEqual({ copper: 5, silver: 2, gold: 2 });
    expect(pools(table)[0]).toEqual({ wyvern: 1, knight: 1 });
  });
});

describe('Appease', () => {
  const noGold = {
    pools: [
      { peasant: 1, knight: 2 },
      { peasant: 1, knight: 1 },
    ],
  };

  test('each wyvern costs a coin of the stash, even one just collected, with either face', () => {
    const table = realm(2, noGold).play(...bids({ wyvern: 2 }, { boar: 1 }));
    expect(table.json).toMatchObject({ awaits: 'appease', toAct: [0] });
    expect(stash(table, 0)).toEqual({ copper: 5, silver: 5 });
    table.play(appease(0, { gryphon: 1, boar: 1 }));
    expect(stash(table, 0)).toEqual({ copper: 4, silver: 4 });
    expect(pools(table)).toEqual([{ wyvern: 2, gryphon: 1, boar: 1 }, { boar: 1 }, {}, {}, {}]);
    expect(table.log.slice(0, 2)).toEqual([
      'Appease: seat 0 pays 1 boar and 1 gryphon',
      'seat 1 wins pool 2: 1 peasant and 1 knight (4)',
    ]);
  });

  test('takes exactly that number of coins, and only coins of the stash', () => {
    const table = realm(2, noGold).play(...bids({ wyvern: 2 }, { boar: 1 }));
    expect(table.refusal(appease(0, { boar: 1 }))).toBe('Your wyverns cost 2 coins, not 1');
    expect(table.refusal(appease(0, { boar: 3 }))).toBe('Your wyverns cost 2 coins, not 3');
    expect(table.refusal(appease(0, { boar: 1, crown: 1 }))).toBe('You can’t pay 1 gold: your stash has none');
  });

  test('gold in the pool, with either face, saves the coins', () => {
    expect(realm(2).play(...bids({ wyvern: 2 }, { boar: 1 })).json.awaits).toBe('chance');
    const wild = realm(2, { pools: [{ wyvern: 1, peasant: 1 }] });
    expect(wild.play(...bids({ wyvern: 2 }, { boar: 1 })).json.awaits).toBe('chance');
  });

  test('gold taken by a swoop saves the coin, gold given away does not', () => {
    const bringing = realm(2, noGold).play(...bids({ wyvern: 1, gryphon: 2 }, { wyvern: 1, gryphon: 1 }));
    bringing.play(appease(0, { boar: 1 }), swoop(1, { wyvern: 1 }, { knight: 1 }));
    expect(bringing.json.awaits).toBe('chance');
    const giving = realm(2).play(...bids({ wyvern: 1, gryphon: 2 }, { wyvern: 1, gryphon: 1 }));
    giving.play(swoop(1, { gryphon: 1 }, { crown: 1 }));
    expect(giving.json).toMatchObject({ awaits: 'appease', toAct: [1] });
  });

  test('[R11] with fewer coins than wyverns, all coins are sacrificed', () => {
    const table = realm(2, { stashes: [{ gold: 3 }, FIRST_STASH], pools: [{ peasant: 1, knight: 1 }] });
    table.play(...bids({ wyvern: 3 }, { boar: 1 }));
    expect(table.refusal(appease(0, { boar: 1 }))).toBe('Your wyverns cost 2 coins, not 1');
    table.play(appease(0, { boar: 1, knight: 1 }));
    expect(stash(table, 0)).toEqual({});
    expect(pools(table)[0]).toEqual({ wyvern: 3, boar: 1, knight: 1 });
  });

  test('[R11] without coins there is no decision', () => {
    const table = realm(2, { stashes: [{ gold: 1 }, FIRST_STASH], pools: [] }).play(
      ...bids({ wyvern: 1 }, { boar: 1 }),
    );
    expect(table.json).toMatchObject({ awaits: 'chance', out: [0] });
  });
});

describe('out of the game', () => {
  test('[R12] a player whose wyverns took the last coin is out; the bid stays until the bookkeeping', () => {
    const table = realm(3, {
      stashes: [{ gold: 1 }, FIRST_STASH, FIRST_STASH],
      pools: [{ knight: 1 }, { peasant: 1 }],
    });
    table.play(...bids({ wyvern: 1 }, { gryphon: 1 }, { boar: 1 }), appease(0, { knight: 1 }));
    expect(table.json).toMatchObject({ awaits: 'swoop', toAct: [1], out: [0] });
    expect(places(table)[0]).toEqual({ pool: null, bid: { wyvern: 1, knight: 1 }, seat: 0 });
    expect(table.log).toEqual(['Appease: seat 0 pays 1 knight', 'seat 0 has no coins left and is out']);
    table.play(swoop(1, { wyvern: 1 }, { peasant: 1 }), draw('gold'));
    expect(table.json).toMatchObject({ awaits: 'bid', round: 2, toAct: [1, 2], out: [0] });
  });

  test('[R12] a player without wyverns who wins an empty pool with the last coin is out', () => {
    const table = realm(3, { stashes: [FIRST_STASH, { copper: 1 }, FIRST_STASH], pools: [{ crown: 1 }] });
    table.play(...bids({ boar: 3 }, { boar: 1 }, { boar: 2 }));
    expect(table.json.out).toEqual([1]);
    expect(table.log.slice(-3)).toEqual([
      'seat 1 wins pool 3: nothing',
      'seat 1 has no coins left and is out',
      'New pools: 3, 2, 1, 0, 0',
    ]);
  });

  test('[R12] a player who pays the last coin for an empty bid is out', () => {
    const table = realm(3, { stashes: [FIRST_STASH, { copper: 1 }, FIRST_STASH] });
    table.play(...bids({ boar: 1 }, {}, { boar: 1 }), forfeit(1, 'boar'));
    expect(table.json).toMatchObject({ awaits: 'bid', out: [1], toAct: [0, 2] });
    expect(table.log).toEqual(['seat 1 pays a boar into pool 1', 'seat 1 has no coins left and is out', 'Round 2']);
  });

  test('[R12] a player tied with all coins in the bid is not out: the bid goes home', () => {
    const table = realm(2, { stashes: [{ copper: 1 }, { copper: 1 }], pools: [] }).play(
      ...bids({ boar: 1 }, { boar: 1 }),
    );
    expect(table.json).toMatchObject({ awaits: 'bid', out: [], round: 2 });
  });

  test('the others continue without a bid of the player who is out', () => {
    const table = realm(3, { stashes: [FIRST_STASH, {}, FIRST_STASH], out: [1] });
    table.play(bid(2, { boar: 2 }), bid(0, { boar: 1 }));
    expect(table.json.awaits).toBe('chance');
    expect(stash(table, 0)).toEqual({ copper: 4, silver: 4, gold: 3 });
    expect(stash(table, 2)).toEqual({ copper: 3, silver: 3, gold: 4 });
  });
});

describe('bookkeeping', () => {
  test('pools are sorted by value without Mob, then by boars', () => {
    const table = realm(2).play(...bids({ peasant: 4 }, { boar: 4 }));
    expect(pools(table)[1]).toEqual({ boar: 4 });
    expect(pools(table)[2]).toEqual({ peasant: 4 });
    expect(table.log.at(-1)).toBe('New pools: 7, 4, 4, 4, 1');
  });

  test('[R13] pools equal in value and boars keep their order', () => {
    const table = realm(2).play(...bids({ peasant: 4 }, { peasant: 3 }));
    // The pool of the mob was first, the pool of a peasant and a knight fourth.
    expect(pools(table)).toEqual([
      { peasant: 1, knight: 2 },
      { peasant: 4 },
      { peasant: 1, knight: 1 },
      { peasant: 3 },
      { peasant: 1 },
    ]);
  });

  test('the coin drawn goes to the highest pool, and the pools are not sorted again', () => {
    const table = realm(2, { pools: [], pouch: { gold: 2 } }).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(table.refusal(draw('silver'))).toBe('There is no silver in the pouch');
    table.play(draw('gold'));
    expect(table.json.pouch).toEqual({ gold: 1 });
    expect(pools(table)).toEqual([{ boar: 2, crown: 1 }, { boar: 1 }, {}, {}, {}]);
  });

  test('nothing is drawn from an empty pouch', () => {
    const table = realm(2, { pouch: {} }).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(table.json).toMatchObject({ awaits: 'bid', round: 2 });
  });

  test.each([
    ['two', [{ knight: 1 }, { gryphon: 1 }]],
    ['five', [{ boar: 1 }, { boar: 1 }, { boar: 1 }, { boar: 1 }, { boar: 1 }]],
    ['twice two', [{ wyvern: 1 }, { boar: 1 }, { boar: 1 }, { wyvern: 1 }]],
  ])('[R14] if all bids are tied, no coin is drawn: a tie of %s', (_, all) => {
    const table = realm(all.length).play(...bids(...all));
    expect(table.json).toMatchObject({ awaits: 'bid', round: 2 });
    expect(table.json.pouch).toEqual({ silver: 6, gold: 12 });
    expect(table.json.stashes).toEqual(all.map(() => FIRST_STASH));
    expect(table.json.row).toEqual(realm(2).json.row);
  });

  test('[R14] one winner below a tie is enough for a draw', () => {
    expect(realm(3).play(...bids({ wyvern: 1 }, { wyvern: 1 }, { boar: 1 })).json.awaits).toBe('chance');
  });
});
