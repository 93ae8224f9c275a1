import * as z from 'zod/mini';
import {
  BotLevel,
  ChangeNumber,
  ChatText,
  ClockName,
  CommandId,
  GameName,
  GuestId,
  HOLIDAY_DAYS,
  Millis,
  Newcomers,
  OnOff,
  ProposalName,
  SeatCount,
  SeatNumber,
  TableId,
  Visibility,
  Word,
} from './fields.js';

/** What a client sends over the socket, one command a frame. descriptions.ts says what they mean. */

const command = <Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  z.strictObject({ id: CommandId, do: z.literal(name), ...shape });

const atTable = <Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  command(name, { table: TableId, ...shape });

export const FORMS = ['record', 'view'] as const;
export const PAGES = ['visible', 'hidden'] as const;

export const Decide = atTable('decide', {
  step: z.looseObject({ do: z.string().check(z.maxLength(20)) }),
  shown: z.optional(z.strictObject({ number: ChangeNumber, ms: Millis.check(z.minimum(0)) })),
});

/** Commands that change a table: stored before they are answered, and executed once for each id. */
export const TableCommand = z.discriminatedUnion('do', [
  atTable('sit', { seat: z.optional(SeatNumber) }),
  atTable('rise', {}),
  atTable('seat-bot', { seat: SeatNumber, level: BotLevel }),
  atTable('fill', { level: BotLevel }),
  atTable('clear', { seat: SeatNumber }),
  atTable('word', { word: Word }),
  atTable('ready', {}),
  atTable('start', {}),
  Decide,
  atTable('say', { text: ChatText }),
  atTable('leave', {}),
  atTable('return', {}),
  atTable('rematch', {}),
  atTable('silence', { guest: GuestId }),
  atTable('unsilence', { guest: GuestId }),
  atTable('remove', { guest: GuestId }),
  atTable('readmit', { guest: GuestId }),
  atTable('watchers-chat', { chat: OnOff }),
  atTable('decline-rematch', {}),
  atTable('hand-over', { seat: SeatNumber }),
  atTable('change-table', {
    seats: z.optional(z.int().check(z.minimum(1), z.maximum(8))),
    options: z.optional(z.record(z.string(), z.unknown())),
    clock: z.optional(ClockName),
    visibility: z.optional(Visibility),
    newcomers: z.optional(Newcomers),
  }),
  atTable('answer-seat', { guest: GuestId, answer: z.enum(['accept', 'decline']) }),
  atTable('stand-in', { seat: SeatNumber }),
  atTable('propose', { what: ProposalName }),
  atTable('agree', { what: ProposalName }),
  atTable('decline', { what: ProposalName }),
  atTable('resume', {}),
  atTable('holiday', { days: z.int().check(z.minimum(1), z.maximum(HOLIDAY_DAYS)) }),
  atTable('resign', {}),
]);
export type TableCommand = z.infer<typeof TableCommand>;

/** Commands about the subscriptions of this connection. */
export const ListenCommand = z.discriminatedUnion('do', [
  atTable('open', { since: z.optional(ChangeNumber), form: z.optional(z.enum(FORMS)) }),
  atTable('look', { page: z.enum(PAGES) }),
  atTable('close', {}),
  command('open-lobby', {}),
  command('close-lobby', {}),
  command('seek', { game: GameName, seats: SeatCount, clock: z.optional(ClockName) }),
  command('stop-seeking', {}),
  command('time', {}),
]);
export type ListenCommand = z.infer<typeof ListenCommand>;

export const Command = z.discriminatedUnion('do', [TableCommand, ListenCommand]);
export type Command = z.infer<typeof Command>;
