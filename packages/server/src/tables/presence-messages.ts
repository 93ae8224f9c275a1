import { GuestId, TableId } from '@pouch/protocol';
import * as z from 'zod/mini';

/** Messages between processes about who is at which table. They are not stored. */

/** How many guests of a table a message names at most: notifications must be short. */
const MOST_NAMED = 200;
/** The length of a message's announcements, as JSON; a notification has at most 7,000 bytes, and quotes take two. */
const MOST_LENGTH = 5000;
const MOST_TABLES = 250;

/** A table and the guests who subscribe to it at a process, the players first. */
export type Announcement = readonly [table: string, guests: readonly string[]];

const ProcessId = z.string().check(z.maxLength(64));

const PresenceMessage = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('here'),
    process: ProcessId,
    tables: z
      .array(z.tuple([TableId, z.array(GuestId).check(z.maxLength(MOST_NAMED))]))
      .check(z.maxLength(MOST_TABLES)),
  }),
  z.strictObject({ what: z.literal('who'), table: TableId }),
  z.strictObject({ what: z.literal('gone'), process: ProcessId }),
]);
export type PresenceMessage = z.infer<typeof PresenceMessage>;

/** Undefined if the text is no such message. */
export function readPresenceMessage(text: string): PresenceMessage | undefined {
  try {
    return PresenceMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** As few messages as hold all announcements. */
export function hereMessages(process: string, announcements: Iterable<Announcement>): readonly string[] {
  const messages: string[] = [];
  let tables: string[] = [];
  let length = 0;
  const close = (): void => {
    if (tables.length > 0) messages.push(`{"what":"here","process":"${process}","tables":[${tables.join(',')}]}`);
    tables = [];
    length = 0;
  };
  for (const [table, guests] of announcements) {
    const text = JSON.stringify([table, guests.slice(0, MOST_NAMED)]);
    if (length + text.length > MOST_LENGTH || tables.length === MOST_TABLES) close();
    tables.push(text);
    length += text.length;
  }
  close();
  return messages;
}
