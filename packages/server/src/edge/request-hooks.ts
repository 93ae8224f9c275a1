import { SOCKET_PATH } from '@pouch/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import type { Metrics } from '../metrics.js';
import { HttpRefusal, refuse } from './api.js';
import { isForeign } from './origin.js';
import { type RequestLimits, refuseForNow } from './request-limits.js';
import { kindOf } from './route-kind.js';
import { PERMISSIONS_POLICY } from './security-headers.js';
import type { Sockets } from './sockets.js';

const HSTS_SECONDS = 365 * 24 * 3600;
const TOO_MANY = 429;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Measures and logs every response by its route: URLs may hold secrets. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const millis = reply.elapsedTime;
    metrics.answered(request.method, route, reply.statusCode, millis);
    // Limits are counted in metrics: strangers shall not fill the log with what they are refused.
    const isUsual = kindOf(request) === 'api' && !request.is404 && reply.statusCode !== TOO_MANY;
    const level = isUsual ? 'info' : 'debug';
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms: Math.round(millis) }, 'answered');
  });
}

/** Nothing is cached unless its route says so; pages of other sites may read public things, but change nothing. */
export function guardRequests(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}`);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    reply.header('cache-control', 'no-store');
    if ((request.ws || !READING.includes(request.method)) && isForeign(request, config))
      return refuse(reply, new HttpRefusal(403, 'Pages of other sites aren’t allowed to do this.'));
  });
}

/** Refuses requests of the API while the server stops, and those over a limit of their address. */
export function limitRequests(app: FastifyInstance, limits: RequestLimits, sockets: Sockets): void {
  app.addHook('onRequest', async (request, reply) => {
    // Unknown paths count in their handler, because some of them are pages.
    if (request.is404) return;
    const kind = request.ws ? 'api' : kindOf(request);
    if (kind === 'operator') return;
    const { limit, socket } = request.routeOptions.config;
    const over =
      kind === 'page'
        ? limits.take('filesPerMinute', request, reply)
        : (limits.takeRequest(request, reply) ??
          (limit === undefined ? undefined : limits.take(limit, request, reply)));
    if (over !== undefined) return refuseForNow(reply, over);
    if (kind === 'page') return;
    if (sockets.stopping)
      return refuse(reply, new HttpRefusal(503, 'The server is shutting down. Try again in a moment.'));
    if (request.ws && !socket) return refuse(reply, new HttpRefusal(404, `Connect WebSockets to ${SOCKET_PATH}.`));
  });
}
