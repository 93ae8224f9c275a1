import { describe, expect, test } from 'vitest';
import { bid, bids, draw, FIRST_STASH, forfeit, places, pools, realm, stash, swoop } from './realm-coins-fixtures.js';

describe('setting up', () => {
  test('[R1] the coins of the first pools are realm face up', () => {
    expect(realm(2).json.row).toEqual([
      { pool: { peasant: 1, crown: 2 }, bid: null, seat: null },
      { pool: { peasant: 1, knight: 1, crown: 1 }, bid: null, seat: null },
      { pool: { peasant: 1, knight: 2 }, bid: null, seat: null },
      { pool: { peasant: 1, knight: 1 }, bid: null, seat: null },
      { pool: { peasant: 1 }, bid: null, seat: null },
    ]);
  });

  test.each([
    ['silver', { peasant: 1, knight: 3 }],
    ['gold', { peasant: 1, knight: 2, crown: 1 }],
  ] as const)('[R1] a %s drawn from the pouch is realm face up', (coin, highest) => {
    expect(pools(realm(2).play(...bids({ boar: 2 }, { boar: 1 }), draw(coin)))[0]).toEqual(highest);
  });

  test.each([2, 3, 4, 5])('%i players start with equal stashes and the same pouch', (seats) => {
    const { json } = realm(seats);
    expect(json).toMatchObject({ status: 'playing', awaits: 'bid', round: 1, out: [], extra: false, result: null });
    expect(json.stashes).toEqual(Array(seats).fill(FIRST_STASH));
    expect(json.pouch).toEqual({ silver: 6, gold: 12 });
    expect(json.sealed).toEqual(Array(seats).fill(null));
    expect(json.toAct).toEqual([0, 1, 2, 3, 4].slice(0, seats));
  });

  test('five players use all 75 coins', () => {
    const table = realm(5);
    const inPools = (...faces: string[]) =>
      places(table)
        .flatMap(({ pool }) => Object.entries(pool ?? {}))
        .reduce((sum, [face, count]) => sum + (faces.includes(face) ? count : 0), 0);
    expect(5 * 4 + inPools('peasant', 'boar')).toBe(25);
    expect(5 * 3 + inPools('knight', 'gryphon') + 6).toBe(25);
    expect(5 * 2 + inPools('crown', 'wyvern') + 12).toBe(25);
  });
});

describe('forming bids', () => {
  test('[R18] a sealed bid is secret; that it has been made is public', () => {
    const table = realm(3).play(bid(1, { knight: 1, crown: 2 }));
    expect(table.json.sealed).toEqual([null, { knight: 1, crown: 2 }, null]);
    expect(table.seen(1).sealed).toEqual([null, { knight: 1, crown: 2 }, null]);
    expect(table.seen(0).sealed).toEqual([null, 'hidden', null]);
    expect(table.seen('table').sealed).toEqual([null, 'hidden', null]);
    expect(table.seen(0).toAct).toEqual([0, 2]);
    expect(table.log).toEqual(['seat 1 has bid']);
  });

  test('the view of others does not depend on a sealed bid', () => {
    const known = (viewer: 1 | 'table', coins: Parameters<typeof bid>[1]) => {
      const { game, state } = realm(2).play(bid(0, coins));
      return game.view(state, viewer);
    };
    for (const viewer of [1, 'table'] as const) expect(known(viewer, { wyvern: 2 })).toEqual(known(viewer, {}));
  });

  test('[R18] stashes are public and include sealed bids', () => {
    const table = realm(2).play(bid(0, { knight: 3 }));
    for (const viewer of [0, 1, 'table'] as const)
      expect(table.seen(viewer).stashes).toEqual([FIRST_STASH, FIRST_STASH]);
  });

  test('an empty bid is as secret as any other', () => {
    const table = realm(2).play(bid(0, {}));
    expect(table.json.sealed).toEqual([{}, null]);
    expect(table.seen(1).sealed).toEqual(['hidden', null]);
    expect(table.log).toEqual(['seat 0 has bid']);
  });

  test('nothing is hidden after the bids are revealed', () => {
    const table = realm(2).play(...bids({ wyvern: 1 }, { gryphon: 1 }));
    expect(table.json.sealed).toEqual([null, null]);
    expect(table.seen('table')).toEqual(table.json);
  });

  test('[R2] the bid may be empty', () => {
    expect(realm(2).play(...bids({}, { boar: 1 })).json.awaits).toBe('forfeit');
  });

  test('[R2] a bid can be replaced until the last one is made', () => {
    const table = realm(2).play(bid(0, {}), bid(0, { peasant: 1 }), bid(0, { wyvern: 2 }));
    expect(table.json.sealed).toEqual([{ wyvern: 2 }, null]);
    expect(table.json.toAct).toEqual([1]);
    table.play(bid(1, { gryphon: 1 }));
    expect(places(table)[0]?.bid).toEqual({ wyvern: 2 });
  });

  test('[R2] no bid can be replaced after the last one is made', () => {
    const swooping = realm(2).play(...bids({ wyvern: 1 }, { gryphon: 1 }));
    expect(swooping.refusal(bid(0, {}))).toBe('Seat 0 can’t bid now: the game is waiting for seat 1 to swoop');
    expect(swooping.refusal(bid(1, {}))).toBe('It is time to swoop, not to bid');
    const drawing = realm(2).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(drawing.refusal(bid(0, { boar: 1 }))).toBe('Chance comes first: the next step must be "draw"');
  });

  test('both faces of a metal come from the same coins', () => {
    expect(realm(2).refusal(bid(0, { peasant: 3, boar: 2 }))).toBe('You can’t bid 5 copper: your stash has only 4');
    expect(realm(2).refusal(bid(0, { knight: 3, gryphon: 1 }))).toBe('You can’t bid 4 silver: your stash has only 3');
    expect(realm(2).refusal(bid(0, { crown: 1, wyvern: 2 }))).toBe('You can’t bid 3 gold: your stash has only 2');
    const poor = realm(2, { stashes: [{ copper: 1 }, { copper: 1 }] });
    expect(poor.refusal(bid(1, { crown: 1 }))).toBe('You can’t bid 1 gold: your stash has none');
  });

  test('the whole stash may be bid', () => {
    const table = realm(2).play(bid(0, { peasant: 2, boar: 2, knight: 1, gryphon: 2, crown: 1, wyvern: 1 }));
    expect(table.json.toAct).toEqual([1]);
  });

  test.each([
    [{ peasant: 16, boar: 16 }, 'You can’t bid 32 copper: your stash has only 4'],
    [{ peasant: 25, boar: 25 }, 'You can’t bid 50 copper: your stash has only 4'],
    [{ knight: 16, gryphon: 16 }, 'You can’t bid 32 silver: your stash has only 3'],
    [{ crown: 16, wyvern: 16 }, 'You can’t bid 32 gold: your stash has only 2'],
  ])('a bid of more coins than the game has is refused: %o', (coins, reason) => {
    expect(realm(2).refusal(bid(0, coins))).toBe(reason);
  });

  test('a bid counts faces, without zeros', () => {
    expect(realm(2).refusal({ seat: 0, do: 'bid', coins: { silver: 1 } })).toBe(
      '"coins" can only contain peasant, knight, crown, boar, gryphon or wyvern, not "silver"',
    );
    expect(realm(2).refusal(bid(0, { knight: 0 }))).toBe('"knight" must be a whole number from 1 to 25, not 0');
  });

  test('only players in the game bid, and only bids are legal', () => {
    const table = realm(3, { stashes: [FIRST_STASH, {}, FIRST_STASH], out: [1] });
    expect(table.json.toAct).toEqual([0, 2]);
    expect(table.refusal(bid(1, {}))).toBe('Seat 1 can’t bid now: the game is waiting for seats 0 and 2 to bid');
    expect(table.refusal(forfeit(0, 'boar'))).toBe('It is time to bid, not to forfeit');
    expect(table.refusal(draw('gold'))).toBe('Chance can’t act now: the game is waiting for seats 0 and 2 to bid');
  });
});

describe('revealing bids', () => {
  test('Escort: crowns in a bid with no knight go home, the rest of the bid stays', () => {
    const table = realm(2).play(...bids({ crown: 2, peasant: 1 }, { boar: 2 }));
    // Without its crowns the bid of seat 0 is the lower one: a peasant, which wins 1 copper, 1 silver, 1 gold.
    expect(stash(table, 0)).toEqual({ copper: 4, silver: 4, gold: 3 });
    expect(stash(table, 1)).toEqual({ copper: 3, silver: 3, gold: 4 });
  });

  test('Escort: one knight escorts any number of crowns', () => {
    const table = realm(2).play(...bids({ knight: 1, crown: 2 }, { gryphon: 3, wyvern: 1, boar: 1 }));
    // 13 is the lowest bid, so the knight goes home; the crowns stay.
    expect(table.log).toContain('Rank 2: seat 0 with 13');
    expect(table.log.filter((line) => line.startsWith('Escort'))).toEqual([]);
  });

  test('an empty bid calls the round off: all other bids go home', () => {
    const table = realm(3).play(...bids({ wyvern: 2 }, {}, { gryphon: 3 }));
    expect(table.json).toMatchObject({ awaits: 'forfeit', toAct: [1], round: 1, sealed: [null, null, null] });
    expect(table.json.stashes).toEqual([FIRST_STASH, FIRST_STASH, FIRST_STASH]);
    expect(table.json.row).toEqual(realm(3).json.row);
    table.play(forfeit(1, 'gryphon'));
    expect(table.json.stashes).toEqual([FIRST_STASH, { copper: 4, silver: 2, gold: 2 }, FIRST_STASH]);
    expect(pools(table)[0]).toEqual({ peasant: 1, crown: 2, gryphon: 1 });
    expect(table.json).toMatchObject({ awaits: 'bid', toAct: [0, 1, 2], round: 2 });
    expect(table.log).toEqual(['seat 1 pays a gryphon into pool 1', 'Round 2']);
  });

  test('[R3] crowns alone are an empty bid', () => {
    const table = realm(2).play(...bids({ boar: 1 }, { crown: 1 }));
    expect(table.json).toMatchObject({ awaits: 'forfeit', toAct: [1] });
    expect(table.log).toEqual([
      'seat 1 has bid',
      'seat 0 bid 1 boar',
      'seat 1 bid 1 crown',
      'Escort: seat 1 bid no knight, so 1 crown returns',
      'The round is cancelled: seat 1 has an empty bid',
    ]);
    table.play(forfeit(1, 'wyvern'));
    expect(stash(table, 1)).toEqual({ copper: 4, silver: 3, gold: 1 });
  });

  test('[R4] each player with an empty bid pays, in seat order', () => {
    const table = realm(4).play(...bids({}, { boar: 1 }, { crown: 2 }, {}));
    expect(table.log.at(-1)).toBe('The round is cancelled: seat 0, seat 2 and seat 3 have empty bids');
    expect(table.json.toAct).toEqual([0]);
    expect(table.refusal(forfeit(2, 'boar'))).toBe(
      'Seat 2 can’t forfeit now: the game is waiting for seat 0 to forfeit',
    );
    table.play(forfeit(0, 'wyvern'));
    expect(table.json).toMatchObject({ awaits: 'forfeit', toAct: [2], round: 1 });
    table.play(forfeit(2, 'boar'));
    expect(table.json.toAct).toEqual([3]);
    table.play(forfeit(3, 'knight'));
    expect(pools(table)[0]).toEqual({ peasant: 1, crown: 2, wyvern: 1, boar: 1, knight: 1 });
    expect(table.json).toMatchObject({ awaits: 'bid', round: 2 });
  });

  test('[R4] the payer chooses the coin, which the stash must have, and its face', () => {
    const table = realm(2, { stashes: [{ copper: 1, silver: 1 }, FIRST_STASH] }).play(...bids({}, { boar: 1 }));
    expect(table.refusal(forfeit(0, 'crown'))).toBe('Your stash has no gold to pay with');
    expect(table.refusal(forfeit(0, 'wyvern'))).toBe('Your stash has no gold to pay with');
    expect(table.refusal(forfeit(0, 'gold'))).toBe(
      '"coin" must be peasant, knight, crown, boar, gryphon or wyvern, not "gold"',
    );
  });

  test.each([
    ['peasant', { silver: 1 }, { crown: 1, peasant: 1 }],
    ['boar', { silver: 1 }, { crown: 1, boar: 1 }],
    ['knight', { copper: 1 }, { crown: 1, knight: 1 }],
    ['gryphon', { copper: 1 }, { crown: 1, gryphon: 1 }],
  ])('[R4] a %s is paid with that face up', (coin, left, highest) => {
    const table = realm(2, { stashes: [{ copper: 1, silver: 1 }, FIRST_STASH], pools: [{ crown: 1 }] });
    table.play(...bids({}, { boar: 1 }), forfeit(0, coin));
    expect(stash(table, 0)).toEqual(left);
    expect(pools(table)).toEqual([highest, {}, {}, {}, {}]);
  });

  test('[R19] the coin goes into the pool of the highest value, not into the one with the most coins', () => {
    const table = realm(2, { pools: [{ crown: 1 }, { peasant: 4 }] });
    table.play(...bids({}, { boar: 1 }), forfeit(0, 'boar'));
    expect(pools(table)).toEqual([{ crown: 1, boar: 1 }, { peasant: 4 }, {}, {}, {}]);
  });

  test('[R19] of two pools of the same value, the coin goes into the one with more boars', () => {
    const table = realm(2, { pools: [], pouch: {} }).play(...bids({ peasant: 4 }, { boar: 4 }));
    expect(pools(table)).toEqual([{ boar: 4 }, { peasant: 4 }, {}, {}, {}]);
    table.play(...bids({}, { knight: 1 }), forfeit(0, 'gryphon'));
    expect(pools(table)).toEqual([{ boar: 4, gryphon: 1 }, { peasant: 4 }, {}, {}, {}]);
  });

  test('[R5] a round that is off has no bookkeeping and no draw', () => {
    const table = realm(2, { pools: [{ peasant: 1 }, { crown: 1 }] }).play(
      ...bids({}, { boar: 1 }),
      forfeit(0, 'boar'),
    );
    expect(pools(table)).toEqual([{ peasant: 1, boar: 1 }, { crown: 1 }, {}, {}, {}]);
    expect(table.json.pouch).toEqual({ silver: 6, gold: 12 });
    expect(table.json).toMatchObject({ awaits: 'bid', round: 2 });
  });

  test('[R5] a round that is off has no winner', () => {
    const table = realm(2, { stashes: [{ gold: 9 }, FIRST_STASH] }).play(
      ...bids({ wyvern: 1 }, {}),
      forfeit(1, 'boar'),
    );
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2, result: null });
  });
});

test('the events of a round are in the order of play', () => {
  const table = realm(3, {
    pools: [{ peasant: 1, knight: 1, crown: 1 }, { peasant: 1, knight: 1 }, { peasant: 1 }],
  }).play(...bids({ knight: 1, wyvern: 1 }, { crown: 1, boar: 1, gryphon: 1 }, { knight: 1 }));
  expect(table.log).toEqual([
    'seat 2 has bid',
    'seat 0 bid 1 knight and 1 wyvern',
    'seat 1 bid 1 crown, 1 boar and 1 gryphon',
    'Escort: seat 1 bid no knight, so 1 crown returns',
    'seat 2 bid 1 knight',
    'Rank 1: seat 0 with 8',
    'Rank 2: seat 1 with 4 and 1 boar',
    'Rank 3: seat 2 with 3',
    'Quest: seat 2 takes back 1 knight',
    'Quest: seat 0 takes back 1 knight',
    'seat 0 wins pool 1: 1 peasant, 1 knight and 1 crown (9)',
  ]);
  expect(table.play(swoop(1, { wyvern: 1 }, { peasant: 1 })).log).toEqual([
    'Swoop: seat 1 swaps 1 peasant for 1 wyvern',
    'seat 1 wins pool 2: 1 knight and 1 wyvern (8)',
    'seat 2 wins pool 3: 1 peasant (1)',
    'New pools: 4, 1, 0, 0, 0',
  ]);
  expect(table.play(draw('gold')).log).toEqual(['The pouch adds a gold coin to pool 1', 'Round 2']);
});
