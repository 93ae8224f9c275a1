/** Keys that were meant for the game do nothing to its ending. */

/** For how long after the ending has appeared, in milliseconds. */
export const GUARDED_MILLIS = 700;
/** When the focus goes to the main action. */
export const FOCUS_MILLIS = 600;

/** The browser's own keys, and Tab, which decides nothing. */
export const isGuarded = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== 'Tab' && event.key !== 'Shift';
