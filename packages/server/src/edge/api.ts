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
import { sentence } from '@pouch/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../store/store.js';
import type { GuestCache } from './authentication.js';
import type { AddressLimit } from './request-limits.js';

/** The reason of every 401. */
export const NOT_SIGNED_IN = 'You’re not signed in. Reload the page, or check the bot token.';

/** Registers the routes of the protocol: each request is checked against the schemas of its route. */

type Routes = typeof ROUTES;

/** A request that fits the schemas of its route. */
interface RouteRequest<Name extends RouteName> {
  readonly guest: Routes[Name]['caller'] extends 'guest' ? Guest : Guest | undefined;
  readonly params: RouteInput<Name, 'params'>;
  readonly query: RouteInput<Name, 'query'>;
  readonly body: RouteInput<Name, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Why a request is refused, with a status that its route declares. */
export class HttpRefusal<Status extends RefusalStatus = RefusalStatus> {
  constructor(
    readonly status: Status,
    readonly reason: string,
  ) {}
}

export const NOTHING_HERE = new HttpRefusal(404, 'There’s nothing here.');

type Handler<Name extends RouteName> = (
  request: RouteRequest<Name>,
) => Promise<RouteAnswer<Name> | HttpRefusal<Routes[Name]['refusals'][number] | (typeof COMMON_REFUSALS)[number]>>;

export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> };

interface RouteRules {
  readonly limits: { readonly [Name in RouteName]?: AddressLimit };
  /** Why a request of this client is refused now. */
  whyNot(name: RouteName, request: FastifyRequest, guest: Guest | undefined): HttpRefusal | undefined;
  /** Whether a request comes from the operator; undefined if there is none. */
  readonly isOperator: ((request: FastifyRequest, reply: FastifyReply) => true | HttpRefusal) | undefined;
}

export function addRoutes(
  app: FastifyInstance,
  guests: GuestCache,
  handlers: Handlers,
  { limits, whyNot, isOperator }: RouteRules,
): void {
  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    const isForOperator = route.caller === 'operator';
    // Without a token these routes do not exist.
    if (isForOperator && isOperator === undefined) continue;
    // The types of a route and its handler match, but the compiler cannot follow that through a loop.
    const handle = handlers[name] as (request: object) => Promise<unknown>;
    const kind = route.path.startsWith('/api/') ? 'api' : 'operator';
    app.route({
      method: route.method,
      url: route.path,
      config: { kind, limit: limits[name] },
      async handler(request, reply) {
        // Health and metrics must work even if the store, which has the guests, does not answer.
        const guest = kind === 'api' && !isForOperator ? await guests.guestOf(request) : undefined;
        if (route.caller === 'guest' && guest === undefined) return refuse(reply, new HttpRefusal(401, NOT_SIGNED_IN));
        const allowed = isForOperator ? isOperator?.(request, reply) : whyNot(name, request, guest);
        if (allowed instanceof HttpRefusal) return refuse(reply, allowed);
        const inputs = readInputs(route, request);
        if (inputs instanceof HttpRefusal) return refuse(reply, inputs);
        request.guest = guest;
        const answer = await handle({ guest, ...inputs, request, reply });
        if (answer instanceof HttpRefusal) return refuse(reply, answer);
        return reply.code(route.status).send(answer);
      },
    });
  }
  // What is not a route is not a page either.
  for (const url of ['/api', '/api/*'])
    app.all(url, { config: { kind: 'api' } }, (_, reply) => refuse(reply, NOTHING_HERE));
}

/** Params, query and body by their schemas; undefined where a route has none. */
function readInputs(route: Route, request: FastifyRequest): Record<string, unknown> | HttpRefusal {
  const inputs: Record<string, unknown> = {};
  for (const input of ['params', 'query', 'body'] as const) {
    const read = route[input]?.safeParse(request[input] ?? undefined);
    if (read?.success === false) return new HttpRefusal(400, describeError(read.error, `The ${input}`));
    inputs[input] = read?.data;
  }
  return inputs;
}

export const refuse = (reply: FastifyReply, { status, reason }: HttpRefusal): FastifyReply =>
  reply.code(status).send({ error: sentence(reason) });

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | undefined;
  }
}
