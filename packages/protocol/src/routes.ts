import * as z from 'zod/mini';
import {
  Audit,
  BanAbout,
  Bans,
  DeskGuests,
  DeskGuestsQuery,
  DeskPageQuery,
  DeskReports,
  DeskTables,
  DeskTablesQuery,
  EndTable,
  MyData,
  NewBan,
  Prune,
  Pruned,
  RemoveChat,
  Removed,
  Unban,
} from './desk.js';
import { ChangeNumber, GuestId, Millis, TableId } from './fields.js';
import {
  AlertsAbout,
  BotToken,
  ChangedGuest,
  CodeAnswer,
  CodeQuestion,
  DeviceLink,
  Devices,
  EndedSubscription,
  Log,
  Made,
  Me,
  NewGuest,
  NewReport,
  NewSubscription,
  NewWebhook,
  RecordAnswer,
  Redeem,
  Tables,
  Watchers,
  WebhookAnswer,
} from './http.js';
import { LIMITS } from './limits.js';
import { NewTable } from './table.js';

/** All HTTP routes. The server, the client and the OpenAPI document are derived from this table. */

/** Where WebSockets connect. */
export const SOCKET_PATH = '/api/socket';

/** The meaning of a refusal's status. Its body is a `Failed` with the reason. */
export const REFUSALS = {
  400: 'The request is invalid; the response says why.',
  401: 'Not signed in: the cookie or token is missing, unknown or revoked.',
  403: 'Not allowed: with a bot token, from a page of another site, for anyone but the host, while you are banned, or because the host removed you; the response says which.',
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
  /** A guest is identified by the cookie or a bot token, the operator by the token of the settings alone. */
  readonly caller: 'anyone' | 'guest' | 'operator';
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
const GuestParams = z.strictObject({ guest: GuestId });
const ReportParams = z.strictObject({ report: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
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
    refusals: [400, 403, 404],
  },
  record: {
    method: 'GET',
    path: '/api/tables/:table/record',
    caller: 'anyone',
    params: TableParams,
    status: 200,
    answer: RecordAnswer,
    refusals: [400, 403, 404],
  },
  watchers: {
    method: 'GET',
    path: '/api/tables/:table/watchers',
    caller: 'guest',
    params: TableParams,
    status: 200,
    answer: Watchers,
    refusals: [400, 401, 403, 404],
  },
  report: {
    method: 'POST',
    path: '/api/tables/:table/reports',
    caller: 'guest',
    params: TableParams,
    body: NewReport,
    status: 204,
    refusals: [...BODY, 401, 403, 404, 409],
  },
  webhook: {
    method: 'GET',
    path: '/api/tables/:table/webhook',
    caller: 'guest',
    params: TableParams,
    status: 200,
    answer: WebhookAnswer,
    refusals: [400, 401, 409],
  },
  setWebhook: {
    method: 'POST',
    path: '/api/tables/:table/webhook',
    caller: 'guest',
    params: TableParams,
    body: NewWebhook,
    status: 200,
    answer: WebhookAnswer,
    refusals: [...BODY, 401, 403, 409],
  },
  alerts: {
    method: 'GET',
    path: '/api/alerts',
    caller: 'anyone',
    status: 200,
    answer: AlertsAbout,
    refusals: [],
  },
  subscribe: {
    method: 'POST',
    path: '/api/alerts/subscribe',
    caller: 'guest',
    body: NewSubscription,
    status: 204,
    refusals: [...BODY, 401, 403, 409],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/alerts/unsubscribe',
    caller: 'guest',
    body: EndedSubscription,
    status: 204,
    refusals: [...BODY, 401, 403],
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
  myData: {
    method: 'GET',
    path: '/api/guest/data',
    caller: 'guest',
    status: 200,
    answer: MyData,
    refusals: [401, 403],
  },
  deleteMe: {
    method: 'POST',
    path: '/api/guest/delete',
    caller: 'guest',
    status: 200,
    answer: Me,
    refusals: [401, 403],
    cookie: 'cleared',
  },
  deskTables: {
    method: 'GET',
    path: '/api/admin/tables',
    caller: 'operator',
    query: DeskTablesQuery,
    status: 200,
    answer: DeskTables,
    refusals: [400, 401],
  },
  endTable: {
    method: 'POST',
    path: '/api/admin/tables/:table/end',
    caller: 'operator',
    params: TableParams,
    body: EndTable,
    status: 204,
    refusals: [...BODY, 401, 403, 404, 409],
  },
  removeChat: {
    method: 'POST',
    path: '/api/admin/tables/:table/remove-chat',
    caller: 'operator',
    params: TableParams,
    body: RemoveChat,
    status: 200,
    answer: Removed,
    refusals: [...BODY, 401, 403, 404, 409],
  },
  deskGuests: {
    method: 'GET',
    path: '/api/admin/guests',
    caller: 'operator',
    query: DeskGuestsQuery,
    status: 200,
    answer: DeskGuests,
    refusals: [400, 401],
  },
  forgetGuest: {
    method: 'POST',
    path: '/api/admin/guests/:guest/forget',
    caller: 'operator',
    params: GuestParams,
    status: 204,
    refusals: [400, 401, 403, 404],
  },
  deskBans: {
    method: 'GET',
    path: '/api/admin/bans',
    caller: 'operator',
    status: 200,
    answer: Bans,
    refusals: [401],
  },
  ban: {
    method: 'POST',
    path: '/api/admin/bans',
    caller: 'operator',
    body: NewBan,
    status: 201,
    answer: BanAbout,
    refusals: [...BODY, 401, 403, 404, 409],
  },
  unban: {
    method: 'POST',
    path: '/api/admin/bans/lift',
    caller: 'operator',
    body: Unban,
    status: 204,
    refusals: [...BODY, 401, 403, 404],
  },
  prune: {
    method: 'POST',
    path: '/api/admin/prune',
    caller: 'operator',
    body: Prune,
    status: 200,
    answer: Pruned,
    refusals: [...BODY, 401, 403],
  },
  deskReports: {
    method: 'GET',
    path: '/api/admin/reports',
    caller: 'operator',
    status: 200,
    answer: DeskReports,
    refusals: [401],
  },
  closeReport: {
    method: 'POST',
    path: '/api/admin/reports/:report/close',
    caller: 'operator',
    params: ReportParams,
    status: 204,
    refusals: [400, 401, 403, 404],
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    caller: 'operator',
    query: DeskPageQuery,
    status: 200,
    answer: Audit,
    refusals: [400, 401],
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
