import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from '@pouch/bots';
import { Refusal } from '@pouch/rules';
import { readConfig } from '../../src/config.js';
import { listen } from '../../src/edge/listen.js';
import { createLog } from '../../src/log.js';
import { createMetrics, type ReadableMetrics } from '../../src/metrics.js';
import { openStore, sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import type { BotThreads } from '../../src/tables/bot-threads.js';
import { TableService, type TableServiceOptions } from '../../src/tables/service.js';
import { NO_WORDS, readWordList } from '../../src/word-list.js';
import { UNLIMITED } from './unlimited.js';

/** Runs `use` with a temporary folder. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-test-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bots that answer at once and deterministically. */
const quickBots: BotThreads = {
  ask: async (question) => answer({ ...question, iterations: 10 }),
  close: async () => undefined,
};

/** A server in this process, with access to its store. */
export interface InProcessServer {
  readonly base: string;
  readonly store: Store;
  readonly metrics: ReadableMetrics;
}

interface Given extends Partial<Pick<TableServiceOptions, 'now' | 'randomBytes'>> {
  /** Without limits, unless these set some. */
  readonly settings?: Readonly<Record<string, string>>;
  /** In a worker thread by default; `openStoreInProcess` starts faster. */
  readonly openStore?: (place: { readonly database: string | undefined; readonly data: string }) => Promise<Store>;
}

export const openStoreInProcess = ({ data }: { readonly data: string }): Promise<Store> => openSqlite(sqliteFile(data));

/** Runs `use` with a server on a free port, with its own database and without limits. */
export const withServer = <T>(
  use: (server: InProcessServer) => Promise<T>,
  { openStore: open = openStore, settings, ...given }: Given = {},
): Promise<T> =>
  withFolder(async (folder) => {
    const config = readConfig({ ...UNLIMITED, ...settings, PORT: '0', POUCH_DATA: folder });
    if (config instanceof Refusal) throw new Error(config.reason);
    const { limits, botThreads } = config;
    const log = createLog('silent');
    const metrics = createMetrics();
    const words = config.words === undefined ? NO_WORDS : await readWordList(config.words);
    const store = await open(config);
    const options = { store, metrics, log, limits, botThreads, bots: quickBots, words, ...given };
    const tables = await TableService.start(options);
    const server = await listen({ config, store, tables, metrics, log, words });
    try {
      return await use({ base: server.url, store, metrics });
    } finally {
      await server.close();
    }
  });
