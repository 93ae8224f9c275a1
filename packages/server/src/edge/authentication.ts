import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest, Secret, Store } from '../store/store.js';
import type { KnownGuests } from './known-guests.js';
import { hashOf, looksLikeSecret } from './secrets.js';

/** Who sends a request: a guest, by a cookie or a bot token. */

const COOKIE = 'pouch';
/** 400 days: browsers keep no cookie longer. */
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

/** The credential of a request, as it is stored. */
export type Credential = Pick<Secret, 'hash' | 'kind'>;

/** A token takes precedence over a cookie. */
export function credentialOf(request: FastifyRequest): Credential | undefined {
  const token = bearerOf(request);
  const secret = token ?? cookieOf(request);
  if (secret === undefined || !looksLikeSecret(secret)) return undefined;
  return { hash: hashOf(secret), kind: token === undefined ? 'cookie' : 'bot' };
}

const MOST_CACHED = 10_000;
const CACHE_MS = 10_000;
/** How often a guest's visit is noted. */
const SEEN_MS = 24 * 3600 * 1000;

/** Guests by their credentials, cached for a moment: after a restart all clients come back at once. */
export class GuestCache {
  readonly #cache = new Map<string, { readonly guest: Promise<Guest | undefined>; readonly until: number }>();

  constructor(
    private readonly store: Store,
    private readonly known: Pick<KnownGuests, 'note' | 'forget'>,
  ) {}

  async guestOf(request: FastifyRequest): Promise<Guest | undefined> {
    const credential = credentialOf(request);
    return credential === undefined ? undefined : this.#byHash(credential.hash);
  }

  /** Must be called when a guest or a secret has changed. */
  clear(): void {
    this.#cache.clear();
  }

  async #load(hash: string): Promise<Guest | undefined> {
    const found = await this.store.guestBySecret(hash);
    if (found === undefined) {
      this.known.forget(hash);
      return undefined;
    }
    this.known.note(hash, found.id);
    const { seenAt, ...guest } = found;
    const now = Date.now();
    // Without it guests are swept who still come; the next visit tries again.
    if (now - seenAt > SEEN_MS) this.store.sawGuest(guest.id, now).catch(() => {});
    return guest;
  }

  async #byHash(hash: string): Promise<Guest | undefined> {
    const now = performance.now();
    const known = this.#cache.get(hash);
    if (known !== undefined && known.until > now) return known.guest;
    const entry = { guest: this.#load(hash), until: now + CACHE_MS };
    // Inserted again, so that the first entry is always the oldest.
    this.#cache.delete(hash);
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size < MOST_CACHED) break;
      this.#cache.delete(oldest);
    }
    this.#cache.set(hash, entry);
    let guest: Guest | undefined;
    try {
      guest = await entry.guest;
    } finally {
      if (guest === undefined && this.#cache.get(hash) === entry) this.#cache.delete(hash);
    }
    return guest;
  }
}
