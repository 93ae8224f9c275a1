import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import { LIMITS } from '@pouch/protocol';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { ReadableMetrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/service.js';
import { addRoutes } from './api.js';
import { GuestCache } from './authentication.js';
import { answerErrors, onMalformedRequest, onMalformedUrl } from './errors.js';
import { guestHandlers } from './guest-routes.js';
import { operatorHandlers } from './operator-routes.js';
import { addPages } from './pages.js';
import { guardRequests, logRequests } from './request-hooks.js';
import { SECURITY_HEADERS } from './security-headers.js';
import { addSocket } from './socket-route.js';
import { Sockets } from './sockets.js';
import { tableHandlers } from './table-routes.js';
import { tooManyAttempts } from './too-many-attempts.js';

export interface EdgeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly metrics: ReadableMetrics;
  readonly log: Logger;
  /** Folder of the built web app. */
  readonly web?: string | undefined;
}

export interface Edge {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

const MINUTE = 60_000;
/** A request must arrive completely within this time. */
const REQUEST_MS = 15_000;

export async function createEdge({ config, store, tables, metrics, log, web }: EdgeOptions): Promise<Edge> {
  const { limits } = config;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify logs URLs, which may hold secrets; `logRequests` logs routes.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: LIMITS.message,
    requestTimeout: REQUEST_MS,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    clientErrorHandler: onMalformedRequest,
    frameworkErrors: onMalformedUrl,
  });
  const guests = new GuestCache(store);
  const sockets = new Sockets(tables, metrics, limits, log);

  app.decorateRequest('guest', undefined);
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  logRequests(app, metrics);
  await app.register(fastifyHelmet, SECURITY_HEADERS);
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, {
    // The length of a compressed frame would leak something about its content.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    preClose: (done) => done(),
  });
  guardRequests(app, config, sockets);
  await app.register(fastifyRateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: (_, { ttl }) => Object.assign(new Error(tooManyAttempts(ttl / 1000)), { statusCode: 429 }),
  });

  const codesTried = app.createRateLimit({
    max: limits.codesPerGuest,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => request.guest?.id ?? '',
  });
  const codes = { max: limits.codesPerAddress, timeWindow: 10 * MINUTE };
  addRoutes(
    app,
    guests,
    {
      ...guestHandlers(config, store, guests, sockets),
      ...tableHandlers(tables, async (request) => {
        // Without a guest only the limit of the address counts, which many newcomers may share.
        if (request.guest === undefined) return 0;
        const tried = await codesTried(request);
        return tried.isAllowed || !tried.isExceeded ? 0 : tried.ttlInSeconds;
      }),
      ...operatorHandlers(config, store, metrics, sockets),
    },
    { makeGuest: { max: limits.guestsPerHour, timeWindow: 60 * MINUTE }, findCode: codes, redeemLink: codes },
  );
  addSocket(app, guests, sockets);
  await addPages(app, web);
  return { app, sockets };
}
