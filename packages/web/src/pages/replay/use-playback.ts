import type { GameTypes } from '@pouch/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMotion } from '../../device/media.ts';
import type { Replayed } from '../../replay/course.ts';
import {
  afterAction,
  millisAt,
  momentIn,
  motionAt,
  type PlaybackAction,
  type PlaybackState,
  startOf,
} from '../../replay/playback.ts';
import type { Scale } from '../../replay/scale.ts';
import { type Stop, Stops } from '../../replay/stops.ts';
import { play as sound } from '../../sound/sounds.ts';
import { fly, landAll } from '../../table/fly.ts';
import type { AnyKit } from '../../table/kit.ts';

export interface Playback extends Pick<PlaybackState, 'playing' | 'speed' | 'viewer'> {
  readonly stop: Stop<GameTypes, unknown>;
  /** In moments. */
  readonly position: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly act: (action: PlaybackAction) => void;
  /** Goes to a position in moments. */
  readonly goTo: (position: number) => void;
}

/** The replay as it is shown and heard, and its autoplay. */
export function usePlayback(kit: AnyKit, course: Replayed['course'], scale: Scale): Playback {
  const [state, setState] = useState(() =>
    startOf(new Stops(kit, course.moments('table'), 'table'), momentIn(location.search)),
  );
  const { place, playing, speed, viewer } = state;
  const stops = useMemo(() => new Stops(kit, course.moments(viewer), viewer), [kit, course, viewer]);
  const stop = useMemo(() => stops.at(place), [stops, place]);
  const act = useCallback(
    (action: PlaybackAction) => setState((was) => afterAction(was, action, { stops, scale })),
    [stops, scale],
  );

  useShown(stop, state);
  useEffect(() => {
    if (!playing) return;
    const order = kit.game.race === undefined ? 'turns' : 'race';
    const timer = setTimeout(() => act({ do: 'continue' }), millisAt(stop, speed, order));
    return () => clearTimeout(timer);
  }, [playing, stop, speed, act, kit]);
  // A hidden page plays nothing.
  useEffect(() => {
    const change = (): void => {
      if (document.hidden) act({ do: 'pause' });
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [act]);

  return {
    stop,
    position: stops.position(stop),
    playing,
    speed,
    viewer,
    isAtStart: stop.moment === 0,
    isAtEnd: stops.next(stop) === undefined,
    act,
    goTo: (position) => act({ do: 'jump', to: stops.near(position) }),
  };
}

function useShown(stop: Stop<GameTypes, unknown>, state: PlaybackState): void {
  const motion = useMotion();
  const { moves, speed } = state;
  useEffect(() => {
    landAll();
    const shown = motionAt(stop, { moves, speed });
    if (shown?.sound !== undefined) sound(shown.sound);
    if (shown?.flights !== undefined) fly(shown.flights, motion);
  }, [stop, moves, speed, motion]);
  useEffect(() => landAll, []);
}
