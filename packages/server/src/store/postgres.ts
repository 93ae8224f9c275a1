import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { alerts } from './alerts.js';
import { atMostOnceASecond, tryWrite } from './checks.js';
import { commits } from './commits.js';
import { deskWrites } from './desk.js';
import { dueTables } from './due-tables.js';
import { findingWrites } from './finding.js';
import { forgettingWrites } from './forgetting.js';
import { guests } from './guests.js';
import { type Listener, listen } from './listener.js';
import { migrate } from './migrations.js';
import { decodePayload, encodeItem, payloads } from './notifications.js';
import { queries } from './queries.js';
import { reports } from './reports.js';
import type { Schema } from './schema.js';
import { isReusable, runTogether } from './statements.js';
import { type Reads, type Store, StoreBusy, type Write } from './store.js';
import { sweeps } from './sweeps.js';

interface PostgresOptions {
  /** For reads and writes, besides the connection that listens. */
  readonly connections?: number;
}

/** Connections for writes: no number of reads makes a commit wait. The others are for reads. */
const WRITING = 3;
/** Queries that may wait for a connection. After a restart every client comes back with a few. */
const MOST_WAITING = 5000;
const CHANNEL = 'pouch';
/** Notifications within this time share a payload. */
const NOTIFY_MS = 3;
const CONNECT_MS = 10_000;
/** A query that takes longer has failed. */
const QUERY_MS = 60_000;

/** Opens a PostgreSQL database, which other processes may use too, and migrates it. */
export async function openPostgres(url: string, { connections = 8 }: PostgresOptions = {}): Promise<Store> {
  const db = connected(url, WRITING);
  const reading = connected(url, connections - WRITING);
  try {
    await sql`select 1`.execute(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw explained(url, error);
  }

  const self = randomBytes(9).toString('base64url');
  const listeners: Listener[] = [];
  const send = async (to: Kysely<Schema>, items: Iterable<string>) => {
    for (const payload of payloads(self, items)) await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(to);
  };

  let unsent: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const items = new Set(unsent);
    unsent = [];
    // Nothing stored depends on these notifications.
    await send(db, items).catch(() => {});
  };

  return {
    kind: 'postgres',
    source: { kind: 'postgres', url },
    shared: true,
    ...guests(db),
    ...commits(db, {
      isTransient,
      runRows: runTogether,
      also: (transaction, writes) => send(transaction, changedBy(writes)),
    }),
    ...queries(reading),
    ...dueTables(db, isTransient),
    ...findingWrites(db, isTransient),
    ...sweeps(db, isTransient),
    ...reports(db),
    ...deskWrites(db, isTransient),
    ...forgettingWrites(db, isTransient),
    ...alerts(db, isTransient),
    listen: async (onNotification) => {
      const opened = await listen(clientConfig(url), CHANNEL, {
        received: (payload) => decodePayload(self, payload).forEach(onNotification),
        lost: () => onNotification({ kind: 'lost' }),
      });
      listeners.push(opened);
    },
    notify: (notification) => {
      unsent.push(
        notification.kind === 'message' ? encodeItem('message', notification.body) : encodeItem(notification.kind),
      );
      timer ??= setTimeout(flush, NOTIFY_MS);
    },
    // What is on its disk, and in its backups, is up to its operator.
    scrub: async () => 'clean',
    time: async () => {
      const { rows } = await sql<{
        time: number;
      }>`select (1000 * extract(epoch from clock_timestamp()))::int8 as time`.execute(db);
      return rows[0]?.time ?? Date.now();
    },
    check: atMostOnceASecond(() => tryWrite(db)),
    close: async () => {
      await flush();
      await Promise.all(listeners.map((opened) => opened.close()));
      await Promise.all([db.destroy(), reading.destroy()]);
    },
  };
}

/** Reads a database that `openPostgres` has migrated, on a single connection. */
export function openPostgresReads(url: string): Reads & Pick<Store, 'close'> {
  const db = connected(url, 1);
  return { ...queries(db), close: () => db.destroy() };
}

const clientConfig = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'pouch',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
});

function connected(url: string, connections: number): Kysely<Schema> {
  const pool = openPool(url, { ...clientConfig(url), max: connections, query_timeout: QUERY_MS, types: TYPES });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
}

const changedBy = (writes: readonly Write[]): readonly string[] =>
  writes.flatMap(({ table, changes }) => {
    const last = changes.at(-1);
    return last === undefined ? [] : encodeItem('changed', table, last.number);
  });

/** Times are 64-bit integers, all of them small enough for a number. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  try {
    const pool = new pg.Pool(config);
    // A broken connection fails its query, which is where errors are handled. Unhandled here, it would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  } catch (error) {
    throw explained(url, error);
  }
}

/** Names statements, so that each connection keeps them prepared; Kysely alone has every one parsed and planned again. */
function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `pouch_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    end: () => pool.end(),
    connect: async () => {
      if (pool.waitingCount >= MOST_WAITING) throw new StoreBusy();
      const client = await pool.connect();
      let broken = false;
      const query = async (text: string, values: unknown[]) => {
        const named = values.length > 0 && isReusable(text);
        try {
          const result = await client.query(named ? { name: nameOf(text), text, values } : { text, values });
          if (text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was not committed');
          return result;
        } catch (error) {
          broken ||= !(error instanceof pg.DatabaseError);
          throw error;
        }
      };
      return { query: query as never, release: () => client.release(broken) };
    },
  };
}

/** Deadlock, serialization failure, unique violation. */
const TRANSIENT_CODES = new Set(['40P01', '40001', '23505']);

const isTransient = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && TRANSIENT_CODES.has(error.code);

/** What is wrong, in a sentence for operators; without the password. */
function explained(url: string, error: unknown): Error {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address === undefined) return new Error('The database URL is not valid.');
  const where = `PostgreSQL at ${address.host || 'its local socket'}`;
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  switch (code) {
    case '28P01':
    case '28000':
      return new Error(`${where} rejected the user "${address.username}" or the password.`);
    case '3D000':
      return new Error(`${where} has no database "${address.pathname.slice(1)}".`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(`The PostgreSQL host ${address.hostname} cannot be found.`);
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
      return new Error(`${where} is not responding.`);
    default:
      return new Error(`${where} cannot be used: ${message}`);
  }
}
