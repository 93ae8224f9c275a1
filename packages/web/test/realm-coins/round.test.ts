import { coinsOfKind, realmCoins, realmInternals } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { lastRound, sharesOf } from '../../src/games/realm-coins/round.ts';
import { randomGame } from './help.ts';

const { PEASANT, stashOf, worthOf } = realmInternals;

describe('what a round has brought', () => {
  const games = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3].map((seed) => randomGame(seats, 13 * seed + seats)));

  it('adds up to the stashes after it', () => {
    let rounds = 0;
    for (const { moments } of games)
      for (const [at, moment] of moments.entries()) {
        if (!moment.events.some(({ event }) => event === 'round-begun' || event === 'over')) continue;
        const round = lastRound(moments.slice(0, at + 1));
        for (const { seat, after, net } of round === undefined ? [] : sharesOf(round)) {
          expect(net).toBeTypeOf('number');
          expect(after).toBe(worthOf(stashOf(moment.view, seat)));
          rounds++;
        }
      }
    expect(rounds).toBeGreaterThan(100);
  });

  it('lists players as they rank, as soon as their bids are revealed', () => {
    const view = realmCoins.view(realmCoins.setup(2, {}), 'table');
    const revealed = [0, 1].map((seat) => ({ event: 'revealed', seat, bid: coinsOfKind(PEASANT, seat + 1) }) as const);
    const shares = (events: readonly realmInternals.Types['Event'][]) =>
      sharesOf({ events, stashes: view.stashes }).map(({ seat, place, net }) => [seat, place, net]);
    expect(shares(revealed)).toEqual([
      [1, undefined, undefined],
      [0, undefined, undefined],
    ]);
    const ranked = [1, 0].map((seat, rank) => ({ event: 'ranked', seat, rank, value: 1, boars: 0 }) as const);
    expect(shares([...revealed, ...ranked])).toEqual([
      [1, 0, undefined],
      [0, 1, undefined],
    ]);
  });
});
