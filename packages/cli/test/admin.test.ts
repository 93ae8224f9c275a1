import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PouchApi, RequestRefused } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { createLog, readConfig, type Server, serve } from '@pouch/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Outcome, pouchHere } from './pouch.js';

/** `pouch admin` against a running server. */

const TOKEN = 'the-token-of-these-tests';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-admin-'));
  const config = readConfig({ PORT: '0', POUCH_DATA: folder, POUCH_ADMIN_TOKEN: TOKEN, POUCH_BOT_THREADS: '1' });
  if (config instanceof Refusal) throw new Error(config.reason);
  server = await serve(config, { log: createLog('silent') });
  vi.stubEnv('POUCH_ADMIN_TOKEN', TOKEN);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  rmSync(folder, { recursive: true });
});

const admin = (args: readonly string[], input = ''): Promise<Outcome> =>
  pouchHere(['admin', '--url', server.url, ...args], input);

async function guestWithTable(name: string) {
  const api = new PouchApi({ url: server.url });
  const me = await api.makeGuest({ name });
  const made = await api.makeTable({ game: 'koinz', seats: ['open', 'open'] });
  if (me instanceof RequestRefused || made instanceof RequestRefused || me.guest === null) throw new Error('refused');
  return { api, guest: me.guest.id, table: made.about.id };
}

test('lists tables and guests, as columns and as JSON', async () => {
  const { guest, table } = await guestWithTable('Mara');
  const columns = await admin(['tables', '--find', 'mara']);
  expect(columns.stdout).toMatch(new RegExp(`^TABLE +GAME .*SEATS\\n${table} +koinz +waiting .*Mara, –\\n$`));
  expect(JSON.parse((await admin(['guests', '--json', '--find', guest])).stdout)).toMatchObject({
    guests: [{ id: guest, name: 'Mara', tables: 1 }],
  });
  expect((await admin(['tables', '--find', 'nobody'])).stdout).toBe('Nothing found.\n');
  const first = await admin(['tables', '--limit', '1', '--phase', 'waiting']);
  expect(first.status).toBe(0);
});

test('asks before it ends a table, removes chat, bans or forgets', async () => {
  const { api, guest, table } = await guestWithTable('Ben');
  const no = await admin(['end', table], 'n\n');
  expect([no.stdout, no.stderr, no.status]).toEqual(['', `End table ${table}? [y/N] pouch: Nothing was done.\n`, 2]);
  expect((await admin(['end', table, '--why', 'Too late'], 'y\n')).stdout).toBe(`Table ${table} has ended.\n`);
  expect(await api.table(table)).toMatchObject({ about: { ended: { why: 'Too late' } } });
  expect((await admin(['end', table, '--yes'])).stderr).toBe('pouch: The game is over already.\n');
  expect((await admin(['remove-chat', table, '--yes'])).stdout).toBe('0 messages removed.\n');
  expect((await admin(['ban', guest, '--for', '7d', '--why', 'Spam', '--yes'])).stdout).toMatch(/ is banned until /);
  expect((await admin(['bans'])).stdout).toMatch(new RegExp(`guest +${guest} .* Spam\\n$`));
  expect(await api.changeGuest({ name: 'Bo' })).toBeInstanceOf(RequestRefused);
  expect((await admin(['unban', guest])).status).toBe(0);
  expect(await api.changeGuest({ name: 'Bo' })).toMatchObject({ guest: { name: 'Bo' } });
  expect((await admin(['forget', guest, '--yes'])).stdout).toMatch(/is signed out/);
  expect(await api.me()).toEqual({ guest: null });
  expect((await admin(['audit'])).stdout).toMatch(
    /operator \w{8} +forget[\s\S]*unban[\s\S]*ban[\s\S]*remove chat[\s\S]*end table/,
  );
});

test('prunes only what it has counted, and lists reports', async () => {
  expect((await admin(['prune', '--older-than', '90d', '--dry-run'])).stdout).toBe('0 games would be deleted.\n');
  expect((await admin(['reports'])).stdout).toBe('Nothing found.\n');
  expect((await admin(['close', 'no-such-report'])).stderr).toBe('pouch: There is no open report with this id.\n');
});

describe('says in one line what is wrong with', () => {
  test.each([
    ['a time', ['ban', '192.0.2.1', '--for', '7'], /must be a time such as 30m/],
    ['days', ['prune', '--older-than', '12h'], /whole days/],
    ['a subject', ['ban', 'Mara', '--for', '7d', '--yes'], /Name a guest by their id, an address/],
    ['a guest', ['forget', 'AAAAAAAAAAAAAAAA', '--yes'], /no guest with this id/],
    ['a number', ['remove-chat', 'AAAAAAAAAAAAAAAA', 'x'], /whole number/],
  ])('%s', async (_, args, reason) => {
    const { stdout, stderr, status } = await admin(args);
    expect([stdout, status, stderr.trimEnd().includes('\n')]).toEqual(['', 2, false]);
    expect(stderr).toMatch(reason);
  });

  test('the token, and the address', async () => {
    vi.stubEnv('POUCH_ADMIN_TOKEN', 'not-the-token-of-this');
    expect((await admin(['bans'])).stderr).toBe('pouch: This is not the operator’s token.\n');
    vi.stubEnv('POUCH_ADMIN_TOKEN', '');
    expect((await admin(['bans'])).stderr).toMatch(/^pouch: Set POUCH_ADMIN_TOKEN /);
    vi.stubEnv('POUCH_ADMIN_TOKEN', TOKEN);
    expect((await pouchHere(['admin', '--url', 'http://127.0.0.1:9', 'bans'])).stderr).toMatch(/cannot be reached/);
    expect((await pouchHere(['admin', '--url', 'nonsense', 'bans'])).stderr).toMatch(/not a web address/);
  });
});
