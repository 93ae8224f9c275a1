import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyWebsocket from '@fastify/websocket';
import { LIMITS } from '@pouch/protocol';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { ReadableMetrics } from '../metrics.js';
import type { Guest, Store } from '../store/store.js';
import type { Tables } from '../tables/service.js';
import { NO_WORDS, type WordList } from '../word-list.js';
import { addressOf } from './address.js';
import { alertHandlers } from './alert-routes.js';
import { addRoutes, HttpRefusal } from './api.js';
import { boundArriving } from './arriving-requests.js';
import { GuestCache } from './authentication.js';
import { banWords, NOT_WHILE_BANNED, subjectsOf } from './bans.js';
import { deskHandlers, isOperator } from './desk-routes.js';
import { answerErrors, onMalformedRequest, onMalformedUrl } from './errors.js';
import { guestHandlers } from './guest-routes.js';
import { KnownGuests } from './known-guests.js';
import { operatorHandlers } from './operator-routes.js';
import { addPages } from './pages.js';
import { peopleHandlers } from './people-routes.js';
import { guardRequests, limitRequests, logRequests } from './request-hooks.js';
import { RequestLimits, refusalFor } from './request-limits.js';
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
  /** What nobody may be called; nothing by default. */
  readonly words?: WordList;
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
  const { config, store, tables, metrics, log, web, words = NO_WORDS, requestMs = REQUEST_MS } = options;
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
      ...guestHandlers(config, store, guests, sockets, { tables, words, limits }),
      // Without a guest only the limit of the address counts, which many newcomers may share.
      ...tableHandlers(tables, (guest) => (guest === undefined ? undefined : limits.takeCode(guest.id))),
      ...peopleHandlers(tables, ({ id }) => limits.takeReport(id)),
      ...alertHandlers(config, tables),
      ...operatorHandlers(config, store, metrics, sockets),
      ...deskHandlers(config.adminToken, store, tables, sockets),
    },
    {
      limits: {
        findCode: 'codesPerAddress',
        redeemLink: 'codesPerAddress',
        report: 'reportsPerAddress',
      },
      whyNot: (name, request, guest) =>
        NOT_WHILE_BANNED.includes(name) ? whyBanned(tables, request, guest) : undefined,
      isOperator: config.adminToken === undefined ? undefined : operatorCheck(config.adminToken, limits),
    },
  );
  addSocket(app, guests, sockets, (request) => whyBanned(tables, request, request.guest));
  tables.desk.onChanged(() => {
    guests.clear();
    sockets.closeForbidden(({ guest, address }) => {
      const ban = tables.desk.banOf(subjectsOf(guest, address));
      if (ban !== undefined) return 'Banned';
      return tables.desk.isForgotten(guest.id) ? 'Signed out' : undefined;
    });
  });
  await addPages(app, limits, web);
  return { app, sockets };
}

function whyBanned(tables: Tables, request: FastifyRequest, guest: Guest | undefined): HttpRefusal | undefined {
  const ban = tables.desk.banOf(subjectsOf(guest, addressOf(request.ip)));
  return ban === undefined ? undefined : new HttpRefusal(403, banWords(ban));
}

/** Wrong tokens count, so that nobody can try many; a right one does not. */
const operatorCheck =
  (token: string, limits: RequestLimits) =>
  (request: FastifyRequest, reply: FastifyReply): true | HttpRefusal => {
    const waiting = limits.wait('adminAttempts', request);
    if (waiting === undefined && isOperator(request, token)) return true;
    const over = waiting ?? limits.take('adminAttempts', request, reply);
    return over === undefined ? new HttpRefusal(401, 'This is not the operator’s token.') : refusalFor(reply, over);
  };

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
