import { connect, type GuestAbout, PouchApi, type PouchSocket, RequestRefused, type Status } from '@pouch/protocol';
import { noteGuest } from '../device/guest.ts';
import { onSettings, settings } from '../device/settings.ts';
import { t } from '../words/t.ts';
import { afterRequest, afterStatus, isDoubtful, type Line, type LineState, NO_LINE } from './line.ts';
import { onLineSignals } from './signals.ts';

/** The server that this page came from: who I am there, the line to it, and its clock. */

const SAMPLES = 5;
const MEASURE_EVERY = 60_000;

/**
 * In milliseconds. With the time until the page says so, a lost line is seen within 3 s of a decision that is not
 * answered, and at any time where a clock runs. On a slow line answers may take as long as it took to connect.
 */
const TIMEOUTS = { idle: 10_000, answer: 800, response: 1300 };
const IDLE_WITH_CLOCK = 1000;

class Server {
  readonly api = new PouchApi({ url: location.origin });
  private made: PouchSocket | undefined;
  private readonly listeners = new Set<() => void>();
  private state: LineState = NO_LINE;
  private offset = 0;
  private measuring: ReturnType<typeof setInterval> | undefined;
  private who: Promise<GuestAbout | RequestRefused> | undefined;
  private known: GuestAbout | undefined;

  constructor() {
    onSettings(() => this.rename());
  }

  line = (): Line => this.state.line;

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
    this.made ??= this.connected();
    return this.made;
  }

  /** Where the player's clock runs, a lost line must be noticed at any time. */
  watchLine(how: 'closely' | 'usually'): void {
    this.made?.changeIdle(how === 'closely' ? IDLE_WITH_CLOCK : TIMEOUTS.idle);
  }

  tryNow(): void {
    this.made?.tryNow();
  }

  private connected(): PouchSocket {
    const socket = connect({ url: location.origin, timeouts: TIMEOUTS, onStatus: (status) => this.turn(status) });
    onLineSignals(window, () => socket.check());
    return socket;
  }

  private async become(): Promise<GuestAbout | RequestRefused> {
    const { name, crest } = settings();
    const unnamed = { name: t('me.guest'), crest };
    let made = await this.api.makeGuest(name === '' ? unnamed : { name, crest });
    // A name that the server does not take is asked for again at the table.
    if (made instanceof RequestRefused && made.status === 400 && name !== '') made = await this.api.makeGuest(unnamed);
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
    const next = afterStatus(this.state, status, Date.now());
    if (status.status === 'open' || status.status === 'lost') clearInterval(this.measuring);
    if (status.status === 'open') {
      this.known = status.hello.guest;
      this.offset = status.hello.now - Date.now();
      this.measure();
      this.measuring = setInterval(() => this.measure(), MEASURE_EVERY);
    }
    if (next !== this.state) this.publish(next);
    if (status.status === 'lost' && isDoubtful(next)) void this.findOut();
  }

  /** The server may have forgotten who this is, or something lets no WebSocket through. */
  private async findOut(): Promise<void> {
    this.who = undefined;
    const who = await this.guest().catch(() => undefined);
    // A refusal that will not pass by itself is told.
    if (who instanceof RequestRefused && who.status === 403)
      return this.publish(afterRequest(this.state, { refused: who.reason }));
    const isAnswered = who !== undefined && !(who instanceof RequestRefused);
    this.publish(afterRequest(this.state, isAnswered ? 'answered' : 'unanswered'));
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

  private publish(state: LineState): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}

export type { Server };

let server: Server | undefined;

export function theServer(): Server {
  server ??= new Server();
  return server;
}
