import { type About, CLOCKS, type Deadlines, type Update } from '@pouch/protocol';
import { changesLayout, type Decision, type Game, type Seat, seatsIn } from '@pouch/rules';
import type { Clock, Connection, Moment, PlayerAbout, Snapshot, TableSource } from '../table/source.ts';
import { History } from './history.ts';
import type { Server } from './server.ts';

/** What a call in a race reacts to: the update that changed the layout, and how long it had been shown. */
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
  /** The change that it caused, once known. */
  number?: number;
}

/** A game on the server as a table source. It shows nothing that the server has not confirmed. */
export class OnlineTable {
  readonly source: TableSource;
  private readonly history: History;
  private readonly listeners = new Set<() => void>();
  private about: About;
  private seat: Seat | undefined;
  private here: readonly string[] = [];
  private connection: Connection = { state: 'fine' };
  private deadlines: Deadlines | undefined;
  /** The number of the last change. */
  private number = 0;
  /** How many moments are shown; the others wait for their `showAt`. */
  private shown = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A race: when its present layout appeared here, and which update brought it. */
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

  /** Part of the log could not be fetched: the game continues from its newest view. */
  lose(): void {
    this.history.lose();
  }

  take(update: Update, about: About): void {
    const isFirst = this.number === 0;
    this.about = about;
    this.number = update.number;
    this.seat = update.seat ?? undefined;
    this.deadlines = update.deadlines;
    // Coins that are there when a table is opened appear at once.
    const laid = isFirst ? null : (update.deadlines?.laid ?? null);
    this.history.take(update.told, update.view, this.viewer(), laid);
    this.pending = this.pending.filter(({ number }) => number === undefined || number > update.number);
    this.release();
  }

  /** Updates who is there and the state of the connection. */
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

  /** Shows every moment whose time has come, and sets a timer for the next. */
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
      if (next.showAt > 0 || changesLayout(this.game.race, next.events))
        this.laid = { number: this.number, at: performance.now() };
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
    // A player who has left is a spectator until they come back.
    return holder?.kind === 'person' && holder.plays === 'self' ? seat : 'table';
  }

  private async decide(decision: Decision): Promise<void> {
    // A double press is one decision.
    if (isSame(this.pending.at(-1)?.decision, decision)) return;
    const pending: Pending = { decision };
    this.pending.push(pending);
    this.refusal = undefined;
    this.publish();
    const { number, at } = this.laid;
    const isCall = decision.do === this.game.race?.call && number > 0;
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
      barredUntil: this.barredUntil(),
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

  private barredUntil(): Readonly<Record<Seat, number>> {
    const { barred = [] } = this.deadlines ?? {};
    return Object.fromEntries(
      barred.flatMap((until, seat) => (until === null ? [] : [[seat, this.server.here(until)]])),
    );
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
