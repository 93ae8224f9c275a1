import { randomBytes } from 'node:crypto';
import type { About, Command, NewReport, NewTable } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Logger } from 'pino';
import { type AlertOptions, Alerts } from '../alerts/alerts.js';
import { backOff } from '../back-off.js';
import { type RunningClock, startClock } from '../clock.js';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import { type Guest, type Notification, type Quota, type Store, StoreBusy } from '../store/store.js';
import { StoreFailure } from '../store/store-health.js';
import { NO_WORDS, type WordList } from '../word-list.js';
import { aboutOf } from './about.js';
import type { Absence } from './absences.js';
import { BotFailures } from './bot-answers.js';
import { BotQueue, type BotQueueOptions } from './bot-queue.js';
import { type BotThreads, createBotThreads } from './bot-threads.js';
import { CommitQueue } from './commit-queue.js';
import type { Connection } from './connection.js';
import { type CreationDependencies, createTable, whyNotListed } from './create-table.js';
import { Desk } from './desk.js';
import { replaceHost } from './host.js';
import { Lobby } from './lobby.js';
import { type OpenTable, OpenTables } from './open-table.js';
import { PresenceExchange } from './presence-exchange.js';
import { Queries } from './queries.js';
import { ReadLimits } from './read-limits.js';
import { foldInThread, RecordCache, type RecordFolder } from './record-cache.js';
import { leaveLonely, Rematches } from './rematch.js';
import { Reports } from './reports.js';
import { ownRequest } from './request.js';
import { CommandRouter, STOPPING } from './router.js';
import { Scheduler } from './scheduler.js';
import { Seeking } from './seeking.js';
import { SET_ASIDE_MS, SetAside } from './set-aside.js';
import { whyNotName } from './unsaid.js';
import { NO_TABLE, type StoredChanges } from './writer.js';

export interface TableServiceOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly limits: Pick<
    Limits,
    | 'chatPerMinute'
    | 'watchersPerTable'
    | 'changesPerTable'
    | 'changesRead'
    | 'changesReadBurst'
    | 'lobbyBytesPerSecond'
    | 'seeksPerMinute'
    | Quota
  > &
    AlertOptions['limits'] &
    BotQueueOptions['limits'];
  readonly botThreads: number;
  readonly bots?: BotThreads;
  /** What nobody may say or be called; nothing by default. */
  readonly words?: WordList;
  /** A worker thread by default. */
  readonly records?: RecordFolder;
  /** The time, in milliseconds since 1970; a steady clock by default. */
  readonly now?: (() => number) | undefined;
  readonly randomBytes?: (length: number) => Uint8Array;
  /** Where alerts may be sent; nowhere but to the push services of the known browsers by default. */
  readonly alerts?: Partial<Pick<AlertOptions, 'pushOrigins' | 'webhookOrigins' | 'post'>>;
  /** How long the tables of a process that has died wait for another one. */
  readonly leaseMs?: number;
  /** Finished games are deleted after so many days without a change; never by default. */
  readonly keepDays?: number | undefined;
  /** How long requests of a guest who is to be forgotten may still be on their way. */
  readonly graceMs?: number;
}

/** The public side of `TableService`, which tests of the edge replace. */
export type Tables = Omit<TableService, 'queries' | 'desk' | 'alerts'> & {
  readonly queries: Pick<Queries, keyof Queries>;
  readonly desk: Pick<Desk, keyof Desk>;
  readonly alerts: Pick<Alerts, 'about' | 'subscribe' | 'unsubscribe' | 'webhook' | 'setWebhook'>;
};

const LEASE_MS = 5000;
/** How often to check for changes of other processes, in case a notification was lost. */
const CHECK_MS = 5000;
const DROP_IDLE_MS = 30_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A table where no game has started is deleted if it has not changed for this time: without players, and with some. */
const EMPTY_MS = 10 * MINUTE_MS;
const SEATED_MS = DAY_MS;
/** Guests without a table are deleted this time after their last visit, or after their only day. */
const AWAY_MS = 90 * DAY_MS;
const NEVER_RETURNED_MS = 2 * DAY_MS;
/** Reports quote what people said: they are kept no longer than an operator needs them. */
const OPEN_REPORTS_MS = 90 * DAY_MS;
const CLOSED_REPORTS_MS = 30 * DAY_MS;

/** All tables of a store in this process: what the edge calls. */
export class TableService {
  readonly queries: Queries;
  readonly desk: Desk;
  readonly alerts: Alerts;
  private readonly store: Store;
  private readonly bots: BotQueue;
  private readonly commits: CommitQueue;
  private readonly openTables: OpenTables;
  private readonly scheduler: Scheduler;
  private readonly aside: SetAside;
  private readonly lobby: Lobby;
  private readonly seeking: Seeking;
  private readonly router: CommandRouter;
  private readonly creation: CreationDependencies;
  private readonly presence: PresenceExchange;
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly reads: ReadLimits;
  private readonly records: RecordCache;
  private readonly words: WordList;
  private readonly reports: Reports;

  private constructor(
    private readonly options: TableServiceOptions,
    private readonly clock: RunningClock,
  ) {
    const { store, metrics, log, limits, leaseMs = LEASE_MS } = options;
    const { now } = clock;
    const random = options.randomBytes ?? randomBytes;
    const onError = (error: unknown): void => this.failed(error);
    this.store = store;
    this.words = options.words ?? NO_WORDS;
    this.bots = createBots(options);
    this.commits = new CommitQueue(store, metrics, onError);
    this.alerts = new Alerts({
      pushOrigins: [],
      webhookOrigins: [],
      ...options.alerts,
      store,
      metrics,
      limits,
      now,
      onError,
      find: (table) => this.openTables.find(table),
    });
    this.lobby = new Lobby({ store, metrics, limits, onError, now, watchers: (row) => this.presence.watchers(row) });
    this.reads = new ReadLimits(limits, metrics);
    this.records = new RecordCache(options.records ?? foldInThread(store.source));
    this.scheduler = new Scheduler({
      store,
      metrics,
      bots: this.bots,
      now,
      leaseMs,
      onError,
      botSeed: () => [...new Uint32Array(Uint8Array.from(random(16)).buffer)].map((word) => word | 0),
      find: (table) => this.openTables.find(table),
      failed: (open, error) => this.setAside(open.id, error),
    });
    const dueAfter = this.scheduler.dueAfter.bind(this.scheduler);
    const alertAt = this.alerts.alertAt.bind(this.alerts);
    const unreadable = this.setAside.bind(this);
    const { changesPerTable } = limits;
    const shared = {
      store,
      commits: this.commits,
      now,
      onError,
      dueAfter,
      alertAt,
      unreadable,
      limited: metrics.limited,
    };
    this.aside = new SetAside(metrics, log, now);
    this.openTables = new OpenTables({
      ...shared,
      changesPerTable,
      pause: backOff,
      setAside: this.aside,
      loaded: (open) => this.scheduler.adopt(open),
      announce: (table, guests) => {
        this.presence.announce(table, guests);
        this.lobby.watchersChanged(table);
      },
      askPresence: (table) => this.presence.ask(table),
      absent: (open, absence) => this.absent(open, absence),
      tableChanged: (open, changes) => this.tableChanged(open, changes),
    });
    this.presence = new PresenceExchange(
      store,
      () => this.openTables,
      (table) => this.lobby.watchersChanged(table),
    );
    this.queries = new Queries(store, this.openTables, this.lobby, this.reads, this.records);
    this.creation = {
      ...shared,
      randomBytes: random,
      quotas: limits,
      created: (table, due) => {
        const open = this.openTables.add(table, due);
        this.lobbyChanged();
        this.scheduler.run(open);
      },
    };
    const { openTables, lobby, reads } = this;
    this.reports = new Reports({ store, openTables, reads, now });
    const lobbyChanged = (): void => this.lobbyChanged();
    this.seeking = new Seeking({
      store,
      openTables,
      creation: this.creation,
      limits,
      metrics,
      onError,
      now,
      lobbyChanged,
    });
    const { seeking, words } = this;
    const rematches = new Rematches(openTables, this.creation);
    const { keepDays, graceMs } = options;
    const find = (table: string) => openTables.find(table);
    this.desk = new Desk({ store, reads, now, find, onError, keepDays, graceMs });
    this.router = new CommandRouter({
      ...{ openTables, lobby, rematches, seeking, reads, limits, metrics, log, words, now },
      guest: (id) => store.guest(id),
      mayList: (guest) => whyNotListed(this.creation, guest),
      returned: (guest, table) => void store.showTable(guest, table).catch(onError),
    });
    this.timers = [
      setInterval(() => this.dropIdle(), DROP_IDLE_MS),
      setInterval(() => void this.sweep(now()).catch(onError), MINUTE_MS),
      ...(store.shared ? [setInterval(() => void this.checkAll().catch(onError), CHECK_MS)] : []),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Serves the tables of a store, and continues what the last process left. */
  static async start(options: TableServiceOptions): Promise<TableService> {
    const { now } = options;
    const clock = now === undefined ? await steadyClock(options) : { now, stop() {} };
    const service = new TableService(options, clock);
    await options.store.listen((notification) => service.notified(notification));
    await service.alerts.start();
    await service.scheduler.resume();
    await service.desk.start();
    return service;
  }

  /** The time that all tables go by, in milliseconds since 1970. */
  now(): number {
    return this.clock.now();
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
    if (this.router.stopping) return STOPPING;
    const badName = whyNotName(this.words, guest.name);
    if (badName !== undefined) return badName;
    const id = await createTable(this.creation, guest, wanted);
    if (id instanceof Refusal) return id;
    const open = await this.openTables.find(id);
    return open === undefined ? NO_TABLE : aboutOf(open.table);
  }

  /** Tells the operator of somebody at a table; returns why not. */
  report(guest: Guest, table: string, wanted: NewReport): Promise<Refusal | 'no table' | undefined> {
    return this.reports.add(guest, table, wanted);
  }

  /** Starts no new games; resolves when everything is stored. */
  async stop(): Promise<void> {
    this.router.stopping = true;
    for (const timer of this.timers) clearInterval(timer);
    this.clock.stop();
    this.lobby.stop();
    this.seeking.shutDown();
    this.presence.stop();
    await this.desk.stop();
    try {
      await this.alerts.stop();
      await this.scheduler.stop();
      await this.commits.drained();
    } finally {
      await this.bots.close();
      await this.records.close();
    }
  }

  /** A change is stored and broadcast: lists and clocks follow. */
  private tableChanged(open: OpenTable, { aboutChanged, by }: StoredChanges): void {
    const isListed = open.table.visibility === 'listed';
    if (aboutChanged && (isListed || open.wasListed)) this.lobbyChanged();
    open.wasListed = isListed;
    if (aboutChanged && by === 'this process') this.router.tableChanged(open);
    if (aboutChanged) this.seeking.tableChanged(open);
    if (by === 'this process') this.scheduler.run(open);
    else this.scheduler.unwatch(open);
  }

  /** What follows when somebody has been away for long. It is checked again on the table as it is by then. */
  private absent({ writer, presence }: OpenTable, { is, guest }: Absence): void {
    const isHere = (each: string): boolean => presence.isHere(each);
    writer.submit(
      ownRequest((draft) => (is === 'host' ? replaceHost(draft, guest, isHere) : leaveLonely(draft, guest, isHere))),
    );
  }

  /** A table cannot be read, or not be run: nothing else may suffer from it. */
  private setAside(table: string, error: unknown): void {
    this.aside.add(table, error);
    const open = this.openTables.cached(table);
    if (open !== undefined) this.scheduler.unwatch(open);
    this.openTables.forget(table);
    this.scheduler.postpone(table, SET_ASIDE_MS);
  }

  private lobbyChanged(): void {
    this.lobby.changed();
    this.seeking.lobbyChanged();
    if (this.store.shared) this.store.notify({ kind: 'lobby' });
  }

  private dropIdle(): void {
    this.openTables.dropIdle((open) => this.scheduler.isWatching(open));
    this.router.dropIdle();
    this.reads.dropIdle();
    this.seeking.dropIdle();
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
        this.seeking.lobbyChanged();
        return this.lobby.changed();
      case 'desk':
        return void this.desk.read().catch((error: unknown) => this.failed(error));
      case 'message':
        if (!this.presence.receive(notification.body) && !this.alerts.receive(notification.body))
          this.options.metrics.notificationDropped();
        return;
      case 'dropped':
        return this.options.metrics.notificationDropped();
      case 'lost':
        this.options.metrics.notificationsLost();
        this.lobby.changed();
        void this.alerts.reload().catch((error: unknown) => this.failed(error));
        return void this.checkAll().catch((error: unknown) => this.failed(error));
    }
  }

  /** Failures of the store are logged where they begin. */
  private failed(error: unknown): void {
    if (error instanceof StoreFailure || error instanceof StoreBusy) return;
    this.options.log.error({ err: error }, 'table service failed');
  }

  private async sweep(now: number): Promise<void> {
    await this.store.sweep(now, { empty: now - EMPTY_MS, seated: now - SEATED_MS });
    await this.store.sweepGuests({ away: now - AWAY_MS, neverReturned: now - NEVER_RETURNED_MS });
    await this.desk.sweep(now);
    await this.store.sweepReports({ open: now - OPEN_REPORTS_MS, done: now - CLOSED_REPORTS_MS });
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

/** Processes that share a store take their time from it, so that all have the same. */
const steadyClock = ({ store, log }: TableServiceOptions): Promise<RunningClock> =>
  startClock(
    async () => (store.shared ? store.time() : Date.now()),
    (error) => log.error({ err: error }, 'the time of the store is not known'),
  );

function createBots({ bots, botThreads: size, limits, metrics, log }: TableServiceOptions): BotQueue {
  const failures = new BotFailures(metrics, log);
  const failed = (error: unknown): void => failures.add('thread', undefined, error);
  return new BotQueue({ threads: bots ?? createBotThreads(size, { failed }), size, limits, metrics, failures });
}
