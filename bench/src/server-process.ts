import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Processes pinned to a core each, and their figures from Linux. */

const TICKS_A_SECOND = 100;

/** Processor time of all its threads, in seconds. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name in brackets may contain anything; user and system time are the 12th and 13th fields after it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
}

/** Processor time of all processes since the machine started, in seconds. */
export function machineSeconds(): number {
  const [all = ''] = readFileSync('/proc/stat', 'latin1').split('\n');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = all
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts + stolen) / TICKS_A_SECOND;
}

/** Resident memory, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(kilobytes) / 1024;
}

const canPin = spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;

/** Where the processes run, for the report. */
export const PLACES = canPin
  ? 'the server on core 0, the load on core 1'
  : 'server and load wherever the system puts them: taskset is missing, or there is only one core';

const SERVER_CORE = 0;
const LOAD_CORE = 1;

/** Runs Node pinned to a core, if the system can. */
const onCore = (core: number, args: readonly string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), process.execPath, ...args]] : [process.execPath, [...args]];

/** The command for a program of the load. */
export const onLoadCore = (args: readonly string[]): [string, string[]] => onCore(LOAD_CORE, args);

export const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export interface Server {
  readonly address: string;
  readonly pid: number;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** Starts a server and waits until it serves. */
export async function startServer(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const [command, rest] = onCore(SERVER_CORE, args);
  const env = { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' };
  const child = spawn(command, rest, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  const failed = ended.then(() => Promise.reject(new Error(`the server ended at once: ${said}`)));
  await Promise.race([serving(address), failed]);
  failed.catch(() => {});
  return {
    address,
    pid: child.pid as number,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

async function serving(address: string): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`${address}/healthz`).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((passed) => setTimeout(passed, 50));
  }
}

/** Runs another program of this folder against a server; returns what it printed. */
export async function runLoad<Measured>(file: string, asked: unknown): Promise<Measured> {
  const [command, args] = onLoadCore([beside(file), JSON.stringify(asked)]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 1 << 30 });
  return JSON.parse(stdout);
}
