import { randomUUID } from 'node:crypto';
import type { ListedRow, Store } from '../store/store.js';
import { DistantTables } from './distant-tables.js';
import type { OpenTables } from './open-table.js';
import { REPEAT_MS } from './presence.js';
import { hereMessages, type PresenceMessage, readPresenceMessage } from './presence-messages.js';

/** Exchanges with the other processes of a store who is at which table. */
export class PresenceExchange {
  private readonly process = randomUUID();
  private readonly timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Tables that are not in memory here. */
  private readonly distant = new DistantTables();

  constructor(
    private readonly store: Store,
    private readonly openTables: () => OpenTables,
    /** Somebody came to a table or left it, at another process. */
    private readonly changed: (table: string) => void,
  ) {
    if (store.shared) this.timer = setInterval(() => this.repeat(), REPEAT_MS).unref();
  }

  /** Tells the others who is at a table here. */
  announce(table: string, guests: readonly string[]): void {
    for (const message of hereMessages(this.process, [[table, guests]])) this.send(message);
  }

  /** Asks the others who is at a table there. */
  ask(table: string): void {
    this.send(JSON.stringify({ what: 'who', table } satisfies PresenceMessage));
  }

  /** Takes a message of another process; false if it is none. */
  receive(text: string): boolean {
    const message = readPresenceMessage(text);
    if (message === undefined) return false;
    const tables = this.openTables();
    switch (message.what) {
      case 'here':
        for (const [table, guests] of message.tables) {
          const open = tables.cached(table);
          if (open === undefined) this.distant.announced(table, message.process, guests);
          else open.presence.announced(message.process, guests);
          this.changed(table);
        }
        return true;
      case 'who':
        tables.cached(message.table)?.presence.answer();
        return true;
      case 'gone':
        for (const { presence } of tables.allCached()) presence.announced(message.process, []);
        return true;
    }
  }

  /** How many watch a table, over all processes. */
  watchers({ table, about }: Pick<ListedRow, 'table' | 'about'>): number {
    return this.openTables().cached(table)?.presence.watchers ?? this.distant.watchers(table, about);
  }

  /** The others need not wait until everyone here has expired. */
  stop(): void {
    clearInterval(this.timer);
    this.send(JSON.stringify({ what: 'gone', process: this.process } satisfies PresenceMessage));
    this.stopped = true;
  }

  private repeat(): void {
    this.distant.expire();
    const tables = this.openTables().allCached();
    for (const { presence } of tables) presence.expire();
    const used = tables.filter(({ subscribers }) => subscribers.size > 0);
    for (const message of hereMessages(
      this.process,
      used.map(({ id, presence }) => [id, presence.here()] as const),
    ))
      this.send(message);
  }

  private send(body: string): void {
    if (this.store.shared && !this.stopped) this.store.notify({ kind: 'message', body });
  }
}
