import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest, Secret, Store } from '../store/store.js';
import { hashOf, looksLikeSecret } from './secrets.js';

/** Who sends a request: known by a cookie or by a bot token. */

const COOKIE = 'pouch';
/** 400 days: no browser keeps a cookie for longer. */
const COOKIE_SECONDS = 400 * 24 * 3600;

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

export const cookieOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function giveCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, { ...cookieOptions(request), maxAge: COOKIE_SECONDS });
}

export function endCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** What somebody shows to be known by, as the store knows it. */
export type Key = Pick<Secret, 'hash' | 'kind'>;

/** A token goes before a cookie; what cannot be a secret is nothing. */
export function keyOf(request: FastifyRequest): Key | undefined {
  const token = bearerOf(request);
  const secret = token ?? cookieOf(request);
  if (secret === undefined || !looksLikeSecret(secret)) return undefined;
  return { hash: hashOf(secret), kind: token === undefined ? 'cookie' : 'bot' };
}

const REMEMBERED = 10_000;
const REMEMBERED_MILLIS = 10_000;

/** Guests by their secrets. Remembers them for a moment: after a restart everybody comes back at once. */
export class GuestBook {
  readonly #remembered = new Map<string, { readonly guest: Promise<Guest | undefined>; readonly until: number }>();

  constructor(private readonly store: Store) {}

  async of(request: FastifyRequest): Promise<Guest | undefined> {
    const key = keyOf(request);
    return key === undefined ? undefined : this.#byHash(key.hash);
  }

  /** To be called whenever a guest or a secret has changed. */
  forget(): void {
    this.#remembered.clear();
  }

  async #byHash(hash: string): Promise<Guest | undefined> {
    const now = performance.now();
    const known = this.#remembered.get(hash);
    if (known !== undefined && known.until > now) return known.guest;
    const entry = { guest: this.store.guestBySecret(hash), until: now + REMEMBERED_MILLIS };
    // Put in anew, so that the first one is always the oldest.
    this.#remembered.delete(hash);
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size < REMEMBERED) break;
      this.#remembered.delete(oldest);
    }
    this.#remembered.set(hash, entry);
    let guest: Guest | undefined;
    try {
      guest = await entry.guest;
    } finally {
      if (guest === undefined && this.#remembered.get(hash) === entry) this.#remembered.delete(hash);
    }
    return guest;
  }
}
