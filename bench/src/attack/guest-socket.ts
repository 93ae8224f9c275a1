import { once } from 'node:events';
import { SOCKET_PATH } from '@pouch/protocol';
import WebSocket from 'ws';
import { nextId } from '../server-setup.js';

/** Connects as a guest, from an address. Pings are answered; nothing that arrives is parsed. */
export async function guestSocket(server: URL, cookie: string, from: string): Promise<WebSocket> {
  const url = new URL(SOCKET_PATH, server);
  url.protocol = 'ws:';
  const socket = new WebSocket(url, {
    headers: { cookie },
    origin: server.origin,
    localAddress: from,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  await once(socket, 'open');
  // Attackers are cut off: that is no error.
  socket.on('error', () => {});
  return socket;
}

export const send = (socket: WebSocket, command: Readonly<Record<string, unknown>>): void =>
  socket.send(JSON.stringify({ id: nextId(), ...command }));
