import { ChangeNumber, TableId } from '@pouch/protocol';
import * as z from 'zod/mini';
import type { Notification } from './store.js';

/** Notifications between processes: payloads of one channel, each a JSON array that begins with its sender. */

/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7000;

const Item = z.union([
  z.tuple([z.literal('changed'), TableId, ChangeNumber]),
  z.tuple([z.literal('lobby')]),
  z.tuple([z.literal('desk')]),
  z.tuple([z.literal('message'), z.string().check(z.maxLength(MOST_BYTES))]),
]);
type Item = z.infer<typeof Item>;
/** The sender, then any number of items. */
const Payload = z.tuple([z.string()], z.unknown());

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

const DROPPED: readonly Notification[] = [{ kind: 'dropped' }];

/**
 * The notifications in a payload; none if this process sent it. Anyone with access to the database can send one: what
 * does not fit is dropped, item by item.
 */
export function decodePayload(self: string, payload: string): readonly Notification[] {
  const read = Payload.safeParse(jsonIn(payload));
  if (!read.success) return DROPPED;
  const [sender, ...items] = read.data;
  if (sender === self) return [];
  const changed: { table: string; number: number }[] = [];
  const others: Notification[] = [];
  for (const each of items) {
    const item = Item.safeParse(each).data;
    switch (item?.[0]) {
      case 'changed':
        changed.push({ table: item[1], number: item[2] });
        break;
      case 'lobby':
      case 'desk':
        others.push({ kind: item[0] });
        break;
      case 'message':
        others.push({ kind: 'message', body: item[1] });
        break;
      case undefined:
        others.push({ kind: 'dropped' });
        break;
    }
  }
  return changed.length > 0 ? [{ kind: 'changed', tables: changed }, ...others] : others;
}

/** Undefined if the text is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
