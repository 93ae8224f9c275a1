import { useState } from 'react';
import type { PlayProps } from '../../table/kit.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { useKeys } from '../../ui/keys.ts';
import { type Acting, type Action, act, coinsAct, FRESH, keyActions, mineOf, pickedOf, sendingOf } from './acting.ts';
import type { Show } from './show.ts';
import type { Slots } from './slots.ts';
import type { Types } from './types.ts';
import { useSlots } from './use-slots.ts';

/** What can be done at the table now, and how. */
export interface ActingHere extends Pick<Acting, 'nudged' | 'used'> {
  readonly slots: Slots;
  readonly mine: readonly PlayerAbout[];
  /** The coins that are pointed at. */
  readonly picked: readonly number[];
  /** Coins of a decision that is sent and not yet confirmed. */
  readonly sending: readonly number[];
  readonly acts: 'point' | 'turn' | 'none';
  readonly act: (action: Action) => void;
}

/** What can be done at the table now, by pointer and by key. */
export function useActing({ view, snapshot, size, decide, pause }: PlayProps<Types, Show>): ActingHere {
  const slots = useSlots(view, size);
  const [acting, setActing] = useState(FRESH);
  const situation = { view, snapshot, slots };
  const doIt = (action: Action): void => {
    const acted = act(acting, action, situation, Date.now());
    setActing(acted.acting);
    for (const decision of acted.decisions) decide(decision);
  };
  const keys = Object.entries(keyActions(acting, situation)).map(([key, action]) => [key, () => doIt(action)]);
  useKeys(
    { ...Object.fromEntries(keys), ...(pause && { p: pause }) },
    { always: ['Space'], off: snapshot.start !== undefined },
  );
  return {
    slots,
    mine: mineOf(snapshot.players),
    picked: pickedOf(acting, situation),
    sending: sendingOf(situation),
    acts: coinsAct(situation),
    nudged: acting.nudged,
    used: acting.used,
    act: doIt,
  };
}
