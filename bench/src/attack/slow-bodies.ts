import { connect } from 'node:net';
import { ROUTES } from '@pouch/protocol';
import type { Attack } from './hostile.js';

/** Announces bodies and sends a byte of them a second, over many connections. */

const CONNECTIONS = 20;

export const sendSlowBodies: Attack = async (attacker, { server }) => {
  const head =
    `POST ${ROUTES.makeGuest.path} HTTP/1.1\r\nHost: ${server.host}\r\nOrigin: ${server.origin}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const dribble = async (): Promise<void> => {
    const socket = connect({ host: server.hostname, port: Number(server.port), localAddress: attacker.from });
    socket.on('error', () => {}).resume();
    socket.write(head);
    while (!attacker.end.aborted && !socket.destroyed) {
      await attacker.pause(1000);
      socket.write(' ');
    }
    socket.destroy();
  };
  await attacker.repeat(CONNECTIONS, CONNECTIONS, dribble);
};
