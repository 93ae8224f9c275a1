import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFollowed } from './followed-end.ts';

/** What is read downwards stays scrolled to its end, unless somebody has scrolled up to read what was before. */
export function useFollowedEnd(length: number): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef({ length: 0, height: 0 });
  useLayoutEffect(() => {
    const scroller = content.current?.parentElement;
    if (scroller === null || scroller === undefined) return;
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    const follows = isFollowed({ scrollTop, clientHeight, scrollHeight: seen.current.height });
    if (seen.current.length === 0 || (length !== seen.current.length && follows)) scroller.scrollTop = scrollHeight;
    seen.current = { length, height: scrollHeight };
  }, [length]);
  return content;
}
