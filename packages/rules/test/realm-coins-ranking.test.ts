import { describe, expect, test } from 'vitest';
import { bids, FIRST_STASH, pools, realm, stash } from './realm-coins-fixtures.js';

/** The ranking of these bids, in words. */
const ranks = (...all: Parameters<typeof bids>) =>
  realm(all.length)
    .play(...bids(...all))
    .log.filter((line) => line.startsWith('Rank'));

describe('ranking bids', () => {
  test('a coin has the value of its metal, with either face', () => {
    expect(ranks({ peasant: 1, knight: 1, crown: 1 }, { gryphon: 1, wyvern: 1 })).toEqual([
      'Rank 1: seat 0 with 9',
      'Rank 2: seat 1 with 8',
    ]);
  });

  test('Mob: each peasant after the third is worth 2', () => {
    expect(ranks({ peasant: 3 }, { peasant: 4 })).toEqual(['Rank 1: seat 1 with 5', 'Rank 2: seat 0 with 3']);
    const crowd = realm(2, { stashes: [{ copper: 8 }, FIRST_STASH] }).play(
      ...bids({ peasant: 6, boar: 2 }, { wyvern: 2 }),
    );
    expect(crowd.log).toContain('Rank 1: seat 0 with 11 and 2 boars');
  });

  test('Mob: boars do not count as peasants', () => {
    expect(ranks({ boar: 4 }, { peasant: 3, boar: 1 }, { peasant: 4 })).toEqual([
      'Rank 1: seat 2 with 5',
      'Rank 2: seat 0 with 4 and 4 boars',
      'Rank 3: seat 1 with 4 and 1 boar',
    ]);
  });

  test('Charge: boars only decide between equal values', () => {
    expect(ranks({ boar: 3 }, { gryphon: 1 }, { gryphon: 1, peasant: 1 })).toEqual([
      'Rank 1: seat 2 with 4',
      'Rank 2: seat 0 with 3 and 3 boars',
      'Rank 3: seat 1 with 3',
    ]);
  });
});

/** The knights of these bids that go home, in words. */
const quests = (...all: Parameters<typeof bids>) =>
  realm(all.length)
    .play(...bids(...all))
    .log.flatMap((line) => /^Quest: (.*)$/.exec(line)?.[1] ?? []);

describe('knights go home', () => {
  test.each([
    [
      'a knight leaves if the bid stays above without it',
      { knight: 1, peasant: 2 },
      { peasant: 1 },
      ['seat 0 takes back 1 knight'],
    ],
    ['no knight leaves if that would tie the bids', { knight: 1, peasant: 1 }, { peasant: 1 }, []],
    [
      'a knight leaves if the bid stays above by boars',
      { knight: 1, boar: 1 },
      { peasant: 1 },
      ['seat 0 takes back 1 knight'],
    ],
    ['no knight leaves if values and boars would be equal', { knight: 1, boar: 1 }, { boar: 1 }, []],
    ['no knight leaves if the other would be above by boars', { knight: 1, peasant: 1 }, { boar: 1 }, []],
    ['as many knights leave as can', { knight: 3 }, { peasant: 4 }, ['seat 0 takes back 1 knight']],
    [
      'all knights leave if the rank needs none',
      { knight: 3, wyvern: 1 },
      { peasant: 3 },
      ['seat 0 takes back 3 knights'],
    ],
  ])('[R6] %s', (_, higher, lower, home) => {
    expect(quests(higher, lower)).toEqual(home);
  });

  test('[R6] bid by bid from the lowest, each compared with the current bids', () => {
    const table = realm(3).play(...bids({ knight: 2, peasant: 1 }, { knight: 1, peasant: 1 }, { knight: 1 }));
    // 3 becomes 0, so 4 may become 1, so 7 may become 4, but not 1.
    expect(table.log.filter((line) => line.startsWith('Quest'))).toEqual([
      'Quest: seat 2 takes back 1 knight',
      'Quest: seat 1 takes back 1 knight',
      'Quest: seat 0 takes back 1 knight',
    ]);
    expect(pools(table)).toEqual([
      { peasant: 1, knight: 1 },
      { peasant: 1, knight: 1 },
      { peasant: 1 },
      { peasant: 1 },
      {},
    ]);
    expect(stash(table, 0)).toEqual({ copper: 4, silver: 2, gold: 4 });
    expect(stash(table, 1)).toEqual({ copper: 4, silver: 4, gold: 3 });
    expect(stash(table, 2)).toEqual({ copper: 5, silver: 5, gold: 2 });
  });

  test('[R6] a tied bid keeps all its knights', () => {
    expect(quests({ knight: 2 }, { knight: 2 })).toEqual([]);
    expect(quests({ knight: 1 }, { wyvern: 1 }, { knight: 1 })).toEqual([]);
    expect(quests({ knight: 2 }, { knight: 1, gryphon: 1 }, { peasant: 1 })).toEqual([]);
    expect(quests({ knight: 1 }, { gryphon: 1 }, { knight: 1 }, { peasant: 1 }, { boar: 1 })).toEqual([]);
  });

  test('[R6] an untied bid stays above tied bids that have kept their knights', () => {
    const tied = { knight: 2 };
    expect(quests({ knight: 3 }, tied, tied)).toEqual([]);
    expect(quests({ knight: 3, boar: 1 }, tied, tied)).toEqual(['seat 0 takes back 1 knight']);
    expect(quests({ knight: 2, boar: 3 }, tied, tied)).toEqual(['seat 0 takes back 1 knight']);
  });

  test('[R6] untied bids between two ties are compared with the tie below', () => {
    const [high, low] = [{ wyvern: 2 }, { peasant: 2 }];
    expect(quests(high, high, { knight: 2 }, low, low)).toEqual(['seat 2 takes back 1 knight']);
    expect(quests(high, high, { knight: 1, boar: 2 }, low, low)).toEqual(['seat 2 takes back 1 knight']);
    expect(quests(high, high, { knight: 1, boar: 1 }, low, low)).toEqual([]);
  });

  test('[R7] every knight of an untied lowest bid goes home, even below a tie', () => {
    expect(quests({ wyvern: 1 }, { boar: 1, knight: 1 })).toEqual(['seat 1 takes back 1 knight']);
    expect(quests({ wyvern: 2 }, { wyvern: 2 }, { knight: 3 })).toEqual(['seat 2 takes back 3 knights']);
  });

  test('[R7] a bid left empty still wins its pool and becomes an empty pool', () => {
    const table = realm(2).play(...bids({ wyvern: 1, knight: 2 }, { knight: 2 }));
    expect(stash(table, 1)).toEqual({ copper: 5, silver: 4, gold: 3 });
    expect(stash(table, 0)).toEqual({ copper: 5, silver: 3, gold: 3 });
    expect(pools(table)).toEqual([
      { peasant: 1, knight: 2 },
      { wyvern: 1 },
      { peasant: 1, knight: 1 },
      { peasant: 1 },
      {},
    ]);
    expect(table.log.at(-1)).toBe('New pools: 7, 5, 4, 1, 0');
  });

  test('[R8] crowns stay when their escorting knight goes home', () => {
    const table = realm(2).play(...bids({ knight: 1, crown: 1, wyvern: 1 }, { knight: 1, crown: 1 }));
    // The lower bid is left with 5; the higher one stays above it with 10.
    expect(pools(table).slice(0, 3)).toEqual([{ crown: 1, wyvern: 1 }, { peasant: 1, knight: 2 }, { crown: 1 }]);
    expect(stash(table, 0)).toEqual({ copper: 5, silver: 3, gold: 2 });
    expect(stash(table, 1)).toEqual({ copper: 5, silver: 4, gold: 2 });
  });
});
