import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/pouch.js', import.meta.url));

/** One browser after another comes from this one address: far more than people do. */
const LIMITS = { POUCH_LIMIT_REQUESTS: '1000000', POUCH_LIMIT_GUESTS: '100000' };

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server as `npm start` starts it, with an empty database on a port of its own. */
export async function serve(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'pouch-e2e-'));
  const server = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, ...LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
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
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.POUCH_E2E_URL !== undefined) return undefined;
  const { url, stop } = await serve();
  process.env.POUCH_E2E_URL = url;
  return stop;
}
