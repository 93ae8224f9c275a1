import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AlertOutcome } from './alerts/deliveries.js';

/** What the server measures. Every call is cheap enough for hot paths. */
export interface Metrics {
  /** A transaction is durable. */
  committed(changes: number, millis: number): void;
  /** Another process wrote that change number first: the table is read again and the command retried. */
  conflict(): void;
  openTables(count: number): void;
  /** How many people look for someone to play with. */
  seeking(count: number): void;
  botAsked(): void;
  /** A bot has decided or failed. */
  botAnswered(millis: number): void;
  /** A bot failed, and was asked again or replaced by a simple decision. */
  botFailed(why: BotFailure): void;
  /** How many tables are set aside because their log cannot be read. */
  tablesSetAside(count: number): void;
  /** A checkpoint of the database failed. */
  checkpointFailed(): void;
  /** A message to a browser or a group chat was attempted. */
  alertSent(to: 'push' | 'webhook', outcome: AlertOutcome): void;
  /** This process has taken over the clocks and bots of a table. */
  tookOver(): void;
  /** Notifications of other processes may have been lost, and every open table was checked. */
  notificationsLost(): void;
  /** Something arrived from another process that cannot be read, and was ignored. */
  notificationDropped(): void;
  /** A promise was rejected and nobody handled it: a bug. */
  unhandledRejection(): void;
  /** A limit refused something, dropped it or closed a connection; by the name of the limit. */
  limited(limit: string): void;
  /** A call of the store failed. */
  storeFailed(): void;
  /** The store has begun to fail, or works again. */
  storeFailing(failing: boolean): void;
  /** `kind` is the command's `do`, or `none` for an invalid frame. */
  command(kind: string, outcome: Outcome): void;

  connected(): void;
  disconnected(): void;
  /** The server closed a connection. */
  ended(why: Ending): void;
  received(bytes: number): void;
  sent(bytes: number): void;
  answered(method: string, route: string, status: number, millis: number): void;
}

type Outcome = 'accepted' | 'refused';

/** Its search threw, its thread died, it took far too long, or it had no decision. */
export type BotFailure = 'search' | 'thread' | 'too slow' | 'no answer';

/** Why the server closes a connection: it does not read, does not answer pings, or sends too much. */
export type Ending = 'slow' | 'dead' | 'abusive';

export interface ReadableMetrics extends Metrics {
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CHANGES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function createMetrics(): ReadableMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const count = (name: string, help: string) => new Counter({ name: `pouch_${name}`, help, registers });
  const seconds = (name: string, help: string) =>
    new Histogram({ name: `pouch_${name}`, help, buckets: SECONDS, registers });

  const commitSeconds = seconds('commit_seconds', 'Time until a transaction was durable');
  const commitChanges = new Histogram({
    name: 'pouch_commit_changes',
    help: 'Changes that shared a transaction',
    buckets: CHANGES,
    registers,
  });
  const conflicts = count('conflicts_total', 'Writes that conflicted with another process and were retried');
  const seeking = new Gauge({ name: 'pouch_seeking', help: 'People looking for someone to play with', registers });
  const openTables = new Gauge({ name: 'pouch_rooms', help: 'Tables in memory', registers });
  const botsWaiting = new Gauge({
    name: 'pouch_bot_questions',
    help: 'Bot decisions in progress or queued',
    registers,
  });
  const botSeconds = seconds('bot_seconds', 'Time until a bot decided, queueing included');
  const botFailures = new Counter({
    name: 'pouch_bot_failures_total',
    help: 'Decisions that bots failed to make; asked again, or made without any search',
    labelNames: ['why'],
    registers,
  });
  const setAside = new Gauge({
    name: 'pouch_tables_set_aside',
    help: 'Tables that are refused because their log cannot be read',
    registers,
  });
  const checkpointFailures = count('checkpoint_failures_total', 'Checkpoints of the SQLite database that failed');
  const alerts = new Counter({
    name: 'pouch_alerts_total',
    help: 'Attempts to tell browsers and group chats of turns, by outcome',
    labelNames: ['to', 'outcome'],
    registers,
  });
  const takeovers = count('takeovers_total', 'Tables whose clocks and bots this process took over');
  const lost = count('news_lost_total', 'Times that notifications from other processes may have been lost');
  const dropped = count('notifications_dropped_total', 'Notifications that could not be read, and were ignored');
  const rejections = count('unhandled_rejections_total', 'Errors that no code handled; the log has each');
  const connections = new Gauge({ name: 'pouch_connections', help: 'Open WebSocket connections', registers });
  const endings = new Counter({
    name: 'pouch_connections_ended_total',
    help: 'Connections closed by the server: slow, dead or abusive',
    labelNames: ['why'],
    registers,
  });
  const limits = new Counter({
    name: 'pouch_limited_total',
    help: 'How often each limit acted',
    labelNames: ['limit'],
    registers,
  });
  const storeFailures = count('store_failures_total', 'Calls of the store that failed');
  const storeFailing = new Gauge({ name: 'pouch_store_failing', help: '1 while the store fails, else 0', registers });
  const requests = new Histogram({
    name: 'pouch_http_seconds',
    help: 'Time to answer HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });

  // What happens thousands of times a second is counted in plain numbers, which are read when metrics are collected.
  const commands = new Map<string, Record<Outcome, number>>();
  const tally = { changes: 0, framesReceived: 0, bytesReceived: 0, framesSent: 0, bytesSent: 0 };
  const countTally = (name: string, help: string, key: keyof typeof tally) =>
    new Counter({
      name: `pouch_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(tally[key]);
      },
    });
  countTally('changes_total', 'Table changes stored', 'changes');
  countTally('frames_received_total', 'WebSocket frames received', 'framesReceived');
  countTally('bytes_received_total', 'Bytes of WebSocket frames received', 'bytesReceived');
  countTally('frames_sent_total', 'WebSocket frames sent', 'framesSent');
  countTally('bytes_sent_total', 'Bytes of WebSocket frames sent', 'bytesSent');
  new Counter({
    name: 'pouch_commands_total',
    help: 'Commands by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [kind, outcomes] of commands)
        for (const [outcome, times] of Object.entries(outcomes)) this.inc({ kind, outcome }, times);
    },
  });

  return {
    committed(changes, millis) {
      tally.changes += changes;
      commitChanges.observe(changes);
      commitSeconds.observe(millis / 1000);
    },
    conflict: () => conflicts.inc(),
    openTables: (count) => openTables.set(count),
    seeking: (count) => seeking.set(count),
    botAsked: () => botsWaiting.inc(),
    botAnswered(millis) {
      botsWaiting.dec();
      botSeconds.observe(millis / 1000);
    },
    botFailed: (why) => botFailures.inc({ why }),
    tablesSetAside: (count) => setAside.set(count),
    checkpointFailed: () => checkpointFailures.inc(),
    alertSent: (to, outcome) => alerts.inc({ to, outcome }),
    tookOver: () => takeovers.inc(),
    notificationsLost: () => lost.inc(),
    notificationDropped: () => dropped.inc(),
    unhandledRejection: () => rejections.inc(),
    limited: (limit) => limits.inc({ limit }),
    storeFailed: () => storeFailures.inc(),
    storeFailing: (failing) => storeFailing.set(failing ? 1 : 0),
    command(kind, outcome) {
      let outcomes = commands.get(kind);
      if (outcomes === undefined) {
        outcomes = { accepted: 0, refused: 0 };
        commands.set(kind, outcomes);
      }
      outcomes[outcome]++;
    },
    connected: () => connections.inc(),
    disconnected: () => connections.dec(),
    ended: (why) => endings.inc({ why }),
    received(bytes) {
      tally.framesReceived++;
      tally.bytesReceived += bytes;
    },
    sent(bytes) {
      tally.framesSent++;
      tally.bytesSent += bytes;
    },
    answered: (method, route, status, millis) => requests.observe({ method, route, status }, millis / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
