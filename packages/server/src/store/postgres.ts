import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { duties } from './duties.js';
import { type Listener, listener } from './listener.js';
import { migrate } from './migrations.js';
import { pack, payloads, unpack } from './news.js';
import { people } from './people.js';
import { reading } from './reading.js';
import type { Schema } from './schema.js';
import { runTogether, worthKeeping } from './statements.js';
import type { Store, Write } from './store.js';
import { writer } from './writing.js';

interface PostgresOptions {
  /** Connections that are open at most, besides the one that listens. */
  readonly connections?: number;
}

const CHANNEL = 'pouch';
/** How long to wait for others who say something at nearly the same time. */
const TELL_MS = 3;
const CONNECT_MS = 10_000;
/** A connection that stays silent for so long is given up. */
const SILENCE_MS = 60_000;

/** Opens a PostgreSQL database that other processes may use too, and makes what is missing. */
export async function openPostgres(url: string, { connections = 8 }: PostgresOptions = {}): Promise<Store> {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'pouch',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
  const pool = openPool(url, { ...config, max: connections, query_timeout: SILENCE_MS, types: TYPES });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
  try {
    await sql`select 1`.execute(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw explained(url, error);
  }

  const self = randomBytes(9).toString('base64url');
  const listeners: Listener[] = [];
  const notify = async (to: Kysely<Schema>, items: Iterable<string>) => {
    for (const payload of payloads(self, items)) await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(to);
  };

  let untold: string[] = [];
  let telling: NodeJS.Timeout | undefined;
  const tellNow = async () => {
    clearTimeout(telling);
    telling = undefined;
    const items = new Set(untold);
    untold = [];
    // Nobody waits for this, and whoever hears it late or never loses nothing that is stored.
    await notify(db, items).catch(() => {});
  };

  return {
    kind: 'postgres',
    shared: true,
    ...people(db),
    ...writer(db, {
      collided,
      runRows: runTogether,
      also: (transaction, writes) => notify(transaction, changedBy(writes)),
    }),
    ...reading(db),
    ...duties(db, collided),
    listen: async (hear) => {
      const opened = await listener(config, CHANNEL, {
        heard: (payload) => unpack(self, payload).forEach(hear),
        lost: () => hear({ kind: 'lost' }),
      });
      listeners.push(opened);
    },
    tell: (news) => {
      untold.push(news.kind === 'word' ? pack('word', news.body) : pack('lobby'));
      telling ??= setTimeout(tellNow, TELL_MS);
    },
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await tellNow();
      await Promise.all(listeners.map((opened) => opened.close()));
      await db.destroy();
    },
  };
}

const changedBy = (writes: readonly Write[]): readonly string[] =>
  writes.flatMap(({ table, changes }) => {
    const last = changes.at(-1);
    return last === undefined ? [] : pack('changed', table, last.number);
  });

/** Times are 64-bit integers, all of them small enough for a number. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  try {
    const pool = new pg.Pool(config);
    // A connection that breaks fails its query, which is where it is dealt with; without these it would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  } catch (error) {
    throw explained(url, error);
  }
}

/** Kysely's own way of asking would have every text parsed and planned anew: a name lets each connection keep it. */
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
      const client = await pool.connect();
      let broken = false;
      const query = async (text: string, values: unknown[]) => {
        const named = values.length > 0 && worthKeeping(text);
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

/** Deadlocks, transactions that cannot be put into an order, and a key that another process has just taken. */
const COLLISIONS = new Set(['40P01', '40001', '23505']);

const collided = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && COLLISIONS.has(error.code);

/** What is wrong, in a sentence for whoever starts the server; without the password. */
function explained(url: string, error: unknown): Error {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address === undefined) return new Error('The address of the database is no valid URL.');
  const where = `PostgreSQL at ${address.host || 'its local socket'}`;
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  switch (code) {
    case '28P01':
    case '28000':
      return new Error(`${where} does not let the user "${address.username}" in with this password.`);
    case '3D000':
      return new Error(`${where} has no database "${address.pathname.slice(1)}".`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(`There is no host ${address.hostname} to find PostgreSQL at.`);
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
      return new Error(`${where} does not answer.`);
    default:
      return new Error(`${where} cannot be used: ${message}`);
  }
}
