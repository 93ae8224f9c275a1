import { type RefObject, useEffect, useRef } from 'react';

/** For words that say what went wrong: brings them into view when they come, where the screen has no room for all. */
export function useInView<Element extends HTMLElement>(words: string | undefined): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (words !== undefined && words !== '') element.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return element;
}
