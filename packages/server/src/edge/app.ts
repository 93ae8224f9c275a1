import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyWebsocket from '@fastify/websocket';
import { LIMITS } from '@pouch/protocol';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { ReadableMetrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/service.js';
import { addRoutes } from './api.js';
import { boundArriving } from './arriving-requests.js';
import { GuestCache } from './authentication.js';
import { answerErrors, onMalformedRequest, onMalformedUrl } from './errors.js';
import { guestHandlers } from './guest-routes.js';
import { KnownGuests } from './known-guests.js';
import { operatorHandlers } from './operator-routes.js';
import { addPages } from './pages.js';
import { guardRequests, limitRequests, logRequests } from './request-hooks.js';
import { RequestLimits } from './request-limits.js';
import { SECURITY_HEADERS } from './security-headers.js';
import { ShutOut } from './shut-out.js';
import { slowRefusals } from './slow-refusals.js';
import { addSocket } from './socket-route.js';
import { Sockets } from './sockets.js';
import { tableHandlers } from './table-routes.js';

export interface EdgeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly metrics: ReadableMetrics;
  readonly log: Logger;
  /** Folder of the built web app. */
  readonly web?: string | undefined;
  /** A request must arrive completely within this time. */
  readonly requestMs?: number | undefined;
}

export interface Edge {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

const REQUEST_MS = 15_000;
/** Requests that are too slow are looked for this often in that time. */
const CHECKS = 10;

const SOCKET_OPTIONS = {
  maxPayload: LIMITS.message,
  // The length of a compressed frame would leak something about its content.
  perMessageDeflate: false,
  // Pings count like other frames: see `connection.ts`.
  autoPong: false,
  /** A client that does not answer the close is cut off after this time. */
  closeTimeout: 2000,
};

export async function createEdge(options: EdgeOptions): Promise<Edge> {
  const { config, store, tables, metrics, log, web, requestMs = REQUEST_MS } = options;
  const app = newApp(config, log, requestMs);
  const known = new KnownGuests();
  const guests = new GuestCache(store, known);
  const shutOut = new ShutOut(config.limits, metrics);
  const sockets = new Sockets(tables, metrics, config.limits, log, shutOut);
  const limits = new RequestLimits(config.limits, metrics, shutOut, known);

  app.decorateRequest('guest', undefined);
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  logRequests(app, metrics);
  await app.register(fastifyHelmet, SECURITY_HEADERS);
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, {
    options: SOCKET_OPTIONS,
    preClose: (done) => done(),
  });
  guardRequests(app, config);
  limitRequests(app, limits, sockets);
  slowRefusals(app, { shutOut, metrics });
  boundArriving(app, config, { metrics, shutOut, requestMs });

  addRoutes(
    app,
    guests,
    {
      ...guestHandlers(config, store, guests, sockets, limits),
      // Without a guest only the limit of the address counts, which many newcomers may share.
      ...tableHandlers(tables, (guest) => (guest === undefined ? undefined : limits.takeCode(guest.id))),
      ...operatorHandlers(config, store, metrics, sockets),
    },
    { findCode: 'codesPerAddress', redeemLink: 'codesPerAddress' },
  );
  addSocket(app, guests, sockets);
  await addPages(app, limits, web);
  return { app, sockets };
}

function newApp(config: Config, log: Logger, requestMs: number): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify logs URLs, which may hold secrets; `logRequests` logs routes.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: LIMITS.message,
    requestTimeout: requestMs,
    // Node swaps the two times if that for the head is longer, and looks only every 30 seconds by default.
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / CHECKS) },
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    clientErrorHandler: onMalformedRequest,
    frameworkErrors: onMalformedUrl,
  });
}
