import { newId, RequestRefused } from '@pouch/protocol';
import type { GameId } from '@pouch/rules';
import { noteGuest } from '../../device/guest.ts';
import { KEYS } from '../../device/keys.ts';
import { isObject, stored, type Texts } from '../../device/storage.ts';
import type { Server } from '../../online/server.ts';
import { quickWish, type Wish } from './wish.ts';

/** Makes tables on the server, each once: however often the press is repeated because no answer came. */

export type Making =
  | { readonly made: string }
  | { readonly failed: 'no-connection' }
  | { readonly failed: 'refused'; readonly reason: string };

interface TableRequest {
  readonly id: string;
  /** The table as it was asked for: another one is another question. */
  readonly table: string;
  readonly at: number;
}

const unanswered = stored<TableRequest | undefined>({ key: KEYS.making, initial: undefined, read: readRequest });

/** A press much later asks for another table. */
const SAME_MILLIS = 10 * 60_000;
/** What a host of files answers that has no server behind it. */
const NO_SERVER: readonly number[] = [404, 405, 501];

export interface Means {
  readonly server: { readonly guest: Server['guest']; readonly api: Pick<Server['api'], 'makeTable'> };
  readonly texts: Texts;
  readonly now: () => number;
}

/** As chosen last at this game, or as wished. */
export async function makeTable(game: GameId, wish: Wish | undefined, { server, texts, now }: Means): Promise<Making> {
  const { seats, options, clock, visibility, newcomers, watchersChat } = wish ?? quickWish(game, texts);
  const table = { game, seats: [...seats], options, clock, visibility, newcomers, watchersChat };
  const request = requestFor(JSON.stringify(table), texts, now());
  try {
    const me = await server.guest();
    if (me instanceof RequestRefused) return NO_SERVER.includes(me.status) ? { failed: 'no-connection' } : refusal(me);
    const made = await server.api.makeTable({ ...table, id: request.id });
    unanswered.remove(texts);
    if (made instanceof RequestRefused) return refusal(made);
    noteGuest('tables', texts);
    return { made: made.about.id };
  } catch {
    return { failed: 'no-connection' };
  }
}

const refusal = ({ reason }: RequestRefused): Making => ({ failed: 'refused', reason });

function requestFor(table: string, texts: Texts, now: number): TableRequest {
  const before = unanswered.get(texts);
  if (before?.table === table && now - before.at < SAME_MILLIS) return before;
  const request: TableRequest = { id: newId(), table, at: now };
  unanswered.set(request, texts);
  return request;
}

function readRequest(json: unknown): TableRequest | undefined {
  if (!isObject(json)) return undefined;
  const { id, table, at } = json;
  return typeof id === 'string' && typeof table === 'string' && typeof at === 'number' ? { id, table, at } : undefined;
}
