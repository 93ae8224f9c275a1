import * as z from 'zod/mini';
import { ChangeNumber, Millis, TableId } from './fields.js';
import {
  BotToken,
  ChangedGuest,
  CodeAnswer,
  CodeQuestion,
  DeviceLink,
  Devices,
  Log,
  Made,
  Me,
  NewGuest,
  RecordAnswer,
  Redeem,
  Tables,
} from './http.js';
import { LIMITS } from './limits.js';
import { NewTable } from './table.js';

/** All HTTP routes. The server, the client and the OpenAPI document are derived from this table. */

/** Where WebSockets connect. */
export const SOCKET_PATH = '/api/socket';

/** The meaning of a refusal's status. Its body is a `Failed` with the reason. */
export const REFUSALS = {
  400: 'The request is invalid; the response says why.',
  401: 'Not signed in: the cookie or bot token is missing, unknown or revoked.',
  403: 'Not allowed with a bot token, or from a page of another site.',
  404: 'Not found: it does not exist, or not any more.',
  409: 'The request is valid, but cannot be carried out; the response says why.',
  413: `The body is larger than ${LIMITS.message} bytes.`,
  415: 'The content type must be application/json.',
  429: 'Too many requests; the Retry-After header says how many seconds to wait.',
  503: 'The server is shutting down, or cannot reach its database. Try again in a moment.',
} as const;
export type RefusalStatus = keyof typeof REFUSALS;

type Schema = z.ZodMiniType;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters as `:name`. */
  readonly path: string;
  /** A guest is identified by the cookie or a bot token. */
  readonly caller: 'anyone' | 'guest';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: Schema;
  readonly status: 200 | 201 | 204;
  /** The schema of the JSON in the answer, or a description of another kind of answer. */
  readonly answer?: Schema | string;
  /** Without `COMMON_REFUSALS`. */
  readonly refusals: readonly RefusalStatus[];
  /** What the answer does to the cookie. */
  readonly cookie?: 'set' | 'cleared';
}

/** The refusals of every route under /api. */
export const COMMON_REFUSALS = [429, 503] as const satisfies readonly RefusalStatus[];
const BODY = [400, 413, 415] as const;

const TableParams = z.strictObject({ table: TableId });
/** Query parameters are strings. */
const LogQuery = z.strictObject({ after: z._default(z.pipe(z.coerce.number(), ChangeNumber), 0) });

const FinishedQuery = z.strictObject({
  'finished-until': z.optional(z.pipe(z.coerce.number(), Millis.check(z.minimum(0)))),
});

export const ROUTES = {
  makeGuest: {
    method: 'POST',
    path: '/api/guest',
    caller: 'anyone',
    body: NewGuest,
    status: 200,
    answer: Me,
    refusals: [...BODY, 403],
    cookie: 'set',
  },
  me: {
    method: 'GET',
    path: '/api/guest',
    caller: 'anyone',
    status: 200,
    answer: Me,
    refusals: [],
  },
  changeGuest: {
    method: 'PATCH',
    path: '/api/guest',
    caller: 'guest',
    body: ChangedGuest,
    status: 200,
    answer: Me,
    refusals: [...BODY, 401, 403],
  },
  signOut: {
    method: 'POST',
    path: '/api/guest/sign-out',
    caller: 'anyone',
    status: 200,
    answer: Me,
    refusals: [403],
    cookie: 'cleared',
  },
  devices: {
    method: 'GET',
    path: '/api/guest/devices',
    caller: 'guest',
    status: 200,
    answer: Devices,
    refusals: [401, 403],
  },
  signOutOthers: {
    method: 'POST',
    path: '/api/guest/sign-out-others',
    caller: 'guest',
    status: 200,
    answer: Devices,
    refusals: [401, 403],
  },
  linkDevice: {
    method: 'POST',
    path: '/api/guest/link',
    caller: 'guest',
    status: 200,
    answer: DeviceLink,
    refusals: [401, 403],
  },
  redeemLink: {
    method: 'POST',
    path: '/api/guest/redeem',
    caller: 'anyone',
    body: Redeem,
    status: 200,
    answer: Me,
    refusals: [...BODY, 403, 404],
    cookie: 'set',
  },
  makeBotToken: {
    method: 'POST',
    path: '/api/guest/bot-token',
    caller: 'guest',
    status: 200,
    answer: BotToken,
    refusals: [401, 403],
  },
  endBotToken: {
    method: 'DELETE',
    path: '/api/guest/bot-token',
    caller: 'guest',
    status: 204,
    refusals: [401, 403],
  },
  makeTable: {
    method: 'POST',
    path: '/api/tables',
    caller: 'guest',
    body: NewTable,
    status: 201,
    answer: Made,
    refusals: [...BODY, 401, 403, 409],
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    caller: 'anyone',
    params: TableParams,
    status: 200,
    answer: Made,
    refusals: [400, 404],
  },
  log: {
    method: 'GET',
    path: '/api/tables/:table/log',
    caller: 'anyone',
    params: TableParams,
    query: LogQuery,
    status: 200,
    answer: Log,
    refusals: [400, 404],
  },
  record: {
    method: 'GET',
    path: '/api/tables/:table/record',
    caller: 'anyone',
    params: TableParams,
    status: 200,
    answer: RecordAnswer,
    refusals: [400, 404],
  },
  findCode: {
    method: 'POST',
    path: '/api/code',
    caller: 'anyone',
    body: CodeQuestion,
    status: 200,
    answer: CodeAnswer,
    refusals: [...BODY, 403, 404],
  },
  lobby: {
    method: 'GET',
    path: '/api/lobby',
    caller: 'anyone',
    status: 200,
    answer: Tables,
    refusals: [],
  },
  myTables: {
    method: 'GET',
    path: '/api/my-tables',
    caller: 'guest',
    query: FinishedQuery,
    status: 200,
    answer: Tables,
    refusals: [400, 401],
  },
  hideTable: {
    method: 'DELETE',
    path: '/api/my-tables/:table',
    caller: 'guest',
    params: TableParams,
    status: 204,
    refusals: [400, 401, 403],
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    caller: 'anyone',
    status: 200,
    answer: z.looseObject({ openapi: z.string() }),
    refusals: [],
  },
  health: {
    method: 'GET',
    path: '/healthz',
    caller: 'anyone',
    status: 200,
    answer: 'A short text; only the status matters.',
    refusals: [],
  },
  readiness: {
    method: 'GET',
    path: '/readyz',
    caller: 'anyone',
    status: 200,
    answer: 'A short text; only the status matters.',
    refusals: [503],
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    caller: 'anyone',
    status: 200,
    answer: 'The Prometheus text format.',
    refusals: [404],
  },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;

/** The parsed params, query or body of a route. */
export type RouteInput<
  Name extends RouteName,
  Part extends 'params' | 'query' | 'body',
> = (typeof ROUTES)[Name] extends {
  readonly [P in Part]: infer Input extends Schema;
}
  ? z.output<Input>
  : undefined;

export type RouteAnswer<Name extends RouteName> = (typeof ROUTES)[Name] extends { readonly answer: infer Answer }
  ? Answer extends Schema
    ? z.input<Answer>
    : string
  : undefined;
