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

/** The section that an address names after its #; '' if it names none that can be read. */
export function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // Not one of ours.
  }
}

/** Follows the part of the address after #, from the first moment on. A page without one begins at its top. */
export function useReached(): void {
  useEffect(() => {
    if (!reach(sectionIn(location.hash))) scrollTo(0, 0);
    const change = (): void => {
      reach(sectionIn(location.hash));
    };
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
}

/** What is in sight after some came into it or left it. */
export function nowInSight(
  inSight: ReadonlySet<string>,
  changes: readonly { readonly id: string; readonly isIn: boolean }[],
): ReadonlySet<string> {
  const next = new Set(inSight);
  for (const { id, isIn } of changes)
    if (isIn) next.add(id);
    else next.delete(id);
  return next;
}

/** Which of the sections is being read: the one that lies in the upper part of the window. */
export function useReading(ids: readonly string[]): string | undefined {
  const [reading, setReading] = useState(ids[0]);
  useEffect(() => {
    let inSight: ReadonlySet<string> = new Set();
    const observer = new IntersectionObserver(
      (entries) => {
        const changes = entries.map(({ target, isIntersecting }) => ({ id: target.id, isIn: isIntersecting }));
        inSight = nowInSight(inSight, changes);
        const first = ids.find((id) => inSight.has(id));
        // Between two sections the last one is still being read.
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
