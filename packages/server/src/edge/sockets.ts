import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { Bucket } from '../bucket.js';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Guest } from '../store/store.js';
import type { Hall } from '../tables/hall.js';
import { SocketConnection } from './connection.js';
import type { Key } from './guests.js';

/** What all connections of a guest share. */
export interface Usage {
  readonly connections: Set<SocketConnection>;
  readonly frames: Bucket;
}

/** Clients come back within this time after a restart, each at a moment of its own. */
const COME_BACK_MILLIS = 2000;
/** Guests who are gone are remembered until their allowance is whole again, looked at whenever there are this many more. */
const GONE = 1000;

/** All open sockets of this process. */
export class Sockets {
  stopping = false;
  readonly #open = new Set<SocketConnection>();
  readonly #guests = new Map<string, Usage>();
  readonly #addresses = new Map<string, number>();
  #sweepAt = GONE;
  #waiting: SocketConnection[] = [];
  #allClosed: (() => void) | undefined;

  constructor(
    readonly hall: Hall,
    readonly metrics: Metrics,
    readonly limits: Limits,
    readonly log: Logger,
  ) {}

  /** Why this guest may not open another connection from that address; nothing if they may. */
  whyNot(guest: Guest, address: string): string | undefined {
    const { connectionsPerGuest, connectionsPerAddress } = this.limits;
    if ((this.#guests.get(guest.id)?.connections.size ?? 0) >= connectionsPerGuest)
      return `A guest has at most ${connectionsPerGuest} connections`;
    if ((this.#addresses.get(address) ?? 0) >= connectionsPerAddress)
      return `There are at most ${connectionsPerAddress} connections from an address`;
    return undefined;
  }

  open(socket: WebSocket, guest: Guest, key: Key, address: string): void {
    const usage = this.#usageOf(guest);
    const connection = new SocketConnection(socket, guest, key, address, usage, this);
    usage.connections.add(connection);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    this.#open.add(connection);
    this.metrics.connected();
  }

  closed(connection: SocketConnection): void {
    this.#open.delete(connection);
    this.#guests.get(connection.guest.id)?.connections.delete(connection);
    const others = (this.#addresses.get(connection.address) ?? 1) - 1;
    if (others === 0) this.#addresses.delete(connection.address);
    else this.#addresses.set(connection.address, others);
    this.metrics.disconnected();
    this.hall.drop(connection);
    if (this.#open.size === 0) this.#allClosed?.();
  }

  /** The guest's open connections act under the new name from now on. */
  changed(guest: Guest): void {
    for (const connection of this.#guests.get(guest.id)?.connections ?? []) connection.guest = guest;
  }

  /** Ends the guest's connections that were opened with what has been ended. */
  expel(guest: string, isEnded: (key: Key) => boolean): void {
    for (const connection of this.#guests.get(guest)?.connections ?? [])
      if (isEnded(connection.key)) connection.expel();
  }

  /** Everything that a connection is told in one turn of the event loop goes out as one frame. */
  flushSoon(connection: SocketConnection): void {
    if (this.#waiting.push(connection) === 1) setImmediate(this.#flush);
  }

  /** Tells every connection to come back later, and ends those that do not close by themselves. */
  async dismiss(patienceMillis: number): Promise<void> {
    if (this.#open.size === 0) return;
    const closed = new Promise<void>((resolve) => {
      this.#allClosed = resolve;
    });
    for (const connection of this.#open) connection.dismiss(Math.floor(Math.random() * COME_BACK_MILLIS));
    const timer = setTimeout(() => {
      for (const connection of this.#open) connection.socket.terminate();
    }, patienceMillis);
    await closed;
    clearTimeout(timer);
  }

  readonly #flush = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const connection of waiting) connection.flush();
  };

  #usageOf(guest: Guest): Usage {
    const known = this.#guests.get(guest.id);
    if (known !== undefined) return known;
    if (this.#guests.size >= this.#sweepAt) this.#sweep();
    const { guestFrameBurst, guestFramesPerSecond } = this.limits;
    const usage = {
      connections: new Set<SocketConnection>(),
      frames: new Bucket(guestFrameBurst, guestFramesPerSecond),
    };
    this.#guests.set(guest.id, usage);
    return usage;
  }

  #sweep(): void {
    const now = performance.now();
    for (const [id, { connections, frames }] of this.#guests)
      if (connections.size === 0 && frames.isFull(now)) this.#guests.delete(id);
    this.#sweepAt = this.#guests.size + GONE;
  }
}
