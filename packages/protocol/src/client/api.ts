import { Refusal } from '@pouch/rules';
import type * as z from 'zod/mini';
import type { ChangedGuest, NewGuest } from '../http.js';
import { ROUTES, type Route, type RouteName } from '../routes.js';
import type { NewTable } from '../table.js';
import { newId } from './ids.js';

/** What the server said instead of doing what it was asked. */
export class Refused extends Refusal {
  constructor(
    reason: string,
    readonly status: number,
    /** In how many seconds to try again, if the server said so. */
    readonly retryAfter: number | undefined,
  ) {
    super(reason);
  }
}

export interface ApiOptions {
  /** The server's address: `http://localhost:8080`. */
  readonly url: string;
  /** A bot token. Without one the cookie tells who this is; outside a browser it is kept here. */
  readonly token?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

type AnswerOf<Name extends RouteName> = (typeof ROUTES)[Name] extends { answer: infer Schema extends z.ZodMiniType }
  ? z.infer<Schema>
  : undefined;

interface Asked {
  readonly table?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** The HTTP routes as functions. A refusal is a value; a server that cannot be reached is an error of `fetch`. */
export class PouchApi {
  private readonly url: string;
  private readonly fetch: typeof globalThis.fetch;
  private readonly cookies = new Map<string, string>();

  constructor(private readonly options: ApiOptions) {
    this.url = options.url.replace(/\/+$/, '');
    // A browser's fetch must not be called as a method of something else.
    this.fetch = options.fetch ?? ((...asked) => globalThis.fetch(...asked));
  }

  makeGuest = (guest: z.input<typeof NewGuest>) => this.ask('makeGuest', { body: guest });
  me = () => this.ask('me');
  changeGuest = (changed: z.input<typeof ChangedGuest>) => this.ask('changeGuest', { body: changed });
  signOut = () => this.ask('signOut');
  linkDevice = () => this.ask('linkDevice');
  redeemLink = (secret: string) => this.ask('redeemLink', { body: { secret } });
  makeBotToken = () => this.ask('makeBotToken');
  endBotToken = () => this.ask('endBotToken');
  /** Give an id of your own to be able to ask again after an answer that never came. */
  makeTable = (table: Omit<z.input<typeof NewTable>, 'id'> & { readonly id?: string }) =>
    this.ask('makeTable', { body: { id: newId(), ...table } });
  table = (table: string) => this.ask('table', { table });
  log = (table: string, after = 0) => this.ask('log', { table, query: { after } });
  record = (table: string) => this.ask('record', { table });
  findCode = (code: string) => this.ask('findCode', { body: { code } });
  lobby = () => this.ask('lobby');
  myTables = () => this.ask('myTables');

  private async ask<Name extends RouteName>(name: Name, asked: Asked = {}): Promise<AnswerOf<Name> | Refused> {
    const route: Route = ROUTES[name];
    const path = route.path.replace(':table', encodeURIComponent(asked.table ?? ''));
    const query = Object.entries(asked.query ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    const response = await this.fetch(`${this.url}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`, {
      method: route.method,
      headers: this.headers(asked),
      body: asked.body === undefined ? null : JSON.stringify(asked.body),
    });
    this.keepCookies(response);
    const text = await response.text();
    if (!response.ok) return refused(response, text);
    return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Name>;
  }

  private headers(asked: Asked): Record<string, string> {
    const headers: Record<string, string> = {};
    if (asked.body !== undefined) headers['content-type'] = 'application/json';
    if (this.options.token !== undefined) headers.authorization = `Bearer ${this.options.token}`;
    if (this.cookies.size > 0)
      headers.cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    return headers;
  }

  /** A browser does this itself and shows no cookies here. */
  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie?.() ?? []) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function refused(response: Response, text: string): Refused {
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refused(
    reasonIn(text) ?? `The server answered ${response.status}`,
    response.status,
    after >= 0 ? after : undefined,
  );
}

/** A proxy in between may answer with a page of its own. */
function reasonIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text);
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
