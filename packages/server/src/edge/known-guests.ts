import type { FastifyRequest } from 'fastify';
import { credentialOf } from './authentication.js';

/** Some 10 MB. */
const MOST_REMEMBERED = 50_000;

/**
 * Credentials that were found to belong to a guest, so that a rate limit need not ask the store whose a request is.
 * They decide which limit a request counts for, and nothing else: a revoked one only keeps its own limit for a while.
 */
export class KnownGuests {
  /** Guests by the hashes of their credentials, the longest unused first. */
  readonly #guests = new Map<string, string>();

  note(hash: string, guest: string): void {
    this.#guests.delete(hash);
    for (const oldest of this.#guests.keys()) {
      if (this.#guests.size < MOST_REMEMBERED) break;
      this.#guests.delete(oldest);
    }
    this.#guests.set(hash, guest);
  }

  forget(hash: string): void {
    this.#guests.delete(hash);
  }

  /** The guest who sends a request, if a request of theirs was answered before. */
  senderOf(request: FastifyRequest): string | undefined {
    const hash = credentialOf(request)?.hash;
    return hash === undefined ? undefined : this.#guests.get(hash);
  }
}
