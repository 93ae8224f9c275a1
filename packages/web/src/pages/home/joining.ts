import { Code, RequestRefused } from '@pouch/protocol';
import { noteGuest } from '../../device/guest.ts';
import type { Server } from '../../online/server.ts';

/** Finds the table of a code. */

export type Found =
  | { readonly table: string; readonly seat: 'open' | 'mine' | 'none' }
  | { readonly failed: 'no-table' | 'no-connection' }
  | { readonly failed: 'refused'; readonly reason: string };

type Api = Pick<Server['api'], 'findCode' | 'table' | 'me'>;

export async function findTable(code: string, api: Api): Promise<Found> {
  // What no code can be need not be asked for.
  if (!Code.safeParse(code).success) return { failed: 'no-table' };
  try {
    const me = await api.me();
    // A server knows who asks, if only that it is nobody; a host of files does not.
    if (me instanceof RequestRefused) return me.status === 404 ? { failed: 'no-connection' } : refusal(me);
    const found = await api.findCode(code);
    if (found instanceof RequestRefused) return refusal(found);
    const answer = await api.table(found.table);
    if (answer instanceof RequestRefused) return refusal(answer);
    noteGuest('tables');
    const { id: table, seats } = answer.about;
    const isMine = seats.some((seat) => seat.kind === 'person' && seat.guest === me.guest?.id);
    const isOpen = seats.some(({ kind }) => kind === 'open');
    return { table, seat: isMine ? 'mine' : isOpen ? 'open' : 'none' };
  } catch {
    return { failed: 'no-connection' };
  }
}

const refusal = ({ status, reason }: RequestRefused): Found =>
  status === 404 ? { failed: 'no-table' } : { failed: 'refused', reason };
