import { coinsOfKind, realmInternals, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { group, tell } from '../../src/games/realm-coins/log.ts';
import type { Event } from '../../src/games/realm-coins/types.ts';
import { plain } from '../../src/words/rich.tsx';
import { loadWords, names, randomGame } from './help.ts';

const { BOAR, CROWN, KNIGHT, PEASANT, WYVERN } = realmInternals;

beforeAll(loadWords);

const told = (event: Event): string => plain(tell(event, names)?.text ?? '');

describe('a line of the log', () => {
  it('speaks to you, and of the others', () => {
    expect(told({ event: 'bid-in', seat: 0 })).toBe('You have locked a bid.');
    expect(told({ event: 'bid-in', seat: 1 })).toBe('Mara has locked a bid.');
    expect(told({ event: 'collected', seat: 2, place: 1, coins: coinsOfKind(CROWN) })).toBe(
      'Tallow won the 2nd pool: 5.',
    );
  });

  it('names coins in words, gold first', () => {
    const bid = coinsOfKind(PEASANT, 2) + coinsOfKind(CROWN) + coinsOfKind(KNIGHT);
    expect(told({ event: 'revealed', seat: 1, bid })).toBe('Mara shows a crown, a knight and 2 peasants.');
    expect(told({ event: 'revealed', seat: 1, bid: 0 })).toBe('Mara shows nothing.');
  });

  it('says how boars ranked a bid, where there are any', () => {
    const ranked = { event: 'ranked', seat: 1, rank: 0, value: 7 } as const;
    expect(told({ ...ranked, boars: 0 })).toBe('Mara bid 7: 1st bid.');
    expect(told({ ...ranked, boars: 2 })).toBe('Mara bid 7 with 2 boars: 1st bid.');
  });

  it('names all whose bids were empty', () => {
    expect(told({ event: 'round-off', payers: seatSet([1]) })).toBe("The round is off: Mara's bid is empty.");
    expect(told({ event: 'round-off', payers: seatSet([0, 2]) })).toBe(
      'The round is off: the bids of Tallow and you are empty.',
    );
  });

  it('says who won', () => {
    const over = { event: 'over', ending: 'forty' } as const;
    expect(told({ ...over, winners: seatSet([1]) })).toBe('Mara wins.');
    expect(told({ ...over, winners: seatSet([0, 1]) })).toBe('Mara and you share the win.');
    expect(told({ ...over, winners: 0 })).toBe('The game is over.');
  });

  it('points at the places that it speaks of', () => {
    const swoop: Event = { event: 'swooped', seat: 0, place: 2, take: coinsOfKind(CROWN), give: coinsOfKind(BOAR) };
    expect(tell(swoop, names)).toMatchObject({ lead: 0, spots: ['bid-1', 'pool-2'] });
    expect(tell({ event: 'drawn', coin: 2 }, names)).toMatchObject({ lead: 'pouch', spots: ['pool-0', 'pouch'] });
    expect(tell({ event: 'crowns-home', seat: 2, coins: coinsOfKind(CROWN) }, names)).toMatchObject({
      lead: 'return',
      spots: ['stash-2'],
    });
    expect(tell({ event: 'forfeited', seat: 1, coin: WYVERN }, names)?.spots).toEqual(['pool-0']);
  });

  it('tells of the pools by their values', () => {
    const pools = [coinsOfKind(CROWN), coinsOfKind(KNIGHT), 0, 0, 0];
    expect(told({ event: 'pools-ordered', pools })).toBe('The pools are now 5, 3, 0, 0 and 0.');
  });

  it('is left out where a round begins, unless it is an extra one', () => {
    expect(tell({ event: 'round-begun', round: 2, extra: false }, names)).toBeUndefined();
    expect(told({ event: 'round-begun', round: 9, extra: true })).toMatch(/^A tie at the top/);
  });
});

describe('the log of whole games', () => {
  const games = [2, 3, 5].map((seats) => randomGame(seats, 31 * seats));

  it('is in full sentences without gaps', () => {
    for (const { moments } of games)
      for (const event of moments.flatMap(({ events }) => events)) {
        const line = tell(event, names);
        if (line === undefined) expect(event.event).toBe('round-begun');
        else expect(line.text).toMatch(/^(?:<b>)?[A-Z0-9].*\.$/);
        expect(line?.text ?? '').not.toMatch(/[{}]|undefined|realm\./);
      }
  });

  it('is told round by round from the first on', () => {
    for (const { moments } of games) {
      const titles = moments.flatMap(({ events, view }) => events.flatMap((event) => group(event, view) ?? []));
      expect(titles[0]).toBe('Round 1');
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title).toMatch(/ound \d+$/);
    }
  });
});
