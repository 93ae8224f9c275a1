import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PouchApi } from '@pouch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, pouchHere } from './pouch.js';

const example = fileURLToPath(new URL('../../../docs/examples/network_bot.mjs', import.meta.url));
const run = promisify(execFile);

let folder: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-'));
  const args = [command, 'serve', '--port', '0', '--data', join(folder, 'data'), '--log', 'error'];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (server.stderr === null) throw new Error('no standard error');
  for await (const line of createInterface({ input: server.stderr })) {
    url = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    break;
  }
  server.stderr.resume();
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

const play = (...args: string[]) => run(process.execPath, [example, '--url', url, ...args]);

describe('the example bot', () => {
  test.each(['pirate-coins', 'realm-coins', 'koinz'])(
    'plays %s to the end, in a game that verifies as fair',
    async (game) => {
      const { stdout, stderr } = await play('--game', game);
      expect(stdout).toMatch(/\nOver: \d+ to \d+, won by .+\n/);
      expect([/Refused: .*/.exec(stdout)?.[0], stderr]).toEqual([undefined, '']);
      const table = /At table (\S+)/.exec(stdout)?.[1] ?? '';
      const record = await new PouchApi({ url }).record(table);
      expect(await pouchHere(['verify', '-'], JSON.stringify(record))).toMatchObject({ stderr: '', status: 0 });
    },
  );

  test('finds a table by its code, ignoring case', async () => {
    const host = new PouchApi({ url });
    await host.makeGuest({ name: 'Mara' });
    const made = await host.makeTable({ game: 'pirate-coins', seats: ['open', 'open'], maker: 'watches' });
    const code = 'about' in made ? (made.about.code ?? '') : '';
    const [one, two] = await Promise.all([
      play('--code', code, '--name', 'Anne'),
      play('--code', code.toLowerCase(), '--name', 'Mary'),
    ]);
    expect(/Over: .*/.exec(one.stdout)?.[0]).toBe(/Over: .*/.exec(two.stdout)?.[0]);
  });

  test('reports why it cannot play', async () => {
    await expect(play('--code', 'ZZZZ')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/code/) });
  });
});
