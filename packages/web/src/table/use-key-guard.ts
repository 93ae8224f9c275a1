import { useEffect, useState } from 'react';
import { GUARD, keyCounts } from './key-guard.ts';

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Keeps keys from a decision that has just appeared, and says whether it does. `name` is the decision that is due, if
 * there is one.
 */
export function useKeyGuard(name: string | undefined): 'guarded' | 'free' {
  /** The decision that has been on the screen for long enough. */
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (name === undefined) return;
    const appeared = Date.now();
    const timer = setTimeout(() => setSeen(name), GUARD);
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
      setSeen(undefined);
      removeEventListener('keydown', guard, { capture: true });
    };
  }, [name]);
  return name === undefined || seen === name ? 'free' : 'guarded';
}
