import { randomBytes } from 'node:crypto';
import type { About, Command, GuestAbout, Seeking as SeekingMessage } from '@pouch/protocol';
import { GAME_FACTS, type GameId, isRace, Refusal } from '@pouch/rules';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { ListedRow, Store } from '../store/store.js';
import { TokenBucket } from '../token-bucket.js';
import type { ChangeDraft } from './change-draft.js';
import type { Connection } from './connection.js';
import { type CreationDependencies, createTable, notFor } from './create-table.js';
import { sit, standUp } from './newcomers.js';
import type { OpenTable, OpenTables } from './open-table.js';
import type { Result } from './request.js';
import { seatOf } from './table.js';
import { NO_TABLE } from './writer.js';

/** How often this process says that the people who look here are still there. */
const KEEP_EVERY_MS = 2000;
/** How long a table waits for people whose process has died. */
const KEPT_MS = 10_000;
/** How long changes of the lobby are gathered before those who look compare their tables again. */
const COMPARE_MS = 500;
/** How many tables of others somebody tries. */
const MOST_TRIED = 20;

export interface SeekingDependencies {
  readonly store: Pick<Store, 'seeks' | 'keepSeeks' | 'sweepSeeks' | 'lastNumbers'>;
  readonly openTables: OpenTables;
  readonly creation: CreationDependencies;
  readonly limits: Pick<Limits, 'seeksPerMinute'>;
  readonly metrics: Pick<Metrics, 'limited' | 'seeking'>;
  onError(error: unknown): void;
  now(): number;
  /** A table has left the lobby. */
  lobbyChanged(): void;
}

type SeekCommand = Extract<Command, { do: 'seek' }>;

interface Wish {
  readonly game: GameId;
  readonly seats: number;
  readonly clock: About['clock'];
}

const keyOf = ({ game, seats, clock }: Wish): string => `${game} ${seats} ${clock}`;

/** Somebody who looks for a game, for as long as their connection lasts. */
interface Seek {
  readonly connection: Connection;
  readonly wish: Wish;
  readonly since: number;
  /** Where they wait; undefined while a table is looked for. */
  table: string | undefined;
  /** Tables that they were asked to leave. */
  readonly left: Set<string>;
  /** They have stopped, or have found a game. */
  ended: boolean;
  /** Whether a table is being looked for now, and whether to look again after that. */
  work: 'none' | 'looking' | 'again';
  /** The last message. */
  told: string;
}

/**
 * Pairs people who want the same game now. They meet at listed tables that start when they are full: a player
 * takes a seat at the oldest one that fits, or makes one. Who comes first is decided by the tables' writers, so several
 * processes need no queue. Two who made a table at the same moment meet too, because everybody moves to an older table
 * with room.
 */
export class Seeking {
  private readonly seeks = new Map<string, Seek>();
  private readonly rates = new Map<string, TokenBucket>();
  private readonly keeping: NodeJS.Timeout;
  private comparing: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly dependencies: SeekingDependencies) {
    this.keeping = setInterval(() => void this.keep().catch(dependencies.onError), KEEP_EVERY_MS).unref();
  }

  /** Looks until the connection closes, `stop`, or a game has begun. A refusal if nothing can be looked for. */
  async seek(connection: Connection, { game, seats, clock }: SeekCommand): Promise<Refusal | undefined> {
    const { guest } = connection;
    const wish = { game, seats, clock: clock ?? (isRace(GAME_FACTS[game]) ? 'none' : 'brisk') };
    const refused = notFor(game, seats) ?? (seats < 2 ? ALONE : undefined) ?? this.refuseTooMany(guest.id);
    if (refused !== undefined) return refused;
    const before = this.seeks.get(guest.id);
    const seek: Seek = {
      connection,
      wish,
      since: this.dependencies.now(),
      table: undefined,
      left: new Set(),
      ended: false,
      work: 'none',
      told: '',
    };
    this.seeks.set(guest.id, seek);
    this.count();
    if (before !== undefined) {
      if (before.connection !== connection) this.push(before, { state: 'stopped' });
      await this.end(before, keyOf(before.wish) === keyOf(wish) ? 'keeps the seat' : 'stands up');
    }
    const failed = await this.place(seek);
    if (failed !== undefined) this.forget(seek);
    return failed;
  }

  /** They do not look any more. */
  async stop(connection: Connection): Promise<void> {
    const seek = this.seeks.get(connection.guest.id);
    if (seek?.connection === connection) await this.end(seek, 'stands up');
  }

  /** The connection is closed. */
  drop(connection: Connection): void {
    // Clients of a server that stops look on at another one, which finds them in their seats.
    if (!this.stopped) this.stop(connection).catch(this.dependencies.onError);
  }

  /** A table has changed, here or at another process. */
  tableChanged(open: OpenTable): void {
    if (open.table.start !== 'when-full') return;
    for (const seek of this.seeks.values()) if (seek.table === open.id) this.follow(seek, open);
  }

  /** Somebody may have made or left a table of the same kind. */
  lobbyChanged(): void {
    if (this.seeks.size === 0 || this.stopped) return;
    this.comparing ??= setTimeout(() => {
      this.comparing = undefined;
      this.compare().catch(this.dependencies.onError);
    }, COMPARE_MS).unref();
  }

  dropIdle(): void {
    const now = performance.now();
    for (const [guest, rate] of this.rates) if (rate.isFull(now)) this.rates.delete(guest);
  }

  shutDown(): void {
    this.stopped = true;
    clearInterval(this.keeping);
    clearTimeout(this.comparing);
  }

  private refuseTooMany(guest: string): Refusal | undefined {
    const { limits, metrics } = this.dependencies;
    let rate = this.rates.get(guest);
    if (rate === undefined) {
      rate = new TokenBucket(limits.seeksPerMinute, limits.seeksPerMinute / 60);
      this.rates.set(guest, rate);
    }
    if (rate.take(performance.now())) return undefined;
    metrics.limited('seeksPerMinute');
    return TOO_OFTEN;
  }

  /** Finds a table, or the older one of two, one attempt at a time. */
  private async place(seek: Seek, found?: readonly ListedRow[]): Promise<Refusal | undefined> {
    if (seek.work !== 'none') {
      seek.work = 'again';
      return undefined;
    }
    let rows = found;
    try {
      do {
        seek.work = 'looking';
        const refused = await this.tryToPlace(seek, rows);
        rows = undefined;
        if (refused !== undefined) return refused;
      } while ((seek.work as Seek['work']) === 'again' && !seek.ended);
    } finally {
      seek.work = 'none';
    }
    return undefined;
  }

  private async tryToPlace(seek: Seek, found: readonly ListedRow[] | undefined): Promise<Refusal | undefined> {
    const { store, now } = this.dependencies;
    const { guest } = seek.connection;
    const rows = found ?? (await store.seeks(keyOf(seek.wish), now(), MOST_TRIED));
    for (const row of rows) {
      if (seek.ended) return undefined;
      // All further ones are younger than the own table.
      if (row.table === seek.table) return undefined;
      const { seats } = JSON.parse(row.about) as About;
      const isMine = seats.some((seat) => seat.kind === 'person' && seat.guest === guest.id);
      const isOpen = seats.some(({ kind }) => kind === 'open');
      if (!(isMine || isOpen) || seek.left.has(row.table)) continue;
      // First away from the old table: nobody is in two games.
      if (seek.table !== undefined && (await this.rise(seek.table, guest)) === 'has begun') return undefined;
      seek.table = undefined;
      if (isMine || !((await this.sit(row.table, guest)) instanceof Refusal)) return this.settle(seek, row.table);
    }
    if (seek.ended || (seek.table !== undefined && (await store.lastNumbers([seek.table])).has(seek.table))) return;
    const made = await this.make(seek);
    return made instanceof Refusal ? made : this.settle(seek, made);
  }

  private make({ wish, connection }: Seek): Promise<string | Refusal> {
    const { creation, now } = this.dependencies;
    const { id, name, crest } = connection.guest;
    return createTable(
      creation,
      { id, name, crest },
      {
        id: randomBytes(12).toString('base64url'),
        game: wish.game,
        options: {},
        seats: Array.from({ length: wish.seats }, () => 'open'),
        clock: wish.clock,
        visibility: 'listed',
        maker: 'sits',
        start: 'when-full',
        newcomers: 'anyone',
        watchersChat: 'on',
      },
      { key: keyOf(wish), until: now() + KEPT_MS },
    );
  }

  /** They have a seat there now. */
  private async settle(seek: Seek, table: string): Promise<undefined> {
    const { store, openTables, now } = this.dependencies;
    seek.table = table;
    // They have stopped, or moved to another connection, while the seat was taken.
    if (seek.ended) return void (await this.leave(seek));
    await store.keepSeeks([table], now() + KEPT_MS);
    const open = await openTables.find(table);
    if (open !== undefined) this.follow(seek, open);
  }

  /** Says how their table stands. */
  private follow(seek: Seek, { id, table }: OpenTable): void {
    if (seek.ended) return;
    const isSeated = seatOf(table, seek.connection.guest.id) !== undefined;
    if (isSeated && table.phase === 'waiting') {
      const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
      this.push(seek, { state: 'waiting', table: id, seats: table.seats.length, taken, since: seek.since });
    } else if (isSeated) {
      this.push(seek, { state: 'found', table: id });
      this.forget(seek);
    } else {
      // Somebody took their seat away: they look elsewhere.
      seek.table = undefined;
      seek.left.add(id);
      this.place(seek).catch(this.dependencies.onError);
    }
  }

  private async end(seek: Seek, how: 'stands up' | 'keeps the seat'): Promise<void> {
    this.forget(seek);
    if (how === 'stands up') await this.leave(seek);
  }

  private forget(seek: Seek): void {
    seek.ended = true;
    if (this.seeks.get(seek.connection.guest.id) === seek) this.seeks.delete(seek.connection.guest.id);
    this.count();
  }

  /** Gives the seat up, unless the same guest looks on from another connection. */
  private async leave(seek: Seek): Promise<void> {
    const { guest } = seek.connection;
    const { table } = seek;
    const next = this.seeks.get(guest.id);
    if (table === undefined || (next !== undefined && keyOf(next.wish) === keyOf(seek.wish))) return;
    await this.rise(table, guest);
  }

  private sit = (table: string, { id, name, crest }: GuestAbout): Promise<Result> =>
    this.submit(table, (draft) => sit(draft, { id, name, crest }, undefined));

  /** An empty table vanishes. */
  private async rise(table: string, { id }: GuestAbout): Promise<'done' | 'has begun'> {
    const { store, openTables, now, lobbyChanged } = this.dependencies;
    const result = await this.submit(table, (draft) => standUp(draft, { id }, () => true));
    const open = await openTables.find(table);
    if (result instanceof Refusal && open?.table.phase !== 'waiting') return 'has begun';
    if (open?.table.seats.every(({ kind }) => kind !== 'person') && (await store.sweepSeeks(now())) > 0) lobbyChanged();
    return 'done';
  }

  private async submit(table: string, perform: (draft: ChangeDraft) => Refusal | undefined): Promise<Result> {
    const open = await this.dependencies.openTables.find(table);
    if (open === undefined) return NO_TABLE;
    return new Promise((done) => open.writer.submit({ origin: null, perform, done }));
  }

  private push(seek: Seek, state: SeekingState): void {
    const message = JSON.stringify({ kind: 'seeking', ...state });
    if (message === seek.told) return;
    seek.told = message;
    seek.connection.push(message);
  }

  private async keep(): Promise<void> {
    const { store, openTables, now } = this.dependencies;
    const tables = [...new Set([...this.seeks.values()].flatMap(({ table }) => table ?? []))];
    if (tables.length > 0) await store.keepSeeks(tables, now() + KEPT_MS);
    if ((await store.sweepSeeks(now())) > 0) this.dependencies.lobbyChanged();
    // So that they stay in memory, where the changes of other processes are heard of.
    await Promise.all(tables.map((table) => openTables.find(table)));
    await this.compare();
  }

  /** Those who made a table at the same moment as others move to the oldest one. */
  private async compare(): Promise<void> {
    const { store, now } = this.dependencies;
    const all = [...this.seeks.values()];
    for (const key of new Set(all.map(({ wish }) => keyOf(wish)))) {
      const rows = await store.seeks(key, now(), MOST_TRIED);
      const same = all.filter(({ wish }) => keyOf(wish) === key);
      for (const seek of same) if (!seek.ended && !this.stopped) await this.place(seek, rows);
    }
  }

  private count(): void {
    this.dependencies.metrics.seeking(this.seeks.size);
  }
}

type SeekingState = SeekingMessage extends infer Message
  ? Message extends SeekingMessage
    ? Omit<Message, 'kind'>
    : never
  : never;

const ALONE = new Refusal('Choose at least two seats to play with others.');
const TOO_OFTEN = new Refusal('You’ve started looking too often. Wait a few seconds, then try again.');
