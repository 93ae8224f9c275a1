import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/pouch.js', import.meta.url));

/** Opens the operator's desk of these servers. */
export const ADMIN_TOKEN = 'the-token-of-the-browser-tests';

/** One browser after another comes from this one address: far more than people do. */
const LIMITS = {
  POUCH_LIMIT_REQUESTS: '1000000',
  POUCH_LIMIT_GUESTS: '100000',
  POUCH_LIMIT_ADDRESS_CODES: '100000',
};

export interface ServeOptions {
  /** The address of a PostgreSQL, which several servers may share; left out, a SQLite in a folder of its own. */
  readonly database?: string;
  /** More settings, as variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Served {
  readonly url: string;
  /** Ends it and starts it again on the same port with the same data: as an update does, or by pulling the plug. */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

/** A server as `npm start` starts it, with an empty database on a port of its own. */
export async function serve({ database = '', environment = {} }: ServeOptions = {}): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'pouch-e2e-'));
  const variables = { POUCH_DATABASE: database, ...environment };
  let { server, url } = await start('0', data, variables);
  return {
    url,
    restart: async (signal = 'SIGTERM') => {
      await end(server, signal);
      ({ server, url } = await start(new URL(url).port, data, variables));
    },
    stop: async () => {
      await end(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(port: string, data: string, variables: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [COMMAND, 'serve', '--port', port, '--data', data], {
    env: { ...process.env, ...LIMITS, POUCH_ADMIN_TOKEN: ADMIN_TOKEN, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Nobody reads its output here, but errors matter.
  server.stderr.on('data', (part: Buffer) => {
    if (!part.toString().startsWith('Pouch is running')) process.stderr.write(part);
  });
  return { server, url: await addressOf(server) };
}

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill(signal);
  await ended;
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let told = '';
    server.stdout?.on('data', (part: Buffer) => {
      told += part.toString();
      const address = /http:\/\/[\w.:[\]]+/.exec(told)?.[0];
      if (address !== undefined) found(address);
    });
    server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it listened: ${told}`)));
  });
}

/** Before all tests: the server, whose address the tests find in the environment. One that is named there is used. */
export default async function serveAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.POUCH_E2E_URL !== undefined) return undefined;
  const { url, stop } = await serve();
  process.env.POUCH_E2E_URL = url;
  return stop;
}
