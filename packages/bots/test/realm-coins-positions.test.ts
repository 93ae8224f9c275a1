import { realmCoins, realmInternals, type Seat } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import { Budget } from '../src/budget.js';
import { realmBot } from '../src/realm-coins/index.js';
import { faces, finished, hasWon, position, revealed } from './realm-coins-fixture.js';
import { deepFreeze, seeded } from './settings.js';

type State = realmInternals.State;
type Decision = realmInternals.RealmDecision;

const SEEDS = amount(20, 100);
/** 95 of 100; for a small sample two standard deviations less. */
const ENOUGH = amount(17, 95);
const ITERATIONS = 10;
const ME: Seat = 0;

/** For how many seeds sharp's decision is right. */
function hits(state: State, isRight: (decision: Decision) => boolean): number {
  const view = deepFreeze(realmCoins.view(state, ME));
  const seen = new Map<string, boolean>();
  let right = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const budget = Budget.ofIterations(ITERATIONS);
    const { decision } = realmBot.think(
      { view, seat: ME, notes: realmBot.initialNotes },
      'sharp',
      budget,
      seeded(seed, 77),
    );
    const key = JSON.stringify(decision);
    const known = seen.get(key) ?? isRight(decision);
    seen.set(key, known);
    if (known) right++;
  }
  return right;
}

/** Whether a claim holds after the round for every bid of the other player, except the empty one. */
function whatever(state: State, decision: Decision, claim: (after: State) => boolean): boolean {
  if (decision.do !== 'bid') return false;
  for (const theirs of realmInternals.bidsFrom(realmInternals.stashOf(state, 1))) {
    if (theirs === realmInternals.unescorted(theirs)) continue;
    const after = realmCoins.copy(state);
    realmCoins.advance(after, decision);
    realmCoins.advance(after, { do: 'bid', seat: 1, coins: theirs });
    if (!claim(finished(after))) return false;
  }
  return true;
}

const isSureWin =
  (state: State) =>
  (decision: Decision): boolean =>
    whatever(state, decision, (after) => hasWon(after, ME));

describe('sharp finds', () => {
  test('a bid that reaches 40 against any other bid', () => {
    // The other player has to bid a gold, so that a lone silver wins the second pool.
    const state = position({
      stashes: [{ gold: 7, silver: 1 }, { gold: 7 }],
      pools: [{ crown: 1, peasant: 1 }, { knight: 1 }],
    });
    expect(isSureWin(state)({ do: 'bid', seat: ME, coins: faces({ wyvern: 1 }) })).toBe(false);
    expect(hits(state, isSureWin(state))).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('crowns with their escort where the pool brings no gold', () => {
    // An extra round, so that it decides the game: two wyverns would cost half of the pool.
    const state = position({
      stashes: [
        { gold: 2, silver: 1 },
        { copper: 6, silver: 1 },
      ],
      pools: [{ knight: 4 }],
      extra: true,
    });
    const wyverns = { do: 'bid', seat: ME, coins: faces({ wyvern: 2, knight: 1 }) } as const;
    expect(isSureWin(state)(wyverns)).toBe(false);
    expect(hits(state, isSureWin(state))).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('wyverns where gold is coming', () => {
    // They cost nothing, and one alone can be outbid.
    const state = position({
      stashes: [
        { gold: 2, copper: 1 },
        { copper: 4, silver: 1 },
      ],
      pools: [{ crown: 1, knight: 2, peasant: 1 }],
      extra: true,
    });
    expect(isSureWin(state)({ do: 'bid', seat: ME, coins: faces({ wyvern: 1, boar: 1 }) })).toBe(false);
    expect(hits(state, isSureWin(state))).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('the knight that goes home from the lowest bid', () => {
    // The other player only has gold, and both pools are alike: nothing is worth paying for.
    const state = position({
      stashes: [{ silver: 2, gold: 3 }, { gold: 4 }],
      pools: [{ crown: 1 }, { crown: 1 }],
    });
    const free = (decision: Decision): boolean =>
      whatever(state, decision, ({ stashes }) => realmInternals.worthOf(stashes[ME] ?? 0) === 26);
    expect(hits(state, free)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('a bid that counts, where crowns alone would go home', () => {
    const state = position({
      stashes: [{ gold: 5 }, { copper: 4, silver: 3 }],
      pools: [{ crown: 2, knight: 2 }, { crown: 1 }],
    });
    const counts = (decision: Decision): boolean =>
      decision.do === 'bid' && decision.coins !== 0 && realmInternals.unescorted(decision.coins) === 0;
    expect(hits(state, counts)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('the bid that stops a player who is about to win', () => {
    // They win with any silver that wins the first pool, and with no other bid.
    const state = position({
      stashes: [
        { copper: 6, silver: 3, gold: 3 },
        { gold: 7, silver: 1 },
      ],
      pools: [{ crown: 1, peasant: 1 }, { peasant: 1 }],
    });
    const blocks = (decision: Decision): boolean => whatever(state, decision, (after) => !hasWon(after, 1));
    expect(blocks({ do: 'bid', seat: ME, coins: faces({ boar: 1 }) })).toBe(false);
    expect(hits(state, blocks)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('[R15] the bid that takes the sole lead after an extra round', () => {
    const state = position({
      stashes: [{ copper: 10, silver: 10 }, { gold: 8 }],
      pools: [{ crown: 1 }, { crown: 1 }],
      extra: true,
    });
    expect(hits(state, isSureWin(state))).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('[R17] the bid that takes the lead in the last round', () => {
    const state = position({
      stashes: [{ copper: 2, silver: 4 }, { gold: 3 }],
      pools: [{ knight: 2 }, { knight: 1, peasant: 1 }],
      round: 200,
    });
    expect(hits(state, isSureWin(state))).toBeGreaterThanOrEqual(ENOUGH);
  });

  const swooping = (copper: number, gold: number): State =>
    revealed(
      position({
        stashes: [
          { copper, silver: 2, gold },
          { copper: 2, gold: 4 },
        ],
        pools: [{ crown: 2 }, { peasant: 2, knight: 1 }, { peasant: 1 }],
      }),
      { gryphon: 1 },
      { wyvern: 1, boar: 2 },
    );

  test('the gold to swoop for a copper', () => {
    const state = swooping(2, 3);
    expect(state.phase).toBe('swoop');
    const isRight = (decision: Decision): boolean =>
      decision.do === 'swoop' && decision.take === faces({ wyvern: 1 }) && decision.give === faces({ peasant: 1 });
    expect(hits(state, isRight)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('the swoop that wins the game', () => {
    // 33 in the stash and 5 in the pool: 4 more for a copper, and only that, make it 40.
    const state = swooping(0, 6);
    const isRight = (decision: Decision): boolean => {
      const after = realmCoins.copy(state);
      realmCoins.advance(after, decision);
      return hasWon(finished(after), ME);
    };
    expect(hits(state, isRight)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('the cheapest coin to appease a wyvern', () => {
    const state = revealed(
      position({
        stashes: [
          { copper: 2, silver: 2, gold: 3 },
          { copper: 3, gold: 2 },
        ],
        pools: [{ knight: 2 }, { peasant: 1 }],
      }),
      { wyvern: 1 },
      { boar: 2 },
    );
    expect(state.phase).toBe('appease');
    const isLeast = (decision: Decision): boolean =>
      decision.do === 'appease' && realmInternals.poolValue(decision.coins) === 1;
    expect(hits(state, isLeast)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('[R4] the cheapest coin to forfeit', () => {
    const state = revealed(
      position({
        stashes: [
          { copper: 1, silver: 2, gold: 3 },
          { copper: 3, gold: 2 },
        ],
        pools: [{ knight: 2 }, { peasant: 1 }],
      }),
      {},
      { boar: 2 },
    );
    expect(state.phase).toBe('forfeit');
    const isCheapest = (decision: Decision): boolean =>
      decision.do === 'forfeit' && realmInternals.metalOf(decision.coin) === 0;
    expect(hits(state, isCheapest)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('with three players, the bid that reaches 40 from the lowest place', () => {
    const state = position({
      stashes: [{ gold: 7, silver: 1 }, { gold: 7 }, { gold: 7 }],
      pools: [{ crown: 2 }, { crown: 1 }, { crown: 1 }],
      pouch: { silver: 6 },
    });
    const wins = (decision: Decision): boolean => {
      if (decision.do !== 'bid') return false;
      for (const [one, two] of [
        [1, 2],
        [2, 3],
        [3, 1],
      ] as const) {
        const after = realmCoins.copy(state);
        realmCoins.advance(after, decision);
        realmCoins.advance(after, { do: 'bid', seat: 1, coins: faces({ wyvern: one }) });
        realmCoins.advance(after, { do: 'bid', seat: 2, coins: faces({ wyvern: two }) });
        if (!hasWon(finished(after), ME)) return false;
      }
      return true;
    };
    expect(hits(state, wins)).toBeGreaterThanOrEqual(ENOUGH);
  });
});
