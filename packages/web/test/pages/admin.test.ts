import { RequestRefused } from '@pouch/protocol';
import { describe, expect, test } from 'vitest';
import { type DeskApi, perform, rowsOf, saidIn } from '../../src/pages/admin/desk.ts';
import { deleteMe, myData } from '../../src/pages/settings/server-data.ts';
import admin from '../../src/words/en/admin.json';
import settings from '../../src/words/en/settings.json';
import { addWords } from '../../src/words/t.ts';

addWords(admin);
addWords(settings);

const desk = (methods: Partial<DeskApi>): DeskApi => methods as DeskApi;
const offline = async (): Promise<never> => {
  throw new TypeError('fetch failed');
};
const GUEST = {
  id: 'AAAABBBBCCCCDDDD',
  name: 'Mara',
  crest: 1,
  madeAt: 0,
  seenAt: 0,
  tables: 2,
  devices: 1,
  connections: 1,
  address: '192.0.2.7',
  bannedUntil: null,
};

describe('the lists of the desk', () => {
  test('ask for a page, and name who is searched for', async () => {
    const asked: unknown[] = [];
    const guests: DeskApi['guests'] = async (query) => {
      asked.push(query);
      return { guests: [GUEST, { ...GUEST, name: '', address: null, bannedUntil: 1 }], more: true };
    };
    const found = await rowsOf(desk({ guests }), { part: 'guests', find: 'mara', from: 20 });
    expect(asked).toEqual([{ from: 20, limit: 20, find: 'mara' }]);
    if ('failed' in found) throw new Error(found.failed);
    expect(found.more).toBe(true);
    expect(found.rows.map(({ title }) => title)).toEqual(['Mara', GUEST.id]);
    expect(found.rows[0]?.facts).toContain('Connected from 192.0.2.7.');
    expect(found.rows[1]?.facts.at(-1)).toMatch(/^Banned until /);
  });

  test('say why there are none', async () => {
    const refused = (reason: string, status: number) => async () => new RequestRefused(reason, status, undefined);
    const query = { part: 'bans', find: '', from: 0 } as const;
    expect(await rowsOf(desk({ bans: refused('Wrong.', 401) }), query)).toEqual({ failed: 'Wrong.' });
    expect(await rowsOf(desk({ bans: refused('There’s nothing here.', 404) }), query)).toMatchObject({
      failed: expect.stringMatching(/POUCH_ADMIN_TOKEN/),
    });
    expect(await rowsOf(desk({ bans: offline }), query)).toMatchObject({ failed: expect.stringMatching(/reach/) });
  });

  test('carry out what a row offers', async () => {
    const done: string[] = [];
    const forget: DeskApi['forget'] = async (guest) => {
      done.push(guest);
      return undefined;
    };
    const guests: DeskApi['guests'] = async () => ({ guests: [GUEST], more: false });
    const found = await rowsOf(desk({ guests }), { part: 'guests', find: '', from: 0 });
    const action =
      'rows' in found ? found.rows[0]?.actions.find(({ label }) => label === 'Delete their data') : undefined;
    if (action === undefined) throw new Error('no action');
    expect(await perform(desk({ forget }), action)).toBeUndefined();
    expect(done).toEqual([GUEST.id]);
    expect(await perform(desk({ forget: offline }), action)).toMatch(/reach/);
  });

  test('find what was said in a report', () => {
    const lines = [{ happened: [{ who: { name: 'Ben' }, text: 'Hi' }, { what: 'over' }] }];
    expect(saidIn(lines)).toEqual(['Ben: Hi']);
    expect(saidIn(null)).toEqual([]);
  });
});

test('my data comes as text; what fails is said', async () => {
  const data = { format: 'pouch-my-data/1' } as never;
  expect(await myData({ api: { myData: async () => data } })).toEqual({
    json: '{\n  "format": "pouch-my-data/1"\n}\n',
  });
  expect(await myData({ api: { myData: offline } })).toEqual({ failed: 'No connection to the server.' });
  expect(await deleteMe({ api: { deleteMe: async () => ({ guest: null }) } })).toBeUndefined();
  expect(await deleteMe({ api: { deleteMe: offline } })).toBe('No connection to the server.');
});
