import { HOST_AWAY_MS, hostInstead } from './host.js';
import type { Table } from './table.js';

/** What this process may have to do because somebody is away. */
export type Absence =
  /** The host has been away for too long, and a player is here. */
  | { readonly is: 'host'; readonly guest: string }
  /** Nobody has joined a rematch, and who asked for it has gone. */
  | { readonly is: 'rematch'; readonly guest: string };

interface AbsencesDependencies {
  table(): Table;
  isHere(guest: string): boolean;
  now(): number;
  due(absence: Absence): void;
}

/**
 * Since when this process has missed the players and the host of a table. It is not stored: after a restart, or for the
 * first person who opens a table again, it counts from then. Several processes may notice the same; what follows is a
 * change of the table like any other, and happens once.
 */
export class Absences {
  private readonly since = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dependencies: AbsencesDependencies) {}

  /** Since when a player or host has been away, in milliseconds since 1970; undefined if they are here. */
  of(guest: string): number | undefined {
    return this.since.get(guest);
  }

  /** Whether something becomes due, for which the table has to stay in memory. */
  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  /** Somebody came or went, or the table has changed. */
  refresh(): void {
    const { table, isHere, now } = this.dependencies;
    const people = guestsOf(table());
    for (const guest of this.since.keys()) if (!people.has(guest) || isHere(guest)) this.since.delete(guest);
    for (const guest of people) if (!isHere(guest) && !this.since.has(guest)) this.since.set(guest, now());
    this.plan();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private plan(): void {
    this.close();
    const absence = this.next();
    const since = absence === undefined ? undefined : this.since.get(absence.guest);
    if (absence === undefined || since === undefined) return;
    const delay = Math.max(0, since + HOST_AWAY_MS - this.dependencies.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.dependencies.due(absence);
    }, delay).unref();
  }

  private next(): Absence | undefined {
    const table = this.dependencies.table();
    const { host } = table;
    if (table.phase === 'over') return undefined;
    const lonely = lonelyAsker(table);
    if (lonely !== undefined && this.since.has(lonely)) return { is: 'rematch', guest: lonely };
    return this.since.has(host) && hostInstead(table, this.dependencies.isHere) !== undefined
      ? { is: 'host', guest: host }
      : undefined;
  }
}

function guestsOf({ host, seats }: Table): Set<string> {
  return new Set([host, ...seats.flatMap((holder) => (holder.kind === 'person' ? [holder.guest] : []))]);
}

/** The only player at the table of a rematch. */
export function lonelyAsker({ phase, seats, people }: Table): string | undefined {
  const persons = seats.flatMap((holder) => (holder.kind === 'person' ? [holder.guest] : []));
  return phase === 'waiting' && people.previous !== null && persons.length === 1 ? persons[0] : undefined;
}
