import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusHeld {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * CALL goes while somebody points, and coins go with a set: what can be pressed then has the focus of what went, or what
 * stands instead of CALL. Elsewhere than at the table the focus stays where it is.
 */
export function useFocusHeld(): FocusHeld {
  const ref = useRef<HTMLDivElement>(null);
  // React fires no blur when it removes the focused element.
  const held = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false || document.activeElement !== document.body) return;
    const find = (what: string) => ref.current?.querySelector<HTMLElement>(what);
    (find('[data-decision]') ?? find('[data-instead]'))?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target }) => {
      held.current = target;
    },
    onBlur: () => {
      held.current = undefined;
    },
  };
}
