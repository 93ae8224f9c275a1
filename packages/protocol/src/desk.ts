import * as z from 'zod/mini';
import { ChangeNumber, Crest, GuestId, Millis, Name, TableId } from './fields.js';
import { singleLine } from './single-line.js';
import { About } from './table.js';

/** Bodies of the operator's routes, and of those by which guests get or delete their own data. */

const Count = z.int().check(z.minimum(0));

/** How many rows a page of a list has at most, and how far it can be turned. */
const MOST_ROWS = 100;
const MOST_SKIPPED = 1_000_000;

const fromQuery = (least: number, most: number, standard: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(least), z.maximum(most))), standard);

const PAGE = { from: fromQuery(0, MOST_SKIPPED, 0), limit: fromQuery(1, MOST_ROWS, 50) };
const Sought = z.string().check(z.minLength(1), z.maxLength(40));

export const DeskPageQuery = z.strictObject(PAGE);
export const DeskTablesQuery = z.strictObject({
  ...PAGE,
  sort: z._default(z.enum(['changed', 'made']), 'changed'),
  phase: z.optional(z.enum(['waiting', 'playing', 'over'])),
  find: z.optional(Sought),
});
export const DeskGuestsQuery = z.strictObject({
  ...PAGE,
  sort: z._default(z.enum(['seen', 'made']), 'seen'),
  find: z.optional(Sought),
});

/** Why the operator does something, for the people it happens to. */
const Why = singleLine(200);

export const DeskTable = z.strictObject({ about: About, changedAt: Millis, changes: Count, size: Count });
export type DeskTable = z.infer<typeof DeskTable>;
export const DeskTables = z.strictObject({ tables: z.array(DeskTable), more: z.boolean() });

/** Deleted names are empty. */
const AnyName = z.string();

export const DeskGuest = z.strictObject({
  id: GuestId,
  name: AnyName,
  crest: Crest,
  madeAt: Millis,
  seenAt: Millis,
  tables: Count,
  devices: Count,
  connections: Count,
  address: z.nullable(z.string()),
  bannedUntil: z.nullable(Millis),
});
export type DeskGuest = z.infer<typeof DeskGuest>;
export const DeskGuests = z.strictObject({ guests: z.array(DeskGuest), more: z.boolean() });

export const EndTable = z.strictObject({ why: z._default(z.nullable(Why), null) });
export const RemoveChat = z.strictObject({ number: z._default(z.nullable(ChangeNumber), null) });
export const Removed = z.strictObject({ removed: Count });

/** A guest's id, an address, or a network such as 192.0.2.0/24. */
const BanSubject = z.string().check(z.minLength(2), z.maxLength(60));
const MOST_BAN_MS = 10 * 365 * 24 * 3600 * 1000;
export const NewBan = z.strictObject({
  subject: BanSubject,
  millis: z.int().check(z.minimum(1000), z.maximum(MOST_BAN_MS)),
  why: z._default(z.nullable(Why), null),
});
export const Unban = z.strictObject({ subject: BanSubject });
export const BanAbout = z.strictObject({
  kind: z.enum(['guest', 'address', 'network']),
  subject: z.string(),
  madeAt: Millis,
  until: Millis,
  why: z.nullable(z.string()),
});
export type BanAbout = z.infer<typeof BanAbout>;
export const Bans = z.strictObject({ bans: z.array(BanAbout) });

export const Prune = z.strictObject({
  days: z.int().check(z.minimum(1), z.maximum(36_500)),
  mode: z.enum(['count', 'delete']),
});
export const Pruned = z.strictObject({ tables: Count });

export const DeskReport = z.strictObject({
  id: z.string(),
  at: Millis,
  table: TableId,
  reporter: GuestId,
  reported: GuestId,
  reason: z.string(),
  /** As the reporter saw them. */
  lines: z.unknown(),
  state: z.enum(['open', 'done']),
});
export type DeskReport = z.infer<typeof DeskReport>;
export const DeskReports = z.strictObject({ reports: z.array(DeskReport) });

export const AuditLine = z.strictObject({
  id: z.string(),
  at: Millis,
  who: z.string(),
  action: z.string(),
  subject: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type AuditLine = z.infer<typeof AuditLine>;
export const Audit = z.strictObject({ lines: z.array(AuditLine), more: z.boolean() });

export const MyData = z.strictObject({
  format: z.literal('pouch-my-data/1'),
  at: Millis,
  guest: z.strictObject({ id: GuestId, name: Name, crest: Crest, madeAt: Millis, seenAt: Millis }),
  devices: z.array(z.strictObject({ kind: z.enum(['browser', 'bot']), since: Millis })),
  tables: z.array(
    z.strictObject({
      id: TableId,
      game: z.string(),
      seats: z.array(z.int()),
      names: z.array(z.string()),
      said: z.array(z.strictObject({ at: Millis, text: z.string() })),
      words: z.array(z.string()),
      record: z.string(),
    }),
  ),
  complete: z.boolean(),
});
export type MyData = z.infer<typeof MyData>;
