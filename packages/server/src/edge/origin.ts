import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';

/** Protection against requests of pages of other sites. */

/** The URL that clients use for this server. */
export const baseUrl = (request: FastifyRequest, config: Config): string =>
  config.publicUrl ?? `${request.protocol}://${request.host}`;

/** Browsers send an origin with every cross-site request; programs send none. */
export function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === config.publicUrl || config.origins.includes(origin)) return false;
  // Only the host is compared: a proxy may terminate https.
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
