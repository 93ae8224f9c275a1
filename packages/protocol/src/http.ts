import { FORMAT } from '@pouch/rules';
import * as z from 'zod/mini';
import {
  Address,
  ChangeNumber,
  Code,
  CommandId,
  Crest,
  DeviceId,
  GameName,
  GuestId,
  Millis,
  Name,
  PushKey,
  PushSecret,
  Reason,
  SeatCount,
  SecretText,
  TableId,
} from './fields.js';
import { About, GuestAbout, Listed, NewTable, PublicChange } from './table.js';

/** The bodies of HTTP requests and answers. routes.ts says where they are used, descriptions.ts what they mean. */

export const NewGuest = z.strictObject({ name: Name, crest: z.optional(Crest) });
export const ChangedGuest = z.strictObject({ name: z.optional(Name), crest: z.optional(Crest) });
export const Me = z.strictObject({ guest: z.nullable(GuestAbout) });
export const DeviceLink = z.strictObject({ url: z.string(), secret: SecretText, until: Millis });
export const Device = z.strictObject({
  id: DeviceId,
  kind: z.enum(['browser', 'bot']),
  since: Millis,
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;
export const Devices = z.strictObject({ devices: z.array(Device) });
export const Redeem = z.strictObject({ secret: SecretText });
export const BotToken = z.strictObject({ token: SecretText });
export const CodeQuestion = z.strictObject({ code: Code });
export const CodeAnswer = z.strictObject({ table: TableId });
export const AlertsAbout = z.strictObject({ key: PushKey, webhookHosts: z.array(z.string()) });
export type AlertsAbout = z.infer<typeof AlertsAbout>;
export const NewSubscription = z.strictObject({
  endpoint: Address,
  keys: z.strictObject({ p256dh: PushKey, auth: PushSecret }),
});
export type NewSubscription = z.infer<typeof NewSubscription>;
export const EndedSubscription = z.strictObject({ endpoint: Address });
export const WebhookAbout = z.strictObject({
  host: z.string(),
  url: z.nullable(Address),
  state: z.enum(['on', 'failed']),
});
export type WebhookAbout = z.infer<typeof WebhookAbout>;
export const NewWebhook = z.strictObject({ url: z.nullable(Address) });
export const WebhookAnswer = z.strictObject({ webhook: z.nullable(WebhookAbout) });
export const Made = z.strictObject({ about: About });
export const Tables = z.strictObject({ tables: z.array(Listed) });
export const Log = z.strictObject({ told: z.array(PublicChange), number: ChangeNumber });
export const Watchers = z.strictObject({ guests: z.array(GuestAbout) });
export const NewReport = z.strictObject({
  id: CommandId,
  guest: GuestId,
  change: z.optional(ChangeNumber),
  reason: Reason,
});
export type NewReport = z.infer<typeof NewReport>;
export const RecordAnswer = z.looseObject({
  format: z.literal(FORMAT),
  game: GameName,
  seats: SeatCount,
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  steps: z.array(z.looseObject({})),
});
export const Failed = z.strictObject({ error: z.string() });
export { NewTable };
