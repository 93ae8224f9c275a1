import { KEYS } from './keys.ts';
import { deviceTexts, stored, type Texts } from './storage.ts';

/**
 * Whether the server that the page came from knows this device, and whether it may have unfinished tables there. Only
 * the server knows for sure; a page that never asks a server that is not there needs a note of its own.
 */
const NOTES = ['never', 'no-tables', 'tables'] as const;
export type GuestNote = (typeof NOTES)[number];

const note = stored<GuestNote>({
  key: KEYS.guest,
  initial: 'never',
  read: (json) => NOTES.find((each) => each === json),
});

export const guestNote = note.get;

export function noteGuest(now: GuestNote, texts: Texts = deviceTexts()): void {
  if (now === 'never') note.remove(texts);
  else note.set(now, texts);
}
