import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from '@pouch/bots';
import type { About, Answer, Command, Message, NewTable, Update } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Guest, Store } from '../../src/store/store.js';
import type { Connection } from '../../src/tables/connection.js';
import type { Hall } from '../../src/tables/hall.js';
import { createHall, type HallOptions } from '../../src/tables/index.js';
import type { Thinkers } from '../../src/tables/thinkers.js';

/** Tables without sockets: connections are lists of what was pushed to them. */

type Wanted<C> = C extends Command ? Omit<C, 'id'> & { readonly id?: string } : never;

let commands = 0;
const freshId = (): string => `command-${String(commands++).padStart(6, '0')}`;

export class Visitor implements Connection {
  roundTrip = Number.POSITIVE_INFINITY;
  readonly heard: Message[] = [];
  private waiting: (() => void)[] = [];

  constructor(
    readonly guest: Guest,
    private readonly hall: Hall,
  ) {}

  push(message: string): void {
    this.heard.push(JSON.parse(message) as Message);
    for (const look of this.waiting.splice(0)) look();
  }

  /** Waits until something has been heard that `pick` finds. */
  async hears<T>(pick: (heard: readonly Message[]) => T | undefined): Promise<T> {
    for (;;) {
      const found = pick(this.heard);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  send(command: Wanted<Command>): string {
    const id = command.id ?? freshId();
    this.hall.receive(this, { ...command, id } as Command);
    return id;
  }

  /** Sends a command and waits for its answer: the number of the change, or the reason. */
  async asks(command: Wanted<Command>): Promise<number | string | null> {
    const before = this.heard.length;
    const id = this.send(command);
    const told = await this.hears((heard) =>
      heard.slice(before).find((message): message is Answer => message.kind === 'answer' && message.id === id),
    );
    return told.ok ? told.number : told.reason;
  }

  updates(): Update[] {
    return this.heard.filter((message): message is Update => message.kind === 'update');
  }

  lastUpdate(): Update {
    const last = this.updates().at(-1);
    if (last === undefined) throw new Error('no update was heard');
    return last;
  }

  about(): About {
    const last = this.updates().findLast(({ about }) => about !== undefined)?.about;
    if (last === undefined) throw new Error('nothing was heard about the table');
    return last;
  }

  happened(): string[] {
    return this.updates().flatMap(({ told }) => told.flatMap(({ happened }) => happened.map(({ what }) => what)));
  }
}

/** Bots that answer at once, after a little thought. */
const thinkHere: Thinkers = {
  ask: async (question) => answer({ ...question, iterations: 20 }),
  close: async () => {},
};

export interface TestHall {
  readonly hall: Hall;
  readonly store: Store;
  /** Closes the hall, and opens another on the same store. */
  again(): Promise<TestHall>;
  visitor(name: string): Promise<Visitor>;
  /** A visitor who is the same guest as another. */
  twin(visitor: Visitor): Visitor;
  make(visitor: Visitor, asked: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<About>;
  close(): Promise<void>;
}

const LIMITS = { tablesPerGuest: 1000, chatPerMinute: 1000, watchersPerTable: 1000 };

export async function openHall(options: Partial<HallOptions> = {}): Promise<TestHall> {
  if (options.store !== undefined) return hallOn(options.store, options, async () => {});
  const folder = await mkdtemp(join(tmpdir(), 'pouch-tables-'));
  const store = await openSqlite(sqliteFile(folder));
  return hallOn(store, options, async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
}

let guests = 0;

async function hallOn(store: Store, options: Partial<HallOptions>, end: () => Promise<void>): Promise<TestHall> {
  const hall = await createHall({
    metrics: createMetrics(),
    log: createLog('silent'),
    limits: LIMITS,
    botThreads: 1,
    thinkers: thinkHere,
    ...options,
    store,
  });
  return {
    hall,
    store,
    async again() {
      await hall.stop();
      return hallOn(store, options, end);
    },
    async visitor(name) {
      const number = String(guests++).padStart(6, '0');
      const guest = { id: `guest-${number}-000`, name, crest: guests % 8 };
      await store.addGuest(guest, { hash: `hash ${number}`, guest: guest.id, kind: 'cookie', at: 0 });
      return new Visitor(guest, hall);
    },
    twin: ({ guest }) => new Visitor(guest, hall),
    async make(visitor, asked) {
      const about = await hall.make(visitor.guest, {
        id: freshId(),
        options: {},
        clock: 'none',
        visibility: 'private',
        maker: 'sits',
        start: 'by-host',
        ...asked,
      });
      if (about instanceof Refusal) throw new Error(about.reason);
      return about;
    },
    async close() {
      await hall.stop();
      await end();
    },
  };
}
