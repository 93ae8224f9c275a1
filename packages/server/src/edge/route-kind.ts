import type { FastifyRequest } from 'fastify';
import type { AddressLimit } from './request-limits.js';

/**
 * What protects a request is a property of its route, never of the text of its URL: a path can be spelled in many ways.
 * A route that does not say what it is gets every protection.
 */
export type RouteKind = 'api' | 'page' | 'operator';

export const kindOf = (request: FastifyRequest): RouteKind => request.routeOptions.config?.kind ?? 'api';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind;
    /** A limit of its own, besides that of all requests. */
    limit?: AddressLimit | undefined;
    /** Whether WebSockets connect here. */
    socket?: true;
  }
}
