import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.js';
import { addressOf } from './address.js';
import type { ShutOut } from './shut-out.js';

/**
 * Lets an address wait for its refusals when it has had many. A client that waits for answers, as nearly all do, sends
 * its next request that much later, and a request that does not come costs nothing. Who is refused now and then is told
 * at once.
 */

const TOO_MANY = 429;
/** Refusals that wait: of an address, and of all. */
const MOST_PER_ADDRESS = 64;
const MOST = 5000;

interface SlowRefusalOptions {
  readonly shutOut: Pick<ShutOut, 'waitMs'>;
  readonly metrics: Pick<Metrics, 'limited'>;
}

export function slowRefusals(app: FastifyInstance, { shutOut, metrics }: SlowRefusalOptions): void {
  const waiting = new Map<string, number>();
  let all = 0;

  const begin = (own: string): void => {
    all++;
    waiting.set(own, (waiting.get(own) ?? 0) + 1);
  };
  const end = (own: string): void => {
    all--;
    const left = (waiting.get(own) ?? 0) - 1;
    if (left > 0) waiting.set(own, left);
    else waiting.delete(own);
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== TOO_MANY) return done(null, payload);
    const address = addressOf(request.ip);
    const millis = shutOut.waitMs(address);
    if (millis === 0) return done(null, payload);
    metrics.limited('slowRefusals');
    // One address that does not wait for answers, but sends more, gets none. With too many addresses nobody waits.
    if ((waiting.get(address.own) ?? 0) >= MOST_PER_ADDRESS) request.raw.socket.destroy();
    if (all >= MOST || request.raw.socket.destroyed) return done(null, payload);
    begin(address.own);
    later(request.raw.socket, millis, () => {
      end(address.own);
      done(null, payload);
    });
  });
}

/** By connection: what waits for it. A client may send many requests at once over one. */
const waits = new WeakMap<Socket, Set<() => void>>();

/** Calls back after a time, or as soon as nobody waits for the answer any more. */
function later(socket: Socket, millis: number, act: () => void): void {
  const ofSocket = waits.get(socket) ?? waitsOf(socket);
  const finish = (): void => {
    clearTimeout(timer);
    if (ofSocket.delete(finish)) act();
  };
  const timer = setTimeout(finish, millis).unref();
  ofSocket.add(finish);
}

function waitsOf(socket: Socket): Set<() => void> {
  const ofSocket = new Set<() => void>();
  waits.set(socket, ofSocket);
  socket.once('close', () => {
    for (const finish of [...ofSocket]) finish();
  });
  return ofSocket;
}
