import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from '@pouch/bots';
import type { About, Answer, Command, Listed, Message, NewTable, PublicChange, Update } from '@pouch/protocol';
import { type Json, Refusal } from '@pouch/rules';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Guest, Store } from '../../src/store/store.js';
import type { BotThreads } from '../../src/tables/bot-threads.js';
import type { Connection } from '../../src/tables/connection.js';
import { foldHere } from '../../src/tables/record-cache.js';
import { TableService, type TableServiceOptions } from '../../src/tables/service.js';

/** A table service without sockets: connections collect what is pushed to them. */

type Wanted<C> = C extends Command ? Omit<C, 'id'> & { readonly id?: string } : never;

let commands = 0;
const freshId = (): string => `command-${String(commands++).padStart(6, '0')}`;

export class TestClient implements Connection {
  roundTrip = Number.POSITIVE_INFINITY;
  readonly received: Message[] = [];
  private waiting: (() => void)[] = [];

  constructor(
    readonly guest: Guest,
    private readonly service: TableService,
  ) {}

  push(message: string): void {
    this.received.push(JSON.parse(message) as Message);
    for (const look of this.waiting.splice(0)) look();
  }

  /** Waits until `pick` finds something in the received messages. */
  async waitFor<T>(pick: (heard: readonly Message[]) => T | undefined): Promise<T> {
    for (;;) {
      const found = pick(this.received);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  send(command: Wanted<Command>): string {
    const id = command.id ?? freshId();
    this.service.receive(this, { ...command, id } as Command);
    return id;
  }

  /** Sends a command and waits for its answer: the number of the change, or the reason. */
  async ask(command: Wanted<Command>): Promise<number | string | null> {
    const before = this.received.length;
    const id = this.send(command);
    const told = await this.waitFor((heard) =>
      heard.slice(before).find((message): message is Answer => message.kind === 'answer' && message.id === id),
    );
    return told.ok ? told.number : told.reason;
  }

  updates(): Update[] {
    return this.received.filter((message): message is Update => message.kind === 'update');
  }

  lastUpdate(): Update {
    const last = this.updates().at(-1);
    if (last === undefined) throw new Error('no update was received');
    return last;
  }

  about(): About {
    const last = this.updates().findLast(({ about }) => about !== undefined)?.about;
    if (last === undefined) throw new Error('no `about` was received');
    return last;
  }

  eventNames(): string[] {
    return this.updates().flatMap(({ told }) => told.flatMap(({ happened }) => happened.map(({ what }) => what)));
  }
}

/** Bots that answer at once, after a few iterations. */
const quickBots: BotThreads = {
  ask: async (question) => answer({ ...question, iterations: 20 }),
  close: async () => {},
};

export interface TestService {
  readonly service: TableService;
  readonly store: Store;
  /** Stops the service, and starts another on the same store. */
  restart(): Promise<TestService>;
  client(name: string): Promise<TestClient>;
  /** Another client of the same guest. */
  sameGuest(client: Pick<TestClient, 'guest'>): TestClient;
  createTable(client: TestClient, asked: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<About>;
  /** The record of a table as JSON, as a guest may know it. */
  record(table: string, guest?: Guest): Promise<Json | undefined>;
  tablesOf(guest: Guest): Promise<readonly Listed[]>;
  /** The public log. */
  log(table: string): Promise<readonly PublicChange[]>;
  close(): Promise<void>;
}

const accepted = <T>(answer: T | Refusal): T => {
  if (answer instanceof Refusal) throw new Error(answer.reason);
  return answer;
};

export const LIMITS = {
  tablesPerGuest: 1000,
  tablesPerDay: 1000,
  listedPerGuest: 1000,
  subscriptionsPerGuest: 3,
  alertsPerHour: 1000,
  chatPerMinute: 1000,
  seeksPerMinute: 1000,
  watchersPerTable: 1000,
  changesPerTable: 100_000,
  changesRead: 1_000_000,
  changesReadBurst: 1_000_000,
  botQuestions: 1000,
  unattendedDecisions: 1e9,
  allUnattendedDecisions: 1e9,
  lobbyBytesPerSecond: 500_000,
};

interface TestServiceOptions extends Partial<Omit<TableServiceOptions, 'limits'>> {
  readonly limits?: Partial<TableServiceOptions['limits']>;
}

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  if (options.store !== undefined) return serviceOn(options.store, options, async () => {});
  const folder = await mkdtemp(join(tmpdir(), 'pouch-tables-'));
  const store = await openSqlite(sqliteFile(folder));
  return serviceOn(store, options, async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
}

let guests = 0;

async function serviceOn(store: Store, options: TestServiceOptions, end: () => Promise<void>): Promise<TestService> {
  const service = await TableService.start({
    metrics: createMetrics(),
    log: createLog('silent'),
    botThreads: 1,
    // Follows fake timers.
    now: Date.now,
    bots: quickBots,
    records: foldHere(store),
    ...options,
    limits: { ...LIMITS, ...options.limits },
    store,
  });
  return {
    service,
    store,
    async restart() {
      await service.stop();
      return serviceOn(store, options, end);
    },
    async client(name) {
      const number = String(guests++).padStart(6, '0');
      const guest = { id: `guest-${number}-000`, name, crest: guests % 8 };
      await store.addGuest(guest, { hash: `hash ${number}`, guest: guest.id, kind: 'cookie', at: 0 });
      return new TestClient(guest, service);
    },
    sameGuest: ({ guest }) => new TestClient(guest, service),
    async createTable(client, asked) {
      const about = await service.create(client.guest, {
        id: freshId(),
        options: {},
        clock: 'none',
        visibility: 'private',
        newcomers: 'ask',
        maker: 'sits',
        start: 'by-host',
        watchersChat: 'on',
        ...asked,
      });
      return accepted(about);
    },
    async record(table, guest) {
      const text = accepted(await service.queries.record(table, guest, guest?.id ?? 'address'));
      return text === undefined ? undefined : (JSON.parse(text) as Json);
    },
    log: async (table) => accepted(await service.queries.log(table, 0, 'address'))?.told ?? [],
    tablesOf: async (guest) => accepted(await service.queries.tablesOf(guest)),
    async close() {
      await service.stop();
      await end();
    },
  };
}
