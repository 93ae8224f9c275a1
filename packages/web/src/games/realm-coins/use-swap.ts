import { countOf, realmCoins, realmInternals, type Seat } from '@pouch/rules';
import { useState } from 'react';
import { play } from '../../sound/sounds.ts';
import { t } from '../../words/t.ts';
import { coinsOf, type Face, type Faces, heapFrom, type View } from './faces.ts';
import type { Picking } from './well.tsx';

const { swoopSize } = realmInternals;

/** A swoop in the making. */
export interface SwapChoice {
  readonly place: number;
  /** How many the gryphons have to swap (R9). */
  readonly size: number;
  readonly take: Picking;
  readonly give: Picking;
  readonly isComplete: boolean;
  /** There is but one way to swap. */
  readonly isOnlyWay: boolean;
  readonly undo: () => void;
}

interface Chosen {
  readonly about: string;
  readonly take: readonly Face[];
  readonly give: readonly Face[];
}

export function useSwap(view: View, seat: Seat, isMine: boolean, finish: () => void): SwapChoice | undefined {
  const about = `${view.round} ${view.place}`;
  const [kept, setChosen] = useState<Chosen>({ about: '', take: [], give: [] });
  if (!isMine || view.phase !== 'swoop') return undefined;
  const { place } = view;
  const size = swoopSize(view, place);
  const only = onlyWay(view, seat);
  const start: Chosen = { about, take: coinsOf(only?.take ?? 0), give: coinsOf(only?.give ?? 0) };
  const chosen = kept.about === about ? kept : start;
  const set = (next: Partial<Chosen>): void => {
    play('tap');
    setChosen({ ...chosen, about, ...next });
  };
  const isComplete = chosen.take.length === size && chosen.give.length === size;
  const above = view.bids[place - 1] ?? 0;
  const pool = view.pools[place] ?? 0;
  const pickingOf = (side: 'take' | 'give', heap: Faces): Picking => ({
    side,
    label: t(side === 'take' ? 'realm.swoop.tray-take' : 'realm.swoop.tray-give'),
    chosen: chosen[side],
    several: size > 1,
    finish: () => {
      if (isComplete) finish();
      return isComplete;
    },
    toggle: (face, index) => set({ [side]: toggled(chosen[side], face, index, size, heap) }),
    drop: (face, index, other) => {
      const otherSide = side === 'take' ? 'give' : 'take';
      set({
        [side]: picked(chosen[side], face, index, size),
        [otherSide]: picked(chosen[otherSide], other, 0, size),
      });
    },
  });
  return {
    place,
    size,
    take: pickingOf('take', above),
    give: pickingOf('give', pool),
    isComplete,
    isOnlyWay: only !== undefined,
    undo: () => set({ take: [], give: [] }),
  };
}

/** The one swap there is, if there is no other. */
function onlyWay(view: View, seat: Seat): { readonly take: Faces; readonly give: Faces } | undefined {
  let first: { readonly take: Faces; readonly give: Faces } | undefined;
  for (const choice of realmCoins.choices(view, seat)) {
    if (first !== undefined || choice.do !== 'swoop') return undefined;
    first = choice;
  }
  return first;
}

/** Another coin chosen: when there are enough, the first one chosen gives way. */
function picked(chosen: readonly Face[], face: Face, index: number, size: number): readonly Face[] {
  if (chosen.filter((each) => each === face).length > index) return chosen;
  return [...chosen, face].slice(-size);
}

function toggled(chosen: readonly Face[], face: Face, index: number, size: number, heap: Faces): readonly Face[] {
  const same = chosen.filter((each) => each === face).length;
  const isGathered = countOf(heap, face) > 1 && index === 0 && same > 0 && same < Math.min(size, countOf(heap, face));
  if (same > index && !isGathered) {
    const at = chosen.lastIndexOf(face);
    return chosen.toSpliced(at, 1);
  }
  return [...chosen, face].slice(-size);
}

export const decisionOf = (seat: Seat, { take, give }: SwapChoice): realmInternals.Swoop => ({
  do: 'swoop',
  seat,
  take: heapFrom(take.chosen),
  give: heapFrom(give.chosen),
});
