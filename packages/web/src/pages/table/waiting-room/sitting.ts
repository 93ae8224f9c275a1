import type { About } from '@pouch/protocol';
import type { Level, Seat } from '@pouch/rules';
import type { TableCommand } from '../../../online/table-connection.ts';

/** Sitting down again: in another seat, or in the same one under another name. */

export type AskTable = (command: TableCommand) => Promise<string | undefined>;

/** A table keeps the name that a player sat down with: a new one means to take the same seat again. */
export const sitAgain = (ask: AskTable, from: Seat, to: Seat = from): Promise<string | undefined> =>
  ask({ do: 'sit', seat: to });

/** Bots of one level in all open seats. */
export async function fillWithBots(ask: AskTable, { seats }: About, level: Level): Promise<string | undefined> {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const refusals = await Promise.all(open.map((seat) => ask({ do: 'seat-bot', seat, level })));
  return refusals.find((reason) => reason !== undefined);
}
