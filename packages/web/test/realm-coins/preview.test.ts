import { coinsFrom, coinsOfKind, realmCoins, realmInternals, seatsIn } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.ts';
import { previewOf } from '../../src/games/realm-coins/preview.ts';
import type { Faces, View } from '../../src/games/realm-coins/types.ts';
import { chanceFrom, randomGame } from './help.ts';

const { BOAR, CROWN, GRYPHON, inGame, KNIGHT, PEASANT, stashOf, WYVERN, worthOf } = realmInternals;

const start = realmCoins.view(realmCoins.setup(3, {}), 0);
const at = (bid: Faces, view: View = start) => previewOf(view, 0, bid);

describe('what a bid leads to', () => {
  it('is the stash less the bid and with the pool of each place', () => {
    // 4 copper, 3 silver and 2 gold are worth 23; the pools 11, 9 and 7.
    expect(at(coinsOfKind(GRYPHON) + coinsOfKind(BOAR))).toEqual({
      stash: 23,
      paid: 4,
      outcomes: [
        { place: 0, least: 30, most: 30, swoops: false, wyverns: 0 },
        { place: 1, least: 28, most: 28, swoops: true, wyverns: 0 },
        { place: 2, least: 26, most: 26, swoops: true, wyverns: 0 },
      ],
      tied: 23,
    });
  });

  it('pays a mob by its coins, not by its value', () => {
    expect(at(coinsOfKind(PEASANT, 4))?.paid).toBe(4);
    expect(at(coinsOfKind(PEASANT, 4))?.outcomes[0]?.least).toBe(30);
  });

  it('says what may return: knights above another bid, all of them at the last place', () => {
    const knights = coinsOfKind(KNIGHT, 2) + coinsOfKind(PEASANT);
    expect(at(knights)?.outcomes.map(({ least, most }) => [least, most])).toEqual([
      [27, 30],
      [25, 31],
      [29, 29],
    ]);
  });

  it('leaves crowns without a knight in the stash', () => {
    expect(at(coinsOfKind(CROWN) + coinsOfKind(BOAR))).toMatchObject({ paid: 1, tied: 23 });
    expect(at(coinsOfKind(CROWN))).toBeUndefined();
    expect(at(0)).toBeUndefined();
  });

  it('takes off the cheapest coins for wyverns where the pool has no gold', () => {
    const outcomes = at(coinsOfKind(WYVERN, 2))?.outcomes ?? [];
    expect(outcomes.map(({ least, wyverns }) => [least, wyverns])).toEqual([
      [24, 0],
      [22, 0],
      [18, 2],
    ]);
  });

  it('has only the places that the stashes of the others allow', () => {
    const all = coinsFrom([4, 3, 0, 0, 0, 2]);
    expect(at(all)?.outcomes.map(({ place }) => place)).toEqual([0]);
    expect(at(coinsOfKind(PEASANT))?.outcomes.map(({ place }) => place)).toEqual([2]);
  });

  it('speaks of a tie only where somebody has the coins for it', () => {
    const poor = { ...start, stashes: [start.stashes[0] ?? 0, coinsFrom([2, 1, 0]), coinsFrom([0, 0, 3])] };
    // Five with two boars, with one, and with none.
    expect(at(coinsOfKind(BOAR, 2) + coinsOfKind(KNIGHT), poor)?.tied).toBe(23);
    expect(at(coinsOfKind(BOAR) + coinsOfKind(KNIGHT) + coinsOfKind(PEASANT), poor)?.tied).toBe(23);
    expect(at(coinsOfKind(KNIGHT) + coinsOfKind(PEASANT, 2), poor)?.tied).toBe(23);
    // Nobody has three boars, or seven.
    expect(at(coinsOfKind(BOAR, 3) + coinsOfKind(KNIGHT), poor)?.tied).toBeUndefined();
    expect(at(coinsOfKind(KNIGHT, 2) + coinsOfKind(PEASANT), poor)?.tied).toBeUndefined();
    // A mob counts once more.
    expect(at(coinsOfKind(PEASANT, 4), poor)?.tied).toBe(23);
    expect(at(coinsOfKind(PEASANT, 4) + coinsOfKind(GRYPHON), poor)?.tied).toBeUndefined();
  });
});

describe('what a bid leads to, played out', () => {
  /** Plays the round on with random choices until the next one. */
  function playedOn(view: View, bids: readonly Faces[], random: ReturnType<typeof chanceFrom>) {
    const state = realmCoins.copy({ ...(view as realmInternals.State), sealed: view.sealed.map(() => null) });
    const events: realmInternals.Types['Event'][] = [];
    for (const seat of seatsIn(inGame(view)))
      realmCoins.advance(state, { do: 'bid', seat, coins: bids[seat] ?? 0 }, events);
    while (state.phase === 'swoop' || state.phase === 'appease')
      realmCoins.advance(state, realmCoins.sample(state, random), events);
    return { state, events };
  }

  it('is what the rules make of it, whatever the others bid', () => {
    const random = chanceFrom(7);
    const seen = { exact: 0, ranges: 0, tied: 0, swoops: 0, wyverns: 0 };
    for (let number = 0; number < amount(24, 400); number++) {
      const seats = 2 + (number % 4);
      const views = randomGame(seats, 101 * number + 3).moments.map(({ view }) => view);
      for (const view of views.filter(
        ({ phase, unsealed, out }) => phase === 'bid' && unsealed === inGame({ ...views[0], out } as View) && out === 0,
      )) {
        const bids = Array.from({ length: seats }, (_, seat) => {
          const decision = realmCoins.sample({ ...view, unsealed: 1 << seat }, random);
          return decision.do === 'bid' ? decision.coins : 0;
        });
        const preview = previewOf(view, 0, bids[0] ?? 0);
        const { state, events } = playedOn(view, bids, random);
        if (state.phase === 'forfeit' || preview === undefined) continue;
        const after = worthOf(stashOf(state, 0));
        if (events.some((event) => event.event === 'tied' && event.seat === 0)) {
          expect(after).toBe(preview.tied);
          seen.tied++;
          continue;
        }
        const rank = events.find((event) => event.event === 'ranked' && event.seat === 0);
        const outcome = preview.outcomes.find(({ place }) => rank?.event === 'ranked' && rank.rank === place);
        expect(outcome).toBeDefined();
        if (outcome === undefined) continue;
        // Swaps and payments are choices: without them the figures are the stash itself.
        const swooped = events.some((event) => event.event === 'swooped' && event.seat === 0);
        const appeased = events.some((event) => event.event === 'appeased' && event.seat === 0);
        if (swooped) {
          expect(outcome.swoops).toBe(true);
          seen.swoops++;
        } else if (appeased) {
          // The cheapest coins are the least that can be paid.
          expect(outcome.wyverns).toBeGreaterThan(0);
          expect(after).toBeLessThanOrEqual(outcome.most);
          seen.wyverns++;
        } else {
          expect(after).toBeGreaterThanOrEqual(outcome.least);
          expect(after).toBeLessThanOrEqual(outcome.most);
          seen[outcome.least === outcome.most ? 'exact' : 'ranges']++;
        }
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  it('pays wyverns with the cheapest coins', () => {
    const random = chanceFrom(11);
    let paid = 0;
    for (let number = 0; number < amount(60, 600); number++) {
      const views = randomGame(3, 77 * number + 1).moments.map(({ view }) => view);
      const view = views.find(
        ({ phase, sealed, round }) => phase === 'bid' && round === 2 && sealed.every((bid) => bid === null),
      );
      if (view === undefined || realmInternals.worthOf(stashOf(view, 0)) < 6) continue;
      const others = [1, 2].map((seat) => {
        const decision = realmCoins.sample({ ...view, unsealed: 1 << seat }, random);
        return decision.do === 'bid' ? decision.coins : 0;
      });
      const state = realmCoins.copy({ ...(view as realmInternals.State), sealed: [null, null, null] });
      if ((stashOf(view, 0) >>> 10) % 32 === 0) continue;
      const bid = coinsOfKind(WYVERN);
      for (const [seat, coins] of [bid, ...others].entries()) realmCoins.advance(state, { do: 'bid', seat, coins });
      const preview = previewOf(view, 0, bid);
      while (state.phase === 'swoop') realmCoins.advance(state, realmCoins.sample(state, random));
      while (state.phase === 'appease' && realmInternals.decider(state) !== 0)
        realmCoins.advance(state, realmCoins.sample(state, random));
      if (state.phase !== 'appease' || realmInternals.decider(state) !== 0) continue;
      const { place } = state;
      const least = Math.max(
        ...[...realmCoins.choices(state, 0)].map((choice) => {
          const then = realmCoins.copy(state);
          realmCoins.advance(then, choice);
          return worthOf(stashOf(then, 0));
        }),
      );
      expect(preview?.outcomes.find((outcome) => outcome.place === place)?.least).toBe(least);
      paid++;
    }
    expect(paid).toBeGreaterThan(3);
  });
});
