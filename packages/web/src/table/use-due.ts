import type { GameTypes, Viewer } from '@pouch/rules';
import { useEffect, useRef } from 'react';
import { play } from '../sound/sounds.ts';
import { announce } from '../ui/announcer.tsx';
import type { TableKit } from './kit.ts';
import { focusDecision } from './use-focus.ts';

export interface DueDecision<K extends GameTypes> {
  /** Which decision is due, or undefined. */
  readonly name: string | undefined;
  readonly view: K['View'];
  readonly viewer: Viewer;
  readonly goal: string;
  /** What the last round brought. */
  readonly last: string | undefined;
}

/**
 * When a decision becomes mine: the bell, the focus on it, and in words what the last round brought and what can be done;
 * the first time, what one plays for.
 */
export function useDue<K extends GameTypes, Show>(kit: TableKit<K, Show>, due: DueDecision<K>): void {
  const { name, viewer } = due;
  const newest = useRef(due);
  newest.current = due;
  const heardGoal = useRef(false);
  useEffect(() => {
    if (name === undefined || viewer === 'table') return;
    play('bell');
    const { view, goal, last } = newest.current;
    announce(sentences(heardGoal.current ? undefined : goal, last, kit.prompt(view, viewer)));
    heardGoal.current = true;
    focusDecision();
  }, [name, kit, viewer]);
}

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .flatMap((part) => (part === undefined || part === '' ? [] : [/[.!?]$/.test(part) ? part : `${part}.`]))
    .join(' ');
