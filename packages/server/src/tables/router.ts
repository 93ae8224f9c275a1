import type { Answer, Command, GuestAbout, ListenCommand, TableCommand } from '@pouch/protocol';
import { Refusal, type Seat, sentence } from '@pouch/rules';
import type { Logger } from 'pino';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import { StoreBusy } from '../store/store.js';
import { StoreFailure } from '../store/store-health.js';
import { TokenBucket } from '../token-bucket.js';
import type { WordList } from '../word-list.js';
import { type CallTime, calledAt, type Shown, waitsUntil } from './call-timing.js';
import type { ChangeDraft } from './change-draft.js';
import { type CommandContext, perform } from './commands.js';
import type { Connection } from './connection.js';
import type { Lobby } from './lobby.js';
import { originOf, UnreadableTable } from './log.js';
import { isAboutPerson, isRemoved, REMOVED } from './manners.js';
import type { OpenTable, OpenTables } from './open-table.js';
import { READS_TOO_MUCH, type ReadLimits } from './read-limits.js';
import type { Rematches } from './rematch.js';
import { ownRequest, type Result, type TableRequest } from './request.js';
import type { Seeking } from './seeking.js';
import { UNREADABLE } from './set-aside.js';
import { backByComing, isMissed } from './stand-ins.js';
import { seatOf, type Table } from './table.js';
import { whyUnsaid } from './unsaid.js';
import { NO_TABLE, UNREACHABLE } from './writer.js';

export interface RouterDependencies {
  readonly openTables: OpenTables;
  readonly lobby: Lobby;
  readonly rematches: Rematches;
  readonly seeking: Seeking;
  readonly limits: Pick<Limits, 'chatPerMinute' | 'watchersPerTable'>;
  readonly reads: ReadLimits;
  /** Why a guest may not list one more table. */
  mayList(guest: string): Promise<Refusal | undefined>;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly words: WordList;
  now(): number;
  guest(id: string): Promise<GuestAbout | undefined>;
  /** A guest has come back to a table that may be hidden from their list. */
  returned(guest: string, table: string): void;
}

export const STOPPING = new Refusal('The server is shutting down. Try again in a moment.');

const NOT_OPEN = new Refusal('Open the table first.');

/** Commands that may start a game. */
const STARTING: readonly TableCommand['do'][] = ['start', 'ready', 'rematch', 'sit', 'fill'];
/** Commands by which somebody plays at a table again. */
const RETURNING: readonly TableCommand['do'][] = ['sit', 'return'];

/** Takes commands from connections to their tables, and answers each exactly once. */
export class CommandRouter {
  /** No game starts while the server stops. */
  stopping = false;
  /** By connection: the tables it subscribes to. */
  private readonly subscriptions = new Map<Connection, Set<string>>();
  private readonly closed = new WeakSet<Connection>();
  private readonly chat = new Map<string, TokenBucket>();

  constructor(readonly dependencies: RouterDependencies) {}

  receive(connection: Connection, command: Command): void {
    const { lobby, openTables, seeking } = this.dependencies;
    switch (command.do) {
      case 'time':
        return this.answer(connection, command, null);
      case 'open-lobby':
        this.answer(connection, command, null);
        return lobby.subscribe(connection);
      case 'close-lobby':
        lobby.unsubscribe(connection);
        return this.answer(connection, command, null);
      case 'seek':
        this.seek(connection, command).catch((error: unknown) => this.failed(connection, command, error));
        return;
      case 'stop-seeking':
        seeking.stop(connection).then(
          () => this.answer(connection, command, null),
          (error: unknown) => this.failed(connection, command, error),
        );
        return;
      case 'open':
        this.subscribe(connection, command).catch((error: unknown) => this.failed(connection, command, error));
        return;
      case 'look': {
        const subscriber = openTables.cached(command.table)?.subscribers.of(connection);
        if (subscriber === undefined) return this.answer(connection, command, NOT_OPEN);
        subscriber.page = command.page;
        return this.answer(connection, command, null);
      }
      case 'close':
        openTables.cached(command.table)?.unsubscribe(connection);
        this.subscriptions.get(connection)?.delete(command.table);
        return this.answer(connection, command, null);
      default:
        return this.route(connection, command);
    }
  }

  /** The connection is closed. */
  drop(connection: Connection): void {
    this.closed.add(connection);
    for (const table of this.subscriptions.get(connection) ?? [])
      this.dependencies.openTables.cached(table)?.unsubscribe(connection);
    this.subscriptions.delete(connection);
    this.dependencies.lobby.unsubscribe(connection);
    this.dependencies.seeking.drop(connection);
  }

  answer(connection: Connection, command: Command, result: Result | null): void {
    const { metrics, now } = this.dependencies;
    const { id } = command;
    const isRefused = result instanceof Refusal;
    metrics.command(command.do, isRefused ? 'refused' : 'accepted');
    if (isRefused) {
      const answer: Answer = { kind: 'answer', id, ok: false, reason: sentence(result.reason) };
      connection.push(JSON.stringify(answer));
      // Ids need no escaping in JSON.
    } else connection.push(`{"kind":"answer","ok":true,"id":"${id}","number":${result},"now":${now()}}`);
  }

  private failed(connection: Connection, command: Command, error: unknown): void {
    if (error instanceof UnreadableTable) return this.answer(connection, command, UNREADABLE);
    // Failures of the store are logged where they begin.
    if (!(error instanceof StoreFailure || error instanceof StoreBusy))
      this.dependencies.log.error({ err: error, command: command.do }, 'command failed');
    this.answer(connection, command, error instanceof StoreBusy ? new Refusal(error.message) : UNREACHABLE);
  }

  private async seek(connection: Connection, command: Extract<ListenCommand, { do: 'seek' }>): Promise<void> {
    const refused = this.stopping ? STOPPING : await this.dependencies.seeking.seek(connection, command);
    // Closed while a table was looked for.
    if (this.closed.has(connection)) return this.dependencies.seeking.drop(connection);
    this.answer(connection, command, refused ?? null);
  }

  private async subscribe(connection: Connection, command: Extract<ListenCommand, { do: 'open' }>): Promise<void> {
    const { openTables, limits, reads } = this.dependencies;
    if (!reads.mayOpen(connection.guest.id, openTables, command.table))
      return this.answer(connection, command, READS_TOO_MUCH);
    const open = await openTables.find(command.table);
    if (open === undefined) return this.answer(connection, command, NO_TABLE);
    const { since = 0, form = 'record' } = command;
    // A client that has seen more than this process comes from another one.
    if (since > open.table.number) await open.writer.catchUp();
    if (isRemoved(open.table, connection.guest.id)) return this.answer(connection, command, REMOVED);
    const isSeated = seatOf(open.table, connection.guest.id) !== undefined;
    if (!isSeated && open.subscribers.size >= limits.watchersPerTable)
      return this.answer(connection, command, new Refusal('Too many people are watching this table.'));
    if (!reads.take(connection.guest.id, open.costSince(since)))
      return this.answer(connection, command, READS_TOO_MUCH);
    const rows = await open.changesSince(since);
    if (this.closed.has(connection)) return;
    // Meanwhile the host may have removed them.
    if (isRemoved(open.table, connection.guest.id)) return this.answer(connection, command, REMOVED);
    this.answer(connection, command, open.table.number);
    open.subscribe(connection, form, since, rows);
    const seat = seatOf(open.table, connection.guest.id);
    if (isMissed(open.table, seat))
      open.writer.submit(ownRequest((draft) => backByComing(draft, seatOf(draft.table, connection.guest.id))));
    const tables = this.subscriptions.get(connection);
    if (tables === undefined) this.subscriptions.set(connection, new Set([open.id]));
    else tables.add(open.id);
  }

  private route(connection: Connection, command: TableCommand): void {
    const { openTables, reads } = this.dependencies;
    if (!reads.mayOpen(connection.guest.id, openTables, command.table))
      return this.answer(connection, command, READS_TOO_MUCH);
    const open = openTables.find(command.table);
    // The table is nearly always in memory: then there is nothing to wait for.
    if (!(open instanceof Promise)) return this.submit(open, connection, command);
    open.then(
      (found) =>
        found === undefined ? this.answer(connection, command, NO_TABLE) : this.submit(found, connection, command),
      (error: unknown) => this.failed(connection, command, error),
    );
  }

  private submit(open: OpenTable, connection: Connection, command: TableCommand): void {
    const request = new CommandRequest(this, open, connection, command);
    const prepared = this.prepare(open, request, command);
    if (prepared === undefined) return open.writer.submit(request);
    prepared.then(
      () => open.writer.submit(request),
      (error: unknown) => this.failed(connection, command, error),
    );
  }

  /** What has to be looked up or made before a command can be tried; nearly always nothing. */
  private prepare(open: OpenTable, request: CommandRequest, command: TableCommand): Promise<void> | undefined {
    if (command.do === 'rematch') return this.prepareRematch(open, request);
    if (command.do === 'change-table' && command.visibility === 'listed' && open.table.visibility !== 'listed')
      return this.prepareListing(request);
    return isAboutPerson(command) ? this.preparePerson(request, command.guest) : undefined;
  }

  /** A table that was private counts against what a guest may have in the lobby. */
  private async prepareListing(request: CommandRequest): Promise<void> {
    request.whyNotPrepared = await this.dependencies.mayList(request.sender.id);
  }

  private async preparePerson(request: CommandRequest, guest: string): Promise<void> {
    const { reads, guest: find } = this.dependencies;
    if (reads.take(request.sender.id, 1)) request.person = await find(guest);
    else request.whyNotPrepared = READS_TOO_MUCH;
  }

  /** The table of the rematch must exist before anyone is sent there. */
  private async prepareRematch(open: OpenTable, request: CommandRequest): Promise<void> {
    const { rematches } = this.dependencies;
    if (!this.stopping && !open.writer.mayHaveDone(request.origin))
      request.prepare(await rematches.prepare(open, request.sender));
  }

  /** What follows at the other table when a rematch is asked for, or declined. */
  answeredRematch(open: OpenTable, sender: GuestAbout, answer: 'join' | 'decline'): void {
    const { rematches } = this.dependencies;
    rematches[answer](open, sender).catch((error: unknown) => this.rematchFailed(error));
  }

  /** A table has changed here, besides its game. */
  tableChanged(open: OpenTable): void {
    this.dependencies.rematches.withdrawIfLeft(open).catch((error: unknown) => this.rematchFailed(error));
  }

  private rematchFailed(error: unknown): void {
    this.dependencies.log.error({ err: error }, 'rematch failed');
  }

  mayChat(guest: string): boolean {
    const perMinute = this.dependencies.limits.chatPerMinute;
    let bucket = this.chat.get(guest);
    if (bucket === undefined) {
      bucket = new TokenBucket(perMinute, perMinute / 60);
      this.chat.set(guest, bucket);
    }
    return bucket.take(performance.now());
  }

  /** Frees the rate limits of guests who have not chatted for a while. */
  dropIdle(): void {
    const now = performance.now();
    for (const [guest, bucket] of this.chat) if (bucket.isFull(now)) this.chat.delete(guest);
  }
}

/** A command on its way through a table's writer. */
class CommandRequest implements TableRequest, CommandContext {
  readonly origin: string;
  readonly sender: GuestAbout;
  nextTable: string | undefined;
  person: GuestAbout | undefined;
  /** Why the table of a rematch cannot be created. */
  private whyNoNext: Refusal | undefined;
  /** Why what has to be looked up for it was not. */
  whyNotPrepared: Refusal | undefined;
  private readonly receivedAt: number;
  private mayChat = false;

  constructor(
    private readonly router: CommandRouter,
    private readonly open: OpenTable,
    private readonly connection: Connection,
    private readonly command: TableCommand,
  ) {
    const { id, name, crest } = connection.guest;
    this.sender = { id, name, crest };
    this.origin = originOf(this.sender, command.id);
    this.receivedAt = router.dependencies.now();
  }

  prepare(next: string | Refusal | undefined): void {
    if (next instanceof Refusal) this.whyNoNext = next;
    else this.nextTable = next;
  }

  get absences(): OpenTable['absences'] {
    return this.open.absences;
  }

  perform(draft: ChangeDraft): Refusal | undefined {
    const { router, command, sender } = this;
    if (this.whyNoNext !== undefined && draft.table.next === null) return this.whyNoNext;
    if (this.whyNotPrepared !== undefined) return this.whyNotPrepared;
    if (router.stopping && STARTING.includes(command.do)) return STOPPING;
    const unsaid = whyUnsaid(router.dependencies.words, sender, command);
    if (unsaid !== undefined) return unsaid;
    // Counted once, however often the request is tried.
    if (command.do === 'say') this.mayChat ||= router.mayChat(sender.id);
    if (command.do === 'say' && !this.mayChat) return new Refusal('You’re sending messages too fast. Wait a moment.');
    return perform(draft, sender, command, this);
  }

  done(result: Result): void {
    this.router.answer(this.connection, this.command, result);
    if (result instanceof Refusal) return;
    if (this.command.do === 'rematch') this.router.answeredRematch(this.open, this.sender, 'join');
    if (this.command.do === 'decline-rematch') this.router.answeredRematch(this.open, this.sender, 'decline');
    if (RETURNING.includes(this.command.do)) this.router.dependencies.returned(this.sender.id, this.open.id);
  }

  callTime(table: Table, seat: Seat, shown: Shown | undefined): CallTime {
    const received = this.receivedAt;
    const at = calledAt(table, this.open.subscribers, this.connection, shown, received);
    return { received, at, until: waitsUntil(this.open, seat, at) };
  }
}
