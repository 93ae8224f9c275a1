import { describe, expect, test } from 'vitest';
import { bid, bids, draw, FIRST_STASH, forfeit, pools, realm } from './realm-coins-fixtures.js';

/** Two tied bids: no pool is won and no coin is drawn. */
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

  test('wins with exactly 40', () => {
    const table = almost({ crown: 1 });
    expect(table.json).toMatchObject({ status: 'over', awaits: null, toAct: [], round: 1, extra: false });
    expect(table.json.result).toEqual({ winners: [0], scores: [40, 27] });
    expect(table.log).toEqual(['The pouch adds a gold coin to pool 1', 'seat 0 wins: a stash reached 40']);
    // The row after the last bookkeeping and its draw.
    expect(pools(table)).toEqual([{ boar: 2, crown: 1 }, { boar: 1 }, {}, {}, {}]);
    expect(table.refusal(bid(0, {}))).toBe('The game is over');
    expect(table.refusal(draw('gold'))).toBe('The game is over');
  });

  test('is not reached with 39', () => {
    expect(almost({ knight: 1, peasant: 1 }).json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2 });
  });

  test('does not win against a higher one', () => {
    const table = realm(2, { stashes: [{ gold: 8 }, { gold: 9 }] }).play(...TIE);
    expect(table.json.result).toEqual({ winners: [1], scores: [40, 45] });
  });

  test('a tie for the highest below 40 does not matter', () => {
    expect(realm(2).play(...TIE).json).toMatchObject({ status: 'playing', round: 2, extra: false });
  });
});

describe('extra rounds', () => {
  test('[R15] a tie for the highest at exactly 40 leads to an extra round', () => {
    const table = realm(2, { stashes: [{ gold: 8 }, { gold: 7, copper: 5 }] }).play(...TIE);
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2, extra: true, result: null });
    expect(table.log.at(-1)).toBe('Extra round 2');
  });

  test('[R15] a tie below the highest does not', () => {
    const table = realm(3, { stashes: [{ gold: 9 }, { gold: 8 }, { gold: 8 }] });
    table.play(...bids({ wyvern: 1 }, { wyvern: 1 }, { wyvern: 1 }));
    expect(table.json.result).toEqual({ winners: [0], scores: [45, 40, 40] });
  });

  test('[R15] all players still in the game take part in the extra round', () => {
    const stashes = [{ gold: 8 }, { gold: 8 }, FIRST_STASH, {}];
    const table = realm(4, { stashes, out: [3] });
    table.play(...bids({ wyvern: 1 }, { wyvern: 1 }, { boar: 1 }), draw('silver'));
    expect(table.json).toMatchObject({ extra: true, toAct: [0, 1, 2], out: [3] });
  });

  test('[R15] the highest stash wins an extra round, tied before or not', () => {
    const table = realm(3, { stashes: [{ gold: 8 }, { gold: 8 }, { gold: 7, copper: 4 }], extra: true });
    table.play(...bids({ wyvern: 8 }, { wyvern: 7 }, { boar: 1 }), draw('gold'));
    expect(table.json.result).toEqual({ winners: [2], scores: [11, 14, 45] });
  });

  test('[R15] after an extra round the highest stash wins even below 40', () => {
    const table = realm(2, { extra: true }).play(...SEAT_0_AHEAD);
    expect(table.json.result).toEqual({ winners: [0], scores: [32, 31] });
    expect(table.json.extra).toBe(true);
    expect(table.log.at(-1)).toBe('seat 0 wins: an extra round decided');
  });

  test('[R15] another tie, even below 40, leads to another extra round, until one stash is the highest', () => {
    const table = realm(2, { extra: true }).play(...TIE);
    expect(table.json).toMatchObject({ status: 'playing', round: 2, extra: true });
    table.play(...TIE);
    expect(table.json).toMatchObject({ status: 'playing', round: 3, extra: true });
    expect(table.play(...SEAT_0_AHEAD).json).toMatchObject({ status: 'over', round: 3 });
  });

  test('[R15] an extra round that is off decides nothing; another follows', () => {
    const table = realm(2, { extra: true }).play(...bids({}, { boar: 1 }), forfeit(0, 'crown'));
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'bid', round: 2, extra: true });
    expect(table.log.at(-1)).toBe('Extra round 2');
  });
});

describe('players left', () => {
  /** Seat 1 will win an empty pool with the last coin. */
  const lastCoin = { stashes: [FIRST_STASH, { copper: 1 }], pools: [{ knight: 1 }] };

  test('[R16] the last player left wins after the bookkeeping and its draw', () => {
    const table = realm(2, lastCoin).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'playing', awaits: 'chance', out: [1] });
    table.play(draw('silver'));
    expect(table.json.result).toEqual({ winners: [0], scores: [24, 0] });
    expect(pools(table)).toEqual([{ boar: 2, knight: 1 }, { boar: 1 }, {}, {}, {}]);
    expect(table.log.at(-1)).toBe('seat 0 wins: one player was left');
  });

  test('[R16] with an empty pouch the last player left wins at once', () => {
    const table = realm(2, { ...lastCoin, pouch: {} }).play(...bids({ boar: 2 }, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'over', round: 1, result: { winners: [0] } });
  });

  test('[R16] if nobody is left, the players who went out in that round share the win', () => {
    const table = realm(3, { stashes: [{ copper: 2 }, {}, { copper: 1 }], pools: [], out: [1], pouch: {} });
    table.play(bid(0, { boar: 2 }), bid(2, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'over', out: [0, 1, 2] });
    expect(table.json.result).toEqual({ winners: [0, 2], scores: [0, 0, 0] });
    expect(table.log.at(-1)).toBe('seat 0 and seat 2 share the win: nobody was left');
  });

  test('[R16] players who went out in an earlier round do not share it', () => {
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

  test('[R16] in a round that is off, players left are counted after the last payment', () => {
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

  test('[R17] the players with the highest stash share the win of an undecided game', () => {
    const table = realm(3, { round: 200, stashes: [FIRST_STASH, { copper: 5 }, FIRST_STASH] });
    table.play(...bids({ boar: 1 }, { boar: 1 }, { boar: 1 }));
    expect(table.json).toMatchObject({ status: 'over', round: 200, extra: false });
    expect(table.json.result).toEqual({ winners: [0, 2], scores: [23, 5, 23] });
    expect(table.log.at(-1)).toBe('seat 0 and seat 2 share the win: undecided after 200 rounds');
  });

  test('[R17] a single highest stash wins alone', () => {
    const table = realm(2, { round: 200 }).play(...SEAT_0_AHEAD);
    expect(table.json.result).toEqual({ winners: [0], scores: [32, 31] });
  });

  test('[R17] if the 200th is off, the payments are made, then the game ends', () => {
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

  test('[R17] a decisive 200th round is won like any other', () => {
    const table = realm(2, { round: 200, stashes: [{ gold: 8 }, { gold: 9 }] }).play(...TIE);
    expect(table.log.at(-1)).toBe('seat 1 wins: a stash reached 40');
  });
});
