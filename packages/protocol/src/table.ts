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
  Newcomers,
  OnOff,
  ProposalName,
  SeatNumber,
  TableId,
  Visibility,
} from './fields.js';
import { LIMITS } from './limits.js';

export const GuestAbout = z.strictObject({ id: GuestId, name: Name, crest: Crest });
export type GuestAbout = z.infer<typeof GuestAbout>;

export const SeatAbout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), keptFor: z.optional(GuestAbout) }),
  z.strictObject({
    kind: z.literal('person'),
    guest: GuestId,
    name: Name,
    crest: Crest,
    plays: z.enum(['self', 'bot']),
    standIn: z.optional(z.enum(['left', 'late', 'absent', 'resigned'])),
    ready: z.boolean(),
    stays: z.optional(z.literal(true)),
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

export const Stopped = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('called-off') }),
  z.strictObject({ how: z.literal('resigned'), seat: SeatNumber, winners: z.array(SeatNumber) }),
]);
export type Stopped = z.infer<typeof Stopped>;

export const Proposal = z.strictObject({
  what: ProposalName,
  seat: SeatNumber,
  asked: z.array(SeatNumber),
  agreed: z.array(SeatNumber),
  until: Millis,
});
export type Proposal = z.infer<typeof Proposal>;

export const Pause = z.strictObject({ since: Millis, until: Millis });
export type Pause = z.infer<typeof Pause>;

export const SeatRequest = z.strictObject({ who: GuestAbout, seat: SeatNumber, until: Millis });
export type SeatRequest = z.infer<typeof SeatRequest>;

export const Holiday = z.strictObject({ seat: SeatNumber, from: Millis, until: Millis });
export type Holiday = z.infer<typeof Holiday>;

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
  ended: z.optional(z.strictObject({ by: z.literal('operator'), why: z.nullable(z.string()) })),
  stopped: z.nullable(Stopped),
  newcomers: Newcomers,
  requests: z.array(SeatRequest),
  proposal: z.nullable(Proposal),
  pause: z.nullable(Pause),
  holidays: z.array(Holiday),
  previous: z.nullable(TableId),
  next: z.nullable(TableId),
});
export type About = z.infer<typeof About>;

export const Manners = z.strictObject({
  silenced: z.array(GuestAbout).check(z.maxLength(LIMITS.silenced)),
  removed: z.array(GuestAbout).check(z.maxLength(LIMITS.removed)),
  watchersChat: OnOff,
});
export type Manners = z.infer<typeof Manners>;

export const NewTable = z.strictObject({
  id: CommandId,
  game: GameName,
  options: z._default(z.record(z.string(), z.unknown()), {}),
  seats: z.array(z.union([z.literal('open'), BotLevel])).check(z.minLength(1), z.maxLength(8)),
  clock: z._default(ClockName, 'none'),
  visibility: z._default(Visibility, 'private'),
  newcomers: z._default(Newcomers, 'ask'),
  maker: z._default(z.enum(['sits', 'watches']), 'sits'),
  start: z._default(z.enum(['by-host', 'at-once']), 'by-host'),
  watchersChat: z._default(OnOff, 'on'),
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
  z.strictObject({
    what: z.literal('said'),
    who: GuestAbout,
    seat: z.nullable(SeatNumber),
    text: z.string(),
    removed: z.optional(z.enum(['operator', 'author'])),
  }),
  z.strictObject({ what: z.literal('unsaid'), number: z.nullable(ChangeNumber) }),
  z.strictObject({
    what: z.literal('forgot'),
    seat: z.nullable(SeatNumber),
    guest: GuestId,
    as: GuestId,
    words: z.array(SeatNumber),
  }),
  z.strictObject({ what: z.literal('ended'), by: z.literal('operator'), why: z.nullable(z.string()) }),
  z.strictObject({
    what: z.literal('webhook'),
    is: z.enum(['set', 'removed', 'failed']),
    host: z.string().check(z.maxLength(LIMITS.address)),
  }),
  z.strictObject({ what: z.literal('over') }),
  z.strictObject({ what: z.literal('rematch'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('next'), table: TableId }),
  z.strictObject({ what: z.literal('silenced'), who: GuestAbout, by: GuestAbout }),
  z.strictObject({ what: z.literal('unsilenced'), who: GuestAbout, by: GuestAbout }),
  z.strictObject({ what: z.literal('removed'), who: GuestAbout, by: GuestAbout }),
  z.strictObject({ what: z.literal('readmitted'), who: GuestAbout, by: GuestAbout }),
  z.strictObject({ what: z.literal('watchers-chat'), chat: OnOff, by: GuestAbout }),
  z.strictObject({ what: z.literal('rematch-declined'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('rematch-withdrawn') }),
  z.strictObject({ what: z.literal('kept'), seat: SeatNumber, who: GuestAbout }),
  z.strictObject({ what: z.literal('not-coming'), who: GuestAbout }),
  z.strictObject({ what: z.literal('host'), guest: GuestId, why: z.enum(['handed-over', 'left', 'away']) }),
  z.strictObject({
    what: z.literal('changed'),
    kept: z.array(z.nullable(SeatNumber)),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
    clock: ClockName,
    visibility: Visibility,
    newcomers: Newcomers,
  }),
  z.strictObject({ what: z.literal('asked'), who: GuestAbout, seat: SeatNumber, until: Millis }),
  z.strictObject({ what: z.literal('turned-away'), guest: GuestId, until: Millis }),
  z.strictObject({ what: z.literal('stand-in'), seat: SeatNumber, why: z.enum(['late', 'absent']) }),
  z.strictObject({
    what: z.literal('proposed'),
    proposal: ProposalName,
    seat: SeatNumber,
    asked: z.array(SeatNumber),
    until: Millis,
  }),
  z.strictObject({ what: z.literal('agreed'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('declined'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('paused'), until: Millis }),
  z.strictObject({ what: z.literal('resumed'), seat: z.nullable(SeatNumber) }),
  z.strictObject({ what: z.literal('holiday'), seat: SeatNumber, from: Millis, until: Millis }),
  z.strictObject({ what: z.literal('resigned'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('called-off') }),
]);
export type TableEvent = z.infer<typeof TableEvent>;

export const PublicChange = z.strictObject({ number: ChangeNumber, at: Millis, happened: z.array(TableEvent) });
export type PublicChange = z.infer<typeof PublicChange>;
