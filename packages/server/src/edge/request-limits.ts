import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import { addressOf } from './address.js';
import { AddressRate } from './address-limits.js';
import { HttpRefusal, refuse } from './api.js';
import { KeyedRate } from './keyed-rate.js';
import type { KnownGuests } from './known-guests.js';
import type { ShutOut } from './shut-out.js';
import { tryAgain } from './try-again.js';

const MINUTE = 60_000;

interface RequestLimit {
  readonly windowMs: number;
  /** What a refusal says that there was too much of. */
  readonly tooMuch: string;
}

/** The limits of requests from an address. */
const ADDRESS_LIMITS = {
  requestsPerMinute: { windowMs: MINUTE, tooMuch: 'Too many requests from your network' },
  filesPerMinute: { windowMs: MINUTE, tooMuch: 'Too many pages loaded from your network' },
  guestsPerHour: { windowMs: 60 * MINUTE, tooMuch: 'Too many new guests from your network' },
  codesPerAddress: { windowMs: 10 * MINUTE, tooMuch: 'Too many codes and links tried from your network' },
  reportsPerAddress: { windowMs: 60 * MINUTE, tooMuch: 'Too many reports from your network' },
  adminAttempts: { windowMs: 10 * MINUTE, tooMuch: 'Too many wrong tokens from your network' },
} as const satisfies Partial<Record<keyof Limits, RequestLimit>>;
export type AddressLimit = keyof typeof ADDRESS_LIMITS;

/** The limits of one guest. */
const GUEST_LIMITS = {
  requestsPerGuest: { windowMs: MINUTE, tooMuch: 'You’re sending too many requests' },
  codesPerGuest: { windowMs: 10 * MINUTE, tooMuch: 'You’ve tried too many codes' },
  reportsPerGuest: { windowMs: 60 * MINUTE, tooMuch: 'You’ve sent too many reports' },
} as const satisfies Partial<Record<keyof Limits, RequestLimit>>;
type GuestLimit = keyof typeof GUEST_LIMITS;

const MOST_GUESTS_REMEMBERED = 50_000;

/** Why a request is refused for now. */
export interface TooMany {
  readonly reason: string;
  readonly waitSeconds: number;
}

const tooMany = ({ tooMuch }: RequestLimit, waitMs: number): TooMany => {
  const waitSeconds = Math.ceil(waitMs / 1000);
  return { reason: tryAgain(tooMuch, waitSeconds), waitSeconds };
};

/**
 * How many requests an address, its network or a guest may send. Guests the server knows have a limit of their own, so
 * that nobody behind the same address can use up theirs.
 */
export class RequestLimits {
  readonly #addresses: Readonly<Record<AddressLimit, AddressRate>>;
  readonly #guests: Readonly<Record<GuestLimit, KeyedRate>>;

  constructor(
    limits: Limits,
    private readonly metrics: Metrics,
    private readonly shutOut: ShutOut,
    private readonly known: Pick<KnownGuests, 'senderOf'>,
  ) {
    const byAddress = (name: AddressLimit) =>
      new AddressRate({ most: limits[name], windowMs: ADDRESS_LIMITS[name].windowMs }, limits.networkShare);
    const byGuest = (name: GuestLimit) =>
      new KeyedRate(
        { most: limits[name], windowMs: GUEST_LIMITS[name].windowMs },
        { mostRemembered: MOST_GUESTS_REMEMBERED, whenFull: 'share' },
      );
    this.#addresses = {
      requestsPerMinute: byAddress('requestsPerMinute'),
      filesPerMinute: byAddress('filesPerMinute'),
      guestsPerHour: byAddress('guestsPerHour'),
      codesPerAddress: byAddress('codesPerAddress'),
      reportsPerAddress: byAddress('reportsPerAddress'),
      adminAttempts: byAddress('adminAttempts'),
    };
    this.#guests = {
      requestsPerGuest: byGuest('requestsPerGuest'),
      codesPerGuest: byGuest('codesPerGuest'),
      reportsPerGuest: byGuest('reportsPerGuest'),
    };
  }

  /** Counts a request of the API: for its guest if the server knows one, otherwise for its address. */
  takeRequest(request: FastifyRequest, reply: FastifyReply): TooMany | undefined {
    const guest = this.known.senderOf(request);
    if (guest === undefined) return this.take('requestsPerMinute', request, reply);
    const refused = this.#takeFor('requestsPerGuest', guest);
    if (refused !== undefined) this.#shutOut(request, reply);
    return refused;
  }

  /** Counts a request for its address; why it must wait, if it must. */
  take(limit: AddressLimit, request: FastifyRequest, reply: FastifyReply): TooMany | undefined {
    const wait = this.#addresses[limit].take(addressOf(request.ip), performance.now());
    if (wait === undefined) return undefined;
    this.metrics.limited(wait.level === 'network' ? 'networkShare' : limit);
    this.#shutOut(request, reply);
    return tooMany(ADDRESS_LIMITS[limit], wait.waitMs);
  }

  /** Why the address must wait, without counting. */
  wait(limit: AddressLimit, request: FastifyRequest): TooMany | undefined {
    const waitMs = this.#addresses[limit].wait(addressOf(request.ip), performance.now());
    return waitMs === 0 ? undefined : tooMany(ADDRESS_LIMITS[limit], waitMs);
  }

  /** Counts a code that a guest tries. */
  takeCode(guest: string): TooMany | undefined {
    return this.#takeFor('codesPerGuest', guest);
  }

  /** Counts a report of a guest. */
  takeReport(guest: string): TooMany | undefined {
    return this.#takeFor('reportsPerGuest', guest);
  }

  #takeFor(limit: GuestLimit, guest: string): TooMany | undefined {
    const waitMs = this.#guests[limit].take(guest, performance.now());
    if (waitMs === 0) return undefined;
    this.metrics.limited(limit);
    return tooMany(GUEST_LIMITS[limit], waitMs);
  }

  #shutOut(request: FastifyRequest, reply: FastifyReply): void {
    if (this.shutOut.refused(addressOf(request.ip))) reply.header('connection', 'close');
  }
}

/** The refusal of a request that must wait, with the time to wait in a header too. */
export function refusalFor(reply: FastifyReply, { reason, waitSeconds }: TooMany): HttpRefusal<429> {
  reply.header('retry-after', waitSeconds);
  return new HttpRefusal(429, reason);
}

export const refuseForNow = (reply: FastifyReply, why: TooMany): FastifyReply => refuse(reply, refusalFor(reply, why));
