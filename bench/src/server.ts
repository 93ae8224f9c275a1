import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bare, type Candidate, onPostgres, onSqlite, verify } from './server-contenders.js';
import type { Idle, Memory } from './server-idle.js';
import type { Load, Measured } from './server-load.js';
import { PLACES, runLoad, type Server } from './server-process.js';
import { reportLoad, reportMemory } from './server-report.js';

/**
 * The server against a bare WebSocket server that plays the same game inline and stores nothing: the same clients play
 * Pirate Coins at both in turns, as fast as they can and at a pace. Afterwards every decision that was accepted must be
 * in the store.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '100' },
    'paced-tables': { type: 'string', default: '300' },
    idle: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
  },
});

function whole(name: 'rounds' | 'seconds' | 'tables' | 'paced-tables' | 'idle'): number {
  if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name} must be a whole number above 0`);
  return Number(values[name]);
}

const rounds = whole('rounds');
const seconds = whole('seconds');
const tables = whole('tables');
const pacedTables = whole('paced-tables');
const idle = whole('idle');

const WARM_SECONDS = 1;

/** Runs rounds alternating between the servers. */
async function inTurns(
  servers: ReadonlyMap<string, Server>,
  times: number,
  load: Omit<Load, 'server' | 'pid'>,
): Promise<Map<string, Measured[]>> {
  const measured = new Map([...servers.keys()].map((name) => [name, [] as Measured[]]));
  for (let round = 0; round < times; round++)
    for (const [name, { address, pid }] of servers) {
      const asked: Load = { ...load, server: address, pid };
      measured.get(name)?.push(await runLoad<Measured>('server-load.js', asked));
    }
  return measured;
}

async function compare(candidates: readonly Candidate[]): Promise<void> {
  const servers = new Map<string, Server>();
  try {
    for (const { name, start } of candidates) servers.set(name, await start());
    // The first round warms up and does not count.
    const first = await inTurns(servers, 1, { tables, pace: 0, warm: WARM_SECONDS, seconds });
    const fast = await inTurns(servers, rounds, { tables, pace: 0, warm: WARM_SECONDS, seconds });
    reportLoad(`As fast as the server allows, ${tables} tables`, fast);
    const paced = await inTurns(servers, Math.max(1, Math.floor(rounds / 2)), {
      tables: pacedTables,
      pace: 1000,
      warm: WARM_SECONDS,
      seconds,
    });
    reportLoad(`Each seat once a second, ${pacedTables} tables`, paced);
    console.log();
    for (const candidate of candidates) {
      const { name } = candidate;
      await servers.get(name)?.kill();
      await verify(
        candidate,
        [first, fast, paced].flatMap((part) => part.get(name) ?? []),
      );
    }
  } finally {
    for (const server of servers.values()) await server.kill();
  }
}

/** Memory is measured in fresh servers. */
async function weigh(candidates: readonly Candidate[]): Promise<void> {
  const counts = [0, Math.round(idle / 10), idle];
  const memories = new Map<string, Memory>();
  for (const { name, start } of candidates) {
    const { address, pid, kill } = await start();
    const asked: Idle = { server: address, pid, tables: counts, connections: 1000 };
    try {
      memories.set(name, await runLoad<Memory>('server-idle.js', asked));
    } finally {
      await kill();
    }
  }
  reportMemory(counts, memories);
}

console.log(`Pirate Coins, three seats a table, Monster with probability 1/4; ${PLACES}.`);
console.log(`Medians of ${rounds} rounds of ${seconds} s in turns.`);
const folder = mkdtempSync(join(tmpdir(), 'pouch-bench-'));
// PostgreSQL does not run as root, and its user needs access.
chmodSync(folder, 0o755);
const candidates = [bare, onSqlite(folder), ...(values.postgres ? [await onPostgres(folder)] : [])];
try {
  await compare(candidates);
  await weigh(candidates);
} finally {
  for (const { end } of candidates) await end?.();
  rmSync(folder, { recursive: true, force: true });
}
