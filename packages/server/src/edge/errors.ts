import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSALS, type RefusalStatus } from '@pouch/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreBusy } from '../store/store.js';
import { StoreFailure } from '../store/store-health.js';
import { UnreadableTable } from '../tables/log.js';
import { UNREADABLE } from '../tables/set-aside.js';
import { UNREACHABLE } from '../tables/writer.js';

/** Every error is answered as `Failed`: a sentence, without internals. */

const isRefusal = (status: number): status is RefusalStatus => status in REFUSALS;

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // It was logged when it was found.
    if (error instanceof UnreadableTable) return reply.code(503).send({ error: UNREADABLE.reason });
    // Failures of the store are logged where they begin.
    if (error instanceof StoreBusy) return reply.code(503).send({ error: error.message });
    if (error instanceof StoreFailure) return reply.code(503).send({ error: UNREACHABLE.reason });
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
      return reply.code(500).send({ error: 'Something went wrong on the server. The error has been logged.' });
    }
    return reply.code(status).send({ error: textFor(status, error) });
  });
}

function textFor(status: number, error: FastifyError): string {
  if (status === 429) return error.message;
  if (status === 400) return 'The body must be valid JSON.';
  return isRefusal(status) ? REFUSALS[status] : `${STATUS_CODES[status] ?? 'Request refused'}.`;
}

/** For answers that are sent before any hook has run. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const;

export function onMalformedUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // Nothing else closes it if it was to become a WebSocket.
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
  reply.headers(BARE_HEADERS).code(400).send({ error: 'The URL is malformed.' });
}

const MALFORMED = {
  400: 'The HTTP request is malformed.',
  408: 'The request took too long.',
  431: 'The request headers are too large.',
} as const;

/** Not logged, because the error carries the raw bytes, perhaps with secrets. */
export function onMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify({ error: MALFORMED[status] });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    ...BARE_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
