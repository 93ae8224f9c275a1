import type { GameTypes } from '@pouch/rules';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/announcer.tsx';
import type { LogProps } from './log.tsx';
import { newsAfter } from './news.ts';

/** Screen readers hear what happened, and the phase when it changes. */
export function useAnnounced<K extends GameTypes, Show>(
  { kit, moments, names }: LogProps<K, Show>,
  phase: string,
): void {
  const heard = useRef(moments.length);
  useEffect(() => {
    announce(newsAfter(heard.current, moments, kit, names));
    heard.current = moments.length;
  }, [moments, kit, names]);
  const spoken = useRef(phase);
  useEffect(() => {
    if (spoken.current !== phase) announce(phase);
    spoken.current = phase;
  }, [phase]);
}
