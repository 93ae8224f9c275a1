import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { listen, type Server } from './edge/listen.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { openStore } from './store/open.js';
import { createHall } from './tables/index.js';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens the store, takes up the tables and serves them. */
export async function serve(config: Config, { log = createLog(config.log) }: { log?: Logger } = {}): Promise<Server> {
  const metrics = createMetrics();
  const store = await openStore(config);
  const { limits, botThreads } = config;
  const hall = await createHall({ store, metrics, log, limits, botThreads });
  return listen({ config, store, hall, metrics, log, web: WEB_APP });
}
