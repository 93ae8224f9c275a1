import WebSocket from 'ws';

/** What happens on a connection, as whoever holds it hears it. */
export interface Ears {
  opened(): void;
  /** A frame as it came. */
  heard(frame: string): void;
  closed(): void;
}

/** A real socket to the server at `base`, with a guest's cookie. */
export function openLine(base: string, cookie: string, ears: Ears): WebSocket {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
  socket.on('open', () => ears.opened());
  socket.on('message', (data) => ears.heard(String(data)));
  // A refused connection is told as an error first; either way it ends as closed.
  socket.on('error', () => undefined);
  socket.on('close', () => ears.closed());
  return socket;
}
