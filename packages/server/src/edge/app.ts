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
import type { Hall } from '../tables/hall.js';
import { addRoutes } from './api.js';
import { answerErrors, onBadBytes, onBadUrl } from './errors.js';
import { guestHandlers } from './guest-routes.js';
import { GuestBook } from './guests.js';
import { operatorHandlers } from './operator-routes.js';
import { addPages } from './pages.js';
import { POLICY } from './policy.js';
import { addSocket } from './socket.js';
import { Sockets } from './sockets.js';
import { tableHandlers } from './table-routes.js';
import { guardRequests, watchRequests } from './watch.js';

/** What the edge stands between. */
export interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly hall: Hall;
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
/** A request has to be here as a whole within this time. */
const REQUEST_MILLIS = 15_000;

export async function createEdge({ config, store, hall, metrics, log, web }: Parts): Promise<Edge> {
  const { limits } = config;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify would log addresses as they were asked for; `watchRequests` logs routes.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: LIMITS.message,
    requestTimeout: REQUEST_MILLIS,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    clientErrorHandler: onBadBytes,
    frameworkErrors: onBadUrl,
  });
  const guests = new GuestBook(store);
  const sockets = new Sockets(hall, metrics, limits, log);

  app.decorateRequest('guest', undefined);
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  watchRequests(app, metrics);
  await app.register(fastifyHelmet, POLICY);
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, {
    // Compressed, a frame's length would tell something about what is in it.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    preClose: (done) => done(),
  });
  guardRequests(app, config, sockets);
  await app.register(fastifyRateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: (_, { ttl }) =>
      Object.assign(new Error(`That was too often; try again in ${Math.ceil(ttl / 1000)} s`), { statusCode: 429 }),
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
      ...tableHandlers(hall, async (request) => {
        // Newcomers are nobody yet: many of them may share an address, which has a limit of its own.
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
