import { coinsOfKind, only, realmCoins, realmInternals, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { chapter, heading, prompt, waiting } from '../../src/games/realm-coins/heading.ts';
import { chapters } from '../../src/games/realm-coins/learn.ts';
import { still } from '../../src/games/realm-coins/show.ts';
import type { View } from '../../src/games/realm-coins/types.ts';
import { loadWords, names, randomGame } from './help.ts';

const { GRYPHON, KNIGHT, WYVERN } = realmInternals;

beforeAll(loadWords);

const start = realmCoins.view(realmCoins.setup(3, {}), 'table');
const winning: View = {
  ...start,
  phase: 'swoop',
  place: 1,
  bids: [coinsOfKind(KNIGHT), coinsOfKind(GRYPHON) + coinsOfKind(WYVERN), null, null, null],
  owners: [2, 1, null, null, null],
};

describe('the top bar', () => {
  it('says round and phase, and which phases are over', () => {
    expect(heading(start, still(start))).toMatchObject({ round: 'Round 1', phase: 'bidding', now: 0 });
    expect(heading(winning, still(winning))).toMatchObject({ phase: 'winning pools', now: 3 });
    const extra = { ...start, round: 9, extra: true };
    expect(heading(extra, still(extra)).round).toBe('Extra round 9');
  });

  it('has all phases behind it when the game is over, but not before its end was shown', () => {
    const over: View = { ...start, phase: 'over', ending: 'forty', winners: only(0) };
    expect(heading(over, still(over))).toMatchObject({ phase: 'game over', now: 5 });
    expect(heading(over, { ...still(over), note: { note: 'ordered' } })).toMatchObject({
      phase: 'new pools',
      now: 4,
    });
  });
});

describe('who is awaited', () => {
  it('is everybody else whose bid is not in', () => {
    expect(waiting({ ...start, unsealed: seatSet([0, 1, 2]) }, names)).toBe('Waiting for Mara and Tallow');
    expect(waiting({ ...start, unsealed: seatSet([0]) }, names)).toBe('Waiting for you');
  });

  it('is whoever decides', () => {
    expect(waiting(winning, names)).toBe("Waiting for Mara's swoop");
    expect(waiting({ ...winning, place: 0 }, { ...names, isYou: (seat) => seat === 2 })).toBe('Your swoop');
    expect(waiting({ ...start, phase: 'forfeit', payers: only(2) }, names)).toBe('Waiting for Tallow to pay');
  });
});

describe('what a screen reader hears', () => {
  it('says what there is to swap', () => {
    expect(prompt(winning, 1)).toMatch(/^Your gryphon swaps a coin\. The bid above has a knight\. Your pool has /);
    expect(prompt({ ...winning, phase: 'appease' }, 1)).toMatch(
      /^Your wyvern costs a coin\. Choose it from your stash/,
    );
  });

  it('says that you have won, and nothing to the others', () => {
    const over: View = { ...start, phase: 'over', winners: only(0) };
    expect([0, 1].map((seat) => prompt(over, seat))).toEqual(['You win.', undefined]);
  });

  it('is said without gaps in whole games', () => {
    for (const { view } of randomGame(3, 5).moments) {
      expect(waiting(view, names)).toMatch(/^[A-Za-z]/);
      expect(prompt(view, 0) ?? 'Nothing').not.toMatch(/[{}]|realm\.|undefined/);
    }
  });
});

describe('the chapter about the present', () => {
  it('is one of the rules page, in every phase', () => {
    const ids = chapters.map(({ id }) => id);
    for (const phase of ['bid', 'forfeit', 'swoop', 'appease', 'draw', 'over'] as const)
      for (const extra of [false, true]) expect(ids).toContain(chapter({ ...start, phase, extra }));
  });
});
