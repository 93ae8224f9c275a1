import * as z from 'zod/mini';
import { ChangeNumber, GuestId, Millis, SeatNumber, TableId } from './parts.js';
import { About, GuestAbout, Listed, PublicChange } from './table.js';

/** What the server says over the socket: a frame is a list of these, in order. */

/** The first message of every connection. */
export const Hello = z.strictObject({ kind: z.literal('hello'), guest: GuestAbout, now: Millis });
export type Hello = z.infer<typeof Hello>;

export const Answer = z.discriminatedUnion('ok', [
  z.strictObject({
    kind: z.literal('answer'),
    ok: z.literal(false),
    /** Of the command; null if the frame gave none. */
    id: z.nullable(z.string()),
    /** In words for a person. */
    reason: z.string(),
  }),
  z.strictObject({
    kind: z.literal('answer'),
    ok: z.literal(true),
    id: z.string(),
    /** The change that the command made, or the table's last one; null if no table was concerned. */
    number: z.nullable(ChangeNumber),
    now: Millis,
  }),
]);
export type Answer = z.infer<typeof Answer>;

/** When the clocks of a table run out, by the server's time. */
export const Deadlines = z.strictObject({
  /** By seat: when a bot will decide for it. */
  seats: z.array(z.nullable(Millis)),
  /** Coin Set: the time to point or to agree. */
  race: z.nullable(Millis),
  /** Coin Set: when the coins lie there for everybody; a display shows them then, and not before. */
  laid: z.nullable(Millis),
  /** Coin Set: by seat, until when it may not call because its last call failed; null if it may. */
  barred: z.optional(z.array(z.nullable(Millis))),
});
export type Deadlines = z.infer<typeof Deadlines>;

/** What is new at a table. One update tells it all, however long somebody was away. */
export const Update = z.strictObject({
  kind: z.literal('update'),
  table: TableId,
  /** The last change in it. */
  number: ChangeNumber,
  /** `told` has all changes after this one. */
  since: ChangeNumber,
  now: Millis,
  told: z.array(PublicChange),
  /** The table, whenever something of it may have changed, and in the first update. */
  about: z.optional(About),
  deadlines: z.optional(Deadlines),
  /** The receiver's seat; null for whoever watches. */
  seat: z.nullable(SeatNumber),
  /** What the receiver may see: null before the game. In the form asked for when the table was opened. */
  view: z.nullable(z.unknown()),
});
export type Update = z.infer<typeof Update>;

/** Who of the seated players is connected, and how many others watch. */
export const Here = z.strictObject({
  kind: z.literal('here'),
  table: TableId,
  /** The players who are connected. */
  guests: z.array(GuestId),
  watchers: z.int().check(z.minimum(0)),
});
export type Here = z.infer<typeof Here>;

/** All listed tables that wait for players, for whoever has opened the lobby. */
export const Lobby = z.strictObject({ kind: z.literal('lobby'), tables: z.array(Listed) });

/** The server is about to stop: come back after so many milliseconds. Nothing is lost. */
export const Bye = z.strictObject({ kind: z.literal('bye'), after: Millis });

export const Message = z.union([Hello, Answer, Update, Here, Lobby, Bye]);
export type Message = z.infer<typeof Message>;
