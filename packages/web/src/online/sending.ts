import type { CommandInput } from '@pouch/protocol';
import { deviceTexts, type Texts } from '../device/storage.ts';

/** Commands that are sent and not answered yet, kept on the device: a page that is closed in between sends them again. */

export interface Sending {
  readonly id: string;
  readonly command: CommandInput;
}

type Kept = Pick<Texts, 'get' | 'set' | 'remove'>;

const keyOf = (table: string): string => `pouch/sending/${table}`;

export function sendingTo(table: string, texts: Kept = deviceTexts()): readonly Sending[] {
  try {
    const kept: unknown = JSON.parse(texts.get(keyOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSending) : [];
  } catch {
    return []; // Nothing that can be read.
  }
}

/** On a device that keeps nothing the command is lost only if the page is closed before it is answered. */
export function keepSending(table: string, sending: Sending, texts: Kept = deviceTexts()): void {
  texts.set(keyOf(table), JSON.stringify([...sendingTo(table, texts), sending]));
}

export function sent(table: string, id: string, texts: Kept = deviceTexts()): void {
  const left = sendingTo(table, texts).filter((each) => each.id !== id);
  if (left.length === 0) texts.remove(keyOf(table));
  else texts.set(keyOf(table), JSON.stringify(left));
}

const isSending = (value: unknown): value is Sending =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sending).id === 'string' &&
  typeof (value as Sending).command === 'object' &&
  (value as Sending).command !== null;
