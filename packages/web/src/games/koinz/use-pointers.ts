import { koinzInternals } from '@pouch/rules';
import { type HTMLAttributes, type MouseEvent, type PointerEvent, useRef } from 'react';
import { drag, type Finger, lifted } from './finger.ts';
import type { Point } from './fit.ts';
import type { Held } from './use-ghost.ts';

const { EDGE } = koinzInternals;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

const onScreen = ({ clientX, clientY }: Place): Point => ({ x: clientX, y: clientY });

/** Where on a board something is, in millimetres. */
function onBoard({ clientX, clientY, currentTarget }: Place): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * EDGE, y: ((clientY - top) / height) * EDGE };
}

/** Mouse: the ghost is where it points, and a click lays. Finger: the ghost keeps its distance, a tap brings it there. */
export function usePointers(held: Held | undefined): (surface: number) => HTMLAttributes<HTMLDivElement> {
  const finger = useRef<Finger>(undefined);
  if (held === undefined) return () => ({});
  const { ghost, actions } = held;

  const move = (surface: number, event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType === 'mouse') return actions.hover(surface, onBoard(event));
    if (finger.current?.pointer !== event.pointerId || ghost.koin === undefined) return;
    const board = onBoard(event);
    const dragged = drag(finger.current, {
      screen: onScreen(event),
      board,
      koin: ghost.koin,
      ghost: ghost.surface === surface ? ghost.at : undefined,
    });
    if (dragged === undefined) return;
    finger.current = dragged;
    actions.point(surface, { x: board.x + dragged.kept.x, y: board.y + dragged.kept.y });
  };

  const up = (surface: number, event: PointerEvent<HTMLDivElement>): void => {
    const was = finger.current;
    finger.current = undefined;
    if (was?.pointer !== event.pointerId) return;
    const did = lifted(was, onScreen(event));
    if (did === 'drag') return;
    if (ghost.koin !== undefined) actions.point(surface, onBoard(event));
    else if (did !== 'tap') actions.hop(did === 'swipe-on' ? 1 : -1);
  };

  return (surface) => ({
    onPointerMove: (event) => move(surface, event),
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      finger.current = { pointer: event.pointerId, start: onScreen(event) };
    },
    onPointerUp: (event) => up(surface, event),
    onPointerCancel: () => {
      finger.current = undefined;
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse')
        actions.layAt(surface, onBoard(event));
    },
    onContextMenu: (event) => {
      event.preventDefault();
      // A finger that rests on the board asks for no menu, and puts nothing back.
      if (finger.current === undefined) actions.putBack();
    },
    style: { touchAction: ghost.koin === undefined ? 'pan-y' : 'none' },
  });
}
