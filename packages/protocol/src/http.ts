import { FORMAT } from '@pouch/rules';
import * as z from 'zod/mini';
import { ChangeNumber, Code, Crest, GameName, Millis, Name, SecretText, TableId } from './parts.js';
import { About, GuestAbout, Listed, NewTable, PublicChange } from './table.js';

/** The bodies of HTTP requests and answers; `routes.ts` says where they belong. */

export const NewGuest = z.strictObject({ name: Name, crest: z.optional(Crest) });
export const ChangedGuest = z.strictObject({ name: z.optional(Name), crest: z.optional(Crest) });
export const Me = z.strictObject({ guest: z.nullable(GuestAbout) });
/** A link that makes another device this guest's too, once. The secret is in the fragment, which no server logs. */
export const DeviceLink = z.strictObject({ url: z.string(), secret: SecretText, until: Millis });
export const Redeem = z.strictObject({ secret: SecretText });
/** Shown once; it goes into the header `Authorization: Bearer …`. A new one ends the one before. */
export const BotToken = z.strictObject({ token: SecretText });
export const CodeQuestion = z.strictObject({ code: Code });
export const CodeAnswer = z.strictObject({ table: TableId });
export const Made = z.strictObject({ about: About });
export const Tables = z.strictObject({ tables: z.array(Listed) });
/** Changes of a table, the oldest first; `number` is the table's last one, which may not fit in here. */
export const Log = z.strictObject({ told: z.array(PublicChange), number: ChangeNumber });
/** A game record as docs/rules/record.md has it; before the game is over only what the asker may see of it. */
export const RecordAnswer = z.looseObject({
  format: z.literal(FORMAT),
  game: GameName,
  seats: z.int().check(z.minimum(1), z.maximum(8)),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  steps: z.array(z.looseObject({})),
});
/** Why a request was refused, in words for a person. */
export const Failed = z.strictObject({ error: z.string() });
export { NewTable };
