/** Where the focus is, as seen from the table. */
export type FocusPlace = 'nowhere' | 'table' | 'elsewhere';

/** Whether a new decision takes the focus: not while somebody writes in the chat, or has a sheet open. */
export const goesToDecision = (focus: FocusPlace, sheets: 'open' | 'none'): boolean =>
  focus !== 'elsewhere' && sheets === 'none';

export type Usable = 'usable' | 'inert';

/** What cannot be used loses the focus; it comes back to where it was, unless somebody has taken it elsewhere. */
export const comesBack = (before: Usable, now: Usable, focus: FocusPlace): boolean =>
  before === 'inert' && now === 'usable' && focus === 'nowhere';
