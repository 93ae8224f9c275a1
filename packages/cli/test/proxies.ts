import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { CERTIFICATE, KEY } from './localhost.js';

/** Proxies in front of a server, configured well and badly. */

type Headers = Record<string, string | string[] | undefined>;

export interface Wiring {
  readonly scheme?: 'http' | 'https';
  /** Changes the headers of a request. */
  readonly headers?: (headers: Headers) => Headers;
  readonly replyHeaders?: (headers: Headers) => Headers;
  /** How a WebSocket is treated; passed on by default. */
  readonly upgrade?: 'as a request' | 'unanswered' | 'cut';
  /** Responses by the proxy itself. */
  readonly own?: (
    path: string,
  ) => { readonly status: number; readonly headers?: Headers; readonly body?: string } | undefined;
}

/** Listens until the end of the test; returns the address. */
export async function proxy(target: string, wiring: Wiring = {}): Promise<string> {
  const { headers = (same) => same, replyHeaders = (same) => same } = wiring;
  const passOn = (asked: IncomingMessage, passed: Headers): ReturnType<typeof request> =>
    request(new URL(asked.url ?? '/', target), { method: asked.method, headers: passed as Record<string, string> });

  const listener: RequestListener = (asked, reply) => {
    const own = wiring.own?.(asked.url ?? '/');
    if (own !== undefined) return void reply.writeHead(own.status, own.headers).end(own.body);
    const further = passOn(asked, headers(asked.headers));
    further.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 500, replyHeaders(answer.headers));
      answer.pipe(reply);
    });
    asked.pipe(further);
  };
  const scheme = wiring.scheme ?? 'http';
  const server: Server =
    scheme === 'http' ? createServer(listener) : createTlsServer({ cert: CERTIFICATE, key: KEY }, listener);
  server.on('upgrade', (asked, socket: Socket) => {
    if (wiring.upgrade === 'unanswered') return;
    if (wiring.upgrade === 'cut') return void socket.destroy();
    const own = wiring.own?.(asked.url ?? '/');
    if (own !== undefined)
      return void socket.end(`HTTP/1.1 ${own.status} No\r\nConnection: close\r\n\r\n${own.body ?? ''}`);
    if (wiring.upgrade === 'as a request') {
      const { connection: _, upgrade: __, ...rest } = headers(asked.headers);
      passOn(asked, rest)
        .on('response', async (answer) => {
          const body = (await answer.toArray()).join('');
          socket.end(
            `HTTP/1.1 ${answer.statusCode} Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
          );
        })
        .end();
      return;
    }
    const { hostname, port } = new URL(target);
    const far = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers(asked.headers)).flatMap(([name, value]) =>
        value === undefined ? [] : `${name}: ${value}\r\n`,
      );
      far.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      far.pipe(socket).pipe(far);
    });
    for (const end of [far, socket])
      end.on('error', () => {
        far.destroy();
        socket.destroy();
      });
  });
  return listening(server, scheme);
}

/** A server that runs until the end of the test. */
export async function listening(server: Server, scheme = 'http'): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
