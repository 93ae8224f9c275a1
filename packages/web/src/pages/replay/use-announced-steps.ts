import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { plain } from '../../words/rich.tsx';
import type { ReplayModel } from './use-replay.ts';

/** Screen readers hear what happened at each step, and the phase when it changes. */
export function useAnnouncedSteps({ kit, moments, playback, names, title }: ReplayModel): void {
  const { speed } = playback;
  const { moment } = playback.stop;
  const heard = useRef({ moment, title });
  useEffect(() => {
    const before = heard.current;
    heard.current = { moment, title };
    const lines =
      moment === before.moment + 1
        ? (moments[moment]?.events ?? [])
            .map((event, _, events) => kit.tell(event, names, moments[moment - 1]?.view, events)?.text ?? '')
            .map(plain)
        : [];
    // At a higher speed nobody could follow.
    if (speed === 1) announce([title === before.title ? '' : `${title}.`, ...lines].join(' ').trim());
  }, [moment, title, moments, kit, names, speed]);
}
