import {
  type COMMON_REFUSALS,
  describeError,
  type RefusalStatus,
  ROUTES,
  type Route,
  type RouteAnswer,
  type RouteInput,
  type RouteName,
} from '@pouch/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../store/store.js';
import type { GuestBook } from './guests.js';

/** The routes of the protocol's table, put up as it says: each is checked, answered and refused by its own entry. */

type Routes = typeof ROUTES;

/** A request that is as its route says. */
interface Asked<Name extends RouteName> {
  readonly guest: Routes[Name]['caller'] extends 'guest' ? Guest : Guest | undefined;
  readonly params: RouteInput<Name, 'params'>;
  readonly query: RouteInput<Name, 'query'>;
  readonly body: RouteInput<Name, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Why a request was not done, with a status that its route knows. */
export class Refused<Status extends RefusalStatus = RefusalStatus> {
  constructor(
    readonly status: Status,
    readonly reason: string,
  ) {}
}

type Handler<Name extends RouteName> = (
  asked: Asked<Name>,
) => Promise<RouteAnswer<Name> | Refused<Routes[Name]['refusals'][number] | (typeof COMMON_REFUSALS)[number]>>;

export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> };

export interface RateLimit {
  readonly max: number;
  readonly timeWindow: number;
}

export function addRoutes(
  app: FastifyInstance,
  guests: GuestBook,
  handlers: Handlers,
  rates: { readonly [Name in RouteName]?: RateLimit },
): void {
  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    // What a handler is given fits its own entry in the table; the compiler cannot follow that through a loop.
    const handle = handlers[name] as (asked: object) => Promise<unknown>;
    const rateLimit = rates[name];
    app.route({
      method: route.method,
      url: route.path,
      config: rateLimit === undefined ? {} : { rateLimit },
      async handler(request, reply) {
        // Health and figures are told even when the store, which knows the guests, does not answer.
        const guest = route.path.startsWith('/api/') ? await guests.of(request) : undefined;
        if (route.caller === 'guest' && guest === undefined)
          return refuse(reply, new Refused(401, 'You are not a guest here yet, or no longer'));
        const parts = partsOf(route, request);
        if (parts instanceof Refused) return refuse(reply, parts);
        request.guest = guest;
        const answer = await handle({ guest, ...parts, request, reply });
        if (answer instanceof Refused) return refuse(reply, answer);
        return reply.code(route.status).send(answer);
      },
    });
  }
}

/** Params, query and body by their schemas; undefined where a route has none. */
function partsOf(route: Route, request: FastifyRequest): Record<string, unknown> | Refused {
  const parts: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const read = route[part]?.safeParse(request[part] ?? undefined);
    if (read?.success === false) return new Refused(400, describeError(read.error, `The ${part}`));
    parts[part] = read?.data;
  }
  return parts;
}

export const refuse = (reply: FastifyReply, { status, reason }: Refused): FastifyReply =>
  reply.code(status).send({ error: reason });

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | undefined;
  }
}
