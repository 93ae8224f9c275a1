import * as z from 'zod/mini';
import {
  BotToken,
  ChangedGuest,
  CodeAnswer,
  CodeQuestion,
  DeviceLink,
  Log,
  Made,
  Me,
  NewGuest,
  RecordAnswer,
  Redeem,
  Tables,
} from './http.js';
import { LIMITS } from './limits.js';
import { ChangeNumber, TableId } from './parts.js';
import { NewTable } from './table.js';

/** Every HTTP route, once: the server registers and checks by this table, the client and the documentation follow it. */

/** Where WebSockets connect. */
export const SOCKET_PATH = '/api/socket';

/** What a refusal's status means. Its body says why, as `Failed`. */
export const REFUSALS = {
  400: 'The request is not as it should be; the answer says what is wrong with it.',
  401: 'No guest: the cookie or the bot token is missing, unknown or has been ended.',
  403: 'Not with a bot token, or sent from the page of another site.',
  404: 'There is no such thing, or it is no more.',
  409: 'It does not go together with what is there.',
  413: `The body has more than ${LIMITS.message} bytes.`,
  415: 'The body is not application/json.',
  429: 'Too often; the header Retry-After says in how many seconds to try again.',
  503: 'The server is about to stop, or cannot reach its store. Try again a little later.',
} as const;
export type RefusalStatus = keyof typeof REFUSALS;

type Schema = z.ZodMiniType;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` where a parameter stands. */
  readonly path: string;
  readonly summary: string;
  /** A guest is known by the cookie or by a bot token. */
  readonly caller: 'anyone' | 'guest';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: Schema;
  readonly status: 200 | 201 | 204;
  /** Of the JSON in the answer, or what else is in it, in words. */
  readonly answer?: Schema | string;
  /** Besides those that any route may give. */
  readonly refusals: readonly RefusalStatus[];
  /** What the answer does to the cookie. */
  readonly cookie?: 'set' | 'ended';
}

/** What any route under /api may refuse with. */
export const COMMON_REFUSALS = [429, 503] as const satisfies readonly RefusalStatus[];
const BODY = [400, 413, 415] as const;

const TableParams = z.strictObject({ table: TableId });
/** A query's values are texts. */
const LogQuery = z.strictObject({ after: z._default(z.pipe(z.coerce.number(), ChangeNumber), 0) });

export const ROUTES = {
  makeGuest: {
    method: 'POST',
    path: '/api/guest',
    summary: 'Become a guest: a name and a crest, no account. Whoever is one already stays who they are.',
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
    summary: 'Who I am; `guest` is null for nobody.',
    caller: 'anyone',
    status: 200,
    answer: Me,
    refusals: [],
  },
  changeGuest: {
    method: 'PATCH',
    path: '/api/guest',
    summary: 'Take another name or another crest.',
    caller: 'guest',
    body: ChangedGuest,
    status: 200,
    answer: Me,
    refusals: [...BODY, 401, 403],
  },
  signOut: {
    method: 'POST',
    path: '/api/guest/sign-out',
    summary: "Forget who I am on this device: ends this device's cookie, and no other.",
    caller: 'anyone',
    status: 200,
    answer: Me,
    refusals: [403],
    cookie: 'ended',
  },
  linkDevice: {
    method: 'POST',
    path: '/api/guest/link',
    summary: 'A link that makes another device mine too. It works once, and not for long.',
    caller: 'guest',
    status: 200,
    answer: DeviceLink,
    refusals: [401, 403],
  },
  redeemLink: {
    method: 'POST',
    path: '/api/guest/redeem',
    summary: 'Become the guest whose link this is. The secret is what stands after the # of the link.',
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
    summary: 'A token for my programs, shown this once. It ends the token before it.',
    caller: 'guest',
    status: 200,
    answer: BotToken,
    refusals: [401, 403],
  },
  endBotToken: {
    method: 'DELETE',
    path: '/api/guest/bot-token',
    summary: 'End my bot token.',
    caller: 'guest',
    status: 204,
    refusals: [401, 403],
  },
  makeTable: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table. Sent again with the same id it makes no second one, and is answered the same.',
    caller: 'guest',
    body: NewTable,
    status: 201,
    answer: Made,
    refusals: [...BODY, 401, 403, 409],
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    summary: 'A table, as whoever has its link may know it.',
    caller: 'anyone',
    params: TableParams,
    status: 200,
    answer: Made,
    refusals: [400, 404],
  },
  log: {
    method: 'GET',
    path: '/api/tables/:table/log',
    summary: `What happened at a table after a change: at most ${LIMITS.told} changes, the oldest first.`,
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
    summary:
      'The game as a record: whole when it is over, with what its chance came from; until then as the asker sees it.',
    caller: 'anyone',
    params: TableParams,
    status: 200,
    answer: RecordAnswer,
    refusals: [400, 404],
  },
  findCode: {
    method: 'POST',
    path: '/api/code',
    summary: 'The table of a short code. Codes end when the game starts, and guessing is slowed down.',
    caller: 'anyone',
    body: CodeQuestion,
    status: 200,
    answer: CodeAnswer,
    refusals: [...BODY, 403, 404],
  },
  lobby: {
    method: 'GET',
    path: '/api/lobby',
    summary: 'The listed tables that wait for players, the newest first.',
    caller: 'anyone',
    status: 200,
    answer: Tables,
    refusals: [],
  },
  myTables: {
    method: 'GET',
    path: '/api/my-tables',
    summary: 'The tables where I sit or sat, running ones and finished ones.',
    caller: 'guest',
    status: 200,
    answer: Tables,
    refusals: [401],
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'These routes as an OpenAPI 3.1 document.',
    caller: 'anyone',
    status: 200,
    answer: z.looseObject({ openapi: z.string() }),
    refusals: [],
  },
  health: {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process serves.',
    caller: 'anyone',
    status: 200,
    answer: 'A short text; the status is what counts.',
    refusals: [],
  },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the process should be sent work: the store answers, and it is not about to stop.',
    caller: 'anyone',
    status: 200,
    answer: 'A short text; the status is what counts.',
    refusals: [503],
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus, for whoever runs the server.',
    caller: 'anyone',
    status: 200,
    answer: 'The text format of Prometheus.',
    refusals: [404],
  },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;

/** What a request of a route has in one of its parts, once it is read. */
export type RouteAsked<
  Name extends RouteName,
  Part extends 'params' | 'query' | 'body',
> = (typeof ROUTES)[Name] extends {
  readonly [P in Part]: infer Asked extends Schema;
}
  ? z.output<Asked>
  : undefined;

/** What a route answers. */
export type RouteAnswer<Name extends RouteName> = (typeof ROUTES)[Name] extends { readonly answer: infer Answer }
  ? Answer extends Schema
    ? z.input<Answer>
    : string
  : undefined;
