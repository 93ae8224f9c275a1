import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Guest } from '../store/store.js';
import type { Tables } from '../tables/service.js';
import { TokenBucket } from '../token-bucket.js';
import type { Address } from './address.js';
import { AddressCount } from './address-limits.js';
import type { Credential } from './authentication.js';
import { SocketConnection } from './connection.js';
import type { ShutOut } from './shut-out.js';

/** The limits that all connections of a guest share. */
export interface Usage {
  readonly connections: Set<SocketConnection>;
  readonly frames: TokenBucket;
  /** Commands that may change tables. */
  readonly commands: TokenBucket;
}

/** After a restart clients reconnect at a random moment within this time. */
const RECONNECT_MS = 2000;
/** Guests without connections are kept until their rate limit has recovered. They are swept after this many new ones. */
const SWEEP_EVERY = 1000;

/** All open sockets of this process. */
export class Sockets {
  stopping = false;
  readonly #open = new Set<SocketConnection>();
  readonly #guests = new Map<string, Usage>();
  readonly #addresses: AddressCount;
  #sweepAt = SWEEP_EVERY;
  #waiting: SocketConnection[] = [];
  #allClosed: (() => void) | undefined;

  constructor(
    readonly tables: Tables,
    readonly metrics: Metrics,
    readonly limits: Limits,
    readonly log: Logger,
    private readonly shutOut: Pick<ShutOut, 'refused'>,
  ) {
    this.#addresses = new AddressCount(limits.connectionsPerAddress, limits.networkShare);
  }

  /** Why this guest may not open another connection from that address. */
  whyNot(guest: Guest, address: Address): string | undefined {
    const { connectionsPerGuest, connectionsPerAddress, networkShare } = this.limits;
    if ((this.#guests.get(guest.id)?.connections.size ?? 0) >= connectionsPerGuest) {
      this.metrics.limited('connectionsPerGuest');
      return `Too many open connections. A guest can have at most ${connectionsPerGuest}.`;
    }
    switch (this.#addresses.whyNot(address)) {
      case 'address':
        this.metrics.limited('connectionsPerAddress');
        return `Too many open connections from your address. It can have at most ${connectionsPerAddress}.`;
      case 'network':
        this.metrics.limited('networkShare');
        return `Too many open connections from your network. It can have at most ${connectionsPerAddress * networkShare}.`;
      case undefined:
        return undefined;
    }
  }

  open(socket: WebSocket, transport: Socket, guest: Guest, credential: Credential, address: Address): void {
    const usage = this.#usageOf(guest);
    const connection = new SocketConnection(socket, transport, guest, credential, address, usage, this);
    usage.connections.add(connection);
    this.#addresses.add(address);
    this.#open.add(connection);
    this.metrics.connected();
  }

  closed(connection: SocketConnection): void {
    this.#open.delete(connection);
    this.#guests.get(connection.guest.id)?.connections.delete(connection);
    this.#addresses.remove(connection.address);
    this.metrics.disconnected();
    this.tables.drop(connection);
    if (this.#open.size === 0) this.#allClosed?.();
  }

  /** Mistakes count for the address too: otherwise a new connection would forget them. */
  refused({ address }: SocketConnection): void {
    this.shutOut.refused(address);
  }

  /** The guest's open connections use the new name from now on. */
  guestChanged(guest: Guest): void {
    for (const connection of this.#guests.get(guest.id)?.connections ?? []) connection.guest = guest;
  }

  /** Closes the guest's connections whose credential has been revoked. */
  closeRevoked(guest: string, isRevoked: (credential: Credential) => boolean): void {
    for (const connection of this.#guests.get(guest)?.connections ?? [])
      if (isRevoked(connection.credential)) connection.closeRevoked();
  }

  /** All messages of one turn of the event loop are sent as one frame. */
  flushSoon(connection: SocketConnection): void {
    if (this.#waiting.push(connection) === 1) setImmediate(this.#flush);
  }

  /** Closes every connection, by force after a timeout; clients shall reconnect later. */
  async closeForRestart(timeoutMs: number): Promise<void> {
    if (this.#open.size === 0) return;
    const closed = new Promise<void>((resolve) => {
      this.#allClosed = resolve;
    });
    for (const connection of this.#open) connection.closeForRestart(Math.floor(Math.random() * RECONNECT_MS));
    const timer = setTimeout(() => {
      for (const connection of this.#open) connection.socket.terminate();
    }, timeoutMs);
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
    const { guestFrameBurst, guestFramesPerSecond, guestCommandBurst, guestCommandsPerSecond } = this.limits;
    const usage = {
      connections: new Set<SocketConnection>(),
      frames: new TokenBucket(guestFrameBurst, guestFramesPerSecond),
      commands: new TokenBucket(guestCommandBurst, guestCommandsPerSecond),
    };
    this.#guests.set(guest.id, usage);
    return usage;
  }

  #sweep(): void {
    const now = performance.now();
    for (const [id, { connections, frames, commands }] of this.#guests)
      if (connections.size === 0 && frames.isFull(now) && commands.isFull(now)) this.#guests.delete(id);
    this.#sweepAt = this.#guests.size + SWEEP_EVERY;
  }
}
