import type { MyData, TableEvent } from '@pouch/protocol';
import type { Refusal, Seat } from '@pouch/rules';
import type { Store } from '../store/store.js';
import { READS_TOO_MUCH, type ReadLimits } from './read-limits.js';
import { portions } from './rewrite-log.js';

/** Everything that the server has of a guest, as the guest gets it. */

const MOST_TABLES = 500;
/** Changes that are read for one answer; what is left out is said. */
const MOST_CHANGES = 50_000;

type MyTable = MyData['tables'][number];

export async function myData(
  store: Store,
  reads: ReadLimits,
  id: string,
  at: number,
): Promise<MyData | Refusal | undefined> {
  const [guest] = await store.deskGuests({ find: id, sort: 'seen', from: 0, limit: 1 });
  if (guest === undefined || guest.id !== id) return undefined;
  const named = await store.namedTables(id, MOST_TABLES + 1);
  const some = named.slice(0, MOST_TABLES);
  const numbers = await store.lastNumbers(some);
  const tables: MyTable[] = [];
  let read = 0;
  for (const table of some) {
    const changes = numbers.get(table) ?? 0;
    if (read + changes > MOST_CHANGES) break;
    if (!reads.take(id, changes)) return READS_TOO_MUCH;
    read += changes;
    tables.push(await mineAt(store, table, changes, id));
  }
  const { name, crest, madeAt, seenAt } = guest;
  return {
    format: 'pouch-my-data/1',
    at,
    guest: { id, name, crest, madeAt, seenAt },
    devices: (await store.secretsOf(id)).map(({ kind, at: since }) => ({
      kind: kind === 'cookie' ? 'browser' : 'bot',
      since,
    })),
    tables,
    complete: tables.length === named.length,
  };
}

/** What a table's public log says of a guest. */
async function mineAt(store: Store, id: string, until: number, guest: string): Promise<MyTable> {
  const [seats, names] = [new Set<Seat>(), new Set<string>()];
  const said: MyTable['said'][number][] = [];
  const words: string[] = [];
  /** The seat that the guest has at this point of the log. */
  let seat: Seat | undefined;
  for await (const changes of portions(store, id, until))
    for (const { at, told } of changes)
      for (const event of JSON.parse(told) as TableEvent[])
        switch (event.what) {
          case 'made':
            if (event.by.id === guest) names.add(event.by.name);
            break;
          case 'sat':
            if (event.who.id !== guest) break;
            seat = event.seat;
            seats.add(seat);
            names.add(event.who.name);
            break;
          case 'cleared':
            if (event.seat === seat) seat = undefined;
            break;
          case 'word':
            if (event.seat === seat) words.push(event.word);
            break;
          case 'said':
            if (event.who.id !== guest) break;
            names.add(event.who.name);
            if (event.removed === undefined) said.push({ at, text: event.text });
        }
  const about = JSON.parse((await store.aboutText(id)) ?? '{}') as { readonly game?: string };
  return {
    id,
    game: about.game ?? '',
    seats: [...seats],
    names: [...names],
    said,
    words,
    record: `/api/tables/${id}/record`,
  };
}
