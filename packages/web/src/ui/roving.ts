import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';

/**
 * One stop of the Tab key for a whole tray: arrow keys move inside it. The tray's controls are its buttons that are not
 * disabled; the one that had the focus last is the stop.
 */
export interface Roving {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
}

const controlsIn = (tray: HTMLElement): HTMLElement[] => [
  ...tray.querySelectorAll<HTMLElement>('button:not(:disabled), [data-roving]'),
];

function setStop(tray: HTMLElement, stop: HTMLElement | undefined): void {
  for (const control of controlsIn(tray)) control.tabIndex = control === stop ? 0 : -1;
}

export function useRoving(): Roving {
  const ref = useCallback((tray: HTMLElement | null) => {
    if (tray === null) return undefined;
    const keepOneStop = (): void => {
      const controls = controlsIn(tray);
      const stop =
        controls.find((control) => control === document.activeElement) ??
        controls.find((control) => control.tabIndex === 0) ??
        controls[0];
      setStop(tray, stop);
    };
    keepOneStop();
    const observer = new MutationObserver(keepOneStop);
    observer.observe(tray, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    setStop(event.currentTarget, event.target);
  }, []);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const controls = controlsIn(event.currentTarget);
    const at = controls.indexOf(event.target as HTMLElement);
    if (at === -1) return;
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const to = nextControl(event.key, at, boxes);
    if (to === undefined) return;
    event.preventDefault();
    controls[to]?.focus();
  }, []);

  return { ref, onFocus, onKeyDown };
}

type Box = Pick<DOMRect, 'left' | 'width' | 'top' | 'bottom'>;

/**
 * Where an arrow key leads from one control to another, by the index of both. Left and right go through the tray; up and
 * down to the nearest control of the row above or below, and where there is none as left and right.
 */
export function nextControl(key: string, at: number, boxes: readonly Box[]): number | undefined {
  const last = boxes.length - 1;
  const next = at === last ? 0 : at + 1;
  const previous = at === 0 ? last : at - 1;
  switch (key) {
    case 'ArrowRight':
      return next;
    case 'ArrowLeft':
      return previous;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return nearestRow(boxes, at, 'below') ?? next;
    case 'ArrowUp':
      return nearestRow(boxes, at, 'above') ?? previous;
    default:
      return undefined;
  }
}

/** Boxes of one row may overlap another's by this much. */
const SLACK = 4;

function nearestRow(boxes: readonly Box[], at: number, side: 'above' | 'below'): number | undefined {
  const from = boxes[at];
  if (from === undefined) return undefined;
  const middleOf = ({ left, width }: Box): number => left + width / 2;
  const isThere = ({ top, bottom }: Box): boolean =>
    side === 'below' ? top >= from.bottom - SLACK : bottom <= from.top + SLACK;
  const distance = (box: Box): number => Math.abs(middleOf(box) - middleOf(from)) + 3 * Math.abs(box.top - from.top);
  return boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => isThere(box))
    .toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.index;
}
