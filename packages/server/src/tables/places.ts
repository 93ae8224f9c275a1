import type { Store } from '../store/store.js';
import { Audience } from './audience.js';
import { foldAll, type Logged, readSnapshot, unwritten } from './log.js';
import { Origins } from './origins.js';
import { Presence } from './presence.js';
import { Room, type Surroundings } from './room.js';
import type { Table } from './table.js';

/** A table in this process: the room where things happen, and those who hear of it. */
export interface Place {
  readonly room: Room;
  readonly audience: Audience;
  readonly presence: Presence;
  /** When somebody last wanted something of it. */
  touchedAt: number;
}

/** A table that nobody asks for is dropped from memory after so long; the store has it. */
const IDLE_MS = 60_000;

/** The tables that are in memory. */
export class Places {
  private readonly places = new Map<string, Place | Promise<Place | undefined>>();

  constructor(
    private readonly store: Store,
    private readonly around: Surroundings,
    private readonly announce: (table: string, guests: readonly string[]) => void,
    private readonly opened: (table: string) => void,
  ) {}

  get size(): number {
    return this.places.size;
  }

  /** The table if it is in memory. */
  here(id: string): Place | undefined {
    const place = this.places.get(id);
    return place instanceof Promise ? undefined : place;
  }

  all(): Place[] {
    return [...this.places.values()].flatMap((place) => (place instanceof Promise ? [] : [place]));
  }

  /** The table, from memory or from the store; undefined if there is none. */
  find(id: string): Place | Promise<Place | undefined> {
    const known = this.places.get(id);
    if (known !== undefined) {
      if (!(known instanceof Promise)) known.touchedAt = this.around.now();
      return known;
    }
    const loading = this.load(id);
    this.places.set(id, loading);
    return loading;
  }

  /** A table that was just made and stored. */
  add(table: Table, due: number | null | undefined): Place {
    return this.settle({ table, origins: new Origins() }, 0, due);
  }

  /** Drops what nobody has asked for lately. */
  dropIdle(isKept: (room: Room) => boolean): void {
    const before = this.around.now() - IDLE_MS;
    for (const { room, audience, presence, touchedAt } of this.all())
      if (touchedAt < before && audience.size === 0 && !room.busy && !isKept(room)) {
        presence.close();
        this.places.delete(room.id);
      }
  }

  private async load(id: string): Promise<Place | undefined> {
    try {
      const stored = await this.store.table(id);
      if (stored === undefined) {
        this.places.delete(id);
        return undefined;
      }
      const snapshot = readSnapshot(stored);
      // A snapshot of another form is passed over: then the log is read from its beginning.
      const useless = stored.snapshot !== undefined && snapshot === undefined;
      const changes = useless ? await this.store.changesAfter(id, 0) : stored.changes;
      const logged = foldAll(snapshot ?? unwritten(stored), changes);
      this.opened(id);
      return this.settle(logged, snapshot === undefined ? 0 : (stored.snapshot?.number ?? 0), stored.due);
    } catch (error) {
      this.places.delete(id);
      throw error;
    }
  }

  private settle(logged: Logged, snapshotAt: number, due: number | null | undefined): Place {
    const { table } = logged;
    const room = new Room(logged, snapshotAt, due, this.around);
    const audience = new Audience();
    const presence = new Presence(
      audience,
      () => room.stored,
      (guests) => this.announce(table.id, guests),
    );
    const place = { room, audience, presence, touchedAt: this.around.now() };
    this.places.set(table.id, place);
    return place;
  }
}
