import { has, type Seat, stateJson } from '@pouch/rules';
import type { PublicChangeRow } from '../store/store.js';
import { aboutJson } from './about.js';
import type { Form, Subscriber } from './subscribers.js';
import { barredUntil, gameOf, lateAt, raceDeadline, seatOf, type Table } from './table.js';

/** How many sent updates are remembered for a subscriber. */
const SENT = 8;

/** One update of a table for many subscribers: what they have in common is serialised once. */
export class Broadcast {
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

  /** Sends what is new since the subscriber's last update, as far back as the rows go. */
  sendTo(subscriber: Subscriber): void {
    const { table, now } = this;
    const { connection, form } = subscriber;
    const seat = seatOf(table, connection.guest.id);
    connection.push(`${this.headSince(subscriber.seen)},"seat":${seat ?? null},"view":${this.view(seat, form)}}`);
    subscriber.seen = table.number;
    if (gameOf(table).race === undefined) return;
    subscriber.sent.push({ number: table.number, at: now });
    if (subscriber.sent.length > SENT) subscriber.sent.shift();
  }

  /** Cached for one value of `seen`: nearly all subscribers have the same. */
  private headSince(seen: number): string {
    if (seen === this.seen) return this.head;
    const { table, now } = this;
    let first = this.rows.length;
    while (first > 0 && (this.rows[first - 1] as PublicChangeRow).number > seen) first--;
    const since = (this.rows[first]?.number ?? table.number + 1) - 1;
    const changes = this.rows.slice(first).map(changeJson).join(',');
    const about =
      this.about === 'with about' ? `,"about":${aboutJson(table)},"manners":${JSON.stringify(table.manners)}` : '';
    this.head = `{"kind":"update","table":"${table.id}","number":${table.number},"since":${since},"now":${now},"told":[${changes}]${about}${this.deadlines}`;
    this.seen = seen;
    return this.head;
  }

  /** What a viewer may see of the game; null before it starts. */
  private view(seat: Seat | undefined, form: Form): string {
    const { table } = this;
    // A table can be ended before its game.
    if (table.state === null) return 'null';
    const game = gameOf(table);
    // A seat that has sealed nothing sees what a spectator sees.
    const viewer = seat === undefined || !has(game.sealed(table.state), seat) ? 'table' : seat;
    const views = this.views[form];
    const index = viewer === 'table' ? table.seats.length : viewer;
    const known = views[index];
    if (known !== undefined) return known;
    const view = game.view(table.state, viewer);
    const json = JSON.stringify(form === 'view' ? view : stateJson(game, view));
    views[index] = json;
    return json;
  }
}

const changeJson = ({ number, at, told }: PublicChangeRow): string =>
  `{"number":${number},"at":${at},"happened":${told}}`;

/** The clocks that run; empty if there are none. */
function deadlinesJson(table: Table): string {
  if (table.phase !== 'playing') return '';
  const isRace = gameOf(table).race !== undefined;
  if (table.clock === 'none' && !isRace) return '';
  const seats = table.seats.map((_, seat) => lateAt(table, seat));
  const race = raceDeadline(table);
  if (!isRace) return `,"deadlines":${JSON.stringify({ seats, race, laid: null })}`;
  const barred = table.seats.map((_, seat) => barredUntil(table, seat));
  return `,"deadlines":${JSON.stringify({ seats, race, laid: table.race.laidAt, barred })}`;
}
