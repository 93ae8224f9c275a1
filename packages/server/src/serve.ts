import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { listen, type Server } from './edge/listen.js';
import { createLog } from './log.js';
import { createMetrics, type Metrics } from './metrics.js';
import { releaseMemory } from './release-memory.js';
import type { CheckpointOutcome } from './store/checkpoints.js';
import { openStore } from './store/open.js';
import { StoreHealth } from './store/store-health.js';
import { surviveRejections } from './survive-rejections.js';
import { TableService } from './tables/service.js';
import { lowerHelpers } from './thread-priority.js';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens the store and serves its tables. */
export async function serve(config: Config, { log = createLog(config.log) }: { log?: Logger } = {}): Promise<Server> {
  lowerHelpers();
  releaseMemory();
  const metrics = createMetrics();
  surviveRejections(log, metrics);
  const store = new StoreHealth(log, metrics).watch(await openStore(config, reportCheckpoints(metrics, log)));
  const { limits, botThreads } = config;
  const tables = await TableService.start({ store, metrics, log, limits, botThreads });
  return listen({ config, store, tables, metrics, log, web: WEB_APP });
}

/** Counts failed checkpoints, and logs when they begin to fail and when they work again. */
export function reportCheckpoints(metrics: Metrics, log: Logger): (outcome: CheckpointOutcome) => void {
  let fails = false;
  return (outcome) => {
    const { is } = outcome;
    if (is === 'failed') metrics.checkpointFailed();
    if (is === 'failed' && !fails) log.error({ why: outcome.why }, 'checkpoints of the database fail');
    if (is === 'done' && fails) log.info('checkpoints of the database work again');
    fails = is === 'failed';
  };
}
