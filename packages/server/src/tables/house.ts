import { randomUUID } from 'node:crypto';
import type { TableEvent } from '@pouch/protocol';
import type { Logger } from 'pino';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { News, PublicChangeRow, Store } from '../store/store.js';
import { Telling } from './audience.js';
import { waitsUntil } from './calls.js';
import { Keeper } from './keeper.js';
import { Ledger } from './ledger.js';
import { Lobby } from './lobby.js';
import type { Maker } from './making-tables.js';
import { type Place, Places } from './places.js';
import type { Room, Surroundings } from './room.js';
import { forgetAbout } from './table.js';
import type { Thinkers } from './thinkers.js';

export interface HouseOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly limits: Pick<Limits, 'tablesPerGuest' | 'chatPerMinute' | 'watchersPerTable'>;
  readonly thinkers: Thinkers;
  /** The time, in milliseconds since 1970. */
  now(): number;
  randomBytes(length: number): Uint8Array;
  /** So long a table waits for a process that is gone. */
  readonly leaseMs: number;
}

/** Words between processes that are not stored. */
type Word =
  | { readonly what: 'here'; readonly table: string; readonly process: string; readonly guests: readonly string[] }
  | { readonly what: 'who'; readonly table: string };

/** More people than this at one table are not named to the other processes: a word between them is short. */
const NAMED = 300;

/** What all tables share, and how news of them goes round. */
export class House {
  readonly ledger: Ledger;
  readonly places: Places;
  readonly keeper: Keeper;
  readonly lobby: Lobby;
  readonly maker: Maker;
  /** While the server stops no new games begin. */
  stopping = false;
  private readonly process = randomUUID();

  constructor(readonly options: HouseOptions) {
    const { store, metrics, now, thinkers, leaseMs } = options;
    const failed = (error: unknown): void => options.log.error({ err: error }, 'tables');
    this.ledger = new Ledger(store, metrics, failed);
    this.lobby = new Lobby(store, failed);
    const around: Surroundings = {
      store,
      ledger: this.ledger,
      now,
      failed,
      dueAfter: (table, was) => this.keeper.dueAfter(table, was),
      changed: (room, news, whose) => this.changed(room, news, whose),
    };
    this.places = new Places(
      store,
      around,
      (table, guests) => this.say({ what: 'here', table, process: this.process, guests: guests.slice(0, NAMED) }),
      (table) => this.say({ what: 'who', table }),
    );
    this.keeper = new Keeper({
      store,
      metrics,
      thinkers,
      now,
      leaseMs,
      failed,
      botSeed: () => [...new Uint32Array(Uint8Array.from(options.randomBytes(16)).buffer)].map((word) => word | 0),
      room: async (table) => (await this.places.find(table))?.room,
      waitsUntil: (room, caller, at) => {
        const place = this.places.here(room.id);
        return place === undefined ? at : waitsUntil(room.stored, place.audience, place.presence, caller, at);
      },
    });
    this.maker = {
      store,
      ledger: this.ledger,
      now,
      randomBytes: (length) => options.randomBytes(length),
      dueAfter: (table, was) => this.keeper.dueAfter(table, was),
      made: (table, due) => {
        const { room } = this.places.add(table, due);
        this.lobbyChanged();
        this.keeper.look(room);
      },
    };
  }

  /** Something has changed in lists of tables. */
  lobbyChanged(): void {
    this.lobby.changed();
    if (this.options.store.shared) this.options.store.tell({ kind: 'lobby' });
  }

  hear(news: News): void {
    switch (news.kind) {
      case 'changed':
        for (const { table, number } of news.tables) this.catchUp(this.places.here(table), number);
        return;
      case 'lobby':
        return this.lobby.changed();
      case 'word':
        return this.hearWord(JSON.parse(news.body) as Word);
      case 'lost':
        this.options.metrics.lostNews();
        this.lobby.changed();
        return void this.checkAll();
    }
  }

  /** Looks whether other processes have written more than this one has heard of. */
  async checkAll(): Promise<void> {
    const places = this.places.all();
    if (places.length === 0) return;
    try {
      const numbers = await this.options.store.lastNumbers(places.map(({ room }) => room.id));
      for (const place of places) this.catchUp(place, numbers.get(place.room.id) ?? 0);
    } catch (error) {
      this.options.log.error({ err: error }, 'tables');
    }
  }

  private catchUp(place: Place | undefined, number: number): void {
    if (place !== undefined && place.room.stored.number < number) void place.room.catchUp();
  }

  private say(word: Word): void {
    if (this.options.store.shared) this.options.store.tell({ kind: 'word', body: JSON.stringify(word) });
  }

  private hearWord(word: Word): void {
    const presence = this.places.here(word.table)?.presence;
    switch (word.what) {
      case 'here':
        return presence?.heard(word.process, word.guests);
      case 'who':
        return presence?.answer();
    }
  }

  /** A table has changed, and that is stored: now it may be told. */
  private changed(room: Room, news: readonly PublicChangeRow[], whose: 'mine' | 'others'): void {
    const table = room.stored;
    const place = this.places.here(room.id);
    const about = news.some(({ told }) => ABOUT.test(told));
    // Who has just sat down is here: said first, so that nobody sees them away.
    if (about) place?.presence.seatsChanged();
    // A call that waits for others is nobody's business yet.
    if (place !== undefined && place.audience.size > 0 && news.some(({ told }) => told !== '[]'))
      place.audience.tell(new Telling(table, room.recent, about ? 'with about' : 'without', this.options.now()));
    forgetAbout(table);
    if (about && table.visibility === 'listed') this.lobbyChanged();
    if (whose === 'mine') this.keeper.look(room);
    else this.keeper.release(room);
  }
}

/** Happenings after which something of a table is otherwise than before, beside the game itself. */
const CHANGE_ABOUT: readonly TableEvent['what'][] = [
  'made',
  'sat',
  'bot-sat',
  'cleared',
  'word',
  'ready',
  'started',
  'left',
  'back',
  'over',
  'rematch',
  'next',
];
const ABOUT = new RegExp(`\\{"what":"(${CHANGE_ABOUT.join('|')})"`);
