import { useEffect } from 'react';
import { keyCounts } from './key-guard.ts';

const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

/** Keeps keys from a decision that has just appeared. `name` is the decision that is due, if there is one. */
export function useKeyGuard(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const appeared = performance.now();
    const guard = (event: KeyboardEvent): void => {
      const { target, key, repeat, ctrlKey, altKey, metaKey, timeStamp } = event;
      const counts = keyCounts({
        key,
        isHeld: repeat,
        isTyping: target instanceof Element && target.closest(TYPING) !== null,
        isBrowsers: ctrlKey || altKey || metaKey,
        since: timeStamp - appeared,
      });
      // A sheet over the table is no decision.
      if (counts || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', guard, { capture: true });
    return () => removeEventListener('keydown', guard, { capture: true });
  }, [name]);
}
