import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';

/** Where pages come from that may act for their visitors here. */

/** The address under which this server was reached. */
export const baseUrl = (request: FastifyRequest, config: Config): string =>
  config.publicUrl ?? `${request.protocol}://${request.host}`;

/** Programs send no origin; a browser always tells it when one page acts on another server. */
export function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === config.publicUrl || config.origins.includes(origin)) return false;
  // Only the host is compared: a proxy may speak https outside and http to us.
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
