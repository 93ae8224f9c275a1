import { Refusal } from '@pouch/rules';
import type * as z from 'zod/mini';
import type { DeskGuestsQuery, DeskPageQuery, DeskTablesQuery, NewBan, Prune } from '../desk.js';
import type { ChangedGuest, NewGuest, NewReport, NewSubscription } from '../http.js';
import { ROUTES, type Route, type RouteName } from '../routes.js';
import type { NewTable } from '../table.js';
import { newId } from './ids.js';

/** The server refused a request. */
export class RequestRefused extends Refusal {
  constructor(
    reason: string,
    readonly status: number,
    /** The Retry-After header in seconds, if there is one. */
    readonly retryAfter: number | undefined,
  ) {
    super(reason);
  }
}

export interface ApiOptions {
  /** The server's address: `http://localhost:8080`. */
  readonly url: string;
  /** A bot token. Without one the cookie identifies the guest; outside a browser it is kept here. */
  readonly token?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

type AnswerOf<Name extends RouteName> = (typeof ROUTES)[Name] extends { answer: infer Schema extends z.ZodMiniType }
  ? z.infer<Schema>
  : undefined;

interface RequestInput {
  readonly table?: string;
  readonly guest?: string;
  readonly report?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** The HTTP routes as functions. A refusal is returned as a value; network errors throw, as `fetch` does. */
export class PouchApi {
  private readonly url: string;
  private readonly fetch: typeof globalThis.fetch;
  private readonly cookies = new Map<string, string>();

  constructor(private readonly options: ApiOptions) {
    this.url = options.url.replace(/\/+$/, '');
    // A browser's fetch must not be called as a method of another object.
    this.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  }

  makeGuest = (guest: z.input<typeof NewGuest>) => this.request('makeGuest', { body: guest });
  me = () => this.request('me');
  changeGuest = (changed: z.input<typeof ChangedGuest>) => this.request('changeGuest', { body: changed });
  signOut = () => this.request('signOut');
  devices = () => this.request('devices');
  signOutOthers = () => this.request('signOutOthers');
  linkDevice = () => this.request('linkDevice');
  redeemLink = (secret: string) => this.request('redeemLink', { body: { secret } });
  makeBotToken = () => this.request('makeBotToken');
  endBotToken = () => this.request('endBotToken');
  /** Pass an id to be able to repeat the request after a lost answer. */
  makeTable = (table: Omit<z.input<typeof NewTable>, 'id'> & { readonly id?: string }) =>
    this.request('makeTable', { body: { id: newId(), ...table } });
  table = (table: string) => this.request('table', { table });
  log = (table: string, after = 0) => this.request('log', { table, query: { after } });
  record = (table: string) => this.request('record', { table });
  watchers = (table: string) => this.request('watchers', { table });
  /** Pass an id to be able to repeat the request after a lost answer. */
  report = (table: string, report: Omit<z.input<typeof NewReport>, 'id'> & { readonly id?: string }) =>
    this.request('report', { table, body: { id: newId(), ...report } });
  webhook = (table: string) => this.request('webhook', { table });
  setWebhook = (table: string, url: string | null) => this.request('setWebhook', { table, body: { url } });
  alerts = () => this.request('alerts');
  subscribe = (subscription: z.input<typeof NewSubscription>) => this.request('subscribe', { body: subscription });
  unsubscribe = (endpoint: string) => this.request('unsubscribe', { body: { endpoint } });
  findCode = (code: string) => this.request('findCode', { body: { code } });
  lobby = () => this.request('lobby');
  /** All tables that are not over and the last finished ones; with a time, more of those that were finished by then. */
  myTables = (finishedUntil?: number) =>
    this.request('myTables', finishedUntil === undefined ? {} : { query: { 'finished-until': finishedUntil } });
  hideTable = (table: string) => this.request('hideTable', { table });
  myData = () => this.request('myData');
  deleteMe = () => this.request('deleteMe');

  /** For operators, with the token of POUCH_ADMIN_TOKEN. */
  readonly desk = {
    tables: (query: z.input<typeof DeskTablesQuery> = {}) => this.request('deskTables', { query: asQuery(query) }),
    guests: (query: z.input<typeof DeskGuestsQuery> = {}) => this.request('deskGuests', { query: asQuery(query) }),
    endTable: (table: string, why: string | null = null) => this.request('endTable', { table, body: { why } }),
    /** One message, by the number of its change, or all of them. */
    removeChat: (table: string, number: number | null = null) =>
      this.request('removeChat', { table, body: { number } }),
    forget: (guest: string) => this.request('forgetGuest', { guest }),
    bans: () => this.request('deskBans'),
    ban: (ban: z.input<typeof NewBan>) => this.request('ban', { body: ban }),
    unban: (subject: string) => this.request('unban', { body: { subject } }),
    prune: (prune: z.input<typeof Prune>) => this.request('prune', { body: prune }),
    reports: () => this.request('deskReports'),
    closeReport: (report: string) => this.request('closeReport', { report }),
    audit: (query: z.input<typeof DeskPageQuery> = {}) => this.request('audit', { query: asQuery(query) }),
  };

  private async request<Name extends RouteName>(
    name: Name,
    input: RequestInput = {},
  ): Promise<AnswerOf<Name> | RequestRefused> {
    const route: Route = ROUTES[name];
    const path = route.path.replace(/:(table|guest|report)\b/, (_, part: 'table' | 'guest' | 'report') =>
      encodeURIComponent(input[part] ?? ''),
    );
    const query = Object.entries(input.query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : `${key}=${encodeURIComponent(value)}`,
    );
    const response = await this.fetch(`${this.url}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`, {
      method: route.method,
      headers: this.headers(input),
      body: input.body === undefined ? null : JSON.stringify(input.body),
    });
    this.keepCookies(response);
    const text = await response.text();
    if (!response.ok) return refusalIn(response, text);
    return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Name>;
  }

  private headers(input: RequestInput): Record<string, string> {
    const headers: Record<string, string> = {};
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (this.options.token !== undefined) headers.authorization = `Bearer ${this.options.token}`;
    if (this.cookies.size > 0)
      headers.cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    return headers;
  }

  /** Browsers do this themselves and do not show cookies here. */
  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie?.() ?? []) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

const asQuery = (query: object): NonNullable<RequestInput['query']> => ({ ...query });

function refusalIn(response: Response, text: string): RequestRefused {
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new RequestRefused(
    reasonIn(text) ?? `The server responded with an error (${response.status}).`,
    response.status,
    after >= 0 ? after : undefined,
  );
}

/** A proxy may answer with an HTML page. */
function reasonIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text);
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
