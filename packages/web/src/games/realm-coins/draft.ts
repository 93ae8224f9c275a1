import { coinsOfKind, countOf, METALS, realmInternals, sizeOf } from '@pouch/rules';
import { useState } from 'react';
import { play } from '../../sound/sounds.ts';
import { type Face, type Faces, otherFace } from './faces.ts';

const { metalOf, metalsOf } = realmInternals;

/** Coins being picked out of a stash, each with its face: a bid in the making, or what is paid. */
export interface Draft {
  readonly coins: Faces;
  /** By metal: how many are left to pick. */
  readonly left: readonly number[];
  /** The face that was touched last and how, for the motion and the focus. */
  readonly last: { readonly face: Face; readonly did: 'add' | 'flip' } | undefined;
  readonly add: (face: Face) => void;
  readonly flip: (face: Face) => void;
  readonly takeOut: (face: Face) => void;
  readonly clear: () => void;
  readonly set: (coins: Faces) => void;
}

interface Kept {
  readonly about: string;
  readonly coins: Faces;
  readonly last: Draft['last'];
}

/**
 * Drafts by table and what they are for, the newest last: they wait while somebody reads the rules or covers the table.
 * Nothing of them is on the page then.
 */
const waiting = new Map<string, Faces>();
const MOST_WAITING = 30;

function keep(key: string, picked: Faces): void {
  waiting.delete(key);
  waiting.set(key, picked);
  const [oldest] = waiting.keys();
  if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest);
}

/** `about` names what the coins are for: for something else, the draft starts empty. `most` coins can be picked. */
export function useDraft(about: string, stash: realmInternals.Metals, most = Number.POSITIVE_INFINITY): Draft {
  const key = `${location.pathname} ${about}`;
  const begun = (): Kept => ({ about, coins: waiting.get(key) ?? 0, last: undefined });
  const [kept, setKept] = useState<Kept>(begun);
  const current = kept.about === about ? kept : begun();
  const used = metalsOf(current.coins);
  const left = METALS.map((_, metal) => countOf(stash, metal) - countOf(used, metal));
  const change = (next: Faces, last: Draft['last']): void => {
    play('tap');
    keep(key, next);
    setKept({ about, coins: next, last });
  };
  return {
    coins: current.coins,
    left,
    last: current.last,
    add: (face) => {
      if ((left[metalOf(face)] ?? 0) > 0 && sizeOf(current.coins) < most)
        return change(current.coins + coinsOfKind(face), { face, did: 'add' });
      // Where one coin is wanted, another pick replaces it.
      if (most === 1 && countOf(stash, metalOf(face)) > 0) change(coinsOfKind(face), { face, did: 'add' });
    },
    flip: (face) => {
      const other = otherFace(face);
      if (countOf(current.coins, face) > 0)
        change(current.coins - coinsOfKind(face) + coinsOfKind(other), { face: other, did: 'flip' });
    },
    takeOut: (face) => {
      if (countOf(current.coins, face) > 0) change(current.coins - coinsOfKind(face), undefined);
    },
    clear: () => change(0, undefined),
    set: (next) => {
      keep(key, next);
      setKept({ about, coins: next, last: undefined });
    },
  };
}
