import { type RefObject, useEffect, useState } from 'react';
import { FOCUS_MILLIS, GUARDED_MILLIS, isGuarded } from './guard.ts';

/** Whether keys count by now. Until then they are caught, wherever the focus is; then the main action has it. */
export function useGuard(actions: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stop = (event: KeyboardEvent): void => {
      if (!isGuarded(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const open = (): void => {
      removeEventListener('keydown', stop, { capture: true });
      setOpen(true);
    };
    addEventListener('keydown', stop, { capture: true });
    const focus = setTimeout(() => {
      if (document.querySelector('dialog[open]') === null)
        actions.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    }, FOCUS_MILLIS);
    const opening = setTimeout(open, GUARDED_MILLIS);
    return () => {
      clearTimeout(focus);
      clearTimeout(opening);
      removeEventListener('keydown', stop, { capture: true });
    };
  }, [actions]);
  return isOpen;
}
