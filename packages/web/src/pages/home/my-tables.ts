import { type Listed, RequestRefused } from '@pouch/protocol';
import { noteGuest } from '../../device/guest.ts';
import { deviceTexts, type Texts } from '../../device/storage.ts';
import { type Server, theServer } from '../../online/server.ts';
import { isDue, othersAt, statusOf, titleOf, worthShowing } from '../tables/listing.ts';
import { titleWith, type WaitingTable } from './waiting.ts';

export interface Means {
  readonly api: Pick<Server['api'], 'me' | 'myTables'>;
  readonly texts: Texts;
  readonly now: number;
}

export const askMyTables = (): Promise<readonly WaitingTable[] | undefined> =>
  myTables({ api: theServer().api, texts: deviceTexts(), now: Date.now() });

/** My tables on the server that are not over, the most pressing first; nothing if the server does not say. */
export async function myTables({ api, texts, now }: Means): Promise<readonly WaitingTable[] | undefined> {
  const me = await api.me();
  if (me instanceof RequestRefused) return undefined;
  if (me.guest === null) {
    noteGuest('never', texts);
    return [];
  }
  const answer = await api.myTables();
  if (answer instanceof RequestRefused) return undefined;
  const tables = worthShowing(answer.tables, now);
  noteGuest(tables.length === 0 ? 'no-tables' : 'tables', texts);
  return tables.map(waitingTable);
}

function waitingTable(listed: Listed): WaitingTable {
  const { about, seat } = listed;
  const others = othersAt(about, seat).map(({ name }) => name);
  return {
    id: about.id,
    game: about.game,
    // Nobody else yet is not the same as playing alone.
    title: others.length === 0 ? titleOf(about, seat) : titleWith(about.game, others),
    status: statusOf(listed),
    due: isDue(listed),
  };
}
