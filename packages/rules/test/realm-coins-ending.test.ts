import { describe, expect, test } from 'vitest';
import { bid, bids, draw, FIRST_STASH, forfeit, pools, realm } from './realm-table.js';

/** Two bids that tie: they go home, no pool is won and no coin drawn. */
const TIE = bids({ wyvern: 1 }, { wyvern: 1 });
/** From the first stashes (23 each): seat 0 wins 11 for 2, seat 1 wins 9 for 1. */
const SEAT_0_AHEAD = [...bids({ boar: 2 }, { boar: 1 }), draw('gold')];

describe('a stash of 40', () => {
  // Seat 0 keeps 35 and wins the second pool.
  const almost = (pool: Parameters<typeof bid>[1]) =>
    realm(2, { stashes: [{ gold: 7, copper: 1 }, FIRST_STASH], pools: [{ crown: 1, peasant: 1 }, pool] }).play(
      ...bids({ boar: 1 }, { boar: 2 }),
      draw('gold'),
    );

  test('wins, and 40 is enough', () => {
    const table = almost({ crown: 1 });
    expect(table.json).toMatchObject({ status: 'over', awaits: null, toAct: [], round: 1, extra: false });
    expect(table.json.result).toEqual({ winners: [0], scores: [40, 27] });
    expect(table.told).toEqual(['The pouch gives a gold to the highest pool', 'seat 0 wins: a stash reached 40']);
    // The row is as after the last bookkeeping, with the coin drawn.
    expect(pools(table)).toEqual([{ boar: 2, crown: 1 }, { boar: 1 }, {}, {}, {}]);
    expect(table.refusal(bid(0, {}))).toBe('The game is over');
    expect(table.refusal(draw('gold'))).toBe('The game is over');
  });

  test('is not reached with 39', () => {
    expect(almost({ knight: 1, peasant: 1 }).json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2 });
  });

  test('does not win below a higher one', () => {
    const table = realm(2, { stashes: [{ gold: 8 }, { gold: 9 }] }).play(...TIE);
    expect(table.json.result).toEqual({ winners: [1], scores: [40, 45] });
  });

  test('a tie for the highest below 40 means nothing', () => {
    expect(realm(2).play(...TIE).json).toMatchObject({ status: 'playing', round: 2, extra: false });
  });
});

describe('extra rounds', () => {
  test('[R15] a tie for the highest at exactly 40 calls for an extra round', () => {
    const table = realm(2, { stashes: [{ gold: 8 }, { gold: 7, copper: 5 }] }).play(...TIE);
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2, extra: true, result: null });
    expect(table.told.at(-1)).toBe('Extra round 2');
  });

  test('[R15] a tie below the highest does not', () => {
    const table = realm(3, { stashes: [{ gold: 9 }, { gold: 8 }, { gold: 8 }] });
    table.play(...bids({ wyvern: 1 }, { wyvern: 1 }, { wyvern: 1 }));
    expect(table.json.result).toEqual({ winners: [0], scores: [45, 40, 40] });
  });

  test('[R15] the extra round is for all players still in the game', () => {
    const stashes = [{ gold: 8 }, { gold: 8 }, FIRST_STASH, {}];
    const table = realm(4, { stashes, out: [3] });
    table.play(...bids({ wyvern: 1 }, { wyvern: 1 }, { boar: 1 }), draw('silver'));
    expect(table.json).toMatchObject({ extra: true, toAct: [0, 1, 2], out: [3] });
  });

  test('[R15] the highest stash wins an extra round, whoever was tied before it', () => {
    const table = realm(3, { stashes: [{ gold: 8 }, { gold: 8 }, { gold: 7, copper: 4 }], extra: true });
    table.play(...bids({ wyvern: 8 }, { wyvern: 7 }, { boar: 1 }), draw('gold'));
    expect(table.json.result).toEqual({ winners: [2], scores: [11, 14, 45] });
  });

  test('[R15] after an extra round the highest stash wins even below 40', () => {
    const table = realm(2, { extra: true }).play(...SEAT_0_AHEAD);
    expect(table.json.result).toEqual({ winners: [0], scores: [32, 31] });
    expect(table.json.extra).toBe(true);
    expect(table.told.at(-1)).toBe('seat 0 wins: an extra round decided');
  });

  test('[R15] a tie again, even below 40, calls for another, until one is alone at the top', () => {
    const table = realm(2, { extra: true }).play(...TIE);
    expect(table.json).toMatchObject({ status: 'playing', round: 2, extra: true });
    table.play(...TIE);
    expect(table.json).toMatchObject({ status: 'playing', round: 3, extra: true });
    expect(table.play(...SEAT_0_AHEAD).json).toMatchObject({ status: 'over', round: 3 });
  });

  test('[R15] an extra round that is off decides nothing; another follows', () => {
    const table = realm(2, { extra: true }).play(...bids({}, { boar: 1 }), forfeit(0, 'crown'));
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2, extra: true });
    expect(table.told.at(-1)).toBe('Extra round 2');
  });
});

describe('players left', () => {
  /** Seat 1 will win an empty pool with the last coin. */
  const lastCoin = { stashes: [FIRST_STASH, { copper: 1 }], pools: [{ knight: 1 }] };

  test('[R16] one player left wins after the bookkeeping and its draw', () => {
    const table = realm(2, lastCoin).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'chance', out: [1] });
    table.play(draw('silver'));
    expect(table.json.result).toEqual({ winners: [0], scores: [24, 0] });
    expect(pools(table)).toEqual([{ boar: 2, knight: 1 }, { boar: 1 }, {}, {}, {}]);
    expect(table.told.at(-1)).toBe('seat 0 wins: one player was left');
  });

  test('[R16] with an empty pouch one player left wins at once', () => {
    const table = realm(2, { ...lastCoin, pouch: {} }).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'over', round: 1, result: { winners: [0] } });
  });

  test('[R16] if nobody is left, those who went out in that round share the win', () => {
    const table = realm(3, { stashes: [{ copper: 2 }, {}, { copper: 1 }], pools: [], out: [1], pouch: {} });
    table.play(bid(0, { boar: 2 }), bid(2, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'over', out: [0, 1, 2] });
    expect(table.json.result).toEqual({ winners: [0, 2], scores: [0, 0, 0] });
    expect(table.told.at(-1)).toBe('seat 0 and seat 2 share the win: nobody was left');
  });

  test('[R16] those who went out in an earlier round have no part in it', () => {
    const table = realm(3, { stashes: [{ copper: 1 }, { copper: 1 }, { silver: 1 }] });
    table.play(...bids({ boar: 1 }, {}, { knight: 1 }), forfeit(1, 'peasant'));
    expect(table.json).toMatchObject({ status: 'playing', round: 2, out: [1] });
    table.play(bid(0, {}), bid(2, {}), forfeit(0, 'boar'), forfeit(2, 'knight'));
    expect(table.json).toMatchObject({ status: 'over', round: 2, out: [0, 1, 2] });
    expect(table.json.result).toEqual({ winners: [0, 2], scores: [0, 0, 0] });
  });

  test('[R16] a last coin paid for an empty bid can leave one player', () => {
    const table = realm(2, { stashes: [{ copper: 1 }, FIRST_STASH] }).play(
      ...bids({}, { boar: 1 }),
      forfeit(0, 'boar'),
    );
    expect(table.json).toMatchObject({ status: 'over', round: 1 });
    expect(table.json.result).toEqual({ winners: [1], scores: [0, 23] });
  });

  test('[R16] a round that is off leaves one or nobody only once every payment is made', () => {
    const table = realm(2, { stashes: [{ copper: 1 }, { gold: 1 }] }).play(
      ...bids({}, { crown: 1 }),
      forfeit(0, 'boar'),
    );
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'forfeit', toAct: [1], out: [0] });
    table.play(forfeit(1, 'crown'));
    expect(table.json.result).toEqual({ winners: [0, 1], scores: [0, 0] });
  });
});

describe('200 rounds', () => {
  test('[R17] the 199th is followed by the 200th', () => {
    expect(realm(2, { round: 199 }).play(...TIE).json).toMatchObject({ status: 'playing', round: 200 });
  });

  test('[R17] those with the highest stash share the win of an undecided game', () => {
    const table = realm(3, { round: 200, stashes: [FIRST_STASH, { copper: 5 }, FIRST_STASH] });
    table.play(...bids({ boar: 1 }, { boar: 1 }, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'over', round: 200, extra: false });
    expect(table.json.result).toEqual({ winners: [0, 2], scores: [23, 5, 23] });
    expect(table.told.at(-1)).toBe('seat 0 and seat 2 share the win: undecided after 200 rounds');
  });

  test('[R17] the highest stash alone wins alone', () => {
    const table = realm(2, { round: 200 }).play(...SEAT_0_AHEAD);
    expect(table.json.result).toEqual({ winners: [0], scores: [32, 31] });
  });

  test('[R17] the 200th may be off: payments are made, then the game ends', () => {
    const table = realm(3, { round: 200 }).play(...bids({ boar: 1 }, {}, {}), forfeit(1, 'boar'));
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'forfeit', toAct: [2] });
    table.play(forfeit(2, 'wyvern'));
    expect(table.json.result).toEqual({ winners: [0], scores: [23, 22, 18] });
    expect(table.json.round).toBe(200);
  });

  test('[R17] there is no extra round after the 200th', () => {
    for (const extra of [false, true]) {
      const table = realm(2, { round: 200, extra, stashes: [{ gold: 8 }, { gold: 8 }] }).play(...TIE);
      expect(table.json.result).toEqual({ winners: [0, 1], scores: [40, 40] });
      expect(table.json.extra).toBe(extra);
    }
  });

  test('[R17] a 200th round that decides is won as any other', () => {
    const table = realm(2, { round: 200, stashes: [{ gold: 8 }, { gold: 9 }] }).play(...TIE);
    expect(table.told.at(-1)).toBe('seat 1 wins: a stash reached 40');
  });
});
