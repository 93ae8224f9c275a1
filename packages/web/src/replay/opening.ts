import { MOST_BYTES, type OpenedText, readText } from './file.ts';
import { hasRecord } from './link.ts';

/** What was pasted, dropped or chosen: a link to a replay, or a text with records. */
export type Opened =
  | OpenedText
  | { readonly kind: 'link'; readonly fragment: string }
  /** No game is that long. */
  | { readonly kind: 'too-large' };

export function openedText(text: string): Opened {
  const fragment = /^\s*\S*(#\S+)\s*$/.exec(text)?.[1];
  if (fragment !== undefined && hasRecord(fragment)) return { kind: 'link', fragment };
  return text.length > MOST_BYTES ? { kind: 'too-large' } : readText(text);
}
