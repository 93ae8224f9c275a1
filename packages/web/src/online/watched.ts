import type { About } from '@pouch/protocol';
import type { GameRecord } from '@pouch/rules';
import { type Watched, watchedRecord } from '../replay/watched.ts';
import type { PlayerAbout } from '../table/source.ts';

export interface Known {
  readonly table: string;
  readonly about: About | undefined;
  /** Who I am on the server. */
  readonly me: string | undefined;
  readonly seen: string | undefined;
}

/** A record of the server, with what is known of its table beside the steps: who was a bot, and where I sat. */
export function watchedTable(record: GameRecord, { table, about, me, seen }: Known): Watched {
  const plain = watchedRecord(record);
  const players = plain.players.map((player): PlayerAbout => {
    const holder = about?.seats[player.seat];
    if (holder?.kind === 'bot') return { ...player, kind: 'bot', level: holder.level };
    return holder?.kind === 'person' && holder.guest === me ? { ...player, mine: true } : player;
  });
  return { ...plain, players, table, ...(seen !== undefined && { seen }) };
}
