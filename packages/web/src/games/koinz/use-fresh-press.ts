import { useEffect, useRef } from 'react';
import { isFresh, NO_PRESS } from './fresh-press.ts';

/** Tells whether a press was meant for the decision that is due: see `fresh-press.ts`. */
export function useFreshPress(due: boolean): () => boolean {
  const presses = useRef(NO_PRESS);
  useEffect(() => {
    const press = ({ timeStamp }: Event): void => {
      presses.current = { ...presses.current, pressedAt: timeStamp };
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', press, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (due) presses.current = { ...presses.current, dueSince: performance.now() };
  }, [due]);
  return () => isFresh(presses.current, performance.now());
}
