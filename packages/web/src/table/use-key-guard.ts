import { useEffect, useState } from 'react';
import { GUARD, keyCounts } from './key-guard.ts';

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Keeps keys from a decision that has just appeared, and says whether it does. `name` is the decision that is due, if
 * there is one.
 */
export function useKeyGuard(name: string | undefined): 'guarded' | 'free' {
  const [guarded, setGuarded] = useState<string>();
  useEffect(() => {
    if (name === undefined) return;
    const appeared = Date.now();
    setGuarded(name);
    const timer = setTimeout(() => setGuarded(undefined), GUARD);
    const guard = (event: KeyboardEvent): void => {
      const { target, key, repeat, ctrlKey, altKey, metaKey } = event;
      const counts = keyCounts({
        key,
        isHeld: repeat,
        isTyping: target instanceof Element && target.closest(TYPING) !== null,
        isBrowsers: ctrlKey || altKey || metaKey,
        since: Date.now() - appeared,
      });
      // A sheet over the table is no decision.
      if (counts || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', guard, { capture: true });
    return () => {
      clearTimeout(timer);
      setGuarded(undefined);
      removeEventListener('keydown', guard, { capture: true });
    };
  }, [name]);
  return guarded === undefined ? 'free' : 'guarded';
}
