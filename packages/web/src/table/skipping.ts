/**
 * A press while something moves skips to its end. The press does nothing else, unless on a control that was there before
 * and is the same after it: nobody decides what they have not been asked yet.
 */

/** A control as somebody saw it who pressed there. */
export interface Pressed {
  /** Which one it is; null beside all of them. */
  readonly control: object | null;
  readonly says: string;
  /** It can be seen, and not be used. */
  readonly off: boolean;
}

/** What becomes of the click that a press ends in. `before` is what was pressed if that skipped something. */
export function clickAfter(before: Pressed | undefined, now: Pressed, clicks: number): 'count' | 'swallow' {
  // A key that presses a button sends no pointer before it.
  if (before === undefined || clicks === 0) return 'count';
  return !before.off && now.control === before.control && now.says === before.says ? 'count' : 'swallow';
}

export interface KeyWhileMoving {
  readonly key: string;
  readonly isHeld: boolean;
  readonly isTyping: boolean;
  /** What has the focus. */
  readonly focused: Pressed;
}

/** What a key does beside skipping: Enter and Space press a control that has the focus already, and no other. */
export function keyWhileMoving({ key, isHeld, isTyping, focused }: KeyWhileMoving): 'pass' | 'press' | 'stop' {
  if (isTyping || (key !== 'Enter' && key !== ' ')) return 'pass';
  return focused.control === null || focused.off || isHeld ? 'stop' : 'press';
}
