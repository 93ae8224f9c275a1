import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMIT_SETTINGS, SETTINGS } from '@pouch/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { command, jsonLines, type Outcome, pouchHere } from './pouch.js';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-serve-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly process: ChildProcess;
  readonly out: { stdout: string; stderr: string };
  readonly ended: Promise<number | null>;
}

function run(args: readonly string[], environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [command, ...args], { cwd: folder, env: { ...process.env, ...environment } });
  const out = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (part) => {
      out[stream] += part;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, out, ended };
}

/** Runs a command that ends without serving, in this process. */
function runHere(args: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return pouchHere(args);
}

interface Running extends Run {
  readonly url: string;
}

/** Starts a server and waits for its address. */
async function serve(args: readonly string[] = [], environment: Record<string, string> = {}): Promise<Running> {
  const started = run(['serve', '--port', '0', ...args], environment);
  for (;;) {
    const [, url] = /running at (\S+)/.exec(started.out.stderr) ?? [];
    // Numeric, because `localhost` may resolve to another address.
    if (url !== undefined) return { ...started, url: url.replace('localhost', '127.0.0.1') };
    if (started.process.exitCode !== null) throw new Error(started.out.stderr);
    await Promise.race([once(started.process.stderr ?? started.process, 'data'), started.ended]);
  }
}

async function becomeGuest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Mara"}',
  });
  return String(answer.headers.getSetCookie()[0]?.split(';')[0]);
}

const whoAmI = async (url: string, cookie: string): Promise<unknown> =>
  (await fetch(`${url}/api/guest`, { headers: { cookie } })).json();

const MARA = { guest: { id: expect.any(String), name: 'Mara', crest: expect.any(Number) } };

describe('pouch serve', () => {
  test('prints its address and serves; stops on SIGTERM and SIGINT with everything stored', async () => {
    const cookies: string[] = [];
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { url, out, process, ended } = await serve();
      expect(out.stderr).toMatch(
        /^Pouch is running at http:\/\/localhost:\d+\nTables are stored in \S+\/data\. Press Ctrl-C .*\n$/,
      );
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(readdirSync(join(folder, 'data'))).toContain('pouch.sqlite');
      cookies.push(await becomeGuest(url));
      process.kill(signal);
      expect(await ended).toBe(0);
      const messages = jsonLines(out.stdout).map((line) => (line as { msg: string }).msg);
      expect(messages.slice(-2)).toEqual(['stopping', 'stopped']);
      for (const cookie of cookies) expect(out.stdout).not.toContain(cookie.replace('pouch=', ''));
    }
    const { url } = await serve();
    for (const cookie of cookies) expect(await whoAmI(url, cookie)).toEqual(MARA);
  });

  test('reads settings from the environment; options override them', async () => {
    const { url, out } = await serve(['--data', 'mine'], { PORT: 'x', POUCH_DATA: 'other', POUCH_LOG: 'silent' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect([out.stdout, existsSync(join(folder, 'mine')), existsSync(join(folder, 'other'))]).toEqual([
      '',
      true,
      false,
    ]);
  });

  test('reports a port in use, and data in use by another server', async () => {
    const { url } = await serve();
    const { port } = new URL(url);
    const second = run(['serve', '--port', port, '--data', 'second']);
    expect(await second.ended).toBe(2);
    expect(second.out.stderr).toBe(
      `pouch: Port ${port} is already in use. Stop the program that uses it, or choose another port with PORT or --port.\n`,
    );
    const third = await runHere(['serve', '--port', '0']);
    expect(third.status).toBe(2);
    expect(third.stderr).toMatch(/^pouch: Another server is using .*pouch\.sqlite.*\n$/);
  });

  test.each([
    ['a port', ['--port', 'x'], {}, /^pouch: --port must be a whole number from 0 to 65535, not "x"\.\n$/],
    ['a level', [], { POUCH_LOG: 'loud' }, /^pouch: POUCH_LOG must be one of .*\n$/],
    ['an option', ['--nonsense'], {}, /^pouch: unknown option '--nonsense'\n?/],
    ['a database', ['--database', 'mysql://me:secret@db'], {}, /^pouch: --database must be (?!.*secret).*\n$/],
  ])('says in one line what is wrong with %s', async (_, args, environment, reason) => {
    const { stdout, stderr, status } = await runHere(['serve', ...args], environment);
    expect([stdout, stderr.trimEnd().includes('\n'), status]).toEqual(['', false, 2]);
    expect(stderr).toMatch(reason);
  });

  test('reports a bad address in one line', async () => {
    const wrong = run(['serve', '--port', '0', '--host', '192.0.2.1']);
    expect(await wrong.ended).toBe(2);
    expect(wrong.out.stdout).toBe('');
    expect(wrong.out.stderr).toMatch(/^pouch: 192\.0\.2\.1 is not an address of this machine.*\n$/);
  });

  test('shows every setting in its help', async () => {
    const { stdout, status } = await runHere(['serve', '--help']);
    expect(status).toBe(0);
    for (const { variable } of [...Object.values(SETTINGS), ...Object.values(LIMIT_SETTINGS)])
      expect(stdout).toContain(`  ${variable} `);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});

describe('pouch backup', () => {
  test('copies a running server, never overwrites a file, and the copy works as a database', async () => {
    const running = await serve();
    const cookie = await becomeGuest(running.url);
    const backup = run(['backup', 'copy.sqlite']);
    expect(await backup.ended).toBe(0);
    expect(backup.out).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^copy\.sqlite: backup complete, \d+ kB\n$/),
    });
    // Seeds and chat are in it: for its owner only, whatever the folder allows.
    expect(statSync(join(folder, 'copy.sqlite')).mode & 0o777).toBe(0o600);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    const again = await runHere(['backup', 'copy.sqlite']);
    expect(again.stderr).toMatch(/^pouch: .*copy\.sqlite already exists.*\n$/);
    expect(again.status).toBe(2);

    mkdirSync(join(folder, 'restored'));
    copyFileSync(join(folder, 'copy.sqlite'), join(folder, 'restored', 'pouch.sqlite'));
    const { url } = await serve(['--data', 'restored']);
    expect(await whoAmI(url, cookie)).toEqual(MARA);
  });

  test.each([
    ['there is no database', [], {}, /There is no database .*pouch\.sqlite/],
    ['PostgreSQL does it itself', [], { POUCH_DATABASE: 'postgres://me:secret@db/pouch' }, /pg_dump (?!.*secret)/],
  ])('says in one line that %s', async (_, args, environment, reason) => {
    const { stderr, status } = await runHere(['backup', 'copy.sqlite', ...args], environment);
    expect(status).toBe(2);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(stderr).toMatch(reason);
    expect(readdirSync(folder)).toEqual([]);
  });
});
