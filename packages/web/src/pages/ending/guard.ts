/** Keys that were meant for the game do nothing to its ending. */

/** The browser's own keys, and Tab, which decides nothing. */
export const isGuarded = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== 'Tab' && event.key !== 'Shift';
