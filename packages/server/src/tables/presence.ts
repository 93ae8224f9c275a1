import type { Here } from '@pouch/protocol';
import type { Audience } from './audience.js';
import { seatOf, type Table } from './table.js';

/** Who hears a table in one process. */
interface Present {
  readonly guests: readonly string[];
}

/** Messages of many joins and leaves are gathered for so long. */
const GATHER_MS = 200;

/**
 * Who is at a table, over all processes. It is not stored: each process says who hears the table there, and asks the
 * others when it begins to look.
 */
export class Presence {
  private readonly elsewhere = new Map<string, Present>();
  private timer: NodeJS.Timeout | undefined;
  private said = '';

  constructor(
    private readonly audience: Audience,
    private readonly table: () => Table,
    /** Tells the other processes who is here. */
    private readonly announce: (guests: readonly string[]) => void,
  ) {}

  isElsewhere(guest: string): boolean {
    return [...this.elsewhere.values()].some(({ guests }) => guests.includes(guest));
  }

  /** Somebody came or went here. */
  changed(): void {
    this.announce(this.audience.guests());
    this.sayIn(GATHER_MS);
  }

  /** Somebody sat down or rose: a watcher has become a player, or the other way round. */
  seatsChanged(): void {
    this.sayNow();
  }

  /** Another process has asked who is here. */
  answer(): void {
    if (this.audience.size > 0) this.announce(this.audience.guests());
  }

  heard(process: string, guests: readonly string[]): void {
    if (guests.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { guests });
    this.sayIn(GATHER_MS);
  }

  /** What is said about who is there, for somebody new. */
  message(): string {
    const table = this.table();
    const all = new Set([...this.audience.guests(), ...[...this.elsewhere.values()].flatMap(({ guests }) => guests)]);
    const seated = [...all].filter((guest) => seatOf(table, guest) !== undefined).sort();
    const here: Here = { kind: 'here', table: table.id, guests: seated, watchers: all.size - seated.length };
    return JSON.stringify(here);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private sayIn(wait: number): void {
    this.timer ??= setTimeout(() => this.sayNow(), wait).unref();
  }

  private sayNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const message = this.message();
    if (message === this.said) return;
    this.said = message;
    this.audience.pushToAll(message);
  }
}
