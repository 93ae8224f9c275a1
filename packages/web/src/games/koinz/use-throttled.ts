import { useEffect, useRef, useState } from 'react';
import type { View } from './types.ts';

/** Nobody reads faster, and making and laying out text is the dearest thing that happens while a ghost moves. */
const LEAST = 100;

/** What `make` gives, anew when the view or what it is about changes, but ten times a second at the most; the last one always comes. */
export function useThrottled<Value>(make: () => Value, view: View, about: string): Value {
  const [shown, setShown] = useState(make);
  const latest = useRef(make);
  latest.current = make;
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when
  useEffect(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        changedAt.current = performance.now();
        setShown(latest.current());
      },
      Math.max(0, changedAt.current + LEAST - performance.now()),
    );
  }, [view, about]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
