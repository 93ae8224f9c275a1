import { SOCKET_PATH } from '@pouch/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import type { Metrics } from '../metrics.js';
import { HttpRefusal, refuse } from './api.js';
import { isForeign } from './origin.js';
import type { Sockets } from './sockets.js';

const HSTS_SECONDS = 365 * 24 * 3600;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Measures and logs every response by its route: URLs may hold secrets. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const millis = reply.elapsedTime;
    metrics.answered(request.method, route, reply.statusCode, millis);
    const level = route.startsWith('/api') ? 'info' : 'debug';
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms: Math.round(millis) }, 'answered');
  });
}

/** Refuses requests while the server stops, and those of pages of other sites. */
export function guardRequests(app: FastifyInstance, config: Config, sockets: Sockets): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}`);
    if (!request.url.startsWith('/api') && !request.ws) return;
    reply.header('cache-control', 'no-store');
    if (sockets.stopping)
      return refuse(reply, new HttpRefusal(503, 'The server is shutting down. Try again in a moment.'));
    if (request.ws && request.routeOptions.url !== SOCKET_PATH)
      return refuse(reply, new HttpRefusal(404, `Connect WebSockets to ${SOCKET_PATH}.`));
    if ((request.ws || !READING.includes(request.method)) && isForeign(request, config))
      return refuse(reply, new HttpRefusal(403, 'Pages of other sites aren’t allowed to do this.'));
  });
}
