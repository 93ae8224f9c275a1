import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFollowed } from './followed-end.ts';

/** What is read downwards stays scrolled to its end, unless somebody has scrolled up to read what was before. */
export function useFollowedEnd(length: number): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef<{ readonly clientHeight: number; readonly scrollHeight: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something to follow when something was added
  useLayoutEffect(() => {
    const scroller = content.current?.parentElement;
    if (scroller === null || scroller === undefined) return;
    const follow = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      if (seen.current === undefined || isFollowed({ scrollTop, ...seen.current })) scroller.scrollTop = scrollHeight;
      seen.current = { clientHeight, scrollHeight };
    };
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(scroller);
    return () => resized.disconnect();
  }, [length]);
  return content;
}
