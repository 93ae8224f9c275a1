import type { Notification } from './store.js';

/** Notifications between processes: payloads of one channel, each a JSON array that begins with its sender. */

/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7000;

type Item =
  | readonly ['changed', table: string, number: number]
  | readonly ['lobby']
  | readonly ['message', body: string];

/** An item as JSON. Throws if it is too long. */
export function encodeItem(...item: Item): string {
  const encoded = JSON.stringify(item);
  if (Buffer.byteLength(encoded) > MOST_BYTES) throw new Error(`A notification can have at most ${MOST_BYTES} bytes`);
  return encoded;
}

/** As few payloads as hold all the items. */
export function payloads(sender: string, items: Iterable<string>): readonly string[] {
  const head = `["${sender}"`;
  const all: string[] = [];
  let payload = head;
  let bytes = 0;
  for (const item of items) {
    const more = Buffer.byteLength(item) + 1;
    if (bytes > 0 && bytes + more > MOST_BYTES) {
      all.push(`${payload}]`);
      payload = head;
      bytes = 0;
    }
    payload += `,${item}`;
    bytes += more;
  }
  if (bytes > 0) all.push(`${payload}]`);
  return all;
}

/** The notifications in a payload; none if this process sent it. */
export function decodePayload(self: string, payload: string): readonly Notification[] {
  const [sender, ...items] = JSON.parse(payload) as [string, ...Item[]];
  if (sender === self) return [];
  const changed: { table: string; number: number }[] = [];
  const others: Notification[] = [];
  for (const item of items) {
    switch (item[0]) {
      case 'changed':
        changed.push({ table: item[1], number: item[2] });
        break;
      case 'lobby':
        others.push({ kind: 'lobby' });
        break;
      case 'message':
        others.push({ kind: 'message', body: item[1] });
        break;
    }
  }
  return changed.length > 0 ? [{ kind: 'changed', tables: changed }, ...others] : others;
}
