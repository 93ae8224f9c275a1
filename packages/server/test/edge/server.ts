import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { About, Command, Listed, NewTable } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { onTestFinished } from 'vitest';
import { NOTHING_GOING_ON } from '../../../../test-support/nothing-going-on.js';
import { type Config, type Limits, readConfig } from '../../src/config.js';
import { listen } from '../../src/edge/listen.js';
import { createLog } from '../../src/log.js';
import { createMetrics, type ReadableMetrics } from '../../src/metrics.js';
import { sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import type { Connection } from '../../src/tables/connection.js';
import type { Tables } from '../../src/tables/service.js';

/** A server on a free port with its own store and fake tables. */

export const TABLE = 'AAAAbbbbCCCCdddd';
export const CODE = 'K7QX';

export const ABOUT: About = {
  id: TABLE,
  game: 'koinz',
  options: {},
  clock: 'none',
  visibility: 'listed',
  phase: 'waiting',
  host: 'GGGGgggg00001111',
  seats: [{ kind: 'open' }, { kind: 'bot', name: 'Bela', crest: 1, level: 'fair' }],
  code: CODE,
  fairness: { commitment: '00', words: [null, null], seed: null },
  madeAt: 1,
  startedAt: null,
  endedAt: null,
  result: null,
  ...NOTHING_GOING_ON,
  next: null,
};
const LISTED: Listed = { about: ABOUT, seat: null, awaits: [], changedAt: 1 };

const NO_DESK: Tables['desk'] = {
  start: async () => {},
  stop: async () => {},
  onChanged: () => {},
  read: async () => {},
  banOf: () => undefined,
  isForgotten: () => false,
  bans: () => [],
  ban: async () => new Refusal('No desk'),
  unban: async () => false,
  end: async () => undefined,
  removeChat: async () => undefined,
  forget: async () => false,
  idle: async () => {},
  dataOf: async () => undefined,
  prune: async () => 0,
  closeReport: async () => false,
  sweep: async () => {},
};

/** Accepts every command, and records it. */
class FakeTables implements Tables {
  readonly asked: unknown[] = [];
  readonly connections = new Set<Connection>();
  readonly dropped: Connection[] = [];
  readonly desk = NO_DESK;
  stopped = 0;
  /** Runs on each command, besides or instead of the answer. */
  onCommand: (connection: Connection, command: Command) => 'answer' | 'silence' = () => 'answer';
  onStop: () => Promise<void> = async () => {};

  now(): number {
    return Date.now();
  }
  receive(connection: Connection, command: Command): void {
    this.asked.push(command);
    this.connections.add(connection);
    if (this.onCommand(connection, command) === 'answer')
      connection.push(JSON.stringify({ kind: 'answer', id: command.id, ok: true, number: null, now: 1 }));
  }
  drop(connection: Connection): void {
    this.dropped.push(connection);
  }
  async create(_: unknown, asked: NewTable): Promise<About | Refusal> {
    this.asked.push(asked);
    return asked.seats.length > 4 ? new Refusal('Koinz is for 2 to 4 players') : ABOUT;
  }
  async report(_: unknown, table: string): Promise<'no table' | undefined> {
    return table === TABLE ? undefined : 'no table';
  }
  readonly queries: { -readonly [Name in keyof Tables['queries']]: Tables['queries'][Name] } = {
    about: async (table: string) => (table === TABLE ? ABOUT : undefined),
    log: async (table: string, after: number) => (table === TABLE ? { told: [], number: after } : undefined),
    record: async (table: string) =>
      table === TABLE
        ? '{"format":"pouch-record/1","game":"koinz","seats":2,"options":{},"steps":[{"seat":0,"do":"pass"}]}'
        : undefined,
    lobbyTables: async () => [LISTED],
    tablesOf: async () => [LISTED],
    watchers: async (table: string) => (table === TABLE ? [] : undefined),
    hideTable: async (_, table) => void this.asked.push({ hide: table }),
    tableByCode: async (code: string) => (code === CODE ? TABLE : undefined),
  };

  readonly alerts: Tables['alerts'] = {
    about: () => ({ key: 'B'.repeat(87), webhookHosts: ['chat.example'] }),
    subscribe: async (...asked) => {
      this.asked.push(asked);
      return undefined;
    },
    unsubscribe: async (...asked) => void this.asked.push(asked),
    webhook: async () => ({ host: 'chat.example', url: null, state: 'on' }),
    setWebhook: async () => null,
  };

  async stop(): Promise<void> {
    this.stopped++;
    await this.onStop();
  }
}

export interface TestServer {
  readonly url: string;
  readonly tables: FakeTables;
  readonly store: Store;
  readonly metrics: ReadableMetrics;
  /** Every line logged so far, of every level. */
  readonly logged: string[];
  readonly file: string;
  close(): Promise<void>;
}

export interface Settings extends Partial<Omit<Config, 'limits'>> {
  readonly limits?: Partial<Limits>;
  readonly web?: string;
  readonly requestMs?: number;
}

export async function startServer({ limits, web, requestMs, ...settings }: Settings = {}): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'pouch-edge-'));
  const standard = readConfig({});
  if (standard instanceof Refusal) throw new Error(standard.reason);
  const config: Config = { ...standard, port: 0, data, ...settings, limits: { ...standard.limits, ...limits } };
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  // Without a worker thread, which takes longer to start than most of these tests.
  const store = await openSqlite(sqliteFile(data));
  const tables = new FakeTables();
  const metrics = createMetrics();
  const server = await listen({ config, store, tables, metrics, log, web, requestMs });
  onTestFinished(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  });
  return { ...server, tables, store, metrics, logged, file: sqliteFile(data) };
}
