import { type About, RequestRefused } from '@pouch/protocol';
import { describe, expect, test } from 'vitest';
import { findTable } from '../../src/pages/home/joining.ts';

type Api = Parameters<typeof findTable>[1];

const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', name: 'Ludo', crest: 1, level: 'fair' } as const;
const person = (guest: string) =>
  ({ kind: 'person', guest, name: guest, crest: 0, plays: 'self', ready: false }) as const;
const refused = (status: number) => new RequestRefused(`No: ${status}`, status, undefined);

function server(seats: About['seats'], change: Partial<Api> = {}): Api & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    me: async () => ({ guest: { id: 'me', name: 'Robin', crest: 0 } }),
    findCode: async (code) => {
      asked.push(code);
      return { table: 'table' };
    },
    table: async (id) => ({ about: { id, seats } as About }),
    ...change,
  };
}

describe('a table by its code', () => {
  test.each([
    ['a seat is open', [person('mara'), OPEN], 'open'],
    ['I sit there', [person('me'), OPEN], 'mine'],
    ['I sit there, and it is full', [BOT, person('me')], 'mine'],
    ['all seats are taken', [person('mara'), BOT], 'none'],
  ] as const)('%s', async (_, seats, seat) => {
    expect(await findTable('K7QX', server([...seats]))).toEqual({ table: 'table', seat });
  });

  test('nobody has a seat yet: not even a guest', async () => {
    const api = server([person('mara')], { me: async () => ({ guest: null }) });
    expect(await findTable('K7QX', api)).toEqual({ table: 'table', seat: 'none' });
  });

  test.each(['K7Q', 'K7QXX', 'KO1L', '????'])('what no code can be is not asked for: %s', async (code) => {
    const api = server([OPEN]);
    expect(await findTable(code, api)).toEqual({ failed: 'no-table' });
    expect(api.asked).toEqual([]);
  });

  test('no table has the code', async () => {
    const api = server([], { findCode: async () => refused(404) });
    expect(await findTable('K7QX', api)).toEqual({ failed: 'no-table' });
  });

  test('too many attempts are refused with a reason', async () => {
    const api = server([], { findCode: async () => refused(429) });
    expect(await findTable('K7QX', api)).toEqual({ failed: 'refused', reason: 'No: 429' });
  });

  test('a host of files without a server is no connection, and not a code that nobody has', async () => {
    const api = server([OPEN], { me: async () => refused(404) });
    expect(await findTable('K7QX', api)).toEqual({ failed: 'no-connection' });
    expect(api.asked).toEqual([]);
  });

  test('nor is a server that does not answer', async () => {
    const lost = async (): Promise<never> => {
      throw new TypeError('fetch failed');
    };
    expect(await findTable('K7QX', server([OPEN], { table: lost }))).toEqual({ failed: 'no-connection' });
  });
});
