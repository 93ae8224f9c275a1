import { useEffect, useRef } from 'react';
import type { AnyKit, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { plain } from '../../words/rich.tsx';
import type { Playback } from './use-playback.ts';

/** Screen readers hear what happened at each step, and the phase when it changes. */
export function useAnnouncedSteps(
  kit: AnyKit,
  moments: readonly Moment[],
  playback: Playback,
  names: Names,
  title: string,
): void {
  const { stop, speed } = playback;
  const heard = useRef({ moment: stop.moment, title });
  useEffect(() => {
    const before = heard.current;
    heard.current = { moment: stop.moment, title };
    const lines =
      stop.moment === before.moment + 1
        ? (moments[stop.moment]?.events ?? [])
            .map((event) => kit.tell(event, names, moments[stop.moment - 1]?.view)?.text ?? '')
            .map(plain)
        : [];
    // At a higher speed nobody could follow.
    if (speed === 1) announce([title === before.title ? '' : `${title}.`, ...lines].join(' ').trim());
  }, [stop.moment, title, moments, kit, names, speed]);
}
