import type { GameTypes, Viewer } from '@pouch/rules';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/announcer.tsx';
import type { Names, TableKit } from './kit.ts';
import { newsAfter } from './news.ts';
import type { Moment } from './source.ts';

export interface AnnouncedProps<K extends GameTypes, Show> {
  readonly kit: TableKit<K, Show>;
  /** The moments that are over. */
  readonly moments: readonly Moment<K>[];
  readonly names: Names;
  readonly viewer: Viewer;
}

/** Screen readers hear what happened, as far as the stage does not tell it, and the phase when it changes. */
export function useAnnounced<K extends GameTypes, Show>(
  { kit, moments, names, viewer }: AnnouncedProps<K, Show>,
  phase: string,
): void {
  const heard = useRef(moments.length);
  useEffect(() => {
    announce(newsAfter(heard.current, moments, kit, { names, viewer }));
    heard.current = moments.length;
  }, [moments, kit, names, viewer]);
  const spoken = useRef(phase);
  useEffect(() => {
    if (spoken.current !== phase) announce(phase);
    spoken.current = phase;
  }, [phase]);
}
