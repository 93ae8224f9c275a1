import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ATTACKS } from './attack/attacks.js';
import { type LoadProcess, startLoad } from './attack/load-process.js';
import { type LongTable, makeLongTable, PATIENT } from './attack/long-table.js';
import type { Phase } from './attack/orders.js';
import { type Measured, report } from './attack/report.js';
import { limitsActed, MemoryWatch, ProcessorWatch, recovered } from './attack/server-watch.js';
import type { Hostile, HostileReport } from './attack-hostile.js';
import type { Lookers, LookersReport } from './attack-lookers.js';
import type { Players, PlayersReport } from './attack-players.js';
import { type Candidate, onSqlite } from './server-contenders.js';
import { PLACES, type Server } from './server-process.js';

/**
 * People play on one server at a natural pace, calmly and under attack in alternation: what one sees of the other.
 * The server has its usual limits. Everything stays on the loopback network, is bounded, and ends with this process.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rest: { type: 'string', default: '60' },
    changes: { type: 'string', default: '40000' },
    only: { type: 'string', default: '' },
  },
});

function whole(name: 'seconds' | 'rest' | 'changes'): number {
  if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name} must be a whole number above 0`);
  return Number(values[name]);
}

const seconds = whole('seconds');
const rest = whole('rest');
const changes = whole('changes');
const attacks = ATTACKS.filter(({ name }) => name.includes(values.only));
if (attacks.length === 0) throw new Error(`--only must be a part of: ${ATTACKS.map(({ name }) => name).join(', ')}`);

const TABLES = 50;
const BOT_TABLES = 8;
const PACE_MS = 1000;
const LOOKERS = 150;
const WARM_SECONDS = 3;
/** Between two phases nothing is measured, until the server answers as usual. */
const MOST_PAUSE_SECONDS = 30;
/** The attack ends early rather than take the machine's memory. */
const MOST_MEGABYTES = 1500;

const folder = mkdtempSync(join(tmpdir(), 'pouch-attack-'));
const running: { kill(): unknown }[] = [];
const track = <Running extends { kill(): unknown }>(each: Running): Running => {
  running.push(each);
  return each;
};

function cleanUp(): void {
  for (const each of running) each.kill();
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });

async function prepare(): Promise<LongTable> {
  const server = track(await onSqlite(folder, PATIENT).start());
  const table = await makeLongTable(new URL(server.address), changes);
  await server.kill();
  return table;
}

/** The processes of the load, in the order in which they are told what to do. */
interface Loads {
  readonly players: LoadProcess<PlayersReport>;
  readonly lookers: LoadProcess<LookersReport>;
  readonly hostile: LoadProcess<HostileReport>;
}

async function startLoads(server: string, longTable: string): Promise<Loads> {
  const asked = {
    players: { server, tables: TABLES, botTables: BOT_TABLES, pace: PACE_MS } satisfies Players,
    lookers: { server, count: LOOKERS } satisfies Lookers,
    hostile: { server, longTable, attacks: attacks.map(({ name }) => name) } satisfies Hostile,
  };
  return {
    players: track(await startLoad<PlayersReport>('attack-players.js', asked.players)),
    lookers: track(await startLoad<LookersReport>('attack-lookers.js', asked.lookers)),
    hostile: track(await startLoad<HostileReport>('attack-hostile.js', asked.hostile)),
  };
}

/** Runs all phases; returns how the server bore them. */
async function runPhases(
  { players, lookers, hostile }: Loads,
  { address, pid }: Server,
): Promise<Pick<Measured, 'memory' | 'recovered' | 'processor'>> {
  const order = (phase: Phase): void => {
    for (const load of [players, lookers, hostile]) load.order({ phase });
  };
  const memory = new MemoryWatch(pid, MOST_MEGABYTES, (why) => {
    memory.stop();
    console.log(`The attack ends early: ${why}.`);
    hostile.order({ phase: 'rest' });
  });
  await sleep(1000 * WARM_SECONDS);
  let start = Number.NaN;
  const recoveries: number[] = [];
  const processor = new ProcessorWatch(pid);
  for (const phase of ['calm', 'attack', 'calm', 'attack'] as const) {
    console.log(`Now: ${phase}.`);
    order(phase);
    processor.begin();
    await sleep(1000 * seconds);
    processor.end(phase);
    if (Number.isNaN(start)) start = memory.now;
    order('pause');
    const took = await recovered(address, MOST_PAUSE_SECONDS);
    if (phase === 'attack') recoveries.push(took);
  }
  console.log('Now: rest.');
  order('rest');
  await sleep(1000 * rest);
  memory.stop();
  return {
    memory: { start, peak: memory.peak, rested: memory.now },
    recovered: recoveries,
    processor: { calm: processor.share('calm'), attack: processor.share('attack') },
  };
}

/** Compares what was accepted with what is stored. */
async function compare(
  { stored }: Candidate,
  accepted: PlayersReport['accepted'],
): Promise<Pick<Measured, 'lost' | 'doubled'>> {
  const counts = await stored?.(Object.keys(accepted));
  const surplus = Object.entries(accepted).map(([table, count]) => (counts?.get(table) ?? 0) - count);
  const sum = (sign: 1 | -1): number => surplus.reduce((total, each) => total + Math.max(0, sign * each), 0);
  return { lost: sum(-1), doubled: sum(1) };
}

async function measure(): Promise<Measured> {
  const longTable = await prepare();
  console.log(`The long table has ${longTable.changes.toLocaleString('en')} changes.`);
  const candidate = onSqlite(folder, {});
  const server: Server = track(await candidate.start());
  const loads = await startLoads(server.address, longTable.table);
  console.log('Everybody is seated.');
  const borne = await runPhases(loads, server);
  const limits = await limitsActed(server.address);
  const hostile = await loads.hostile.stop();
  const lookers = await loads.lookers.stop();
  const players = await loads.players.stop();
  await server.kill();
  return { longTable, players, lookers, hostile, limits, ...borne, ...(await compare(candidate, players.accepted)) };
}

console.log(`${4 * TABLES} players at tables of four, ${BOT_TABLES} more against an easy bot each, once a second;`);
const attackers = attacks.reduce((sum, each) => sum + each.attackers, 0);
console.log(`${LOOKERS} people look at the lobby; ${attackers} attackers. ${PLACES}.`);
console.log(`Calm and attack in turns, twice ${seconds} s each; then ${rest} s of rest.`);
try {
  report(await measure());
} finally {
  cleanUp();
}
