import { once } from 'node:events';
import type { Attack } from './hostile.js';
import { pingFrame, upgrade } from './raw-socket.js';

/** Sends pings and never reads the pongs. */

/** Bounded, so that a server without a limit does not take the machine's memory. */
const MOST_PINGS = 200_000;
const PINGS_A_WRITE = 100;
const WRITES_A_SECOND = 200;

const pings = Buffer.concat(Array.from({ length: PINGS_A_WRITE }, () => pingFrame(Buffer.alloc(125, 'x'))));

export const pingWithoutReading: Attack = async (attacker, { server }) => {
  const socket = await upgrade(server, await attacker.guest(), attacker.from);
  socket.pause();
  const ended = once(socket, 'close').catch(() => {});
  socket.on('error', () => {});
  attacker.end.addEventListener('abort', () => socket.destroy(), { once: true });
  for (let sent = 0; sent < MOST_PINGS && !attacker.end.aborted && !socket.destroyed; sent += PINGS_A_WRITE) {
    if (!socket.write(pings)) await Promise.race([once(socket, 'drain'), ended]);
    attacker.done += PINGS_A_WRITE;
    await attacker.pause(1000 / WRITES_A_SECOND);
  }
  // What has piled up stays until the server ends the connection.
  await ended;
};
