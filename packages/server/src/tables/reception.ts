import {
  type Answer,
  type Command,
  type GuestAbout,
  LIMITS,
  type ListenCommand,
  type TableCommand,
} from '@pouch/protocol';
import { type Json, Refusal, type Seat } from '@pouch/rules';
import { Bucket } from '../bucket.js';
import type { PublicChangeRow } from '../store/store.js';
import { Telling } from './audience.js';
import { pressed } from './calls.js';
import type { Connection } from './connection.js';
import { decide, obey, whyNotDecide } from './deeds.js';
import type { Making } from './entries.js';
import type { House } from './house.js';
import { originOf } from './log.js';
import type { Place } from './places.js';
import { Rematches } from './rematches.js';
import { NO_TABLE, UNREACHABLE } from './room.js';
import { gameOf, seatOf, type Table } from './table.js';

export const STOPPING = new Refusal('The server is about to stop: try again in a moment');

type Decide = Extract<TableCommand, { do: 'decide' }>;

/** Where commands come in: each gets exactly one answer. */
export class Reception {
  /** By connection: the tables it hears. */
  private readonly guests = new Map<Connection, Set<string>>();
  private readonly gone = new WeakSet<Connection>();
  private readonly chat = new Map<string, Bucket>();
  private readonly rematches: Rematches;

  constructor(private readonly house: House) {
    this.rematches = new Rematches(house);
  }

  receive(connection: Connection, command: Command): void {
    switch (command.do) {
      case 'open':
      case 'close':
      case 'open-lobby':
      case 'close-lobby':
      case 'time':
        void this.listen(connection, command);
        return;
      case 'sit':
      case 'rise':
      case 'seat-bot':
      case 'clear':
      case 'word':
      case 'ready':
      case 'start':
      case 'decide':
      case 'say':
      case 'leave':
      case 'return':
      case 'rematch':
        this.act(connection, command);
        return;
    }
  }

  drop(connection: Connection): void {
    this.gone.add(connection);
    for (const table of this.guests.get(connection) ?? []) this.leave(connection, table);
    this.guests.delete(connection);
    this.house.lobby.close(connection);
  }

  private answer(connection: Connection, command: Command, result: Refusal | number | null): void {
    const now = this.house.options.now();
    const { id } = command;
    const refused = result instanceof Refusal;
    this.house.options.metrics.command(command.do, refused ? 'refused' : 'accepted');
    if (refused) {
      const answer: Answer = { kind: 'answer', id, ok: false, reason: result.reason };
      connection.push(JSON.stringify(answer));
      // An id has no characters that JSON would write otherwise.
    } else connection.push(`{"kind":"answer","ok":true,"id":"${id}","number":${result},"now":${now}}`);
  }

  private unreachable(connection: Connection, command: Command, error: unknown): void {
    this.house.options.log.error({ err: error, command: command.do }, 'a command failed');
    this.answer(connection, command, UNREACHABLE);
  }

  private async listen(connection: Connection, command: ListenCommand): Promise<void> {
    try {
      switch (command.do) {
        case 'time':
          return this.answer(connection, command, null);
        case 'open-lobby':
          this.answer(connection, command, null);
          return await this.house.lobby.open(connection);
        case 'close-lobby':
          this.house.lobby.close(connection);
          return this.answer(connection, command, null);
        case 'close':
          this.leave(connection, command.table);
          this.guests.get(connection)?.delete(command.table);
          return this.answer(connection, command, null);
        case 'open':
          return await this.open(connection, command);
      }
    } catch (error) {
      this.unreachable(connection, command, error);
    }
  }

  private async open(connection: Connection, command: Extract<ListenCommand, { do: 'open' }>): Promise<void> {
    const place = await this.house.places.find(command.table);
    if (place === undefined) return this.answer(connection, command, NO_TABLE);
    const { room, audience, presence } = place;
    const { since = 0 } = command;
    // Somebody who has seen more than this process has heard of comes from another one.
    if (since > room.stored.number) await room.catchUp();
    if (
      audience.size >= this.house.options.limits.watchersPerTable &&
      seatOf(room.stored, connection.guest.id) === undefined
    )
      return this.answer(connection, command, new Refusal('Too many people watch this table'));
    const rows = await this.toldSince(place, since);
    if (this.gone.has(connection)) return;
    this.answer(connection, command, room.stored.number);
    const listener = audience.add(connection, command.form ?? 'record', Math.min(since, room.stored.number));
    new Telling(room.stored, rows, 'with about', this.house.options.now()).tell(listener);
    connection.push(presence.message());
    this.tablesOf(connection).add(room.id);
    presence.changed();
  }

  /** What was told after a change, up to the table as it is at the end of this. */
  private async toldSince({ room }: Place, since: number): Promise<readonly PublicChangeRow[]> {
    const { store } = this.house.options;
    const known = (): boolean => since >= room.stored.number || since >= (room.recent[0]?.number ?? Infinity) - 1;
    if (known()) return room.recent;
    const rows = await store.toldAfter(room.id, since, LIMITS.told, 'newest');
    // While the store was read the table may have gone on, and others may have written more than is known here.
    const last = rows.at(-1)?.number ?? since;
    const later = room.recent.filter(({ number }) => number > last);
    return [...rows.filter(({ number }) => number <= room.stored.number), ...later];
  }

  private tablesOf(connection: Connection): Set<string> {
    const known = this.guests.get(connection);
    if (known !== undefined) return known;
    const tables = new Set<string>();
    this.guests.set(connection, tables);
    return tables;
  }

  private leave(connection: Connection, table: string): void {
    const place = this.house.places.here(table);
    if (place?.audience.remove(connection) === true) place.presence.changed();
  }

  private act(connection: Connection, command: TableCommand): void {
    const place = this.house.places.find(command.table);
    // The table is nearly always at hand, and then there is nothing to wait for.
    if (!(place instanceof Promise)) return this.actAt(place, connection, command);
    place.then(
      (found) =>
        found === undefined ? this.answer(connection, command, NO_TABLE) : this.actAt(found, connection, command),
      (error: unknown) => this.unreachable(connection, command, error),
    );
  }

  private actAt(place: Place, connection: Connection, command: TableCommand): void {
    const { room } = place;
    const who = aboutGuest(connection);
    const allowed = this.permit(who, command);
    if (command.do === 'rematch') {
      this.rematches.ask(room, who, command, allowed).then(
        (result) => this.answer(connection, command, result),
        (error: unknown) => this.unreachable(connection, command, error),
      );
      return;
    }
    const arrived = this.house.options.now();
    room.request({
      origin: originOf(who, command.id),
      run: (making) => {
        const refused = allowed();
        if (refused !== undefined) return refused;
        if (command.do === 'decide') return this.decide(making, place, connection, command, arrived);
        return obey(making, who, command);
      },
      done: (result) => this.answer(connection, command, result),
    });
  }

  /** Why a command is not taken now, whatever the table is like; asked only for one that has not been done before. */
  private permit(who: GuestAbout, command: TableCommand): () => Refusal | undefined {
    let counted = false;
    return () => {
      if (this.house.stopping && BEGINNINGS.includes(command.do)) return STOPPING;
      if (command.do !== 'say' || counted) return undefined;
      counted = true;
      return this.mayChat(who.id) ? undefined : new Refusal('You write too fast: wait a moment');
    };
  }

  private mayChat(guest: string): boolean {
    const perMinute = this.house.options.limits.chatPerMinute;
    let bucket = this.chat.get(guest);
    if (bucket === undefined) {
      bucket = new Bucket(perMinute, perMinute / 60);
      this.chat.set(guest, bucket);
    }
    return bucket.take(performance.now());
  }

  /** Forgets the pace of those who have been silent for a while. */
  tidy(): void {
    const now = performance.now();
    for (const [guest, bucket] of this.chat) if (bucket.isFull(now)) this.chat.delete(guest);
  }

  private decide(
    making: Making,
    place: Place,
    connection: Connection,
    command: Decide,
    arrived: number,
  ): Refusal | undefined {
    const { table } = making;
    const seat = seatOf(table, connection.guest.id);
    const refused = whyNotDecide(making, seat);
    if (refused !== undefined || seat === undefined) return refused;
    const step = readDecision(table, command.step, seat);
    if (step instanceof Refusal) return step;
    const by = { connection, seat, shown: command.shown };
    return decide(
      making,
      step,
      'player',
      step.do === 'call' ? pressed(table, place.audience, place.presence, by, arrived) : AT_ONCE,
    );
  }
}

/** What may begin a game. */
const BEGINNINGS: readonly TableCommand['do'][] = ['start', 'ready', 'rematch'];

const AT_ONCE = { at: 0, until: 0 };

const aboutGuest = ({ guest: { id, name, crest } }: Connection): GuestAbout => ({ id, name, crest });

function readDecision(table: Table, json: Json, seat: Seat) {
  const step = gameOf(table).notation.readStep({ ...json, seat });
  if (step instanceof Refusal) return step;
  return step.do === undefined ? new Refusal('Players decide; chance and clocks are the table’s') : step;
}
