import { normalizeIP } from '@fastify/rate-limit';
import { SOCKET_PATH } from '@pouch/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal, NOT_SIGNED_IN, refuse } from './api.js';
import { credentialOf, type GuestCache } from './authentication.js';
import type { Sockets } from './sockets.js';

/** By then another connection may have closed. */
const RETRY_SECONDS = 5;

/** The WebSocket route. Authentication and limits come before the upgrade. */
export function addSocket(app: FastifyInstance, guests: GuestCache, sockets: Sockets): void {
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    preValidation: async (request) => {
      request.guest = await guests.guestOf(request);
    },
    // Synchronous, so that no other connection can open between the check and this one.
    preHandler: (request, reply, done) => {
      const { guest } = request;
      const refused = guest === undefined ? NO_GUEST : tooMany(sockets.whyNot(guest, addressOf(request)));
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
        sockets.open(socket, request.guest, credential, addressOf(request));
    },
  });
}

/** A malformed frame ends its connection by itself. */
const ignore = () => {};

/** The address that limits count by. For IPv6 it is the network, as a client usually has all addresses of one. */
const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

const NO_GUEST = new HttpRefusal(401, NOT_SIGNED_IN);

const tooMany = (reason: string | undefined): HttpRefusal | undefined =>
  reason === undefined ? undefined : new HttpRefusal(429, reason);
