import { koinzInternals } from '@pouch/rules';
import { distanceBetween, type Point } from './fit.ts';
import type { Size } from './types.ts';

/** A finger on a board: it drags the koin in hand, taps it somewhere, or swipes to another surface. */

const { EDGE, lowEnd, radiusOf } = koinzInternals;

/** A finger that has moved less than this, in points of the screen, has tapped. */
const TAP = 7;
const SWIPE = 44;
/** In millimetres: how far the edge of the koin is from a finger that drags it. */
const CLEAR = 14;

export interface Finger {
  readonly pointer: number;
  /** Where it came down, in points of the screen. */
  readonly start: Point;
  /** From the finger to the ghost, in millimetres; known once it drags. */
  readonly kept?: Point;
}

interface Dragged {
  /** The finger, in points of the screen and in millimetres of the board. */
  readonly screen: Point;
  readonly board: Point;
  readonly koin: Size;
  /** The ghost, if it is on this board. */
  readonly ghost: Point | undefined;
}

/** The finger as it drags on, or nothing as long as it may be a tap. */
export function drag(finger: Finger, { screen, board, koin, ghost }: Dragged): Required<Finger> | undefined {
  if (finger.kept === undefined && distanceBetween(finger.start, screen) < TAP) return undefined;
  return { ...finger, kept: finger.kept ?? keptDistance(koin, board, ghost) };
}

/**
 * How far a ghost keeps from a finger that drags it, so that it is never hidden: as far as it was, or a good way above
 * (beside it, where the edge is near).
 */
export function keptDistance(koin: Size, finger: Point, ghost: Point | undefined): Point {
  const least = radiusOf(koin) + CLEAR;
  if (ghost !== undefined && distanceBetween(ghost, finger) >= least)
    return { x: ghost.x - finger.x, y: ghost.y - finger.y };
  if (finger.y - least >= lowEnd(koin)) return { x: 0, y: -least };
  return { x: finger.x < EDGE / 2 ? least : -least, y: 0 };
}

/** What a finger did that lifts now. With no koin in hand it may have swiped: the surfaces go with it. */
export function lifted({ start, kept }: Finger, screen: Point): 'drag' | 'tap' | 'swipe-on' | 'swipe-back' {
  if (kept !== undefined) return 'drag';
  const across = screen.x - start.x;
  if (Math.abs(across) <= SWIPE) return 'tap';
  return across < 0 ? 'swipe-on' : 'swipe-back';
}
