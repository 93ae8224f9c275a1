/**
 * Keys just after a decision has appeared. Somebody who presses keys to get through a reveal has not seen the decision
 * yet: for a moment keys do nothing, and a key that is still held down does nothing until it is let go.
 */

/** In milliseconds. */
export const GUARD = 700;

export interface GuardedKey {
  readonly key: string;
  readonly isHeld: boolean;
  readonly isTyping: boolean;
  /** With Ctrl, Alt or Meta: the browser's own. */
  readonly isBrowsers: boolean;
  /** Milliseconds since the decision appeared. */
  readonly since: number;
}

/** Keys that look around and decide nothing. */
const HARMLESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', '?']);
/** Keys that press what has the focus. */
const PRESSING = new Set(['Enter', ' ']);

export function keyCounts({ key, isHeld, isTyping, isBrowsers, since }: GuardedKey): boolean {
  if (isTyping || isBrowsers || HARMLESS.has(key)) return true;
  if (since < GUARD) return false;
  return !(isHeld && PRESSING.has(key));
}
