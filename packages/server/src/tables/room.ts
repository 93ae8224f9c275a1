import { Refusal } from '@pouch/rules';
import type { Change, Head, PublicChangeRow, Store, Write, Written } from '../store/store.js';
import { Answers } from './answers.js';
import { Making } from './entries.js';
import type { Ledger, Writer } from './ledger.js';
import { changeOf, fold, type Logged, snapshotOf } from './log.js';
import type { Origins } from './origins.js';
import type { Request } from './request.js';
import { aboutJson, type Table } from './table.js';

/** Whether a request was tried on what this process knew, or on what the store was just found to have. */
type Knowing = 'known' | 'fresh';

/** A request that has been tried on the tip, and what came of it. */
interface Tried {
  readonly request: Request;
  readonly on: Knowing;
  readonly result: { readonly change: Change; readonly after: Table; readonly head: boolean } | Refusal | undefined;
}

/** What a room needs of the world. */
export interface Surroundings {
  readonly store: Store;
  readonly ledger: Ledger;
  now(): number;
  /** When the table must be looked after, to be stored with its changes; undefined to leave it as it is. */
  dueAfter(table: Table, was: number | null | undefined): number | null | undefined;
  /** The table has changed and that is stored; `mine` says whether this process did it. */
  changed(room: Room, news: readonly PublicChangeRow[], whose: 'mine' | 'others'): void;
  failed(error: unknown): void;
}

const SNAPSHOT_EVERY = 100;
/** So many of the last changes are kept as told, for those who were away for a moment. */
const RECENT = 32;
const RETRY_MS = 250;

/**
 * One table in this process. Requests are tried in order on the tip, which is ahead of the store by what is on its
 * way there; nothing is answered or told before it is stored. If another process wrote first, the table is read
 * again, and what was on its way is tried again.
 */
export class Room implements Writer {
  /** The table as it is stored: all that may be told. */
  stored: Table;
  recent: PublicChangeRow[] = [];
  /** When others should look after the table, as the store has it; undefined if that is not known. */
  due: number | null | undefined;
  private tip: Table;
  private snapshotAt: number;
  private underWay: readonly Tried[] = [];
  private tried: Tried[] = [];
  /** While the store is read nothing is tried. */
  private reading = false;
  private held: Request[] = [];
  /** Requests that were refused, but perhaps only because other processes have written more than is known here. */
  private doubted: Request[] = [];
  private behind = false;
  private gone = false;
  private readonly answers = new Answers();
  private readonly origins: Origins;

  constructor(
    { table, origins }: Logged,
    snapshotAt: number,
    due: number | null | undefined,
    private readonly around: Surroundings,
  ) {
    this.stored = table;
    this.origins = origins;
    this.tip = table;
    this.snapshotAt = snapshotAt;
    this.due = due;
  }

  get id(): string {
    return this.stored.id;
  }

  get busy(): boolean {
    return this.reading || this.isWriting || this.held.length > 0 || this.doubted.length > 0;
  }

  private get isWriting(): boolean {
    return this.underWay.length > 0 || this.tried.length > 0;
  }

  request(request: Request): void {
    if (!this.answers.begin(request)) return;
    if (request.origin !== null && this.mayHaveDone(request.origin)) void this.lookUp(request, request.origin);
    else this.queue(request);
  }

  /** Whether a command may have been done already; hardly ever wrong. */
  mayHaveDone(origin: string): boolean {
    return this.origins.mayHave(origin);
  }

  /** A command that may have been done long ago. */
  private async lookUp(request: Request, origin: string): Promise<void> {
    try {
      const done = await this.around.store.numberOf(this.id, origin);
      if (done === undefined) this.queue(request);
      else this.answers.end(request, done);
    } catch (error) {
      this.around.failed(error);
      this.answers.end(request, UNREACHABLE);
    }
  }

  private queue(request: Request): void {
    if (this.reading || this.doubted.length > 0) this.held.push(request);
    else this.attempt(request, 'known');
  }

  /** Reads what others have written, if there is anything. */
  async catchUp(): Promise<void> {
    this.behind = true;
    await this.readIfQuiet();
  }

  write(): Write {
    this.underWay = this.tried;
    this.tried = [];
    const changes: Change[] = [];
    let after = this.stored;
    let head: Head | undefined;
    for (const { result } of this.underWay) {
      if (result === undefined || result instanceof Refusal) continue;
      changes.push(result.change);
      this.origins.add(result.change.origin);
      after = result.after;
      // A table that waits may have been swept away, which its head finds out.
      if (result.head || after.phase === 'waiting') head = headOf(after, result.change.at);
    }
    const due = this.around.dueAfter(after, this.due);
    if (due !== undefined) this.due = due;
    return {
      table: this.id,
      changes,
      head,
      players: head === undefined ? undefined : playersOf(after),
      snapshot:
        after.number - this.snapshotAt >= SNAPSHOT_EVERY
          ? { number: after.number, body: snapshotOf({ table: after, origins: this.origins }) }
          : undefined,
      due,
    };
  }

  written(how: Written | 'unknown'): void {
    if (how === 'stored') this.landed();
    else {
      this.held.unshift(...[...this.underWay, ...this.tried].map(({ request }) => request));
      this.underWay = [];
      this.tried = [];
      this.due = undefined;
      void this.readAgain('conflict');
    }
  }

  private attempt(request: Request, on: Knowing): void {
    const making = new Making(this.tip, Math.max(this.around.now(), this.tip.at));
    const refusal = this.run(request, making);
    if (refusal !== undefined && !this.isWriting) {
      this.refuse(request, refusal, on);
      return;
    }
    if (refusal !== undefined || making.entries.length === 0) {
      // True as long as what is on its way arrives.
      this.tried.push({ request, on, result: refusal });
    } else {
      const after = making.settle();
      const change = changeOf(making, request.origin);
      this.tip = after;
      this.tried.push({ request, on, result: { change, after, head: making.aboutChanged } });
    }
    this.around.ledger.add(this);
  }

  /** A fault in a deed costs that deed, not the table and everybody at it. */
  private run(request: Request, making: Making): Refusal | undefined {
    try {
      return request.run(making);
    } catch (error) {
      this.around.failed(error);
      return new Refusal('Something went wrong on the server: nothing was done');
    }
  }

  /** Nobody is refused before it is sure that the table is as the store has it. */
  private refuse(request: Request, refusal: Refusal, on: Knowing): void {
    if (request.origin === null || on === 'fresh' || !this.around.store.shared) this.answers.end(request, refusal);
    else {
      this.doubted.push(request);
      void this.readIfQuiet();
    }
  }

  private landed(): void {
    const news: PublicChangeRow[] = [];
    const done = this.underWay;
    this.underWay = [];
    for (const { result } of done) {
      if (result === undefined || result instanceof Refusal) continue;
      this.stored = result.after;
      news.push(result.change);
    }
    this.remember(news);
    for (const { request, result, on } of done)
      if (result instanceof Refusal) this.refuse(request, result, on);
      else this.answers.end(request, result?.change.number ?? this.stored.number);
    if (news.length > 0) this.around.changed(this, news, 'mine');
    void this.readIfQuiet();
  }

  private remember(news: readonly PublicChangeRow[]): void {
    for (const { number, at, told } of news) this.recent.push({ number, at, told });
    const kept = Math.max(RECENT, news.length);
    if (this.recent.length > kept) this.recent.splice(0, this.recent.length - kept);
    if (this.stored.number - this.snapshotAt >= SNAPSHOT_EVERY) this.snapshotAt = this.stored.number;
  }

  /** Reads what others wrote if there is a reason to, and nothing of this room is on its way to the store. */
  private async readIfQuiet(): Promise<void> {
    if (this.reading || this.isWriting || (!this.behind && this.doubted.length === 0)) return;
    await this.readAgain('news');
  }

  /** Reads on from what is known, tells it, and then does what has waited for that. */
  private async readAgain(why: 'news' | 'conflict'): Promise<void> {
    this.reading = true;
    this.behind = false;
    while (!(await this.readOn(why))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    this.reading = false;
    this.tip = this.stored;
    const doubted = this.doubted.splice(0);
    const held = this.held.splice(0);
    if (this.gone) {
      for (const request of [...doubted, ...held]) this.answers.end(request, NO_TABLE);
      return;
    }
    for (const request of doubted) if (!this.answers.isEnded(request)) this.attempt(request, 'fresh');
    for (const request of held) if (!this.answers.isEnded(request)) this.attempt(request, 'known');
    await this.readIfQuiet();
  }

  /** Whether the store could be read; while it is away, nothing can be answered. */
  private async readOn(why: 'news' | 'conflict'): Promise<boolean> {
    const { store } = this.around;
    try {
      const changes = await store.changesAfter(this.id, this.stored.number);
      for (const change of changes) {
        this.stored = fold(this.stored, change);
        this.origins.add(change.origin);
        if (change.origin !== null) this.answers.found(change.origin, change.number);
      }
      this.remember(changes);
      if (changes.length > 0) this.around.changed(this, changes, 'others');
      if (why === 'conflict') await this.findOut();
      return true;
    } catch (error) {
      this.around.failed(error);
      return false;
    }
  }

  /** Whether the table is still there: otherwise the store would refuse its changes for ever. */
  private async findOut(): Promise<void> {
    const numbers = await this.around.store.lastNumbers([this.id]);
    this.gone = !numbers.has(this.id);
  }
}

export const UNREACHABLE = new Refusal('The server cannot reach its store just now: try again');
export const NO_TABLE = new Refusal('This table has ended or never was');

const headOf = (table: Table, changedAt: number): Head => ({
  phase: table.phase,
  visibility: table.visibility,
  code: table.code,
  changedAt,
  about: aboutJson(table),
});

const playersOf = (table: Table): { guest: string; seat: number }[] =>
  table.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [{ guest: holder.guest, seat }] : []));

/** What is stored with a table's first change beside it. */
export const firstWrite = (
  table: Table,
  change: Change,
  origin: string | null,
  due: number | null | undefined,
): Write => ({
  table: table.id,
  create: { id: table.id, origin, seed: table.seed, madeAt: table.madeAt },
  changes: [change],
  head: headOf(table, change.at),
  players: playersOf(table),
  due,
});
