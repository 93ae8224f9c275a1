import type { Motion } from '../device/media.ts';
import type { Speed } from '../device/settings.ts';
import type { Flight } from './flight.ts';
import type { Hold, Scene } from './kit.ts';

/** How fast a table is played out. */
export interface Tempo {
  readonly speed: Speed;
  readonly motion: Motion;
  /** Whether bookkeeping is read scene by scene, or only its end. */
  readonly routine: 'apart' | 'merged';
  /** How many times as fast, because the viewer has no part in it. */
  readonly hurry: number;
}

/** A scene with its times worked out. */
export interface TimedScene<Show> extends Scene<Show> {
  /** How long it is shown, in milliseconds. */
  readonly lasts: number;
}

/** How long something stays to be read, in milliseconds. */
const HOLD_MILLIS: Readonly<Record<Speed, Readonly<Record<Hold, number>>>> = {
  relaxed: { skim: 1100, glance: 1100, read: 2200, own: 3300 },
  normal: { skim: 0, glance: 375, read: 750, own: 1125 },
  fast: { skim: 0, glance: 110, read: 220, own: 330 },
};
const MOVES: Readonly<Record<Speed, number>> = { relaxed: 1, normal: 1, fast: 0.5 };

/** The time of a flight that names none. */
const FLIGHT_MILLIS = 300;

/**
 * The scenes of a moment at a tempo. Without motion nothing travels and there is no wait beyond reading, so scenes in
 * which there is nothing to read are left out.
 */
export function timed<Show>(scenes: readonly Scene<Show>[], tempo: Tempo): readonly TimedScene<Show>[] {
  const shown = tempo.routine === 'merged' ? scenes.map(withoutRoutine) : scenes;
  const all = shown.map((scene) => atTempo(scene, tempo));
  return tempo.motion === 'full' ? all : all.filter(({ lasts }) => lasts > 0);
}

/** The end of a step is still read: only what leads there is not. */
function withoutRoutine<Show>(scene: Scene<Show>, index: number, scenes: readonly Scene<Show>[]): Scene<Show> {
  if (scene.routine !== true || scenes[index + 1]?.step !== scene.step) return scene;
  const { hold: _, ...rest } = scene;
  return rest;
}

function atTempo<Show>(scene: Scene<Show>, { speed, motion, hurry }: Tempo): TimedScene<Show> {
  const read = scene.hold === undefined ? 0 : HOLD_MILLIS[speed][scene.hold] / hurry;
  if (motion === 'none') return { ...scene, flights: [], lasts: read };
  const pace = MOVES[speed] / hurry;
  return {
    ...scene,
    ...(scene.flights !== undefined && { flights: scene.flights.map((flight) => hurried(flight, pace)) }),
    lasts: scene.millis * pace + read,
  };
}

/** How long a scene lasts while the viewer's own clock runs: read in passing, whatever speed they like. */
export const hastened = <Show>({ lasts, millis, hold }: TimedScene<Show>): number =>
  Math.min(lasts, millis + (hold === undefined ? 0 : HOLD_MILLIS.fast[hold]));

/** A flight that takes this part of its time. */
export const hurried = (flight: Flight, pace: number): Flight =>
  pace === 1
    ? flight
    : {
        ...flight,
        millis: (flight.millis ?? FLIGHT_MILLIS) * pace,
        ...(flight.delay !== undefined && { delay: flight.delay * pace }),
      };

/** A race does not wait for what is shown, so nobody's speed changes it; without motion nothing travels. */
export const asTheyAre = <Show>(scenes: readonly Scene<Show>[], motion: Motion): readonly TimedScene<Show>[] =>
  scenes.map((scene) => ({ ...scene, lasts: scene.millis, ...(motion === 'none' && { flights: [] }) }));
