import { setMaxListeners } from 'node:events';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';
import { newGuest } from '../server-setup.js';
import { guestSocket } from './guest-socket.js';

/** One attacker: an address, an end, and what all attacks are made of. */

/** Attackers know the usual limits, and most stay just below them. */
export const FRAMES_A_SECOND = 25;

export interface Target {
  readonly server: URL;
  /** A table with as many changes as the server allows. */
  readonly longTable: string;
}

/** Works until the attack ends; a failure, such as a closed connection, starts it again. */
export type Attack = (attacker: Attacker, target: Target) => Promise<void>;

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly cookie?: string;
  readonly body?: unknown;
}

export class Attacker {
  /** What it got done: requests answered, frames sent. */
  done = 0;
  private readonly agent: Agent;

  constructor(
    readonly target: Target,
    readonly from: string,
    readonly end: AbortSignal,
  ) {
    setMaxListeners(0, end);
    this.agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress: from });
    end.addEventListener('abort', () => this.agent.destroy());
  }

  /** Sends a request with exactly this path; resolves with the status, when the whole answer has been read. */
  ask(path: string, { method = 'GET', cookie, body }: Asked = {}): Promise<number> {
    return new Promise((answered, failed) => {
      const { hostname, port, origin } = this.target.server;
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers: OutgoingHttpHeaders = { origin, 'content-length': Buffer.byteLength(text) };
      if (cookie !== undefined) headers.cookie = cookie;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const { agent, end: signal } = this;
      const asked = request({ hostname, port, path, method, headers, agent, signal }, (response) => {
        response.on('error', failed);
        response.on('end', () => answered(response.statusCode ?? 0));
        response.resume();
      });
      asked.on('error', failed);
      asked.end(text);
    });
  }

  guest(): Promise<string> {
    return newGuest(this.target.server, this.from);
  }

  /** A connection that ends with the attack. */
  async socket(cookie: string): Promise<WebSocket> {
    const socket = await guestSocket(this.target.server, cookie, this.from);
    if (this.end.aborted) socket.terminate();
    else this.end.addEventListener('abort', () => socket.terminate(), { once: true });
    return socket;
  }

  /** Waits, or ends with the attack. */
  async pause(millis: number): Promise<void> {
    await sleep(millis, undefined, { signal: this.end }).catch(() => {});
  }

  /** Does something again and again, at most so often a second and so many times at once, until the attack ends. */
  async repeat(perSecond: number, atOnce: number, act: () => unknown): Promise<void> {
    let pending = 0;
    let failure: unknown;
    const run = async (): Promise<void> => {
      pending++;
      try {
        await act();
        this.done++;
      } catch (error) {
        failure = error;
      } finally {
        pending--;
      }
    };
    while (!this.end.aborted && failure === undefined) {
      if (pending < atOnce) void run();
      await this.pause(1000 / perSecond);
    }
    if (failure !== undefined) throw failure;
  }
}

/** As `repeat`, over a connection, while it lasts. */
export async function repeatOver(
  attacker: Attacker,
  socket: WebSocket,
  perSecond: number,
  act: () => void,
): Promise<void> {
  await attacker.repeat(perSecond, 1, () => {
    if (socket.readyState !== socket.OPEN) throw new Error('the server ended the connection');
    act();
  });
}
