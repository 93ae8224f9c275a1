import { randomBytes } from 'node:crypto';
import type { About, Command, NewTable } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Logger } from 'pino';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Guest, Notification, Store } from '../store/store.js';
import { aboutOf } from './about.js';
import { type BotThreads, createBotThreads } from './bot-threads.js';
import { CommitQueue } from './commit-queue.js';
import type { Connection } from './connection.js';
import { type CreationDependencies, createTable } from './create-table.js';
import { Lobby } from './lobby.js';
import { type OpenTable, OpenTables } from './open-table.js';
import { PresenceExchange } from './presence-exchange.js';
import { Queries } from './queries.js';
import { Rematches } from './rematch.js';
import { CommandRouter, STOPPING } from './router.js';
import { Scheduler } from './scheduler.js';
import { NO_TABLE, type StoredChanges } from './writer.js';

export interface TableServiceOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly limits: Pick<Limits, 'tablesPerGuest' | 'chatPerMinute' | 'watchersPerTable' | 'lobbyBytesPerSecond'>;
  readonly botThreads: number;
  readonly bots?: BotThreads;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly randomBytes?: (length: number) => Uint8Array;
  /** How long the tables of a process that has died wait for another one. */
  readonly leaseMs?: number;
}

/** The public side of `TableService`, which tests of the edge replace. */
export type Tables = Omit<TableService, 'queries'> & { readonly queries: Pick<Queries, keyof Queries> };

const LEASE_MS = 5000;
/** How often to check for changes of other processes, in case a notification was lost. */
const CHECK_MS = 5000;
const DROP_IDLE_MS = 30_000;
const SWEEP_MS = 3600 * 1000;
/** A table where no game has started is deleted after this time. */
const IDLE_TABLE_MS = 7 * 24 * 3600 * 1000;

/** All tables of a store in this process: what the edge calls. */
export class TableService {
  readonly queries: Queries;
  private readonly store: Store;
  private readonly bots: BotThreads;
  private readonly commits: CommitQueue;
  private readonly openTables: OpenTables;
  private readonly scheduler: Scheduler;
  private readonly lobby: Lobby;
  private readonly router: CommandRouter;
  private readonly creation: CreationDependencies;
  private readonly presence: PresenceExchange;
  private readonly timers: readonly NodeJS.Timeout[];

  private constructor(private readonly options: TableServiceOptions) {
    const { store, metrics, log, limits, now = Date.now, leaseMs = LEASE_MS } = options;
    const random = options.randomBytes ?? randomBytes;
    const onError = (error: unknown): void => log.error({ err: error }, 'table service failed');
    this.store = store;
    this.bots = options.bots ?? createBotThreads(options.botThreads, metrics);
    this.commits = new CommitQueue(store, metrics, onError);
    this.lobby = new Lobby({ store, metrics, limits, onError });
    this.scheduler = new Scheduler({
      store,
      metrics,
      bots: this.bots,
      now,
      leaseMs,
      onError,
      botSeed: () => [...new Uint32Array(Uint8Array.from(random(16)).buffer)].map((word) => word | 0),
      find: (table) => this.openTables.find(table),
    });
    const dueAfter = this.scheduler.dueAfter.bind(this.scheduler);
    const shared = { store, commits: this.commits, now, onError, dueAfter };
    this.openTables = new OpenTables({
      ...shared,
      announce: (table, guests) => this.presence.announce(table, guests),
      askPresence: (table) => this.presence.ask(table),
      tableChanged: (open, changes) => this.tableChanged(open, changes),
    });
    this.presence = new PresenceExchange(store, () => this.openTables);
    this.queries = new Queries(store, this.openTables, this.lobby);
    this.creation = {
      ...shared,
      randomBytes: random,
      created: (table, due) => {
        const open = this.openTables.add(table, due);
        this.lobbyChanged();
        this.scheduler.run(open);
      },
    };
    const { openTables, lobby } = this;
    const rematches = new Rematches(openTables, this.creation);
    this.router = new CommandRouter({ openTables, lobby, rematches, limits, metrics, log, now });
    this.timers = [
      setInterval(() => this.dropIdle(), DROP_IDLE_MS),
      setInterval(() => void store.sweep(now(), now() - IDLE_TABLE_MS).catch(onError), SWEEP_MS),
      ...(store.shared ? [setInterval(() => void this.checkAll().catch(onError), CHECK_MS)] : []),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Serves the tables of a store, and continues what the last process left. */
  static async start(options: TableServiceOptions): Promise<TableService> {
    const service = new TableService(options);
    await options.store.listen((notification) => service.notified(notification));
    await service.scheduler.resume();
    return service;
  }

  /** Carries out a command, and pushes exactly one answer to its connection. */
  receive(connection: Connection, command: Command): void {
    this.router.receive(connection, command);
  }

  /** The connection is closed. */
  drop(connection: Connection): void {
    this.router.drop(connection);
  }

  async create(guest: Guest, wanted: NewTable): Promise<About | Refusal> {
    const { tablesPerGuest } = this.options.limits;
    if (this.router.stopping) return STOPPING;
    if ((await this.store.openTablesOf(guest.id)) >= tablesPerGuest)
      return new Refusal(`You have ${tablesPerGuest} unfinished tables, which is the limit. Finish one first.`);
    const id = await createTable(this.creation, guest, wanted);
    if (id instanceof Refusal) return id;
    const open = await this.openTables.find(id);
    return open === undefined ? NO_TABLE : aboutOf(open.table);
  }

  /** Starts no new games; resolves when everything is stored. */
  async stop(): Promise<void> {
    this.router.stopping = true;
    for (const timer of this.timers) clearInterval(timer);
    this.lobby.stop();
    this.presence.stop();
    try {
      await this.scheduler.stop();
      await this.commits.drained();
    } finally {
      await this.bots.close();
    }
  }

  /** A change is stored and broadcast: lists and clocks follow. */
  private tableChanged(open: OpenTable, { aboutChanged, by }: StoredChanges): void {
    if (aboutChanged && open.table.visibility === 'listed') this.lobbyChanged();
    if (by === 'this process') this.scheduler.run(open);
    else this.scheduler.unwatch(open);
  }

  private lobbyChanged(): void {
    this.lobby.changed();
    if (this.store.shared) this.store.notify({ kind: 'lobby' });
  }

  private dropIdle(): void {
    this.openTables.dropIdle((open) => this.scheduler.isWatching(open));
    this.router.dropIdle();
    this.options.metrics.openTables(this.openTables.size);
  }

  /** An error in here must not reach the store's connection, where it would end the process. */
  private notified(notification: Notification): void {
    try {
      this.receiveNotification(notification);
    } catch (error) {
      this.options.metrics.notificationDropped();
      this.options.log.error({ err: error }, 'notification failed');
    }
  }

  private receiveNotification(notification: Notification): void {
    switch (notification.kind) {
      case 'changed':
        for (const { table, number } of notification.tables) this.catchUp(this.openTables.cached(table), number);
        return;
      case 'lobby':
        return this.lobby.changed();
      case 'message':
        if (!this.presence.receive(notification.body)) this.options.metrics.notificationDropped();
        return;
      case 'dropped':
        return this.options.metrics.notificationDropped();
      case 'lost':
        this.options.metrics.notificationsLost();
        this.lobby.changed();
        return void this.checkAll().catch((error: unknown) =>
          this.options.log.error({ err: error }, 'table service failed'),
        );
    }
  }

  /** Reads what other processes have written to open tables. */
  private async checkAll(): Promise<void> {
    const tables = this.openTables.allCached();
    if (tables.length === 0) return;
    const numbers = await this.store.lastNumbers(tables.map(({ id }) => id));
    for (const open of tables) this.catchUp(open, numbers.get(open.id) ?? 0);
  }

  private catchUp(open: OpenTable | undefined, number: number): void {
    if (open !== undefined && open.table.number < number) void open.writer.catchUp();
  }
}
