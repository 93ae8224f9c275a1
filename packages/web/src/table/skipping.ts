/**
 * Presses while something is played out. They go on to the next step, or skip; they never decide, because nobody decides
 * what they have not been asked yet.
 */

/** A control as somebody saw it who pressed there. */
export interface Pressed {
  /** Which one it is; null beside all of them. */
  readonly control: object | null;
  readonly says: string;
  /** It can be seen, and not be used. */
  readonly off: boolean;
}

/** A press within this time after one that went on is the same impatience, and decides nothing: in milliseconds. */
const IMPATIENCE = 400;

/** What is known of a press when it ends in a click. */
export interface Click {
  /** What was pressed while something was played out; undefined if nothing was. */
  readonly before: Pressed | undefined;
  readonly now: Pressed;
  /** 0 for a click that a key has made: no pointer comes before it. */
  readonly clicks: number;
  /** Whether what is clicked makes a decision. */
  readonly decides: boolean;
  /** Milliseconds since the last press that went on. */
  readonly sinceProceeding: number;
}

export function clickAfter({ before, now, clicks, decides, sinceProceeding }: Click): 'count' | 'swallow' {
  if (clicks === 0) return 'count';
  if (decides && sinceProceeding < IMPATIENCE) return 'swallow';
  if (before === undefined) return 'count';
  return !before.off && now.control === before.control && now.says === before.says ? 'count' : 'swallow';
}

export interface KeyWhileMoving {
  readonly key: string;
  readonly isHeld: boolean;
  readonly isTyping: boolean;
  /** What has the focus, apart from the stage's own buttons. */
  readonly focused: Pressed;
}

/** What a key does while something is played out. 'pass': what it does anywhere. 'stop': nothing at all. */
export type KeyEffect = 'pass' | 'stop' | 'proceed' | 'skip' | 'stop-clock' | 'faster' | 'slower';

export function keyWhileMoving({ key, isHeld, isTyping, focused }: KeyWhileMoving): KeyEffect {
  if (isTyping) return 'pass';
  switch (key) {
    case 'Enter':
    case ' ':
      if (focused.control !== null && !focused.off) return 'pass';
      return isHeld ? 'stop' : 'proceed';
    case 's':
    case 'S':
      return isHeld ? 'stop' : 'skip';
    case 'p':
    case 'P':
      return isHeld ? 'stop' : 'stop-clock';
    case '+':
    case '=':
      return 'faster';
    case '-':
      return 'slower';
    default:
      return 'pass';
  }
}
