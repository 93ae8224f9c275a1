import { once } from 'node:events';
import type { Attack } from './hostile.js';
import { textFrame, upgrade } from './raw-socket.js';

/** Sends frames that are none, and text that is no command; connects again when it is cut off. */

const MASK = [0, 0, 0, 0];

const MALFORMED: readonly Buffer[] = [
  textFrame('not JSON'),
  textFrame('[]'),
  textFrame('{"id":"12345678","do":"nothing"}'),
  textFrame(`${'['.repeat(5000)}${']'.repeat(5000)}`),
  textFrame(`{"id":"12345678","do":"say","table":"${'x'.repeat(10_000)}"}`),
  // Binary.
  Buffer.from([0x82, 0x84, ...MASK, 1, 2, 3, 4]),
  // Not UTF-8.
  Buffer.from([0x81, 0x84, ...MASK, 0xc0, 0xaf, 0xff, 0xfe]),
  // A kind of frame that does not exist, and one with reserved bits.
  Buffer.from([0x83, 0x80, ...MASK]),
  Buffer.from([0xf1, 0x80, ...MASK]),
  // Without a mask, and longer than the server accepts.
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, ...MASK]),
];

export const sendMalformedFrames: Attack = async (attacker, { server }) => {
  const cookie = await attacker.guest();
  let turn = 0;
  while (!attacker.end.aborted) {
    const socket = await upgrade(server, cookie, attacker.from);
    const ended = once(socket, 'close').catch(() => {});
    socket.on('error', () => {}).resume();
    const limit = setTimeout(() => socket.destroy(), 1000);
    // The first ones only cost an answer; the others end the connection.
    for (let frame = 0; frame < 5; frame++) socket.write(MALFORMED[frame % 5] ?? '');
    socket.end(MALFORMED[turn++ % MALFORMED.length] ?? '');
    await ended;
    attacker.done++;
    clearTimeout(limit);
    await attacker.pause(50);
  }
};
