import type { About } from '@pouch/protocol';
import type { Level, Seat } from '@pouch/rules';
import type { TableCommand } from '../../../online/table-connection.ts';

/** Sitting down again: in another seat, or in the same one under another name. */

export type AskTable = (command: TableCommand) => Promise<string | undefined>;

/**
 * A table keeps the name that a player sat down with, so a new name means to rise and sit down again.
 * What they had said goes with them: their word for the draws, and that they are ready.
 */
export async function sitAgain(ask: AskTable, about: About, from: Seat, to: Seat = from): Promise<string | undefined> {
  const holder = about.seats[from];
  const word = about.fairness.words[from] ?? undefined;
  const wasReady = holder?.kind === 'person' && holder.ready;
  const stays = await ask({ do: 'rise' });
  if (stays !== undefined) return stays;
  const refused = await ask({ do: 'sit', seat: to });
  if (refused !== undefined && to === from) return refused;
  // Somebody was faster: better the old seat than none.
  const lost = refused === undefined ? undefined : await ask({ do: 'sit', seat: from });
  if (lost !== undefined) return lost;
  const silent = word === undefined ? undefined : await ask({ do: 'word', word });
  const unready = wasReady ? await ask({ do: 'ready' }) : undefined;
  return refused ?? silent ?? unready;
}

/** Bots of one level in all open seats. */
export async function fillWithBots(ask: AskTable, { seats }: About, level: Level): Promise<string | undefined> {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const refusals = await Promise.all(open.map((seat) => ask({ do: 'seat-bot', seat, level })));
  return refusals.find((reason) => reason !== undefined);
}
