import { useState } from 'react';
import { play } from '../../sound/sounds.ts';
import { added, type Draft, draftOf, flipped, leftOf, type Supply, takenOut, WaitingDrafts } from './draft.ts';
import type { Face, Faces } from './types.ts';

/** A draft, and what a player can do with it. */
export interface DraftHandle extends Draft {
  /** By metal: how many are left to pick. */
  readonly left: readonly number[];
  readonly add: (face: Face) => void;
  readonly flip: (face: Face) => void;
  readonly takeOut: (face: Face) => void;
  readonly clear: () => void;
  /** Without a sound: the player did not pick coin by coin. */
  readonly set: (coins: Faces) => void;
}

/** Drafts of all tables that were open on this page. Nothing of them is on the screen while they wait. */
const waiting = new WaitingDrafts(30);

/** `about` names what the coins are for: for something else, the draft starts empty. */
export function useDraft(about: string, supply: Supply): DraftHandle {
  const key = `${location.pathname} ${about}`;
  const [kept, setKept] = useState(() => ({ key, draft: waiting.get(key) }));
  const draft = kept.key === key ? kept.draft : waiting.get(key);
  const keep = (next: Draft): void => {
    waiting.keep(key, next);
    setKept({ key, draft: next });
  };
  const change = (next: Draft): void => {
    if (next === draft) return;
    play('tap');
    keep(next);
  };
  return {
    ...draft,
    left: leftOf(draft, supply.stash),
    add: (face) => change(added(draft, supply, face)),
    flip: (face) => change(flipped(draft, face)),
    takeOut: (face) => change(takenOut(draft, face)),
    clear: () => change(draftOf(0)),
    set: (coins) => keep(draftOf(coins)),
  };
}
