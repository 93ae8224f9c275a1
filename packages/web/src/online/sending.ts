import type { CommandInput } from '@pouch/protocol';
import { KEY_FAMILIES } from '../device/keys.ts';
import { isObject, type StoredValue, stored, type Texts } from '../device/storage.ts';

/** Commands that are sent and not answered yet, stored on the device: a page that is closed in between sends them again. */

export interface Sending {
  readonly id: string;
  readonly command: CommandInput;
}

const storedFor = (table: string): StoredValue<readonly Sending[]> =>
  stored({
    key: `${KEY_FAMILIES.sending}${table}`,
    initial: [],
    read: (json) => (Array.isArray(json) ? json.filter(isSending) : undefined),
  });

export const sendingTo = (table: string, texts?: Texts): readonly Sending[] => storedFor(table).get(texts);

/** On a device that stores nothing the command is lost only if the page is closed before it is answered. */
export function keepSending(table: string, sending: Sending, texts?: Texts): void {
  storedFor(table).set([...sendingTo(table, texts), sending], texts);
}

export function sent(table: string, id: string, texts?: Texts): void {
  const left = sendingTo(table, texts).filter((each) => each.id !== id);
  if (left.length === 0) storedFor(table).remove(texts);
  else storedFor(table).set(left, texts);
}

const isSending = (value: unknown): value is Sending =>
  isObject(value) && typeof value.id === 'string' && isObject(value.command);
