import * as z from 'zod/mini';
import {
  BotLevel,
  ChangeNumber,
  ClockName,
  Code,
  CommandId,
  Crest,
  GameName,
  GuestId,
  Millis,
  Name,
  SeatNumber,
  TableId,
  Visibility,
} from './fields.js';

export const GuestAbout = z.strictObject({ id: GuestId, name: Name, crest: Crest });
export type GuestAbout = z.infer<typeof GuestAbout>;

export const SeatAbout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('person'),
    guest: GuestId,
    name: Name,
    crest: Crest,
    plays: z.enum(['self', 'bot']),
    ready: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('bot'), name: Name, crest: Crest, level: BotLevel }),
]);
export type SeatAbout = z.infer<typeof SeatAbout>;

export const Fairness = z.strictObject({
  commitment: z.string(),
  words: z.array(z.nullable(z.string())),
  seed: z.nullable(z.string()),
});
export type Fairness = z.infer<typeof Fairness>;

export const Result = z.strictObject({ winners: z.array(SeatNumber), scores: z.array(z.number()), ending: z.string() });

export const About = z.strictObject({
  id: TableId,
  game: GameName,
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  clock: ClockName,
  visibility: Visibility,
  start: z.optional(z.literal('when-full')),
  phase: z.enum(['waiting', 'playing', 'over']),
  host: GuestId,
  seats: z.array(SeatAbout),
  code: z.nullable(Code),
  fairness: Fairness,
  madeAt: Millis,
  startedAt: z.nullable(Millis),
  endedAt: z.nullable(Millis),
  result: z.nullable(Result),
  next: z.nullable(TableId),
});
export type About = z.infer<typeof About>;

export const NewTable = z.strictObject({
  id: CommandId,
  game: GameName,
  options: z._default(z.record(z.string(), z.unknown()), {}),
  seats: z.array(z.union([z.literal('open'), BotLevel])).check(z.minLength(1), z.maxLength(8)),
  clock: z._default(ClockName, 'none'),
  visibility: z._default(Visibility, 'private'),
  maker: z._default(z.enum(['sits', 'watches']), 'sits'),
  start: z._default(z.enum(['by-host', 'at-once']), 'by-host'),
});
export type NewTable = z.infer<typeof NewTable>;

export const Listed = z.strictObject({
  about: About,
  seat: z.nullable(SeatNumber),
  awaits: z.array(SeatNumber).check(z.maxLength(8)),
  changedAt: Millis,
  watchers: z.optional(z.int().check(z.minimum(0))),
});
export type Listed = z.infer<typeof Listed>;

export const TableEvent = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('made'), by: GuestAbout }),
  z.strictObject({ what: z.literal('sat'), seat: SeatNumber, who: GuestAbout }),
  z.strictObject({ what: z.literal('bot-sat'), seat: SeatNumber, level: BotLevel, name: Name }),
  z.strictObject({ what: z.literal('cleared'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('word'), seat: SeatNumber, word: z.string() }),
  z.strictObject({ what: z.literal('ready'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('started') }),
  z.strictObject({
    what: z.literal('step'),
    step: z.int().check(z.minimum(0)),
    by: z.enum(['player', 'bot', 'late', 'left', 'chance', 'clock']),
    seat: z.nullable(SeatNumber),
    events: z.array(z.looseObject({ event: z.string() })),
    known: z.optional(z.array(z.looseObject({}))),
  }),
  z.strictObject({
    what: z.literal('verdict'),
    calls: z.array(z.strictObject({ seat: SeatNumber, ms: z.int().check(z.minimum(0)) })),
  }),
  z.strictObject({ what: z.literal('left'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('back'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('said'), who: GuestAbout, seat: z.nullable(SeatNumber), text: z.string() }),
  z.strictObject({ what: z.literal('over') }),
  z.strictObject({ what: z.literal('rematch'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('next'), table: TableId }),
]);
export type TableEvent = z.infer<typeof TableEvent>;

export const PublicChange = z.strictObject({ number: ChangeNumber, at: Millis, happened: z.array(TableEvent) });
export type PublicChange = z.infer<typeof PublicChange>;
