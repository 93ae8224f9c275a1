import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Refusal } from '@pouch/rules';
import {
  choice,
  file,
  list,
  optionalWhole,
  type Setting,
  secretText,
  text,
  trusted,
  webAddress,
  whole,
} from './settings.js';

/** Every setting of a server, with its variable, its bounds and its purpose. */

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const SETTINGS = {
  port: whole('PORT', { least: 0, most: 65_535, standard: 8080 }, 'port to listen on; 0 picks a free one', 'port'),
  host: text('HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 opens the server to the network', 'host'),
  data: text('POUCH_DATA', './data', 'folder of the SQLite database, created if it does not exist', 'data'),
  database: secretText(
    'POUCH_DATABASE',
    /^postgres(ql)?:\/\/./,
    'a URL such as postgres://user:password@host/name',
    'URL of a PostgreSQL database to use instead of SQLite; several processes can share it',
    'database',
  ),
  publicUrl: webAddress(
    'POUCH_PUBLIC_URL',
    'public address of the server, for links; taken from each request by default',
  ),
  origins: list('POUCH_ORIGINS', webAddress('', ''), 'other origins whose pages may use this server'),
  pushHosts: list(
    'POUCH_PUSH_HOSTS',
    webAddress('', ''),
    'push services besides those of the known browsers; they may be on your own network',
  ),
  webhookHosts: list(
    'POUCH_WEBHOOK_HOSTS',
    webAddress('', ''),
    'group chats that hosts of tables may have told about games; without any, nobody is offered that',
  ),
  trustProxy: trusted('POUCH_TRUST_PROXY', 'proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted'),
  log: choice('POUCH_LOG', LOG_LEVELS, 'info', 'lowest level to log', 'log'),
  botThreads: whole(
    'POUCH_BOT_THREADS',
    { least: 1, most: 64, standard: Math.min(64, Math.max(1, availableParallelism() - 1)) },
    'number of threads for bots',
  ),
  metricsToken: secretText(
    'POUCH_METRICS_TOKEN',
    /^[\x21-\x7e]{16,200}$/,
    '16 to 200 characters without spaces',
    'bearer token for /metrics; without one, only direct requests from this machine are answered',
  ),
  words: file(
    'POUCH_WORDS',
    'file of words and phrases that names and messages may not have, one a line; # begins a comment',
  ),
  adminToken: secretText(
    'POUCH_ADMIN_TOKEN',
    /^[\x21-\x7e]{16,200}$/,
    '16 to 200 characters without spaces',
    'bearer token of the operator’s desk (pouch admin, and the page /admin); without one there is no desk',
  ),
  keepDays: optionalWhole(
    'POUCH_KEEP_DAYS',
    { least: 1, most: 36_500 },
    'days after which finished games are deleted if nothing changes at their table; by default they are kept',
  ),
} as const satisfies Record<string, Setting<unknown>>;

const limit = (name: string, standard: number, about: string, most = 1_000_000_000): Setting<number> =>
  whole(`POUCH_LIMIT_${name}`, { least: 1, most, standard }, about);

/** Limits for one guest, address or table. */
export const LIMIT_SETTINGS = {
  framesPerSecond: limit('FRAMES', 30, 'sustained frames per second on a connection'),
  frameBurst: limit('FRAME_BURST', 100, 'burst of frames on a connection'),
  guestFramesPerSecond: limit('GUEST_FRAMES', 60, 'sustained frames per second on all connections of a guest'),
  guestFrameBurst: limit('GUEST_FRAME_BURST', 200, 'burst of frames on all connections of a guest'),
  guestCommandsPerSecond: limit(
    'GUEST_COMMANDS',
    30,
    'sustained commands per second of a guest that may change tables: each costs a commit, and a message to everybody there',
  ),
  guestCommandBurst: limit('GUEST_COMMAND_BURST', 100, 'burst of commands of a guest that may change tables'),
  rejectionsPerMinute: limit(
    'MISTAKES',
    120,
    'invalid or rate-limited frames per minute before a connection is closed',
  ),
  connectionsPerGuest: limit('GUEST_CONNECTIONS', 20, 'open connections of a guest'),
  connectionsPerAddress: limit('ADDRESS_CONNECTIONS', 200, 'open connections from an address'),
  unsentBytes: limit(
    'UNSENT_BYTES',
    1_048_576,
    'unsent bytes before a slow connection is closed; the client can reconnect and resume',
  ),
  requestsPerMinute: limit(
    'REQUESTS',
    600,
    'HTTP requests per minute from an address, apart from those of guests the server knows',
  ),
  requestsPerGuest: limit(
    'GUEST_REQUESTS',
    1200,
    'HTTP requests of a guest per minute, who is not refused for what others at the same address do',
  ),
  filesPerMinute: limit(
    'FILES',
    20_000,
    'pages and their files loaded per minute from an address: a page has some forty, and they cost little',
  ),
  refusalsPerMinute: limit(
    'REFUSALS',
    300,
    'refusals per minute, of requests by limits and of frames, before an address gets no new connections for half a minute',
  ),
  guestsPerHour: limit('GUESTS', 60, 'new guests per hour from an address: only those who are really made count'),
  codesPerGuest: limit('GUEST_CODES', 20, 'codes tried by a guest per ten minutes'),
  codesPerAddress: limit('ADDRESS_CODES', 60, 'codes and device links tried from an address per ten minutes'),
  adminAttempts: limit('ADMIN_ATTEMPTS', 10, 'wrong operator’s tokens from an address per ten minutes'),
  networkShare: limit(
    'NETWORK',
    10,
    'how many times the limits of an address its network (IPv4 /24, IPv6 /48) may use: one stranger can have all of it',
  ),
  arrivingPerAddress: limit(
    'ARRIVING',
    256,
    'open HTTP connections from an address, and request bodies on their way from it',
  ),
  bytesPerSecond: limit(
    'BYTES',
    131_072,
    'sustained bytes per second that a connection sends: also empty parts of frames cost time to read',
  ),
  byteBurst: limit('BYTE_BURST', 1_048_576, 'burst of bytes that a connection sends'),
  tablesPerGuest: limit('TABLES', 50, 'unfinished tables of a guest'),
  tablesPerDay: limit('TABLES_A_DAY', 200, 'tables that a guest creates a day; each is kept if it is played'),
  listedPerGuest: limit('LISTED', 5, 'tables of a guest in the lobby, which shows 100, so that nobody fills it'),
  changesPerTable: limit(
    'CHANGES',
    10_000,
    'changes of a table by people, and twice as many in all; the longest recorded game has 1,000 steps',
  ),
  changesRead: limit(
    'CHANGES_READ',
    200,
    'sustained changes per second that are read from the database for a guest or address; opening a table reads up to 600',
  ),
  changesReadBurst: limit(
    'CHANGES_READ_BURST',
    10_000,
    'burst of changes that are read for a guest or address: the longest record at once',
  ),
  seeksPerMinute: limit('SEEKS', 20, 'how often a guest may start looking for someone to play with per minute'),
  chatPerMinute: limit('CHAT', 20, 'chat messages of a guest per minute'),
  reportsPerGuest: limit('GUEST_REPORTS', 10, 'reports by a guest per hour: each quotes up to 20 messages'),
  reportsPerAddress: limit('ADDRESS_REPORTS', 30, 'reports from an address per hour, so that nobody fills the queue'),
  subscriptionsPerGuest: limit(
    'SUBSCRIPTIONS',
    10,
    'browsers of a guest that are told of turns; a new one takes the place of the oldest',
  ),
  alertsPerHour: limit(
    'ALERTS',
    60,
    'turns per hour that a guest is told of, or the group chats that a guest has set: what is more is left out',
  ),
  watchersPerTable: limit('WATCHERS', 1000, 'connections watching a table'),
  botQuestions: limit(
    'BOT_QUESTIONS',
    200,
    'decisions of bots that wait for a thread; what does not fit is decided at once, without thinking',
  ),
  unattendedDecisions: limit(
    'UNATTENDED',
    10,
    'decisions per second that bots make at the tables of a guest where nobody plays',
  ),
  allUnattendedDecisions: limit(
    'ALL_UNATTENDED',
    50,
    'decisions per second that bots make at all tables where nobody plays, so that people’s games come first',
  ),
  lobbyBytesPerSecond: limit(
    'LOBBY_BYTES',
    500_000,
    'bytes of lobby changes per second to all who look; the more look, the more slowly changes are gathered',
  ),
} as const satisfies Record<string, Setting<number>>;

type Values<Table extends Record<string, Setting<unknown>>> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

export type Limits = Values<typeof LIMIT_SETTINGS>;
export type Config = Values<typeof SETTINGS> & { readonly limits: Limits };

type Texts = Readonly<Record<string, string | undefined>>;

/** The settings from the environment; options of the command line take precedence. */
export function readConfig(environment: Texts, options: Texts = {}): Config | Refusal {
  try {
    const values = readAll(SETTINGS, environment, options);
    return { ...values, data: resolve(values.data), limits: readAll(LIMIT_SETTINGS, environment, {}) };
  } catch (error) {
    if (error instanceof InvalidSetting) return new Refusal(error.message);
    throw error;
  }
}

class InvalidSetting extends Error {}

function readAll<Table extends Record<string, Setting<unknown>>>(table: Table, environment: Texts, options: Texts) {
  const values = Object.entries(table).map(([name, setting]) => {
    const option = setting.option === undefined ? undefined : options[setting.option];
    // Many tools leave a variable out by setting it to nothing.
    const given = option ?? (environment[setting.variable] || undefined);
    if (given === undefined) return [name, setting.standard];
    const value = setting.read(given);
    if (value !== undefined) return [name, value];
    const called = option === undefined ? setting.variable : `--${setting.option}`;
    const shown = setting.secret ? '' : `, not ${JSON.stringify(given)}`;
    throw new InvalidSetting(`${called} must be ${setting.takes}${shown}.`);
  });
  return Object.fromEntries(values) as Values<Table>;
}
