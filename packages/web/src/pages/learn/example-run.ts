import type { ExampleFrames } from './example-frames.ts';

/** How far an example has come, and how far it goes by itself. */
export interface Run {
  /** The frame that is shown. */
  readonly at: number;
  /** The frame at which it stops. */
  readonly until: number;
}

export const START: Run = { at: 0, until: 0 };

/** The least time for a picture with a new line: enough to read it and to look. */
const READ_MILLIS = 1600;
/** One without a new line, for the eye to follow. */
const LOOK_MILLIS = 350;

export const forward = ({ at, until }: Run): Run => ({ at: at < until ? at + 1 : at, until });

/** Pressing moves on at once; the waiting is between frames. */
export const runTo = ({ at }: Run, until: number): Run => forward({ at, until });

/** How long the frame that is shown stays; nothing if the example stands still. */
export function restOf({ at, until }: Run, frames: ExampleFrames['frames']): number | undefined {
  const frame = frames[at];
  if (at >= until || frame === undefined) return undefined;
  const isNew = at > 0 && frame.told > (frames[at - 1]?.told ?? 0);
  return Math.max(frame.millis, isNew ? READ_MILLIS : LOOK_MILLIS);
}

/** What the buttons say: it plays to the end, waits, or is over. */
export function stateOf({ at, until }: Run, frames: ExampleFrames['frames']): 'playing' | 'waiting' | 'over' {
  const last = frames.length - 1;
  if (at === last) return 'over';
  return until === last ? 'playing' : 'waiting';
}
