import type { About } from '@pouch/protocol';

/** Processes repeat every 3 seconds who is at their tables; what was not repeated for so many checks is forgotten. */
const MOST_MISSED = 3;
const MOST_TABLES = 1000;

interface Announced {
  readonly guests: readonly string[];
  missed: number;
}

/** Who is at tables that only other processes have in memory, so that the lobby can say how many watch. */
export class DistantTables {
  /** By table, then by process. */
  private readonly tables = new Map<string, Map<string, Announced>>();

  announced(table: string, process: string, guests: readonly string[]): void {
    const known = this.tables.get(table);
    if (known !== undefined) known.set(process, { guests, missed: 0 });
    else if (this.tables.size < MOST_TABLES) this.tables.set(table, new Map([[process, { guests, missed: 0 }]]));
  }

  expire(): void {
    for (const [table, processes] of this.tables) {
      for (const [process, announced] of processes) if (++announced.missed > MOST_MISSED) processes.delete(process);
      if (processes.size === 0) this.tables.delete(table);
    }
  }

  /** How many of them have no seat at the table. */
  watchers(table: string, about: string): number {
    const processes = this.tables.get(table);
    if (processes === undefined) return 0;
    const guests = new Set([...processes.values()].flatMap((announced) => announced.guests));
    for (const seat of (JSON.parse(about) as About).seats) if (seat.kind === 'person') guests.delete(seat.guest);
    return guests.size;
  }
}
