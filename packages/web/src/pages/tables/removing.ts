import { type Listed, RequestRefused } from '@pouch/protocol';
import { theServer } from '../../online/server.ts';
import { t } from '../../words/t.ts';
import { isPlaying } from './listing.ts';

/** Leaves a table and removes it from my list, on all my devices. Answers why that could not be done. */
export async function removeTable(listed: Listed, how: 'to a bot' | 'only hide'): Promise<string | undefined> {
  const { about, seat } = listed;
  const server = theServer();
  try {
    if (seat !== null && about.phase === 'waiting') {
      const risen = await server.socket().ask({ do: 'rise', table: about.id });
      if (!risen.ok) return risen.reason;
    }
    if (how === 'to a bot' && isPlaying(listed)) {
      const left = await server.socket().ask({ do: 'leave', table: about.id });
      if (!left.ok) return left.reason;
    }
    const hidden = await server.api.hideTable(about.id);
    return hidden instanceof RequestRefused ? hidden.reason : undefined;
  } catch {
    return t('tables.no-connection');
  }
}

/** My finished tables of that time and before; undefined if the server does not say. */
export async function olderTables(until: number): Promise<readonly Listed[] | undefined> {
  try {
    const answer = await theServer().api.myTables(until);
    return answer instanceof RequestRefused ? undefined : answer.tables;
  } catch {
    return undefined;
  }
}
