import WebSocket from 'ws';

export interface SocketHandlers {
  opened(): void;
  received(frame: string): void;
  closed(): void;
}

/** A real socket to the server at `base`, with a guest's cookie. */
export function openSocket(base: string, cookie: string, handlers: SocketHandlers): WebSocket {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
  socket.on('open', () => handlers.opened());
  socket.on('message', (data) => handlers.received(String(data)));
  // A refused connection emits an error first; `close` follows in any case.
  socket.on('error', () => undefined);
  socket.on('close', () => handlers.closed());
  return socket;
}
