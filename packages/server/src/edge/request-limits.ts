import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import { addressOf } from './address.js';
import { AddressRate } from './address-limits.js';
import { HttpRefusal, refuse } from './api.js';
import { KeyedRate } from './keyed-rate.js';
import type { ShutOut } from './shut-out.js';
import { tooManyAttempts } from './too-many-attempts.js';

const MINUTE = 60_000;

/** The limits of requests from an address, each with its window. */
const WINDOWS = {
  requestsPerMinute: MINUTE,
  guestsPerHour: 60 * MINUTE,
  codesPerAddress: 10 * MINUTE,
  reportsPerAddress: 60 * MINUTE,
  adminAttempts: 10 * MINUTE,
} as const satisfies Partial<Record<keyof Limits, number>>;
export type AddressLimit = keyof typeof WINDOWS;

const MOST_GUESTS_REMEMBERED = 50_000;

/** How many requests an address, its network or a guest may send. */
export class RequestLimits {
  readonly #rates: Readonly<Record<AddressLimit, AddressRate>>;
  readonly #codes: KeyedRate;
  readonly #reports: KeyedRate;

  constructor(
    limits: Limits,
    private readonly metrics: Metrics,
    private readonly shutOut: ShutOut,
  ) {
    const rate = (name: AddressLimit) =>
      new AddressRate({ most: limits[name], windowMs: WINDOWS[name] }, limits.networkShare);
    this.#rates = {
      requestsPerMinute: rate('requestsPerMinute'),
      guestsPerHour: rate('guestsPerHour'),
      codesPerAddress: rate('codesPerAddress'),
      reportsPerAddress: rate('reportsPerAddress'),
      adminAttempts: rate('adminAttempts'),
    };
    const ofGuest = (most: number, windowMs: number) =>
      new KeyedRate({ most, windowMs }, { mostRemembered: MOST_GUESTS_REMEMBERED, whenFull: 'share' });
    this.#codes = ofGuest(limits.codesPerGuest, WINDOWS.codesPerAddress);
    this.#reports = ofGuest(limits.reportsPerGuest, WINDOWS.reportsPerAddress);
  }

  /** Counts a request; for how many seconds its address must wait, or 0. */
  take(limit: AddressLimit, request: FastifyRequest, reply: FastifyReply): number {
    const address = addressOf(request.ip);
    const wait = this.#rates[limit].take(address, performance.now());
    if (wait === undefined) return 0;
    this.metrics.limited(wait.level === 'network' ? 'networkShare' : limit);
    if (this.shutOut.refused(address)) reply.header('connection', 'close');
    return inSeconds(wait.waitMs);
  }

  /** For how many seconds the address must wait, or 0, without counting. */
  wait(limit: AddressLimit, request: FastifyRequest): number {
    return inSeconds(this.#rates[limit].wait(addressOf(request.ip), performance.now()));
  }

  /** Counts a code that a guest tries; for how many seconds the guest must wait, or 0. */
  takeCode(guest: string): number {
    const waitMs = this.#codes.take(guest, performance.now());
    if (waitMs > 0) this.metrics.limited('codesPerGuest');
    return inSeconds(waitMs);
  }

  /** Counts a report of a guest; for how many seconds the guest must wait, or 0. */
  takeReport(guest: string): number {
    const waitMs = this.#reports.take(guest, performance.now());
    if (waitMs > 0) this.metrics.limited('reportsPerGuest');
    return inSeconds(waitMs);
  }
}

const inSeconds = (millis: number): number => Math.ceil(millis / 1000);

/** The answer to a client over its rate limit. */
export function refuseForNow(reply: FastifyReply, waitSeconds: number): FastifyReply {
  reply.header('retry-after', waitSeconds);
  return refuse(reply, new HttpRefusal(429, tooManyAttempts(waitSeconds)));
}
