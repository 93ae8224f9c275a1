/** Who waits: a guest, and one of the tables that count as theirs. */
export interface Waiting {
  readonly guest: string;
  readonly table: string;
}

interface Lane {
  running: number;
  /** When it came or was last served: the order of those with equally many running. */
  turn: number;
}

interface TableLane<T> extends Lane {
  readonly items: T[];
}

interface GuestLane<T> extends Lane {
  readonly tables: Map<string, TableLane<T>>;
  waiting: number;
}

/** Serves guests in turn, and the tables of each guest in turn, however much any of them asks for. */
export class FairQueue<T extends Waiting> {
  private readonly guests = new Map<string, GuestLane<T>>();
  private turns = 0;
  private waiting = 0;

  /** How many wait. */
  get size(): number {
    return this.waiting;
  }

  add(item: T): void {
    let guest = this.guests.get(item.guest);
    if (guest === undefined) {
      guest = { running: 0, turn: 0, tables: new Map(), waiting: 0 };
      this.guests.set(item.guest, guest);
    }
    let table = guest.tables.get(item.table);
    if (table === undefined) {
      table = { running: 0, turn: 0, items: [] };
      guest.tables.set(item.table, table);
    }
    // A guest with nothing waiting goes to the end of the line.
    if (guest.waiting === 0) guest.turn = this.turns++;
    if (table.items.length === 0) table.turn = this.turns++;
    table.items.push(item);
    guest.waiting++;
    this.waiting++;
  }

  /** Takes the next item, which runs until `done`; undefined if none of the guests who may be served waits. */
  next(mayServe: (guest: string) => boolean = () => true): T | undefined {
    const guest = firstInTurn(this.guests, ({ waiting }, name) => waiting > 0 && mayServe(name));
    if (guest === undefined) return undefined;
    const table = firstInTurn(guest.tables, ({ items }) => items.length > 0);
    const item = table?.items.shift();
    if (table === undefined || item === undefined) return undefined;
    for (const lane of [guest, table]) {
      lane.running++;
      lane.turn = this.turns++;
    }
    guest.waiting--;
    this.waiting--;
    return item;
  }

  done({ guest, table }: T): void {
    const lanes = [this.guests.get(guest), this.guests.get(guest)?.tables.get(table)];
    for (const lane of lanes) if (lane !== undefined) lane.running--;
    this.forget(guest, table);
  }

  /** Takes out an item that waits; false if it does not. */
  remove(item: T): boolean {
    const guest = this.guests.get(item.guest);
    const items = guest?.tables.get(item.table)?.items;
    const at = items?.indexOf(item) ?? -1;
    if (guest === undefined || items === undefined || at < 0) return false;
    items.splice(at, 1);
    guest.waiting--;
    this.waiting--;
    this.forget(item.guest, item.table);
    return true;
  }

  /** The guests who wait. */
  *waitingGuests(): Iterable<string> {
    for (const [name, { waiting }] of this.guests) if (waiting > 0) yield name;
  }

  /** The newest item of the guest with most waiting: the one to give up if there are too many. */
  surplus(): T | undefined {
    const guest = largest(this.guests.values(), ({ waiting }) => waiting);
    return largest(guest?.tables.values() ?? [], ({ items }) => items.length)?.items.at(-1);
  }

  private forget(guest: string, table: string): void {
    const lane = this.guests.get(guest);
    const tableLane = lane?.tables.get(table);
    if (tableLane?.running === 0 && tableLane.items.length === 0) lane?.tables.delete(table);
    if (lane?.tables.size === 0) this.guests.delete(guest);
  }
}

/** Of the lanes that may be served, the one with the fewest running; of several the one served longest ago. */
function firstInTurn<L extends Lane>(
  lanes: ReadonlyMap<string, L>,
  may: (lane: L, name: string) => boolean,
): L | undefined {
  let first: L | undefined;
  for (const [name, lane] of lanes) if (may(lane, name) && (first === undefined || isBefore(lane, first))) first = lane;
  return first;
}

const isBefore = (one: Lane, other: Lane): boolean =>
  one.running < other.running || (one.running === other.running && one.turn < other.turn);

/** Of several the last, which is the newest. */
function largest<L>(lanes: Iterable<L>, count: (lane: L) => number): L | undefined {
  let found: L | undefined;
  for (const lane of lanes) if (found === undefined || count(lane) >= count(found)) found = lane;
  return found;
}
