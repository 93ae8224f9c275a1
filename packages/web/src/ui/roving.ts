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
    const to = nextOf(event.key, at, controls);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  }, []);

  return { ref, onFocus, onKeyDown };
}

/** Left and right go through the tray; up and down to the nearest control of the row above or below. */
function nextOf(key: string, at: number, controls: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return controls[(at + 1) % controls.length];
    case 'ArrowLeft':
      return controls[(at - 1 + controls.length) % controls.length];
    case 'Home':
      return controls[0];
    case 'End':
      return controls.at(-1);
    case 'ArrowDown':
      return nearestRow(controls, at, 1) ?? controls[(at + 1) % controls.length];
    case 'ArrowUp':
      return nearestRow(controls, at, -1) ?? controls[(at - 1 + controls.length) % controls.length];
    default:
      return undefined;
  }
}

function nearestRow(controls: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const from = controls[at]?.getBoundingClientRect();
  if (from === undefined) return undefined;
  const middle = from.left + from.width / 2;
  const below = controls
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => (way === 1 ? box.top >= from.bottom - 4 : box.bottom <= from.top + 4));
  const distance = (box: DOMRect): number =>
    Math.abs(box.left + box.width / 2 - middle) + 3 * Math.abs(box.top - from.top);
  return below.toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.control;
}
