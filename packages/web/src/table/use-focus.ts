import { type RefObject, useEffect, useRef } from 'react';
import { comesBack, type FocusPlace, goesToDecision, type Usable } from './focus.ts';

function focusPlace(): FocusPlace {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nowhere';
  return activeElement.closest('main') === null ? 'elsewhere' : 'table';
}

/** Whether the table may take the focus: nobody is busy elsewhere. */
export const focusIsFree = (): boolean =>
  goesToDecision(focusPlace(), document.querySelector('dialog[open]') === null ? 'none' : 'open');

/** The focus on what is to be decided, unless somebody is busy with something else. */
export function focusDecision(): void {
  if (focusIsFree()) document.querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
}

/** Brings the focus back to where it was before the table could not be used. */
export function useFocusKept(main: RefObject<HTMLElement | null>, usable: Usable): void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target !== main.current && main.current?.contains(target))
        last.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [main]);
  const before = useRef(usable);
  useEffect(() => {
    if (comesBack(before.current, usable, focusPlace())) last.current?.focus({ preventScroll: true });
    before.current = usable;
  }, [usable]);
}
