import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Destination, isPublicAddress } from './destinations.js';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly destination: Destination;
  /** For all of it: the name, the connection and the head of the answer. */
  readonly timeoutMs: number;
  /** Given up when this server stops. */
  readonly signal?: AbortSignal | undefined;
  /** Tests give their own. */
  readonly resolve?: typeof lookup;
}

/** What came of it. `retryAfterMs`: how long the other side wants to be left alone. */
export interface PostResult {
  /** Undefined if there was no answer. */
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
}

const NO_ANSWER: PostResult = { status: undefined, retryAfterMs: undefined };

/** Posts a message and reads the status. Follows no redirects, and reads nothing of the answer's body. */
export const post = ({ url, headers, body, destination, timeoutMs, signal, resolve }: Post): Promise<PostResult> =>
  new Promise((done) => {
    let request: ClientRequest | undefined;
    const end = (result: PostResult): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      done(result);
      request?.destroy();
    };
    const giveUp = (): void => end(NO_ANSWER);
    const timer = setTimeout(giveUp, timeoutMs);
    signal?.addEventListener('abort', giveUp);
    try {
      const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
      request = send(url, {
        method: 'POST',
        // A connection of its own: a kept one would skip the check of its address.
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        ...(destination === 'public' && { lookup: publicLookup(resolve) }),
      });
      request.on('response', (response) => end(resultOf(response)));
      request.on('error', giveUp);
      request.end(body);
    } catch {
      giveUp();
    }
  });

const resultOf = ({ statusCode, headers }: IncomingMessage): PostResult => {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return { status: statusCode, retryAfterMs: seconds >= 0 ? 1000 * seconds : undefined };
};

/**
 * Looks a name up when the connection is made, and fails if any of its addresses is not public: what a name leads to may
 * have changed since it was checked.
 */
const publicLookup =
  (resolve = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return callback(new Error(`${host} has no public address`), '', 0);
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
