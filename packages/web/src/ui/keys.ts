import { useEffect, useRef } from 'react';

/** Keys by name: 'Enter', 'a', '1', 'Shift+1', '?', 'ArrowLeft'. Digits and letters by their place, so Shift+1 is not '!'. */
export type KeyMap = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** The name of a pressed key in a `KeyMap`. */
export function nameOfKey({ code, key, shiftKey }: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>): string {
  if (key === '?') return key;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const name = digit ?? (key.length === 1 ? key.toLowerCase() : key);
  return shiftKey && name !== ' ' ? `Shift+${name}` : name === ' ' ? 'Space' : name;
}

const CONTROLS = 'button, a[href], summary, [role="button"], [role="slider"], [role="option"], input[type="radio"]';
const TYPING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]';

/** Enter and Space belong to a control that has the focus; arrows to a group of choices that has it. */
const belongsToControl = (name: string, target: Element): boolean =>
  ((name === 'Enter' || name === 'Space') && target.closest(CONTROLS) !== null) ||
  (name.includes('Arrow') &&
    target.closest('[role="radiogroup"], fieldset, [role="slider"], [role="tablist"]') !== null);

/** The press that is under way, or the last one. */
let latest: KeyboardEvent | undefined;
globalThis.addEventListener?.(
  'keydown',
  (event) => {
    latest = event;
  },
  { capture: true },
);

export interface KeyOptions {
  readonly off?: boolean;
  /** Keys that act even where a button has the focus: Space, in a race. */
  readonly always?: readonly string[];
}

/**
 * Keys for the whole page. They do nothing while somebody types, in a dialog, while the page itself is off, or together
 * with Ctrl, Alt or Meta.
 */
export function useKeys(keys: KeyMap, { off = false, always = [] }: KeyOptions = {}): void {
  const current = useRef({ keys, always });
  current.current = { keys, always };
  useEffect(() => {
    if (off) return;
    const before = latest;
    const press = (event: KeyboardEvent): void => {
      // A press that switched these keys on is not meant for them, and a key that is held acts once.
      if (event === before || (event.repeat && !event.key.startsWith('Arrow'))) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      if (document.querySelector('dialog[open], main > [inert]') !== null) return;
      const name = nameOfKey(event);
      const act = current.current.keys[name];
      if (act === undefined) return;
      if (!current.current.always.includes(name) && target instanceof Element && belongsToControl(name, target)) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [off]);
}
