import * as z from 'zod/mini';
import { BotLevel, ChangeNumber, ChatText, CommandId, Millis, SeatNumber, TableId, Word } from './parts.js';

/** What a client says over the socket: a frame is one command, and every command gets exactly one answer. */

const command = <Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  z.strictObject({ id: CommandId, do: z.literal(name), ...shape });

const atTable = <Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  command(name, { table: TableId, ...shape });

export const FORMS = ['record', 'view'] as const;

/** Decide for one's seat. A sealed decision may be sent anew until it is revealed. */
export const Decide = atTable('decide', {
  /** The decision as in a record, without its seat: that is the sender's. */
  step: z.looseObject({ do: z.string().check(z.maxLength(20)) }),
  /** Coin Set: what the player had before them when they called, and for how many milliseconds. */
  shown: z.optional(z.strictObject({ number: ChangeNumber, ms: Millis.check(z.minimum(0)) })),
});

/** Commands that change a table: stored before they are answered, done once however often they are sent. */
export const TableCommand = z.discriminatedUnion('do', [
  /** Sit down; in any open seat if none is named. During a game: in the seat of a bot. */
  atTable('sit', { seat: z.optional(SeatNumber) }),
  /** Stand up before the game. */
  atTable('rise', {}),
  /** The host seats a bot in an open seat, or gives a bot another level. */
  atTable('seat-bot', { seat: SeatNumber, level: BotLevel }),
  /** The host clears a seat before the game. */
  atTable('clear', { seat: SeatNumber }),
  /** A word of one's own for the draws, before the game. */
  atTable('word', { word: Word }),
  /** Say that one is ready. When all seats are taken and all who sit there are ready, the game starts. */
  atTable('ready', {}),
  /** The host starts the game, if no seat is open. */
  atTable('start', {}),
  Decide,
  /** Chat: everybody at the table hears it, watchers too. */
  atTable('say', { text: ChatText }),
  /** Leave a running game: a bot plays on. */
  atTable('leave', {}),
  /** Take one's seat back. */
  atTable('return', {}),
  /** Ask for another game after one is over; the table of it is `next` in `about`. */
  atTable('rematch', {}),
]);
export type TableCommand = z.infer<typeof TableCommand>;

/** Commands about what this connection hears. */
export const ListenCommand = z.discriminatedUnion('do', [
  /** Hear a table from now on. What happened after `since` is told in the first update; all that fits if left out. */
  atTable('open', { since: z.optional(ChangeNumber), form: z.optional(z.enum(FORMS)) }),
  /** Hear the table no more. */
  atTable('close', {}),
  /** Hear of the listed tables that wait for players: all of them at once, and whenever they change. */
  command('open-lobby', {}),
  /** Hear of them no more. */
  command('close-lobby', {}),
  /** The server's time, for clocks. */
  command('time', {}),
]);
export type ListenCommand = z.infer<typeof ListenCommand>;

export const Command = z.discriminatedUnion('do', [TableCommand, ListenCommand]);
export type Command = z.infer<typeof Command>;
