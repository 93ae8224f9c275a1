import type { About, Listed } from '@pouch/protocol';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { ListedRow, Store } from '../store/store.js';
import { TokenBucket } from '../token-bucket.js';
import type { Connection } from './connection.js';

const MOST_LISTED = 100;
/** Running games, and how old one can be: an abandoned one without a clock never ends. */
const MOST_RUNNING = 50;
const RUNNING_MS = 24 * 3600 * 1000;
/** Watchers come and go: so long their numbers are gathered. */
const WATCHERS_MS = 3000;
/** Changes within this time share one message. */
const LEAST_MS = 200;
/** How long changes are gathered at most, however many people look: each push is small enough for that. */
const MOST_MS = 10_000;
/** How long to wait before reading a store again that has failed. */
const RETRY_MS = 1000;
/** How many whole lists a guest gets at once, and a second: those who ask more often wait. */
const LISTS = 6;
const LISTS_PER_SECOND = 0.5;

export const listed = ({ about, changedAt, seat }: ListedRow, awaits: Listed['awaits'] = []): Listed => ({
  about: JSON.parse(about) as About,
  seat,
  awaits,
  changedAt,
});

/** The same as JSON, without parsing what the store has. */
const listedJson = ({ about, changedAt, watchers }: LobbyRow): string =>
  `{"about":${about},"seat":null,"awaits":[],"changedAt":${changedAt}${watchers === undefined ? '' : `,"watchers":${watchers}`}}`;

interface LobbyRow extends ListedRow {
  /** Of a running game. */
  readonly watchers?: number;
}

/** The list that all subscribers have, unless they wait for one. */
type Known = ReadonlyMap<string, string>;

export interface LobbyOptions {
  readonly store: Pick<Store, 'lobby' | 'running'>;
  readonly metrics: Metrics;
  readonly limits: Pick<Limits, 'lobbyBytesPerSecond' | 'listedPerGuest'>;
  onError(error: unknown): void;
  now(): number;
  /** How many watch a running game. */
  watchers(row: ListedRow): number;
}

/**
 * The listed tables: those that wait for players, and running games to watch. A subscriber gets the whole list, then what has changed. The more people
 * look, the more slowly changes are gathered, so that all of them together cost only so many bytes a second.
 */
export class Lobby {
  private readonly subscribers = new Map<Connection, 'has the list' | 'waits for it'>();
  private readonly lists = new Map<string, TokenBucket>();
  /** Undefined while nobody looks. */
  private known: Known | undefined;
  /** The tables in the list whose game runs. */
  private running: ReadonlySet<string> = new Set();
  /** When the first change came that was not pushed yet. */
  private changedSince: number | undefined;
  private pushedAt = Number.NEGATIVE_INFINITY;
  /** How long to rest after the last push. */
  private rest = 0;
  /** Bytes sent since the last push. */
  private bytes = 0;
  private pushing = false;
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: LobbyOptions) {}

  async tables(): Promise<readonly Listed[]> {
    return (await this.rows()).map((row) => ({
      ...listed(row),
      ...(row.watchers !== undefined && { watchers: row.watchers }),
    }));
  }

  subscribe(connection: Connection): void {
    this.subscribers.set(connection, 'waits for it');
    if (this.known !== undefined) this.sendList(connection, wholeMessage(this.known));
    this.schedule();
  }

  unsubscribe(connection: Connection): void {
    this.subscribers.delete(connection);
    if (this.subscribers.size > 0) return;
    this.known = undefined;
    this.schedule();
  }

  /** A listed table has changed, at this process or another. */
  changed(): void {
    // During a read somebody may still come, and get what was read.
    if (this.subscribers.size > 0 || this.pushing) this.gather(performance.now());
  }

  /** Somebody began or stopped watching a table. */
  watchersChanged(table: string): void {
    if (this.running.has(table) && this.subscribers.size > 0) this.gather(performance.now() + WATCHERS_MS);
  }

  private gather(since: number): void {
    this.changedSince = Math.min(this.changedSince ?? since, since);
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** When the next push is due. Subscribers without a list do not have to wait for the pause between pushes. */
  private dueAt(): number | undefined {
    const { pushedAt, rest, changedSince } = this;
    if (this.subscribers.size === 0) return undefined;
    if (this.known === undefined) return pushedAt + LEAST_MS;
    if (changedSince !== undefined) return Math.max(changedSince + LEAST_MS, pushedAt + rest);
    return [...this.subscribers.values()].includes('waits for it') ? pushedAt + RETRY_MS : undefined;
  }

  private schedule(): void {
    if (this.pushing || this.stopped) return;
    clearTimeout(this.timer);
    const due = this.dueAt();
    if (due === undefined) return;
    const delay = Math.max(0, Math.ceil(due - performance.now()));
    this.timer = setTimeout(() => void this.push(), delay).unref();
  }

  private async push(): Promise<void> {
    this.pushing = true;
    this.changedSince = undefined;
    const rows = await this.read();
    this.pushing = false;
    if (rows === undefined) this.changedSince = performance.now() + RETRY_MS;
    else if (this.subscribers.size > 0) this.send(new Map(rows.map((row) => [row.table, listedJson(row)])));
    this.pushedAt = performance.now() + (rows === undefined ? RETRY_MS : 0);
    this.forgetLists();
    this.schedule();
  }

  private async read(): Promise<readonly LobbyRow[] | undefined> {
    try {
      return await this.rows();
    } catch (error) {
      this.options.onError(error);
      return undefined;
    }
  }

  private async rows(): Promise<readonly LobbyRow[]> {
    const { store, limits, now, watchers } = this.options;
    const [waiting, running] = await Promise.all([
      store.lobby(MOST_LISTED, limits.listedPerGuest),
      store.running(MOST_RUNNING, limits.listedPerGuest, now() - RUNNING_MS),
    ]);
    this.running = new Set(running.map(({ table }) => table));
    return [...waiting, ...running.map((row) => ({ ...row, watchers: watchers(row) }))];
  }

  private send(next: Known): void {
    const { known } = this;
    const { limits } = this.options;
    const several = [...this.subscribers].filter(([, has]) => has === 'has the list');
    const room = (limits.lobbyBytesPerSecond * MOST_MS) / 1000 / Math.max(1, several.length);
    const { changes, after } =
      known === undefined ? { changes: undefined, after: next } : differences(known, next, room);
    this.known = after;
    // The rest did not fit: it is pushed after this.
    if (after !== next) this.changedSince ??= performance.now();
    if (changes !== undefined)
      for (const [connection] of several) {
        connection.push(changes);
        this.bytes += changes.length;
      }
    const whole = wholeMessage(after);
    for (const [connection, has] of this.subscribers) if (has === 'waits for it') this.sendList(connection, whole);
    this.pace();
  }

  private sendList(connection: Connection, message: string): void {
    const { id } = connection.guest;
    let lists = this.lists.get(id);
    if (lists === undefined) {
      lists = new TokenBucket(LISTS, LISTS_PER_SECOND);
      this.lists.set(id, lists);
    }
    if (!lists.take(performance.now())) return this.options.metrics.limited('lobbyLists');
    this.subscribers.set(connection, 'has the list');
    connection.push(message);
    this.bytes += message.length;
  }

  /** Rests as long as what was sent takes at the rate that is allowed. */
  private pace(): void {
    const millis = (1000 * this.bytes) / this.options.limits.lobbyBytesPerSecond;
    this.rest = Math.min(Math.max(LEAST_MS, millis), MOST_MS);
    this.bytes = 0;
    if (this.rest > LEAST_MS) this.options.metrics.limited('lobbyBytesPerSecond');
  }

  /** Frees the rate limits of guests who have not asked for a while. */
  private forgetLists(): void {
    const now = performance.now();
    for (const [guest, lists] of this.lists) if (lists.isFull(now)) this.lists.delete(guest);
  }
}

const wholeMessage = (known: Known): string => `{"kind":"lobby","tables":[${[...known.values()].join(',')}]}`;

/** The message that leads from one list to the next, with as much as there is room for, and the list after it. */
function differences(known: Known, next: Known, room: number): { changes: string | undefined; after: Known } {
  const gone = [...known.keys()].filter((table) => !next.has(table));
  const changed = [...next].filter(([table, json]) => known.get(table) !== json);
  if (gone.length === 0 && changed.length === 0) return { changes: undefined, after: next };
  const some: string[] = [];
  const after = new Map([...known].filter(([table]) => next.has(table)));
  let bytes = 0;
  for (const [table, json] of changed) {
    bytes += json.length;
    if (bytes > room && some.length > 0) break;
    some.push(json);
    after.set(table, json);
  }
  const changes = `{"kind":"lobby-changes","changed":[${some.join(',')}],"gone":${JSON.stringify(gone)}}`;
  return { changes, after: some.length === changed.length ? next : after };
}
