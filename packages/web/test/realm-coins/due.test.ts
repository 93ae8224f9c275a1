import { coinsFrom, coinsOfKind, only, realmCoins, realmInternals, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { dueOf, isAwaited } from '../../src/games/realm-coins/due.ts';
import { hints } from '../../src/games/realm-coins/hints.ts';
import { keys } from '../../src/games/realm-coins/keys.ts';
import { type Show, still } from '../../src/games/realm-coins/show.ts';
import { briefState, stateOf } from '../../src/games/realm-coins/standing.ts';
import type { View } from '../../src/games/realm-coins/types.ts';
import { loadWords, names, randomGame } from './help.ts';

const { GRYPHON, KNIGHT, WYVERN } = realmInternals;

beforeAll(loadWords);

const start = realmCoins.view(realmCoins.setup(3, {}), 'table');
const winning: View = {
  ...start,
  phase: 'swoop',
  place: 1,
  stashes: [coinsFrom([2, 0, 0]), coinsFrom([1, 1, 1]), coinsFrom([3, 0, 0])],
  pools: [null, ...start.pools.slice(1)],
  bids: [coinsOfKind(KNIGHT), coinsOfKind(GRYPHON) + coinsOfKind(WYVERN, 3), coinsOfKind(KNIGHT), null, null],
  owners: [2, 0, 1, null, null],
};
const atRest = (view: View, change: Partial<Show> = {}) => ({
  view,
  show: { ...still(view), ...change },
  atRest: true,
});
const moving = (view: View, change: Partial<Show> = {}) => ({ ...atRest(view, change), atRest: false });

describe('what the dock is for', () => {
  it('is a bid as long as bids are formed, whatever comes in', () => {
    expect(dueOf(atRest(start), 0)).toEqual({ due: 'bid' });
    expect(dueOf(moving({ ...start, unsealed: only(1) }), 0)).toEqual({ due: 'bid' });
  });

  it('is nothing while the last round is still shown, and for players who are out', () => {
    expect(dueOf(moving(start, { phase: 'new-pools' }), 0)).toEqual({ due: 'nothing' });
    expect(dueOf(atRest({ ...start, out: only(0) }), 0)).toEqual({ due: 'nothing' });
  });

  it('is a decision only for the player who decides, and only at rest', () => {
    expect(dueOf(atRest(winning), 0)).toEqual({ due: 'swoop' });
    expect(dueOf(atRest(winning), 1)).toEqual({ due: 'nothing' });
    expect(dueOf(moving(winning), 0)).toEqual({ due: 'nothing' });
  });

  it('[R4] [R11] is a coin for an empty bid, and a coin for each wyvern that can be paid', () => {
    const forfeit: View = { ...start, phase: 'forfeit', payers: seatSet([1, 2]) };
    expect(dueOf(atRest(forfeit), 1)).toEqual({ due: 'pay', reason: 'forfeit', count: 1 });
    expect(dueOf(atRest(forfeit), 2)).toEqual({ due: 'nothing' });
    expect(dueOf(atRest({ ...winning, phase: 'appease' }), 0)).toEqual({ due: 'pay', reason: 'appease', count: 2 });
  });

  it('agrees with the rules in whole games: what is due can be decided', () => {
    for (const { view } of randomGame(4, 11).moments) {
      const turn = realmCoins.turn(view);
      for (let seat = 0; seat < 4; seat++) {
        const may = turn.kind === 'decide' && (turn.may & only(seat)) !== 0;
        expect(dueOf(atRest(view), seat).due !== 'nothing').toBe(may);
        expect(isAwaited(view, seat)).toBe(turn.kind === 'decide' && (turn.awaited & only(seat)) !== 0);
      }
    }
  });
});

describe("a player's card", () => {
  const text = (...shown: Parameters<typeof stateOf>): string | undefined => stateOf(...shown)?.text;

  it('says whose bid is in', () => {
    const shown = atRest({ ...start, unsealed: only(1) });
    expect(stateOf(shown, 1, names)).toEqual({ sign: 'choosing', text: 'Bidding' });
    expect(stateOf(shown, 2, names)).toEqual({ sign: 'ready', text: 'Ready' });
    expect(briefState(shown, 1, names)).toBeUndefined();
  });

  it('says who decides and who is next', () => {
    expect([0, 1, 2].map((seat) => text(atRest(winning), seat, names))).toEqual(['Your swoop', 'Next', undefined]);
    expect([0, 1, 2].map((seat) => briefState(atRest(winning), seat, names))).toEqual(['Swoop', 'Next', undefined]);
    const forfeit = atRest({ ...start, phase: 'forfeit', payers: seatSet([0, 2]) });
    expect([0, 1, 2].map((seat) => text(forfeit, seat, names))).toEqual(['You pay', undefined, 'Next']);
  });

  it('says what a player collects, while they do', () => {
    const note = { note: 'collected', seat: 2, place: 0, value: 14, paid: 9, ranked: null, swooped: null } as const;
    expect(text(moving(winning, { note }), 2, names)).toBe('+14');
    expect(text(moving(winning, { note }), 0, names)).toBeUndefined();
    expect(text(moving(winning), 2, names)).toBeUndefined();
  });

  it('says who is out, before anything else', () => {
    expect(text(atRest({ ...start, out: only(2) }), 2, names)).toBe('Out');
  });
});

describe('hints and keys', () => {
  it('apply to the player who decides', () => {
    const applying = (view: View, seat: number): string[] =>
      hints.filter(({ applies }) => applies(view, seat)).map(({ id }) => id);
    expect(applying(start, 0)).toEqual(['faces', 'bid']);
    expect(applying({ ...start, unsealed: only(1) }, 0)).toEqual([]);
    expect(applying(winning, 0)).toEqual(['swoop']);
    expect(applying(winning, 1)).toEqual([]);
    for (const { text } of hints) expect(text()).not.toMatch(/^realm\./);
  });

  it('are said in words, each key once', () => {
    const list = keys();
    expect(new Set(list.map((key) => key.keys.join('+'))).size).toBe(list.length);
    for (const { does } of list) expect(does).not.toMatch(/^realm\./);
  });
});
