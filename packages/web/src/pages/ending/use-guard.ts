import { type RefObject, useEffect, useState } from 'react';
import { GUARD } from '../../table/key-guard.ts';
import { isGuarded } from './guard.ts';

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
      if (document.querySelector('dialog[open]') === null)
        actions.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    };
    addEventListener('keydown', stop, { capture: true });
    const opening = setTimeout(open, GUARD);
    return () => {
      clearTimeout(opening);
      removeEventListener('keydown', stop, { capture: true });
    };
  }, [actions]);
  return isOpen;
}
