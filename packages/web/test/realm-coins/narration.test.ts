import { coinsOfKind, only, realmCoins, realmInternals, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { goal, lastResult, narrate, skipTo } from '../../src/games/realm-coins/narration.ts';
import { scenes } from '../../src/games/realm-coins/scenes.ts';
import { bidShown, type Note, type Show, still } from '../../src/games/realm-coins/show.ts';
import type { Event, View } from '../../src/games/realm-coins/types.ts';
import { loadWords, names, randomGame } from './help.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, PEASANT } = realmInternals;

beforeAll(loadWords);

const start = realmCoins.view(realmCoins.setup(3, {}), 'table');
const reader = { viewer: 0, names } as const;
const say = (note: Note, show: Show = still(start)): readonly [string | undefined, string | undefined] => {
  const said = narrate({ ...show, note }, start, reader);
  return [said?.headline, said?.why];
};

describe('the stage', () => {
  it('says who bids most, with boars only where they decide', () => {
    const bids = [
      bidShown(1, coinsOfKind(PEASANT, 2) + coinsOfKind(BOAR), 'bid 1'),
      bidShown(0, coinsOfKind(KNIGHT), 'bid 0'),
      bidShown(2, coinsOfKind(BOAR), 'bid 2'),
      null,
      null,
    ];
    const show = { ...still(start), bids };
    expect(say({ note: 'revealed' }, show)).toEqual(['Bids revealed!', 'Mara 3 with 1 boar, you 3, Tallow 1']);
    expect(say({ note: 'ranked', seats: [1, 0, 2] }, show)[0]).toBe('Mara has the highest bid');
  });

  it('says which coins return, and why', () => {
    expect(say({ note: 'crowns-home', seats: only(0), count: 1 })).toEqual([
      'Your crown returns',
      'A crown needs a knight in the same bid.',
    ]);
    expect(say({ note: 'crowns-home', seats: seatSet([1, 2]), count: 3 })[0]).toBe('Crowns return');
    expect(say({ note: 'knights-home', seats: only(1), count: 2 })).toEqual([
      "Two of Mara's knights return",
      'Mara would have placed the same without them.',
    ]);
    expect(say({ note: 'knights-home', seats: only(0), count: 1 })).toEqual([
      'Your knight returns',
      "You'd have placed the same without it.",
    ]);
  });

  it('says that nobody wins after a tie', () => {
    expect(say({ note: 'tied', seats: seatSet([0, 1]), places: [1, 2], value: 9 })).toEqual([
      'Tied! Nobody wins the 2nd and 3rd pools',
      'Mara and you both bid 9, so both bids return.',
    ]);
  });

  it('says who cancels a round and pays', () => {
    expect(say({ note: 'off', payers: only(1) })).toEqual([
      'Mara bid nothing: the round is cancelled',
      'All bids return. Mara pays a coin into the 1st pool.',
    ]);
    expect(say({ note: 'off', payers: only(0) })[0]).toBe('You bid nothing: the round is cancelled');
  });

  it('says why a pool is won: by rank, by a swap, or what it cost', () => {
    const note = { note: 'collected', seat: 1, place: 0, value: 12, paid: 7, swooped: null } as const;
    expect(say({ ...note, ranked: { value: 14, knights: 2 } })).toEqual([
      'Mara wins the 1st pool',
      "14 was the highest bid. Two knights weren't needed, so they return.",
    ]);
    expect(say({ ...note, seat: 0, place: 2, ranked: { value: 5, knights: 0 } })).toEqual([
      'You win the 3rd pool',
      '5 was the 3rd highest bid.',
    ]);
    const swooped = { from: 2, take: coinsOfKind(KNIGHT), give: coinsOfKind(PEASANT) };
    expect(say({ ...note, seat: 0, ranked: null, swooped })[1]).toBe(
      "Your gryphon swapped a peasant for Tallow's knight.",
    );
    expect(say({ ...note, ranked: null })[1]).toBe("It's worth 12 and cost 7.");
  });

  it('tells a screen reader what a pool changes', () => {
    const stashes = [0, coinsOfKind(2, 4), 0];
    const note = { note: 'collected', seat: 1, place: 0, value: 5, paid: 7, ranked: null, swooped: null } as const;
    expect(narrate({ ...still(start), stashes, note }, start, reader)?.spoken).toBe(
      'Mara wins the 1st pool. Paid 7, won 5, minus 2. Stash now 20.',
    );
  });

  it('waits for somebody else', () => {
    const view: View = {
      ...start,
      phase: 'swoop',
      place: 1,
      bids: [coinsOfKind(KNIGHT), coinsOfKind(GRYPHON), null, null, null],
      owners: [2, 1, null, null, null],
    };
    expect(narrate(still(view), view, reader)).toMatchObject({
      headline: "Waiting for Mara's swoop",
      lead: 1,
      step: { number: 4, of: 6 },
    });
    expect(narrate(still(start), start, { viewer: 'table', names })?.headline).toBe('Waiting for bids');
  });

  it('counts the steps of a round', () => {
    const step = (note: Note) => narrate({ ...still(start), note }, start, reader)?.step;
    expect(step({ note: 'revealed' })).toEqual({ number: 1, of: 6 });
    expect(step({ note: 'drawn', coin: 1 })).toEqual({ number: 6, of: 6 });
    expect(step({ note: 'off', payers: only(1) })).toBeUndefined();
  });

  it('goes through the steps of whole games in order, without gaps in its sentences', () => {
    for (const { first, moments } of [2, 3, 4, 5].map((seats) => randomGame(seats, seats)))
      for (const [at, moment] of moments.entries()) {
        const told = scenes(moments[at - 1]?.view ?? first, moment, 0).map(({ show }) =>
          narrate(show, moment.view, reader),
        );
        const numbers = told.flatMap((each) => each?.step?.number ?? []);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const each of told) {
          expect(each?.headline).not.toMatch(/[{}]|undefined|realm\./);
          expect(`${each?.why} ${each?.spoken}`).not.toMatch(/[{}]|realm\./);
          expect(each?.step?.number ?? 0).toBeLessThanOrEqual(each?.step?.of ?? 0);
        }
      }
  });
});

describe('the goal', () => {
  it('is the same line at every table, but for an extra round', () => {
    expect(goal(start)).toBe('First to 40 wins');
    expect(goal({ ...start, extra: true })).toBe('Extra round: the highest stash wins');
  });
});

describe('the last round', () => {
  const round = (...events: Event[]) => [
    { number: 1, events: [{ event: 'bid-in', seat: 0 } as const], view: start },
    { number: 2, events, view: start },
  ];
  const bids: Event[] = [
    { event: 'revealed', seat: 0, bid: coinsOfKind(KNIGHT) + coinsOfKind(PEASANT, 2) },
    { event: 'revealed', seat: 1, bid: coinsOfKind(BOAR) },
  ];
  const begun: Event = { event: 'round-begun', round: 2, extra: false };
  const won: Event = { event: 'collected', seat: 0, place: 0, coins: coinsOfKind(CROWN) + coinsOfKind(PEASANT) };

  it('says what was paid and won', () => {
    expect(lastResult(round(...bids, won, begun), reader)).toBe('Last round: you paid 5, won 6, +1');
    expect(lastResult(round(...bids, won, begun), { viewer: 'table', names: { ...names, isYou: () => false } })).toBe(
      'Last round: Robin paid 5, won 6, +1',
    );
  });

  it('says what wyverns cost as well', () => {
    const events: Event[] = [...bids, won, { event: 'appeased', seat: 0, coins: coinsOfKind(KNIGHT) }, begun];
    expect(lastResult(round(...events), reader)).toBe('Last round: you paid 8, won 6, −2');
  });

  it('says that nothing was lost by a tie, or who paid for an empty bid', () => {
    const tied: Event = { event: 'tied', seat: 0, place: 0, bid: coinsOfKind(KNIGHT) };
    expect(lastResult(round(...bids, tied, begun), reader)).toBe('Last round: tied, nothing lost');
    const off: Event = { event: 'round-off', payers: only(0) };
    const paid: Event = { event: 'forfeited', seat: 0, coin: KNIGHT };
    expect(lastResult(round(...bids, off, paid, begun), reader)).toBe('Last round: cancelled, you paid 3');
    expect(lastResult(round(...bids, { ...off, payers: only(1) }, { ...paid, seat: 1 }, begun), reader)).toBe(
      'Last round: cancelled, nothing lost',
    );
  });

  it('is silent before the first is over, and while the next is told', () => {
    expect(lastResult([], reader)).toBeUndefined();
    expect(lastResult(round(...bids, won), reader)).toBeUndefined();
    const next = [...round(...bids, won, begun), { number: 3, events: bids, view: start }];
    expect(lastResult(next, reader)).toBeUndefined();
  });
});

describe('skipping', () => {
  it('says where it leads', () => {
    expect(skipTo(start, 0)).toBe('Skip to bidding');
    const owners = [1, 0, null, null, null];
    expect(skipTo({ ...start, phase: 'swoop', place: 1, owners }, 0)).toBe('Skip to your swoop');
  });
});
