import type { Here } from '@pouch/protocol';
import type { Subscribers } from './subscribers.js';
import { seatOf, type Table } from './table.js';

/** Several arrivals and departures within this time share one message. */
const DEBOUNCE_MS = 200;

/** How often each process repeats who is at its tables. */
export const REPEAT_MS = 3000;
/** A process that has missed this many repeats is gone: nobody stays present for more than three of them. */
const MOST_MISSED = 3;

/** The guests at another process, and how many repeats ago it named them. */
interface Elsewhere {
  readonly guests: readonly string[];
  missed: number;
}

interface PresenceHooks {
  /** Somebody came or went, at any process. */
  changed(): void;
  /** Since when a player has been away. */
  awaySince(guest: string): number | undefined;
}

/**
 * Who is at a table, over all processes. It is not stored: each process announces its subscribers, repeats that while
 * it lives, and asks the others when it opens a table.
 */
export class Presence {
  /** The guests at other processes, by process. */
  private readonly elsewhere = new Map<string, Elsewhere>();
  private timer: NodeJS.Timeout | undefined;
  private lastMessage = '';

  constructor(
    private readonly subscribers: Subscribers,
    private readonly table: () => Table,
    /** Tells the other processes who is here. */
    private readonly announce: (guests: readonly string[]) => void,
    private readonly hooks: PresenceHooks,
  ) {}

  /** Whether a guest is connected to the table, at any process. */
  isHere(guest: string): boolean {
    return this.subscribers.has(guest) || this.isElsewhere(guest);
  }

  isElsewhere(guest: string): boolean {
    for (const { guests } of this.elsewhere.values()) if (guests.includes(guest)) return true;
    return false;
  }

  /** Who is at this process, the players first: an announcement names only so many. */
  here(): readonly string[] {
    const table = this.table();
    const isWatcher = (guest: string): number => (seatOf(table, guest) === undefined ? 1 : 0);
    return this.subscribers.guests().sort((a, b) => isWatcher(a) - isWatcher(b));
  }

  /** Somebody came or went at this process. */
  subscribersChanged(): void {
    this.announce(this.here());
    this.pushSoon();
    this.hooks.changed();
  }

  /** Another process asks who is here. */
  answer(): void {
    if (this.subscribers.size > 0) this.announce(this.here());
  }

  /** Another process says who is there. */
  announced(process: string, guests: readonly string[]): void {
    const before = this.elsewhere.get(process)?.guests ?? [];
    if (guests.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { guests, missed: 0 });
    if (before.join() === guests.join()) return;
    this.pushSoon();
    this.hooks.changed();
  }

  /** It is time for a repeat: those who were not repeated for a while are gone. */
  expire(): void {
    for (const [process, there] of this.elsewhere) if (++there.missed >= MOST_MISSED) this.announced(process, []);
  }

  /** The guests at all processes. */
  everyone(): ReadonlySet<string> {
    const elsewhere = [...this.elsewhere.values()].flatMap(({ guests }) => guests);
    return new Set([...this.subscribers.guests(), ...elsewhere]);
  }

  /** How many are there without a seat, over all processes. */
  get watchers(): number {
    return this.who().watchers;
  }

  message(): string {
    const here: Here = { kind: 'here', table: this.table().id, ...this.who() };
    return JSON.stringify(here);
  }

  private who(): Pick<Here, 'guests' | 'away' | 'watchers'> {
    const table = this.table();
    const all = this.everyone();
    const guests = [...all].filter((guest) => seatOf(table, guest) !== undefined).sort();
    const away = table.seats.flatMap((holder) => {
      const since = holder.kind === 'person' ? this.hooks.awaySince(holder.guest) : undefined;
      return holder.kind === 'person' && since !== undefined ? [{ guest: holder.guest, since }] : [];
    });
    return { guests, away, watchers: all.size - guests.length };
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
