import { coinsOfKind, countOf, METALS, realmInternals, sizeOf } from '@pouch/rules';
import { otherFace } from './faces.ts';
import type { Face, Faces, Metals } from './types.ts';

/** Coins being picked out of a stash, each with its face: a bid in the making, or what is paid. */

const { metalOf, metalsOf } = realmInternals;

export interface Draft {
  readonly coins: Faces;
  /** The face that was touched last and how, for the motion and the focus. */
  readonly last: { readonly face: Face; readonly did: 'add' | 'flip' } | undefined;
}

/** What can be picked. */
export interface Supply {
  readonly stash: Metals;
  /** How many coins at most. */
  readonly most: number;
}

export const draftOf = (coins: Faces): Draft => ({ coins, last: undefined });

/** By metal: how many are left to pick. */
export function leftOf({ coins }: Draft, stash: Metals): readonly number[] {
  const used = metalsOf(coins);
  return METALS.map((_, metal) => countOf(stash, metal) - countOf(used, metal));
}

/** Each of these returns the same draft if it cannot be done. */

export function added(draft: Draft, { stash, most }: Supply, face: Face): Draft {
  const { coins } = draft;
  const last = { face, did: 'add' } as const;
  const isLeft = (leftOf(draft, stash)[metalOf(face)] ?? 0) > 0;
  if (isLeft && sizeOf(coins) < most) return { coins: coins + coinsOfKind(face), last };
  // Where one coin is wanted, another pick replaces it.
  return most === 1 && countOf(stash, metalOf(face)) > 0 ? { coins: coinsOfKind(face), last } : draft;
}

export function flipped(draft: Draft, face: Face): Draft {
  if (countOf(draft.coins, face) === 0) return draft;
  const other = otherFace(face);
  return { coins: draft.coins - coinsOfKind(face) + coinsOfKind(other), last: { face: other, did: 'flip' } };
}

export const takenOut = (draft: Draft, face: Face): Draft =>
  countOf(draft.coins, face) === 0 ? draft : draftOf(draft.coins - coinsOfKind(face));

/**
 * Drafts that wait while somebody reads the rules or covers the table, the newest last: the oldest is forgotten when
 * there are too many.
 */
export class WaitingDrafts {
  readonly #drafts = new Map<string, Faces>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Draft {
    return draftOf(this.#drafts.get(key) ?? 0);
  }

  keep(key: string, { coins }: Draft): void {
    this.#drafts.delete(key);
    this.#drafts.set(key, coins);
    const [oldest] = this.#drafts.keys();
    if (this.#drafts.size > this.#most && oldest !== undefined) this.#drafts.delete(oldest);
  }
}
