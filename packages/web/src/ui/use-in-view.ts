import { type RefObject, useEffect, useRef } from 'react';

/**
 * For words that say what went wrong: brings them into view when they come, where the screen has no room for all, and
 * when it has less: a keyboard opens, or the phone is turned.
 */
export function useInView<Element extends HTMLElement>(words: string | undefined): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (words === undefined || words === '') return undefined;
    const show = (): void => element.current?.scrollIntoView({ block: 'nearest' });
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [words]);
  return element;
}
