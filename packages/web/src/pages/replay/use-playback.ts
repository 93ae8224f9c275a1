import type { GameTypes } from '@pouch/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMotion } from '../../device/media.ts';
import type { Scale } from '../../replay/scale.ts';
import { type Place, START, type Stop, type Stops } from '../../replay/stops.ts';
import { play as sound } from '../../sound/sounds.ts';
import { fly, landAll } from '../../table/fly.ts';
import type { AnyKit } from '../../table/kit.ts';

const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** How long the table rests before the next step: longer where no scene has told what happened. */
const REST_MILLIS = 350;
const PLAIN_REST_MILLIS = 700;
const LEAST_MILLIS = 60;

export interface Playback {
  readonly stop: Stop<GameTypes, unknown>;
  /** In moments. */
  readonly position: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly go: (place: Place) => void;
  readonly step: (way: 1 | -1) => void;
  readonly round: (way: 1 | -1) => void;
  readonly toEnd: (way: 1 | -1) => void;
  readonly toggle: () => void;
  readonly changeSpeed: (way: 1 | -1 | 'round') => void;
}

/** The position of the replay and its autoplay. It starts at the end: the result. */
export function usePlayback(stops: Stops<GameTypes, unknown>, scale: Scale, kit: AnyKit): Playback {
  const [place, setPlace] = useState<Place>(() => stops.end);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const motion = useMotion();
  // Only what follows from the stop before is shown as it moves; a jump shows how things stood.
  const moves = useRef(false);

  const stop = useMemo(() => stops.at(place), [stops, place]);
  const next = useMemo(() => stops.next(stop), [stops, stop]);
  const position = stops.position(stop);

  const go = useCallback((to: Place): void => {
    moves.current = false;
    setPlaying(false);
    setPlace(to);
  }, []);
  const on = useCallback((to: Place): void => {
    moves.current = true;
    setPlace(to);
  }, []);

  useEffect(() => {
    landAll();
    if (!moves.current || stop.scene === undefined) return;
    const { flights = [], sound: name } = stop.scene;
    if (name !== undefined) sound(name);
    fly(
      flights.map((flight) => (speed === 1 ? flight : { ...flight, millis: hurried(flight.millis, speed) })),
      motion,
    );
  }, [stop, motion, speed]);
  useEffect(() => landAll, []);

  useEffect(() => {
    if (!playing) return;
    if (next === undefined) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => on(next), millisOf(stop, kit) / speed);
    return () => clearTimeout(timer);
  }, [playing, next, stop, speed, on, kit]);

  // A hidden page plays nothing.
  useEffect(() => {
    const change = (): void => {
      if (document.hidden) setPlaying(false);
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);

  return {
    stop,
    position,
    playing,
    speed,
    isAtStart: stop.moment === 0,
    isAtEnd: next === undefined,
    go,
    step: (way) => {
      setPlaying(false);
      if (way === 1) {
        if (next !== undefined) on(next);
      } else {
        const before = stops.previous(stop);
        if (before !== undefined) go(before);
      }
    },
    round: (way) => go(stops.rest(way === 1 ? scale.tickAfter(position) : scale.tickBefore(position))),
    toEnd: (way) => go(way === 1 ? stops.end : START),
    toggle: () => {
      if (!playing && next === undefined) {
        moves.current = false;
        setPlace(START);
      }
      setPlaying(!playing && stops.last > 0);
    },
    changeSpeed: (way) => setSpeed((was) => otherSpeed(was, way)),
  };
}

const hurried = (millis: number | undefined, speed: Speed): number => (millis ?? 300) / speed;

function millisOf(stop: Stop<GameTypes, unknown>, { game }: AnyKit): number {
  if (stop.scene !== undefined) return Math.max(LEAST_MILLIS, stop.scene.millis);
  return stop.parts === 1 && game.race === undefined ? PLAIN_REST_MILLIS : REST_MILLIS;
}

function otherSpeed(speed: Speed, way: 1 | -1 | 'round'): Speed {
  const at = SPEEDS.indexOf(speed);
  if (way === 'round') return SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  return SPEEDS[at + way] ?? speed;
}
