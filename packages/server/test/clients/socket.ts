import WebSocket from 'ws';

/** What happens on a connection, as whoever holds it hears it. */
export interface SocketHandlers {
  opened(): void;
  /** A frame as it came. */
  heard(frame: string): void;
  closed(): void;
}

/** A real socket to the server at `base`, with a guest's cookie. */
export function openSocket(base: string, cookie: string, handlers: SocketHandlers): WebSocket {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
  socket.on('open', () => handlers.opened());
  socket.on('message', (data) => handlers.heard(String(data)));
  // A refused connection is told as an error first; either way it ends as closed.
  socket.on('error', () => undefined);
  socket.on('close', () => handlers.closed());
  return socket;
}
