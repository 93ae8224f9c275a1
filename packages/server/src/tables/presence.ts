import type { Here } from '@pouch/protocol';
import type { Subscribers } from './subscribers.js';
import { seatOf, type Table } from './table.js';

/** Several arrivals and departures within this time share one message. */
const DEBOUNCE_MS = 200;

/**
 * Who is at a table, over all processes. It is not stored: each process announces its subscribers, and asks the others
 * when it opens a table.
 */
export class Presence {
  /** The guests at other processes, by process. */
  private readonly elsewhere = new Map<string, readonly string[]>();
  private timer: NodeJS.Timeout | undefined;
  private lastMessage = '';

  constructor(
    private readonly subscribers: Subscribers,
    private readonly table: () => Table,
    /** Tells the other processes who is here. */
    private readonly announce: (guests: readonly string[]) => void,
  ) {}

  isElsewhere(guest: string): boolean {
    return [...this.elsewhere.values()].some((guests) => guests.includes(guest));
  }

  /** Somebody came or went at this process. */
  subscribersChanged(): void {
    this.announce(this.subscribers.guests());
    this.pushSoon();
  }

  /** Another process asks who is here. */
  answer(): void {
    if (this.subscribers.size > 0) this.announce(this.subscribers.guests());
  }

  /** Another process says who is there. */
  announced(process: string, guests: readonly string[]): void {
    if (guests.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, guests);
    this.pushSoon();
  }

  message(): string {
    const table = this.table();
    const all = new Set([...this.subscribers.guests(), ...[...this.elsewhere.values()].flat()]);
    const seated = [...all].filter((guest) => seatOf(table, guest) !== undefined).sort();
    const here: Here = { kind: 'here', table: table.id, guests: seated, watchers: all.size - seated.length };
    return JSON.stringify(here);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Pushes the message to all subscribers, unless they have it already. */
  push(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const message = this.message();
    if (message === this.lastMessage) return;
    this.lastMessage = message;
    this.subscribers.pushToAll(message);
  }

  private pushSoon(): void {
    this.timer ??= setTimeout(() => this.push(), DEBOUNCE_MS).unref();
  }
}
