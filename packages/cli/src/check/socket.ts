import { type Message, newId, SOCKET_PATH } from '@pouch/protocol';
import { WebSocket } from 'ws';
import { type HttpResponse, NoResponse, noResponse, readResponse, TIMED_OUT } from './request.js';

/** The round trip of a WebSocket in milliseconds, or what happened instead. */
export type SocketResult = { readonly roundTrip: number } | { readonly response: HttpResponse } | 'silent' | NoResponse;

/** Opens a WebSocket as the page does, waits for `hello` and measures a round trip. */
export function trySocket(base: URL, cookie: string, timeout: number): Promise<SocketResult> {
  const url = new URL(SOCKET_PATH, base);
  url.protocol = base.protocol.replace('http', 'ws');
  const began = performance.now();
  const socket = new WebSocket(url, { headers: { cookie, origin: base.origin }, agent: undefined });
  return new Promise<SocketResult>((done) => {
    let isOpen = false;
    const timer = setTimeout(() => done(isOpen ? 'silent' : new NoResponse(TIMED_OUT, '')), timeout);
    const end = (result: SocketResult): void => {
      clearTimeout(timer);
      done(result);
    };
    let sentAt = 0;
    socket.on('open', () => {
      isOpen = true;
    });
    socket.on('message', (frame) => {
      for (const { kind } of messagesIn(String(frame))) {
        if (kind === 'answer') end({ roundTrip: performance.now() - sentAt });
        if (kind !== 'hello') continue;
        sentAt = performance.now();
        socket.send(JSON.stringify({ do: 'time', id: newId() }));
      }
    });
    socket.on('unexpected-response', (_, response) => {
      void readResponse(response, began).then(
        (read) => end({ response: read }),
        (error: unknown) => end(noResponse(error)),
      );
    });
    socket.on('error', (error) => end(noResponse(error)));
    socket.on('close', () => end('silent'));
  }).finally(() => socket.terminate());
}

/** The other end may not be Pouch: anything can arrive. */
function messagesIn(frame: string): readonly Pick<Message, 'kind'>[] {
  try {
    const messages: unknown = JSON.parse(frame);
    return Array.isArray(messages) ? messages.filter((each) => typeof each?.kind === 'string') : [];
  } catch {
    return [];
  }
}
