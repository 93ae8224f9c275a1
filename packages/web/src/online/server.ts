import { connect, type GuestAbout, PouchApi, type PouchSocket, RequestRefused, type Status } from '@pouch/protocol';
import { noteGuest } from '../device/guest.ts';
import { onSettings, settings } from '../device/settings.ts';
import type { Connection } from '../table/source.ts';
import { t } from '../words/t.ts';

/** The server that this page came from: who I am there, the line to it, and its clock. */

/** How the line is: as tables show it, and whether it is known why it does not come about. */
export interface Line {
  readonly connection: Connection;
  /** Plain requests are answered, but no WebSocket gets through: something between here and the server stops it. */
  readonly blocked: boolean;
}

/** After this many failed attempts a plain request checks whether the server is there at all. */
const DOUBTFUL = 2;
const SAMPLES = 5;
const MEASURE_EVERY = 60_000;

class Server {
  readonly api = new PouchApi({ url: location.origin });
  private made: PouchSocket | undefined;
  private readonly listeners = new Set<() => void>();
  private current: Line = { connection: { state: 'lost', retryAt: 0 }, blocked: false };
  private failures = 0;
  private offset = 0;
  private measuring: ReturnType<typeof setInterval> | undefined;
  private who: Promise<GuestAbout | RequestRefused> | undefined;
  private known: GuestAbout | undefined;

  constructor() {
    onSettings(() => this.rename());
  }

  line = (): Line => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The server's time now, as well as it is known here. */
  now = (): number => Date.now() + this.offset;

  /** A moment of the server's clock on this device's. */
  here = (millis: number): number => millis - this.offset;

  /** Who I am on the server, as far as it has said so. */
  me = (): GuestAbout | undefined => this.known;

  /** Who I am on the server; becomes somebody there if need be. Throws if the server cannot be reached. */
  async guest(): Promise<GuestAbout | RequestRefused> {
    this.who ??= this.become();
    try {
      const who = await this.who;
      if (who instanceof RequestRefused) this.who = undefined;
      else this.known = who;
      return who;
    } catch (error) {
      this.who = undefined;
      throw error;
    }
  }

  /** The one line of this page, for tables and the lobby. It is there once somebody needs it. */
  socket(): PouchSocket {
    this.made ??= connect({ url: location.origin, onStatus: (status) => this.turn(status) });
    return this.made;
  }

  tryNow(): void {
    this.made?.tryNow();
  }

  private async become(): Promise<GuestAbout | RequestRefused> {
    const { name, crest } = settings();
    const unnamed = { name: t('me.guest'), crest };
    let made = await this.api.makeGuest(name === '' ? unnamed : { name, crest });
    // A name that the server does not take is asked for again at the table.
    if (made instanceof RequestRefused && name !== '') made = await this.api.makeGuest(unnamed);
    if (made instanceof RequestRefused) return made;
    const { guest } = made;
    if (guest === null) throw new Error('the server made no guest');
    noteGuest('tables');
    if (name === '' || (guest.name === name && guest.crest === crest)) return guest;
    const changed = await this.api.changeGuest({ name, crest });
    return changed instanceof RequestRefused || changed.guest === null ? guest : changed.guest;
  }

  private rename(): void {
    // A device without a guest on the server gets its name when it becomes one.
    const { name, crest } = settings();
    if (this.known === undefined || name === '' || (this.known.name === name && this.known.crest === crest)) return;
    this.who = undefined;
    this.guest().catch(() => {});
  }

  private turn(status: Status): void {
    switch (status.status) {
      case 'connecting':
        if (this.current.connection.state === 'lost') this.publish({ state: 'lost', retryAt: 0 });
        return;
      case 'open':
        this.failures = 0;
        this.known = status.hello.guest;
        this.offset = status.hello.now - Date.now();
        this.measure();
        clearInterval(this.measuring);
        this.measuring = setInterval(() => this.measure(), MEASURE_EVERY);
        this.publish({ state: 'fine' });
        return;
      case 'lost':
        clearInterval(this.measuring);
        this.failures++;
        this.publish({ state: 'lost', retryAt: Date.now() + status.nextTry });
        if (this.failures >= DOUBTFUL) void this.findOut();
        return;
      case 'closed':
    }
  }

  /** The server may have forgotten who this is, or something lets no WebSocket through. */
  private async findOut(): Promise<void> {
    try {
      this.who = undefined;
      const who = await this.guest();
      const blocked = !(who instanceof RequestRefused) && this.current.connection.state === 'lost';
      this.publish(this.current.connection, blocked);
    } catch {
      this.publish(this.current.connection, false);
    }
  }

  /** Estimates the offset of the server's clock from the fastest of several round trips. */
  private measure(): void {
    const socket = this.socket();
    let shortest = Number.POSITIVE_INFINITY;
    const sample = async (): Promise<void> => {
      const sent = Date.now();
      const answer = await socket.ask({ do: 'time' });
      const back = Date.now();
      if (!answer.ok || back - sent >= shortest) return;
      shortest = back - sent;
      this.offset = answer.now - (sent + back) / 2;
    };
    void (async () => {
      for (let count = 0; count < SAMPLES; count++) await sample();
    })();
  }

  private publish(connection: Connection, blocked = connection.state === 'lost' && this.current.blocked): void {
    this.current = { connection, blocked };
    for (const listener of [...this.listeners]) listener();
  }
}

export type { Server };

let server: Server | undefined;

export function theServer(): Server {
  server ??= new Server();
  return server;
}
