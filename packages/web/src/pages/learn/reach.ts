import { useEffect, useState } from 'react';

/** Scrolls to a section, opens it if folded, and moves the focus to its heading. */
export function reach(id: string): boolean {
  const place = id === '' ? null : document.getElementById(id);
  if (place === null) return false;
  if (place instanceof HTMLDetailsElement) place.open = true;
  const heading = place.querySelector<HTMLElement>('h2, summary') ?? place;
  heading.focus({ preventScroll: true });
  place.scrollIntoView();
  return true;
}

const hashId = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ''; // Not one of ours.
  }
};

/** Follows the part of the address after #, from the first moment on. A page without one begins at its top. */
export function useReached(): void {
  useEffect(() => {
    if (!reach(hashId())) scrollTo(0, 0);
    const change = (): void => {
      reach(hashId());
    };
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
}

/** Which of the sections is being read: the one that lies in the upper part of the window. */
export function useReading(ids: readonly string[]): string | undefined {
  const [reading, setReading] = useState(ids[0]);
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        const first = ids.find((id) => inSight.has(id));
        if (first !== undefined) setReading(first);
      },
      { rootMargin: '-15% 0px -65% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return reading;
}
