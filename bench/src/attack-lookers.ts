import { addressOf } from './attack/addresses.js';
import { forEachAtOnce } from './attack/at-once.js';
import { guestSocket, send } from './attack/guest-socket.js';
import { asked, followOrders, type Phase } from './attack/orders.js';
import { newGuest } from './server-setup.js';

/** People who look at the lobby and count the bytes that come. */

export interface Lookers {
  readonly server: string;
  readonly count: number;
}

export interface LookersReport {
  /** Bytes a second to all of them together. */
  readonly calm: number;
  readonly attack: number;
  /** Connections that the server ended. */
  readonly cutOff: number;
}

/** As many share an address as may become guests from one, with some to spare. */
const SHARE_ADDRESS = 25;

const sums = new Map<Phase, { bytes: number; millis: number }>();
let current: { readonly phase: Phase; readonly since: number; bytes: number } = { phase: 'pause', since: 0, bytes: 0 };
let cutOff = 0;
let stopping = false;

function begin(phase: Phase): void {
  const now = performance.now();
  const sum = sums.get(current.phase) ?? { bytes: 0, millis: 0 };
  sums.set(current.phase, { bytes: sum.bytes + current.bytes, millis: sum.millis + now - current.since });
  current = { phase, since: now, bytes: 0 };
}

function rate(phase: Phase): number {
  const { bytes = 0, millis = 0 } = sums.get(phase) ?? {};
  return millis === 0 ? 0 : (1000 * bytes) / millis;
}

async function look(server: URL, number: number): Promise<void> {
  const from = addressOf('lookers', Math.floor(number / SHARE_ADDRESS));
  const socket = await guestSocket(server, await newGuest(server, from), from);
  socket.on('message', (data: Buffer) => {
    current.bytes += data.length;
  });
  socket.on('close', () => {
    if (!stopping) cutOff++;
  });
  send(socket, { do: 'open-lobby' });
}

async function stop(): Promise<LookersReport> {
  stopping = true;
  begin('rest');
  return { calm: rate('calm'), attack: rate('attack'), cutOff };
}

const { server, count } = asked<Lookers>();
await forEachAtOnce(count, (number) => look(new URL(server), number));
followOrders({ phase: begin, stop });
