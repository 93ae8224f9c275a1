import type { GameTypes, Seat } from '@pouch/rules';
import { useEffect, useRef } from 'react';
import { changeSettings, settings, useSettings } from '../device/settings.ts';
import { allSeen, nextHint } from './hint-order.ts';
import type { TableKit } from './kit.ts';

export interface ShownHint {
  readonly text: string;
  readonly dismiss: (what: 'this' | 'all') => void;
}

export interface HintInput<K extends GameTypes> {
  readonly view: K['View'];
  /** Whose decision is due; nobody is told what to do while something is played out. */
  readonly seat: Seat | undefined;
}

/** In somebody's first games: one thing at a time about what can be done now, until it is dismissed or done. */
export function useHint<K extends GameTypes, Show>(
  kit: TableKit<K, Show>,
  { view, seat }: HintInput<K>,
): ShownHint | undefined {
  const { hintsSeen } = useSettings();
  // Nobody has time to read in a race.
  const hint = seat === undefined || kit.game.race !== undefined ? undefined : nextHint(kit, hintsSeen, view, seat);
  const seen = hint?.seen;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Once the thing is done the hint has served.
    if (seen === undefined && shown.current !== undefined) add(shown.current);
    shown.current = seen;
  }, [seen]);
  if (hint === undefined) return undefined;
  return { text: hint.text, dismiss: (what) => add(what === 'this' ? hint.seen : allSeen(kit.game)) };
}

function add(seen: string): void {
  const { hintsSeen } = settings();
  if (!hintsSeen.includes(seen)) changeSettings({ hintsSeen: [...hintsSeen, seen] });
}
