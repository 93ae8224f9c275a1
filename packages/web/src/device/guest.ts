import { deviceTexts, type Texts } from './storage.ts';

/**
 * Whether the server that the page came from knows this device, and whether it may have unfinished tables there. Only
 * the server knows for sure; a page that never asks a server that is not there needs a note of its own.
 */
const NOTES = ['never', 'no-tables', 'tables'] as const;
export type GuestNote = (typeof NOTES)[number];

export const GUEST_KEY = 'pouch/guest';

export const guestNote = (texts: Texts = deviceTexts()): GuestNote =>
  NOTES.find((note) => note === texts.get(GUEST_KEY)) ?? 'never';

export function noteGuest(note: GuestNote, texts: Texts = deviceTexts()): void {
  if (note === 'never') texts.remove(GUEST_KEY);
  else texts.set(GUEST_KEY, note);
}
