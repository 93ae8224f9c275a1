import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '@pouch/rules';
import WebSocket, { type RawData, WebSocketServer } from 'ws';
import { chance } from '../clients/seeded.js';

/** The rate of each fault, in a thousand frames. */
export interface Faults {
  readonly drop: number;
  readonly duplicate: number;
  readonly reorder: number;
  readonly delay: number;
  readonly cut: number;
}

export interface Proxy {
  readonly base: string;
  /** How often each fault occurred. */
  readonly met: Readonly<Record<keyof Faults, number>>;
  close(): Promise<void>;
}

/** Milliseconds, at most. */
const LONGEST_DELAY = 4;
const LONGEST_LIFE_AFTER_A_LOSS = 8;

/**
 * A proxy between real sockets that drops, repeats, reorders and delays frames. A connection with lost or reordered
 * frames is broken, so it is cut soon after.
 */
export async function badNetwork(target: string, random: Random, faults: Faults): Promise<Proxy> {
  const met = { drop: 0, duplicate: 0, reorder: 0, delay: 0, cut: 0 };
  const happens = (fault: keyof Faults): boolean => {
    if (!chance(random, faults[fault])) return false;
    met[fault]++;
    return true;
  };
  const http = createServer((_, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (near, request) => {
    const { cookie = '', authorization } = request.headers;
    const headers = { cookie, ...(authorization === undefined ? {} : { authorization }) };
    const far = new WebSocket(`${target.replace(/^http/, 'ws')}${request.url}`, { headers });
    const cut = (): void => {
      near.terminate();
      far.terminate();
    };
    const lose = (): void => {
      setTimeout(cut, random.below(LONGEST_LIFE_AFTER_A_LOSS));
    };
    const fromNear = lane(far, happens, random, lose);
    const fromFar = lane(near, happens, random, lose);
    const early: RawData[] = [];
    near.on('message', (data) => (far.readyState === WebSocket.OPEN ? fromNear(data) : early.push(data)));
    far.on('open', () => early.splice(0).forEach(fromNear));
    far.on('message', fromFar);
    for (const end of [near, far]) {
      end.on('close', cut);
      end.on('error', cut);
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    met,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** One direction of a connection. Frames stay in order, except those held back until the next one is sent. */
function lane(
  to: WebSocket,
  happens: (fault: keyof Faults) => boolean,
  random: Random,
  lose: () => void,
): (data: RawData) => void {
  const queue: RawData[] = [];
  let held: RawData | undefined;
  let busy = false;
  const put = (data: RawData): void => {
    if (to.readyState === WebSocket.OPEN) to.send(String(data));
  };
  const release = (): void => {
    if (held !== undefined) put(held);
    held = undefined;
  };
  const pass = (data: RawData): void => {
    if (happens('drop')) return lose();
    if (held === undefined && happens('reorder')) {
      held = data;
      setTimeout(release, LONGEST_DELAY);
      return lose();
    }
    put(data);
    if (happens('duplicate')) put(data);
    release();
    if (happens('cut')) to.terminate();
  };
  const next = (): void => {
    const data = queue.shift();
    if (data === undefined) {
      busy = false;
      return;
    }
    busy = true;
    const go = (): void => {
      pass(data);
      next();
    };
    if (happens('delay')) setTimeout(go, random.below(LONGEST_DELAY));
    else go();
  };
  return (data) => {
    queue.push(data);
    if (!busy) next();
  };
}
