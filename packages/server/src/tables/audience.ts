import type { FORMS } from '@pouch/protocol';
import { has, type Seat, stateJson } from '@pouch/rules';
import type { PublicChangeRow } from '../store/store.js';
import type { Connection } from './connection.js';
import { aboutJson, gameOf, lateAt, raceDeadline, seatOf, type Table } from './table.js';

type Form = (typeof FORMS)[number];

/** A connection that hears a table. */
export interface Listener {
  readonly connection: Connection;
  readonly form: Form;
  /** The last change it has been told of. */
  seen: number;
  /** When it was told of the last few changes: what its display times are measured against. */
  readonly shown: { readonly number: number; readonly at: number }[];
}

/** So many of the last updates count for display times. */
const SHOWN = 8;

const toldJson = ({ number, at, told }: PublicChangeRow): string =>
  `{"number":${number},"at":${at},"happened":${told}}`;

/** The update of one table at one moment, for many listeners: what they have in common is written once. */
export class Telling {
  private readonly views: { readonly [F in Form]: string[] } = { record: [], view: [] };
  private readonly deadlines: string;
  private seen = -1;
  private head = '';

  constructor(
    private readonly table: Table,
    /** The last changes, in order, up to the table's own number. */
    private readonly rows: readonly PublicChangeRow[],
    private readonly about: 'with about' | 'without',
    private readonly now: number,
  ) {
    this.deadlines = deadlinesJson(table);
  }

  /** Tells a listener what is new since it last heard of the table, as far back as the rows go. */
  tell(listener: Listener): void {
    const { table, now } = this;
    const { connection, form } = listener;
    const seat = seatOf(table, connection.guest.id);
    connection.push(`${this.headSince(listener.seen)},"seat":${seat ?? null},"view":${this.view(seat, form)}}`);
    listener.seen = table.number;
    if (table.game !== 'coin-set') return;
    listener.shown.push({ number: table.number, at: now });
    if (listener.shown.length > SHOWN) listener.shown.shift();
  }

  /** All listeners have nearly always seen the same. */
  private headSince(seen: number): string {
    if (seen === this.seen) return this.head;
    const { table, now } = this;
    let first = this.rows.length;
    while (first > 0 && (this.rows[first - 1] as PublicChangeRow).number > seen) first--;
    const since = (this.rows[first]?.number ?? table.number + 1) - 1;
    const told = this.rows.slice(first).map(toldJson).join(',');
    const about = this.about === 'with about' ? `,"about":${aboutJson(table)}` : '';
    this.head = `{"kind":"update","table":"${table.id}","number":${table.number},"since":${since},"now":${now},"told":[${told}]${about}${this.deadlines}`;
    this.seen = seen;
    return this.head;
  }

  /** What a viewer may see of the game; null before it starts. */
  private view(seat: Seat | undefined, form: Form): string {
    const { table } = this;
    if (table.phase === 'waiting') return 'null';
    const game = gameOf(table);
    // Whoever has sealed nothing sees what everybody sees.
    const viewer = seat === undefined || !has(game.sealed(table.state), seat) ? 'table' : seat;
    const views = this.views[form];
    const place = viewer === 'table' ? table.seats.length : viewer;
    const known = views[place];
    if (known !== undefined) return known;
    const view = game.view(table.state, viewer);
    const json = JSON.stringify(form === 'view' ? view : stateJson(game, view));
    views[place] = json;
    return json;
  }
}

/** The clocks that run; nothing where there are none. */
function deadlinesJson(table: Table): string {
  if (table.phase !== 'playing') return '';
  const race = raceDeadline(table);
  const laid = table.game === 'coin-set' ? table.race.laidAt : null;
  if (table.clock === 'none' && race === null && laid === null) return '';
  const seats = table.seats.map((_, seat) => lateAt(table, seat));
  return `,"deadlines":${JSON.stringify({ seats, race, laid })}`;
}

/** Everybody in this process who hears a table. */
export class Audience {
  private readonly listeners = new Map<Connection, Listener>();

  get size(): number {
    return this.listeners.size;
  }

  of(connection: Connection): Listener | undefined {
    return this.listeners.get(connection);
  }

  add(connection: Connection, form: Form, seen: number): Listener {
    const listener: Listener = { connection, form, seen, shown: [] };
    this.listeners.set(connection, listener);
    return listener;
  }

  remove(connection: Connection): boolean {
    return this.listeners.delete(connection);
  }

  tell(telling: Telling): void {
    for (const listener of this.listeners.values()) telling.tell(listener);
  }

  pushToAll(message: string): void {
    for (const { connection } of this.listeners.values()) connection.push(message);
  }

  /** The guests among them, each once. */
  guests(): string[] {
    return [...new Set([...this.listeners.keys()].map(({ guest }) => guest.id))];
  }

  connectionsOf(guest: string): Connection[] {
    return [...this.listeners.keys()].filter((connection) => connection.guest.id === guest);
  }
}
