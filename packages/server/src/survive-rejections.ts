import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';

/**
 * A rejection that nobody handles is a bug, but no reason to disconnect everyone: all that was accepted is stored, and
 * what failed is retried or refused where it is awaited. Errors that are thrown still end the process.
 */
export function surviveRejections(log: Logger, metrics: Metrics): void {
  process.on('unhandledRejection', (error) => {
    metrics.unhandledRejection();
    log.error({ err: error }, 'unhandled rejection');
  });
}
