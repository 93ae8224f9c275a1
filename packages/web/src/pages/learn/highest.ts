import { type RefObject, useEffect, useState } from 'react';

/** The greatest height that an element has had at its present width: with it, what stands below never moves up. */
export function useHighest(element: RefObject<HTMLElement | null>): number | undefined {
  const [highest, setHighest] = useState<number>();
  useEffect(() => {
    if (element.current === null) return;
    let width = 0;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width: nowWide, height } = entry.contentRect;
      const isFirst = width === 0;
      const isWidthSame = width === nowWide;
      width = nowWide;
      // Another width resets it: the kept height may be too large there.
      setHighest((was) => (isFirst || isWidthSame ? Math.max(was ?? 0, Math.floor(height)) : undefined));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return highest;
}
