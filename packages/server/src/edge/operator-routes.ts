import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import type { ReadableMetrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import { StoreFailure } from '../store/store-health.js';
import { type Handlers, HttpRefusal, NOTHING_HERE } from './api.js';
import { bearerOf } from './authentication.js';
import { sameText } from './secrets.js';
import type { Sockets } from './sockets.js';

type OperatorRoutes = 'health' | 'readiness' | 'metrics';

export function operatorHandlers(
  config: Config,
  store: Store,
  metrics: ReadableMetrics,
  sockets: Sockets,
): Handlers<OperatorRoutes> {
  return {
    async health({ reply }) {
      reply.type('text/plain');
      return 'serving\n';
    },

    async readiness({ request, reply }) {
      if (sockets.stopping) return new HttpRefusal(503, 'The server is shutting down.');
      try {
        await store.check();
      } catch (error) {
        if (!(error instanceof StoreFailure)) request.log.error({ err: error }, 'database not responding');
        return new HttpRefusal(503, 'The database isn’t responding.');
      }
      reply.type('text/plain');
      return 'ready\n';
    },

    async metrics({ request, reply }) {
      if (!maySeeMetrics(request, config.metricsToken)) return NOTHING_HERE;
      reply.type(metrics.contentType);
      return metrics.text();
    },
  };
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** A request with one of these headers came through a proxy. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const maySeeMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? LOOPBACK.test(request.socket.remoteAddress ?? '') &&
      FORWARDING.every((header) => request.headers[header] === undefined)
    : sameText(bearerOf(request) ?? '', token);
