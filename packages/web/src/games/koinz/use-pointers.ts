import { koinzInternals } from '@pouch/rules';
import { type HTMLAttributes, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Aim, keptDistance, type Point } from './ghost.ts';
import type { Ghost } from './use-ghost.ts';

const { EDGE } = koinzInternals;

/** A finger that has moved less than this, in points, has tapped. */
const TAP = 7;
const SWIPE = 44;

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  /** From the finger to the ghost, in millimetres; known once it moves. */
  kept: Point | undefined;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** Where on a board something is, in millimetres. */
function spotOf({ clientX, clientY, currentTarget }: Place): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * EDGE, y: ((clientY - top) / height) * EDGE };
}

export interface Pointers {
  readonly ghost: Ghost;
  /** Whether hovering moves the ghost: not while a spot waits to be confirmed. */
  readonly follows: boolean;
  readonly lay: (aim: Aim) => void;
  readonly isOff: boolean;
}

/** Mouse: the ghost is where it points, and a click lays. Finger: the ghost keeps its distance, a tap brings it there. */
export function usePointers({
  ghost,
  follows,
  lay,
  isOff,
}: Pointers): (surface: number) => HTMLAttributes<HTMLDivElement> {
  const drag = useRef<Drag>(undefined);
  if (isOff) return () => ({});

  const move = (surface: number, event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType === 'mouse') {
      if (follows) ghost.point(surface, spotOf(event));
      return;
    }
    const dragged = drag.current;
    if (dragged?.pointer !== event.pointerId || ghost.koin === undefined) return;
    const { startX, startY } = dragged;
    if (dragged.kept === undefined && Math.hypot(event.clientX - startX, event.clientY - startY) < TAP) return;
    const finger = spotOf(event);
    dragged.kept ??= keptDistance(ghost.koin, finger, ghost.surface === surface ? ghost.at : undefined);
    ghost.point(surface, { x: finger.x + dragged.kept.x, y: finger.y + dragged.kept.y });
  };

  const up = (surface: number, event: PointerEvent<HTMLDivElement>): void => {
    const dragged = drag.current;
    drag.current = undefined;
    if (dragged?.pointer !== event.pointerId || dragged.kept !== undefined) return;
    const across = event.clientX - dragged.startX;
    if (ghost.koin !== undefined) ghost.point(surface, spotOf(event));
    else if (Math.abs(across) > SWIPE) ghost.hop(across < 0 ? 1 : -1);
  };

  return (surface) => ({
    onPointerMove: (event) => move(surface, event),
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, startX: event.clientX, startY: event.clientY, kept: undefined };
    },
    onPointerUp: (event) => up(surface, event),
    onPointerCancel: () => {
      drag.current = undefined;
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse') return;
      const spot = ghost.pointed(surface, spotOf(event));
      if (spot !== undefined) lay({ surface, ...spot });
    },
    onContextMenu: (event) => {
      event.preventDefault();
      // A finger that rests on the board asks for no menu, and puts nothing back.
      if (drag.current === undefined) ghost.putBack();
    },
    style: { touchAction: ghost.koin === undefined ? 'pan-y' : 'none' },
  });
}
