import { SOCKET_PATH } from '@pouch/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from './address.js';
import { HttpRefusal, NOT_SIGNED_IN, refuse } from './api.js';
import { credentialOf, type GuestCache } from './authentication.js';
import type { Sockets } from './sockets.js';

/** By then another connection may have closed. */
const RETRY_SECONDS = 5;

/** The WebSocket route. Authentication and limits come before the upgrade. */
export function addSocket(
  app: FastifyInstance,
  guests: GuestCache,
  sockets: Sockets,
  whyNot: (request: FastifyRequest) => HttpRefusal | undefined,
): void {
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    config: { kind: 'api', socket: true },
    preValidation: async (request) => {
      request.guest = await guests.guestOf(request);
    },
    // Synchronous, so that no other connection can open between the check and this one.
    preHandler: (request, reply, done) => {
      const { guest } = request;
      const refused =
        guest === undefined ? NO_GUEST : (whyNot(request) ?? tooMany(sockets.whyNot(guest, addressOf(request.ip))));
      if (refused !== undefined) {
        if (refused.status === 429) reply.header('retry-after', RETRY_SECONDS);
        return void refuse(reply, refused);
      }
      if (request.ws) reply.raw.detachSocket(request.raw.socket);
      done();
    },
    handler: (_, reply) => refuse(reply, new HttpRefusal(400, 'This address is for WebSockets only.')),
    wsHandler: (socket, request) => {
      // With this and the detached socket above, the request is garbage-collected while the connection lasts.
      socket.removeAllListeners('error').on('error', ignore);
      const credential = credentialOf(request);
      if (request.guest !== undefined && credential !== undefined)
        sockets.open(socket, request.socket, request.guest, credential, addressOf(request.ip));
    },
  });
}

/** A malformed frame ends its connection by itself. */
const ignore = () => {};

const NO_GUEST = new HttpRefusal(401, NOT_SIGNED_IN);

const tooMany = (reason: string | undefined): HttpRefusal | undefined =>
  reason === undefined ? undefined : new HttpRefusal(429, reason);
