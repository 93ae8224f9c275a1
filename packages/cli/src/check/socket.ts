import { type Message, newId, SOCKET_PATH } from '@pouch/protocol';
import { WebSocket } from 'ws';
import { beginningOf, NoAnswer, noAnswer, type Patience, type Reply, TOO_LATE } from './ask.js';

/** How a WebSocket went: the round trip in milliseconds, or what came instead. */
export type Tried = { readonly roundTrip: number } | { readonly reply: Reply } | 'silent' | NoAnswer;

/** Opens a WebSocket as a page does, waits for the greeting, and asks something. */
export function trySocket(base: URL, cookie: string, patience: Patience): Promise<Tried> {
  const url = new URL(SOCKET_PATH, base);
  url.protocol = base.protocol.replace('http', 'ws');
  const began = performance.now();
  const socket = new WebSocket(url, { headers: { cookie, origin: base.origin }, agent: undefined });
  return new Promise<Tried>((done) => {
    let isOpen = false;
    const timer = setTimeout(() => done(isOpen ? 'silent' : new NoAnswer(TOO_LATE, '')), patience);
    const end = (tried: Tried): void => {
      clearTimeout(timer);
      done(tried);
    };
    let asked = 0;
    socket.on('open', () => {
      isOpen = true;
    });
    socket.on('message', (frame) => {
      for (const { kind } of messagesIn(String(frame))) {
        if (kind === 'answer') end({ roundTrip: performance.now() - asked });
        if (kind !== 'hello') continue;
        asked = performance.now();
        socket.send(JSON.stringify({ do: 'time', id: newId() }));
      }
    });
    socket.on('unexpected-response', (_, response) => {
      void beginningOf(response).then(
        (body) =>
          end({
            reply: {
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
              millis: performance.now() - began,
            },
          }),
        (error: unknown) => end(noAnswer(error)),
      );
    });
    socket.on('error', (error) => end(noAnswer(error)));
    socket.on('close', () => end('silent'));
  }).finally(() => socket.terminate());
}

/** Whatever is at the other end may say anything. */
function messagesIn(frame: string): readonly Pick<Message, 'kind'>[] {
  try {
    const messages: unknown = JSON.parse(frame);
    return Array.isArray(messages) ? messages.filter((each) => typeof each?.kind === 'string') : [];
  } catch {
    return [];
  }
}
