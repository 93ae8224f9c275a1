import { normalizeIP } from '@fastify/rate-limit';
import { SOCKET_PATH } from '@pouch/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused, refuse } from './api.js';
import { type GuestBook, keyOf } from './guests.js';
import type { Sockets } from './sockets.js';

/** By then another connection may have closed. */
const RETRY_SECONDS = 5;

/** The door for WebSockets: who somebody is and whether they may come in is settled before the upgrade. */
export function addSocket(app: FastifyInstance, guests: GuestBook, sockets: Sockets): void {
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    preValidation: async (request) => {
      request.guest = await guests.of(request);
    },
    // Not asynchronous: between this look and the new connection nobody else can come in.
    preHandler: (request, reply, done) => {
      const { guest } = request;
      const refused = guest === undefined ? NOBODY : tooMany(sockets.whyNot(guest, placeOf(request)));
      if (refused !== undefined) {
        if (refused.status === 429) reply.header('retry-after', RETRY_SECONDS);
        return void refuse(reply, refused);
      }
      if (request.ws) reply.raw.detachSocket(request.raw.socket);
      done();
    },
    handler: (_, reply) => refuse(reply, new Refused(400, 'This is for WebSockets')),
    wsHandler: (socket, request) => {
      // With this and the socket detached above, the request is not kept for as long as the connection lasts.
      socket.removeAllListeners('error').on('error', ignore);
      const key = keyOf(request);
      if (request.guest !== undefined && key !== undefined) sockets.open(socket, request.guest, key, placeOf(request));
    },
  });
}

/** A broken frame ends its connection by itself. */
const ignore = () => {};

/** Where a request comes from. Whoever has one address of IPv6 usually has the whole network around it. */
const placeOf = (request: FastifyRequest): string => normalizeIP(request.ip);

const NOBODY = new Refused(401, 'You are not a guest here yet, or no longer');

const tooMany = (reason: string | undefined): Refused | undefined =>
  reason === undefined ? undefined : new Refused(429, reason);
