import { type RefObject, useEffect, useState } from 'react';

export interface Highest {
  readonly width: number;
  /** Undefined for a moment after another width: the height that was kept may be too large there. */
  readonly height: number | undefined;
}

/** What is kept once an element has a size: the greatest height at one width. */
export function grown(
  was: Highest | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Highest {
  if (was !== undefined && was.width !== width) return { width, height: undefined };
  return { width, height: Math.max(was?.height ?? 0, Math.floor(height)) };
}

/** The greatest height that an element has had at its present width: with it, what stands below never moves up. */
export function useHighest(element: RefObject<HTMLElement | null>): number | undefined {
  const [highest, setHighest] = useState<Highest>();
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setHighest((was) => grown(was, entry.contentRect));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return highest?.height;
}
