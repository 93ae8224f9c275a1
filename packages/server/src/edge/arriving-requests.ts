import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import type { Metrics } from '../metrics.js';
import { type Address, addressOf } from './address.js';
import { AddressCount, type Level } from './address-limits.js';
import { proxiesIn } from './proxies.js';
import { refuseForNow, type TooMany } from './request-limits.js';
import type { ShutOut } from './shut-out.js';
import { tryAgain } from './try-again.js';

interface ArrivingOptions {
  readonly metrics: Metrics;
  readonly shutOut: ShutOut;
  readonly requestMs: number;
}

/**
 * Bounds how many requests can be on their way from an address, however slowly they come. A request is on its way in a
 * connection, which counts until it closes or becomes a WebSocket. Connections of a proxy are those of many clients:
 * there, each request body counts by the address that the proxy names.
 */
export function boundArriving(
  app: FastifyInstance,
  { limits, trustProxy }: Config,
  { metrics, shutOut, requestMs }: ArrivingOptions,
): void {
  const newCount = () => new AddressCount(limits.arrivingPerAddress, limits.networkShare);
  const acted = (level: Level) => metrics.limited(level === 'network' ? 'networkShare' : 'arrivingPerAddress');
  boundConnections(app, newCount(), { isProxy: proxiesIn(trustProxy), shutOut, acted });
  boundBodies(app, newCount(), acted);
  // Node’s own timeouts end here. If the WebSocket opens, it clears this one.
  app.server.on('upgrade', ({ socket }) => socket.setTimeout(requestMs, () => socket.destroy()));
}

interface ConnectionOptions {
  readonly shutOut: ShutOut;
  isProxy(ip: string): boolean;
  acted(level: Level): void;
}

function boundConnections(
  app: FastifyInstance,
  open: AddressCount,
  { isProxy, shutOut, acted }: ConnectionOptions,
): void {
  const counted = new WeakMap<Socket, Address>();
  const release = (socket: Socket) => {
    const address = counted.get(socket);
    if (counted.delete(socket) && address !== undefined) open.remove(address);
  };
  app.server.on('connection', (socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined || isProxy(ip)) return;
    const address = addressOf(ip);
    if (shutOut.isOut(address)) return void socket.destroy();
    const level = open.whyNot(address);
    if (level !== undefined) {
      acted(level);
      return void socket.destroy();
    }
    counted.set(socket, address);
    open.add(address);
    socket.once('close', () => release(socket));
  });
  // WebSockets have limits of their own, once they are open.
  app.websocketServer.on('connection', (_, request) => release(request.socket));
}

/** By then other bodies have arrived or timed out. */
const WAIT_SECONDS = 5;
const TOO_MANY_BODIES: TooMany = {
  reason: tryAgain('Too many requests from your network at once', WAIT_SECONDS),
  waitSeconds: WAIT_SECONDS,
};

function boundBodies(app: FastifyInstance, arriving: AddressCount, acted: (level: Level) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    const address = addressOf(request.ip);
    const level = arriving.whyNot(address);
    if (level !== undefined) {
      acted(level);
      // What is left of the body is not read.
      reply.header('connection', 'close');
      return refuseForNow(reply, TOO_MANY_BODIES);
    }
    arriving.add(address);
    request.raw.once('close', () => arriving.remove(address));
  });
}
