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
}

/** When a decision becomes mine: the bell, what can be done in words, and the focus on it. */
export function useDue<K extends GameTypes, Show>(kit: TableKit<K, Show>, due: DueDecision<K>): void {
  const { name, viewer } = due;
  const view = useRef(due.view);
  view.current = due.view;
  useEffect(() => {
    if (name === undefined || viewer === 'table') return;
    play('bell');
    announce(kit.prompt(view.current, viewer) ?? '');
    focusDecision();
  }, [name, kit, viewer]);
}
