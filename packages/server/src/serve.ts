import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { listen, type Server } from './edge/listen.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { openStore } from './store/open.js';
import { surviveRejections } from './survive-rejections.js';
import { TableService } from './tables/service.js';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens the store and serves its tables. */
export async function serve(config: Config, { log = createLog(config.log) }: { log?: Logger } = {}): Promise<Server> {
  const metrics = createMetrics();
  surviveRejections(log, metrics);
  const store = await openStore(config);
  const { limits, botThreads } = config;
  const tables = await TableService.start({ store, metrics, log, limits, botThreads });
  return listen({ config, store, tables, metrics, log, web: WEB_APP });
}
