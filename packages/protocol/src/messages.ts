import * as z from 'zod/mini';
import { ChangeNumber, GuestId, Millis, SeatCount, SeatNumber, TableId } from './fields.js';
import { About, GuestAbout, Listed, Manners, PublicChange } from './table.js';

/** What the server sends over the socket, a list of messages a frame. descriptions.ts says what they mean. */

export const Hello = z.strictObject({ kind: z.literal('hello'), guest: GuestAbout, now: Millis });
export type Hello = z.infer<typeof Hello>;

export const Answer = z.discriminatedUnion('ok', [
  z.strictObject({
    kind: z.literal('answer'),
    ok: z.literal(false),
    id: z.nullable(z.string()),
    reason: z.string(),
  }),
  z.strictObject({
    kind: z.literal('answer'),
    ok: z.literal(true),
    id: z.string(),
    number: z.nullable(ChangeNumber),
    now: Millis,
  }),
]);
export type Answer = z.infer<typeof Answer>;

export const Deadlines = z.strictObject({
  seats: z.array(z.nullable(Millis)),
  race: z.nullable(Millis),
  laid: z.nullable(Millis),
  barred: z.optional(z.array(z.nullable(Millis))),
});
export type Deadlines = z.infer<typeof Deadlines>;

export const Update = z.strictObject({
  kind: z.literal('update'),
  table: TableId,
  number: ChangeNumber,
  since: ChangeNumber,
  now: Millis,
  told: z.array(PublicChange),
  about: z.optional(About),
  manners: z.optional(Manners),
  deadlines: z.optional(Deadlines),
  seat: z.nullable(SeatNumber),
  view: z.nullable(z.unknown()),
});
export type Update = z.infer<typeof Update>;

export const Closed = z.strictObject({ kind: z.literal('closed'), table: TableId, reason: z.string() });
export type Closed = z.infer<typeof Closed>;

export const Here = z.strictObject({
  kind: z.literal('here'),
  table: TableId,
  guests: z.array(GuestId),
  away: z.array(z.strictObject({ guest: GuestId, since: Millis })),
  watchers: z.int().check(z.minimum(0)),
});
export type Here = z.infer<typeof Here>;

export const Lobby = z.strictObject({ kind: z.literal('lobby'), tables: z.array(Listed) });
export type Lobby = z.infer<typeof Lobby>;

export const LobbyChanges = z.strictObject({
  kind: z.literal('lobby-changes'),
  changed: z.array(Listed),
  gone: z.array(TableId),
});
export type LobbyChanges = z.infer<typeof LobbyChanges>;

export const Seeking = z.discriminatedUnion('state', [
  z.strictObject({
    kind: z.literal('seeking'),
    state: z.literal('waiting'),
    table: TableId,
    seats: SeatCount,
    taken: SeatCount,
    since: Millis,
  }),
  z.strictObject({ kind: z.literal('seeking'), state: z.literal('found'), table: TableId }),
  z.strictObject({ kind: z.literal('seeking'), state: z.literal('stopped') }),
]);
export type Seeking = z.infer<typeof Seeking>;

export const Bye = z.strictObject({ kind: z.literal('bye'), after: Millis });

export const Message = z.union([Hello, Answer, Update, Closed, Here, Lobby, LobbyChanges, Seeking, Bye]);
export type Message = z.infer<typeof Message>;
