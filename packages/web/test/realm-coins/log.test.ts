import { coinsOfKind, realmCoins, realmInternals, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { group, tell } from '../../src/games/realm-coins/log.ts';
import type { Event } from '../../src/games/realm-coins/types.ts';
import { plain } from '../../src/words/rich.tsx';
import { loadWords, names, randomGame } from './help.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, PEASANT, WYVERN } = realmInternals;

beforeAll(loadWords);

const told = (event: Event, together?: readonly Event[]): string =>
  plain(tell(event, names, undefined, together)?.text ?? '');
/** All lines of a step. */
const lines = (events: readonly Event[]): readonly string[] =>
  events.map((event) => told(event, events)).filter((text) => text !== '');

describe('a line of the log', () => {
  it('speaks to you, and of the others', () => {
    expect(told({ event: 'bid-in', seat: 0 })).toBe('You have bid.');
    expect(told({ event: 'bid-in', seat: 1 })).toBe('Mara has bid.');
  });

  it('tells all bids at once, highest first, as they count', () => {
    const events: Event[] = [
      { event: 'bid-in', seat: 2 },
      { event: 'revealed', seat: 0, bid: coinsOfKind(GRYPHON) + coinsOfKind(BOAR, 2) },
      { event: 'revealed', seat: 1, bid: coinsOfKind(CROWN) + coinsOfKind(KNIGHT, 2) },
      { event: 'revealed', seat: 2, bid: coinsOfKind(CROWN) + coinsOfKind(PEASANT) },
      { event: 'crowns-home', seat: 2, coins: coinsOfKind(CROWN) },
    ];
    expect(lines(events)).toEqual([
      'Tallow has bid.',
      'Bids revealed: Mara 11, you 5, Tallow 1.',
      "Tallow's crown returns: it has no knight.",
    ]);
  });

  it('says what a pool brings and what it cost, with knights that returned first', () => {
    const bid = coinsOfKind(PEASANT, 4) + coinsOfKind(KNIGHT, 3);
    const events: Event[] = [
      { event: 'revealed', seat: 1, bid },
      { event: 'revealed', seat: 0, bid: coinsOfKind(BOAR) },
      { event: 'ranked', seat: 1, rank: 0, value: 14, boars: 0 },
      { event: 'ranked', seat: 0, rank: 1, value: 1, boars: 1 },
      { event: 'knights-home', seat: 1, knights: 2, bid: bid - coinsOfKind(KNIGHT, 2) },
      { event: 'collected', seat: 1, place: 0, coins: coinsOfKind(CROWN, 2) + coinsOfKind(BOAR, 2) },
      { event: 'collected', seat: 0, place: 1, coins: coinsOfKind(KNIGHT) },
    ];
    expect(lines(events)).toEqual([
      'Bids revealed: Mara 14, you 1.',
      "Two of Mara's knights return.",
      'Mara wins the 1st pool: 12 for 7.',
      'You win the 2nd pool: 3 for 1.',
    ]);
  });

  it('never ranks bids that are tied', () => {
    const bid = coinsOfKind(KNIGHT, 3);
    const events: Event[] = [
      { event: 'revealed', seat: 0, bid },
      { event: 'revealed', seat: 1, bid },
      { event: 'ranked', seat: 0, rank: 0, value: 9, boars: 0 },
      { event: 'ranked', seat: 1, rank: 1, value: 9, boars: 0 },
      { event: 'tied', seat: 0, place: 0, bid },
      { event: 'tied', seat: 1, place: 1, bid },
    ];
    expect(lines(events)).toEqual(['Bids revealed: you 9, Mara 9.', 'Mara and you tied at 9: both bids return.']);
  });

  it('says how boars ranked a bid, where they did', () => {
    const events: Event[] = [
      { event: 'ranked', seat: 1, rank: 0, value: 7, boars: 2 },
      { event: 'ranked', seat: 0, rank: 1, value: 7, boars: 1 },
      { event: 'ranked', seat: 2, rank: 2, value: 3, boars: 0 },
    ];
    expect(lines(events)).toEqual(['Mara ranks above you with more boars, 2 to 1.']);
  });

  it('says whose coins a gryphon takes', () => {
    const before = { ...realmCoins.view(realmCoins.setup(3, {}), 'table'), owners: [1, 0, null, null, null] };
    const swoop: Event = { event: 'swooped', seat: 0, place: 1, take: coinsOfKind(KNIGHT), give: coinsOfKind(PEASANT) };
    expect(plain(tell(swoop, names, before)?.text ?? '')).toBe("You swap a peasant for Mara's knight.");
    expect(plain(tell({ ...swoop, seat: 2, place: 2 }, names, before)?.text ?? '')).toBe(
      'Tallow swaps a peasant for your knight.',
    );
    const blocked = { ...before, owners: [null, 0, null, null, null] };
    expect(plain(tell(swoop, names, blocked)?.text ?? '')).toBe(
      'You swap a peasant for a knight from the blocked pool.',
    );
  });

  it('names all who bid nothing', () => {
    expect(told({ event: 'round-off', payers: seatSet([1]) })).toBe('Mara bid nothing: the round is cancelled.');
    expect(told({ event: 'round-off', payers: seatSet([0, 2]) })).toBe(
      'Tallow and you bid nothing: the round is cancelled.',
    );
  });

  it('says who won', () => {
    const over = { event: 'over', ending: 'forty' } as const;
    expect(told({ ...over, winners: seatSet([1]) })).toBe('Mara wins.');
    expect(told({ ...over, winners: seatSet([0, 1]) })).toBe('Mara and you share the win.');
    expect(told({ ...over, winners: 0 })).toBe('Game over.');
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

  it('is left out where a round begins, unless it is an extra one', () => {
    expect(tell({ event: 'round-begun', round: 2, extra: false }, names)).toBeUndefined();
    expect(told({ event: 'round-begun', round: 9, extra: true })).toMatch(/^Tied at the top/);
  });
});

describe('the log of whole games', () => {
  const games = [2, 3, 5].map((seats) => randomGame(seats, 31 * seats));

  it('is in full sentences without gaps', () => {
    for (const { moments } of games)
      for (const [at, { events }] of moments.entries())
        for (const event of events) {
          const line = tell(event, names, moments[at - 1]?.view, events);
          if (line !== undefined) expect(line.text).toMatch(/^(?:<b>)?[A-Z0-9].*\.$/);
          expect(line?.text ?? '').not.toMatch(/[{}]|undefined|realm\./);
        }
  });

  it('has one line for the bids of a round, before all that follows from them', () => {
    for (const { moments } of games)
      for (const { events } of moments.filter((moment) => moment.events.some(({ event }) => event === 'revealed'))) {
        const told = events.flatMap((event) => tell(event, names, undefined, events)?.text ?? []);
        const at = told.findIndex((text) => text.startsWith('Bids revealed'));
        expect(told.filter((text) => text.startsWith('Bids revealed'))).toHaveLength(1);
        for (const text of told.slice(0, at)) expect(text).toMatch(/(has|have) bid/);
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
