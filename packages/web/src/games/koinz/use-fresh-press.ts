import { useEffect, useRef } from 'react';

/** Within this time a press and what it sets off belong together. */
const ONE_PRESS = 700;

/**
 * A press while something moves skips to its end, and must not decide anything else. Returns whether what
 * is being done now was begun after the decision became due.
 */
export function useFreshPress(due: boolean): () => boolean {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const dueSince = useRef(0);
  useEffect(() => {
    const press = ({ timeStamp }: Event): void => {
      pressedAt.current = timeStamp;
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', press, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (due) dueSince.current = performance.now();
  }, [due]);
  return () => pressedAt.current >= dueSince.current || performance.now() - pressedAt.current > ONE_PRESS;
}
