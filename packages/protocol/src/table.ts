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
} from './parts.js';

/** A table as everybody who has its link may know it. */

/** Somebody, as others see them. */
export const GuestAbout = z.strictObject({ id: GuestId, name: Name, crest: Crest });
export type GuestAbout = z.infer<typeof GuestAbout>;

/** A seat and who has it. */
export const SeatAbout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('person'),
    guest: GuestId,
    name: Name,
    crest: Crest,
    /** Who decides for this seat now: its player, or a bot because the player left. */
    plays: z.enum(['self', 'bot']),
    /** Before the game: whether the player has said so. After it: whether they want a rematch. */
    ready: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('bot'), name: Name, crest: Crest, level: BotLevel }),
]);
export type SeatAbout = z.infer<typeof SeatAbout>;

/** What the chance of a table comes from. */
export const Fairness = z.strictObject({
  /** SHA-256 of the seed, in hex: told before the first step. */
  commitment: z.string(),
  /** The players' words by seat, mixed into every outcome. */
  words: z.array(z.nullable(z.string())),
  /** The seed in hex: told when the game is over. */
  seed: z.nullable(z.string()),
});
export type Fairness = z.infer<typeof Fairness>;

/** How a game ended; `ending` is one of the game's ways to end. */
export const Result = z.strictObject({ winners: z.array(SeatNumber), scores: z.array(z.number()), ending: z.string() });

/** What everybody who has the link may know of a table. */
export const About = z.strictObject({
  id: TableId,
  game: GameName,
  /** The game's options, all of them. */
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  clock: ClockName,
  visibility: Visibility,
  phase: z.enum(['waiting', 'playing', 'over']),
  /** Who may seat bots and start: a guest's id. */
  host: GuestId,
  seats: z.array(SeatAbout),
  /** The short code to sit down with, until the game starts. */
  code: z.nullable(Code),
  fairness: Fairness,
  madeAt: Millis,
  startedAt: z.nullable(Millis),
  endedAt: z.nullable(Millis),
  result: z.nullable(Result),
  /** The table of the rematch. */
  next: z.nullable(TableId),
});
export type About = z.infer<typeof About>;

/** A table to be made. The maker sits in the first seat that is open. */
export const NewTable = z.strictObject({
  /** As of a command: sent again with the same id, it is made once. */
  id: CommandId,
  game: GameName,
  /** Those of the game that are not to be at their defaults. */
  options: z._default(z.record(z.string(), z.unknown()), {}),
  /** One entry a seat: open to anybody, or a bot of that level. */
  seats: z.array(z.union([z.literal('open'), BotLevel])).check(z.minLength(1), z.maxLength(8)),
  /** How much time a player has for a decision. */
  clock: z._default(ClockName, 'none'),
  /** Whether the lobby shows it. */
  visibility: z._default(Visibility, 'private'),
  /** Whether the maker sits down too. */
  maker: z._default(z.enum(['sits', 'watches']), 'sits'),
  /** Begin at once, if no seat is left open. */
  start: z._default(z.enum(['by-host', 'at-once']), 'by-host'),
});
export type NewTable = z.infer<typeof NewTable>;

/** A table in a list: the lobby, or a guest's own. */
export const Listed = z.strictObject({
  about: About,
  /** The guest's seat, in a list of their own tables. */
  seat: z.nullable(SeatNumber),
  /** Whom a running game waits for, in a list of their own tables: seats of players who have still to decide. */
  awaits: z.array(SeatNumber).check(z.maxLength(8)),
  changedAt: Millis,
});
export type Listed = z.infer<typeof Listed>;

/** What happened at a table, as all may hear it. */
export const TableEvent = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('made'), by: GuestAbout }),
  z.strictObject({ what: z.literal('sat'), seat: SeatNumber, who: GuestAbout }),
  z.strictObject({ what: z.literal('bot-sat'), seat: SeatNumber, level: BotLevel, name: Name }),
  /** The seat is open again: its player rose, or the host cleared it. */
  z.strictObject({ what: z.literal('cleared'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('word'), seat: SeatNumber, word: z.string() }),
  z.strictObject({ what: z.literal('ready'), seat: SeatNumber }),
  z.strictObject({ what: z.literal('started') }),
  z.strictObject({
    what: z.literal('step'),
    /** Its number in the record, from 0. */
    step: z.int().check(z.minimum(0)),
    /** Who decided: the player, a bot that sits there, a bot because the clock ran out or the player left; or nobody. */
    by: z.enum(['player', 'bot', 'late', 'left', 'chance', 'clock']),
    seat: z.nullable(SeatNumber),
    /** What happened by the rules, as the rules library tells it. A sealed decision tells only that it was made. */
    events: z.array(z.looseObject({ event: z.string() })),
    /** Steps that everybody may know from now on, as in a record: sealed ones come with the step that reveals them. */
    known: z.optional(z.array(z.looseObject({}))),
  }),
  /** Coin Set: calls that came at nearly the same time, the first one first, in milliseconds since the coins lay there. */
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

/** A change of the table: all of it happened at once. */
export const PublicChange = z.strictObject({ number: ChangeNumber, at: Millis, happened: z.array(TableEvent) });
export type PublicChange = z.infer<typeof PublicChange>;
