import { type About, CLOCKS, type Deadlines, type Update } from '@pouch/protocol';
import { type Decision, type Game, type Seat, seatsIn } from '@pouch/rules';
import type { Clock, Connection, Moment, PlayerAbout, Snapshot, TableSource } from '../table/source.ts';
import { type Held, History } from './history.ts';
import type { Server } from './server.ts';

/** What a call in a race was made on: the update that brought the coins, and how long they had been there. */
interface Shown {
  readonly number: number;
  readonly ms: number;
}

export type Send = (
  decision: Decision,
  shown: Shown | undefined,
) => Promise<{ readonly number: number } | { readonly reason: string }>;

interface Pending {
  readonly decision: Decision;
  /** The change that it made, once that is known. */
  number?: number;
}

/** A running or finished game on the server, as a table shows it. It shows nothing that the server has not confirmed. */
export class OnlineTable {
  readonly source: TableSource;
  private readonly history: History;
  private readonly listeners = new Set<() => void>();
  private about: About;
  private seat: Seat | undefined;
  private here: readonly string[] = [];
  private connection: Connection = { state: 'fine' };
  private deadlines: Deadlines | undefined;
  /** The last change that was taken in. */
  private number = 0;
  /** How many moments are shown; the others wait for their time. */
  private shown = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the coins of a race were shown here, and by which update they came. */
  private laid = { number: 0, at: 0 };
  private pending: Pending[] = [];
  private refusal: string | undefined;
  private current: Snapshot | undefined;

  constructor(
    private readonly game: Game,
    about: About,
    private readonly server: Pick<Server, 'now' | 'here'>,
    private readonly send: Send,
  ) {
    this.about = about;
    this.history = new History(game, about.seats.length, about.options);
    this.source = {
      game,
      canPause: false,
      snapshot: () => this.snapshot(),
      subscribe: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      moments: (since) => this.moments(since),
      decide: (decision) => void this.decide(decision),
      uncover: () => {},
      cover: () => {},
      pause: () => {},
      resume: () => {},
      seconds: () => Math.max(0, (this.about.endedAt ?? server.now()) - (this.about.startedAt ?? server.now())) / 1000,
      close: () => this.listeners.clear(),
    };
  }

  /** Part of what happened could not be had: the game goes on from how it stands now. */
  lose(): void {
    this.history.lose();
  }

  take(update: Update, about: About): void {
    const isFirst = this.number === 0;
    this.about = about;
    this.number = update.number;
    this.seat = update.seat ?? undefined;
    this.deadlines = update.deadlines;
    // What lies there already when a table is opened needs no waiting.
    const laid = isFirst ? null : (update.deadlines?.laid ?? null);
    this.history.take(update.told, update.view, this.viewer(), laid);
    this.pending = this.pending.filter(({ number }) => number === undefined || number > update.number);
    this.release();
  }

  /** Who is there and how the line is. */
  around(about: About, here: readonly string[], connection: Connection): void {
    this.about = about;
    this.here = here;
    this.connection = connection;
    this.publish();
  }

  close(): void {
    clearTimeout(this.timer);
    this.source.close();
  }

  /** Shows what is to be seen by now, and wakes up for the rest. */
  private release(): void {
    clearTimeout(this.timer);
    const { moments } = this.history;
    const now = this.server.now();
    for (let next = moments[this.shown]; next !== undefined; next = moments[this.shown]) {
      const wait = next.showAt - now;
      if (wait > 0) {
        this.timer = setTimeout(() => this.release(), wait);
        break;
      }
      this.shown++;
      if (isLaid(next)) this.laid = { number: this.number, at: performance.now() };
    }
    this.publish();
  }

  private moments(since: number): readonly Moment[] {
    return this.history.moments.slice(Math.max(0, since), this.shown);
  }

  private viewer(): Seat | 'table' {
    const { seat } = this;
    if (seat === undefined) return 'table';
    const holder = this.about.seats[seat];
    // Whoever has left looks on like anybody else, until they come back.
    return holder?.kind === 'person' && holder.plays === 'self' ? seat : 'table';
  }

  private async decide(decision: Decision): Promise<void> {
    // Pressed twice is meant once.
    if (isSame(this.pending.at(-1)?.decision, decision)) return;
    const pending: Pending = { decision };
    this.pending.push(pending);
    this.refusal = undefined;
    this.publish();
    const { number, at } = this.laid;
    const isCall = decision.do === 'call' && number > 0;
    const answer = await this.send(decision, isCall ? { number, ms: Math.max(0, performance.now() - at) } : undefined);
    if ('reason' in answer) {
      this.pending = this.pending.filter((each) => each !== pending);
      this.refusal = answer.reason;
    } else if (answer.number <= this.number) this.pending = this.pending.filter((each) => each !== pending);
    else pending.number = answer.number;
    this.publish();
  }

  private snapshot(): Snapshot {
    this.current ??= this.newSnapshot();
    return this.current;
  }

  private publish(): void {
    this.current = undefined;
    for (const listener of [...this.listeners]) listener();
  }

  private newSnapshot(): Snapshot {
    const viewer = this.viewer();
    const view = this.history.moments[this.shown - 1]?.view ?? this.game.view(this.history.setup, viewer);
    const pending = this.pending.at(-1);
    return {
      number: this.shown,
      viewer,
      view,
      players: this.players(),
      clocks: this.clocks(view),
      ...(pending === undefined ? {} : { pending: pending.decision }),
      ...(this.refusal === undefined ? {} : { refusal: this.refusal }),
      paused: false,
      connection: this.connection,
    };
  }

  private players(): readonly PlayerAbout[] {
    return this.about.seats.map((holder, seat): PlayerAbout => {
      if (holder.kind === 'open') return { seat, name: '', kind: 'person', mine: false };
      if (holder.kind === 'bot') return { seat, name: holder.name, kind: 'bot', level: holder.level, mine: false };
      const isMine = seat === this.seat;
      const until = this.deadlines?.seats[seat] ?? undefined;
      const isAway = !isMine && this.about.phase === 'playing' && !this.here.includes(holder.guest);
      return {
        seat,
        name: holder.name,
        kind: 'person',
        mine: isMine,
        ...(isAway && { away: until === undefined ? {} : { until: this.server.here(until) } }),
        ...(holder.plays === 'bot' && { keptByBot: true }),
      };
    });
  }

  private clocks(view: unknown): Readonly<Record<Seat, Clock>> {
    const turn = this.game.turn(view);
    if (this.deadlines === undefined || turn.kind !== 'decide') return {};
    const { seats, race } = this.deadlines;
    const seconds = CLOCKS[this.about.clock];
    const clocks: Record<Seat, Clock> = {};
    if (seconds !== null)
      for (const [seat, until] of seats.entries())
        if (until !== null) clocks[seat] = { until: this.server.here(until), total: 1000 * seconds };
    if (race !== null && turn.deadline !== undefined)
      for (const seat of seatsIn(turn.awaited))
        clocks[seat] = { until: this.server.here(race), total: 1000 * turn.deadline.seconds };
    return clocks;
  }
}

const isSame = (a: Decision | undefined, b: Decision): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

const isLaid = ({ showAt, events }: Held): boolean => showAt > 0 || events.some(({ event }) => event === 'dealt');
