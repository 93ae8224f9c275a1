import type { Address } from './address.js';
import { KeyedRate, type Rate } from './keyed-rate.js';

/**
 * Limits by address, and by network, where addresses cost nothing. A network may do `networkShare` times as much as an
 * address.
 */

/** Why a client over a limit must wait: its own address or all of its network has done too much. */
export type Level = 'address' | 'network';

export interface Wait {
  readonly waitMs: number;
  readonly level: Level;
}

/** Addresses and networks that are remembered at a time: some 10 MB for each limit. */
const MOST_REMEMBERED = 50_000;

/** How often something may be done. Memory is bounded, and nothing is forgiven before its time. */
export class AddressRate {
  readonly #addresses: KeyedRate;
  readonly #networks: KeyedRate;

  constructor(
    rate: Rate,
    networkShare: number,
    { mostRemembered = MOST_REMEMBERED }: { readonly mostRemembered?: number } = {},
  ) {
    const shared = { ...rate, most: rate.most * networkShare };
    // With too many addresses to remember, those that are new count by their networks only; with too many networks,
    // those that are new count as one.
    this.#addresses = new KeyedRate(rate, { mostRemembered, whenFull: 'pass' });
    this.#networks = new KeyedRate(shared, { mostRemembered, whenFull: 'share' });
  }

  /** Counts once, unless this must wait. What is refused by one level does not count on the other. */
  take(address: Address, now: number): Wait | undefined {
    const network = this.#networks.wait(address.network, now);
    if (network > 0) return { waitMs: network, level: 'network' };
    const own = this.#addresses.take(address.own, now);
    if (own > 0) return { waitMs: own, level: 'address' };
    this.#networks.take(address.network, now);
    return undefined;
  }

  /** For how many milliseconds the address, or its network, must wait; 0 if it need not. */
  wait({ own, network }: Address, now: number): number {
    return Math.max(this.#networks.wait(network, now), this.#addresses.wait(own, now));
  }

  /** How many addresses and networks are remembered. */
  get size(): number {
    return this.#addresses.size + this.#networks.size;
  }
}

/** How many of something are open at the same time. */
export class AddressCount {
  readonly #addresses = new Map<string, number>();
  readonly #networks = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly networkShare: number,
  ) {}

  /** Which limit another one would exceed. */
  whyNot({ own, network }: Address): Level | undefined {
    if ((this.#addresses.get(own) ?? 0) >= this.most) return 'address';
    if ((this.#networks.get(network) ?? 0) >= this.most * this.networkShare) return 'network';
    return undefined;
  }

  add({ own, network }: Address): void {
    add(this.#addresses, own, 1);
    add(this.#networks, network, 1);
  }

  remove({ own, network }: Address): void {
    add(this.#addresses, own, -1);
    add(this.#networks, network, -1);
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
