import { coinsFrom, coinsOfKind, realmInternals, sizeOf } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import {
  added,
  type Draft,
  draftOf,
  flipped,
  leftOf,
  takenOut,
  WaitingDrafts,
} from '../../src/games/realm-coins/draft.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, metalsOf, PEASANT, WYVERN } = realmInternals;

/** Two copper, one silver, no gold. */
const stash = coinsFrom([2, 1, 0]);
const bid = { stash, most: Number.POSITIVE_INFINITY };
const nothing = draftOf(0);
const addAll = (faces: readonly number[], supply = bid): Draft =>
  faces.reduce((draft, face) => added(draft, supply, face), nothing);

describe('a draft', () => {
  it('takes coins out of the stash with either side up', () => {
    const draft = addAll([PEASANT, BOAR, GRYPHON]);
    expect(draft.coins).toBe(coinsOfKind(PEASANT) + coinsOfKind(BOAR) + coinsOfKind(GRYPHON));
    expect(leftOf(draft, stash)).toEqual([0, 0, 0]);
    expect(draft.last).toEqual({ face: GRYPHON, did: 'add' });
  });

  it('never has more of a metal than the stash', () => {
    const draft = addAll([PEASANT, PEASANT]);
    for (const face of [PEASANT, BOAR, CROWN, WYVERN]) expect(added(draft, bid, face)).toBe(draft);
    for (const presses of [1, 5, 9]) {
      const all = addAll(Array.from({ length: presses }, (_, press) => (press * 5) % 6));
      expect(leftOf(all, stash).every((left) => left >= 0)).toBe(true);
      expect(sizeOf(all.coins)).toBeLessThanOrEqual(sizeOf(stash));
    }
  });

  it('flips a coin, which stays the same metal', () => {
    const draft = flipped(addAll([PEASANT, KNIGHT]), KNIGHT);
    expect(draft).toEqual({
      coins: coinsOfKind(PEASANT) + coinsOfKind(GRYPHON),
      last: { face: GRYPHON, did: 'flip' },
    });
    expect(metalsOf(draft.coins)).toBe(coinsFrom([1, 1, 0]));
    expect(flipped(flipped(draft, GRYPHON), KNIGHT).coins).toBe(draft.coins);
  });

  it('lets go of a coin, and of nothing that it does not have', () => {
    const draft = addAll([PEASANT, KNIGHT]);
    expect(takenOut(draft, KNIGHT)).toEqual(draftOf(coinsOfKind(PEASANT)));
    expect(takenOut(draft, GRYPHON)).toBe(draft);
    expect(flipped(draft, BOAR)).toBe(draft);
  });

  it('takes as many as are due, and no more', () => {
    const due = { stash, most: 2 };
    const full = addAll([PEASANT, KNIGHT], due);
    expect(added(full, due, BOAR)).toBe(full);
  });

  it('takes another coin instead where one is due', () => {
    const due = { stash, most: 1 };
    const draft = added(addAll([PEASANT], due), due, GRYPHON);
    expect(draft.coins).toBe(coinsOfKind(GRYPHON));
    expect(added(draft, due, CROWN)).toBe(draft);
    // All silver is used, by the coin that gives way.
    expect(added(draft, due, KNIGHT).coins).toBe(coinsOfKind(KNIGHT));
  });
});

describe('drafts that wait', () => {
  it('are found again by what they are for, without what was done last', () => {
    const drafts = new WaitingDrafts(3);
    drafts.keep('round 1', addAll([PEASANT]));
    expect(drafts.get('round 1')).toEqual(draftOf(coinsOfKind(PEASANT)));
    expect(drafts.get('round 2')).toEqual(nothing);
  });

  it('are forgotten from the oldest on', () => {
    const drafts = new WaitingDrafts(2);
    for (const key of ['a', 'b', 'a', 'c']) drafts.keep(key, addAll([PEASANT]));
    expect(['a', 'b', 'c'].map((key) => drafts.get(key).coins > 0)).toEqual([true, false, true]);
  });
});
