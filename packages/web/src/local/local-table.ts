import {
  type Decision,
  type DecisionTurn,
  type Game,
  has,
  type Json,
  RACE_START,
  Refusal,
  type Seat,
  type SeatSet,
  type Step,
  seatSet,
  secondsShown,
  sentence,
  type Turn,
  whyNot,
  whyNotCall,
} from '@pouch/rules';
import type { Save } from '../device/save.ts';
import type { Moment, PlayerAbout, Snapshot, TableSource } from '../table/source.ts';
import { BotSeats, type Position } from './bot-seats.ts';
import { type Course, recall, type Taken, takenFrom } from './course.ts';
import { Curtain } from './curtain.ts';
import type { LocalTableDeps } from './deps.ts';
import { KeptGame } from './kept-game.ts';
import { RaceClocks } from './race.ts';
import { Alarm, Stopwatch } from './time.ts';

/** A table on this device, with the game where it was left; or why what was kept is no game. */
export function openLocalTable(save: Save, deps: LocalTableDeps): TableSource | Refusal {
  const course = recall(deps.game, save);
  if (course instanceof Refusal) return course;
  const table = new LocalTable(save, course, deps);
  // Plain functions, so that callers can pass them on unbound.
  return {
    game: deps.game,
    canPause: true,
    snapshot: () => table.snapshot(),
    subscribe: (listener) => table.subscribe(listener),
    moments: (since) => table.moments(since),
    decide: (decision) => table.decide(decision),
    uncover: (seat) => table.uncover(seat),
    cover: () => table.cover(),
    pause: () => table.pause(),
    resume: () => table.resume(),
    seconds: () => table.seconds(),
    close: () => table.close(),
  };
}

/** Steps are taken only while a table is 'playing'. A race is 'waiting' for Start, or 'counting' down, before that. */
type TableStatus = 'playing' | 'waiting' | 'counting' | 'paused' | 'elsewhere' | 'closed';

const WHY_NOT: Readonly<Record<Exclude<TableStatus, 'playing'>, string>> = {
  waiting: 'The game hasn’t started yet',
  counting: 'The coins are still hidden',
  paused: 'The game is paused',
  elsewhere: 'The game is open in another tab',
  closed: 'The table is closed',
};

/** The step that comes next if nobody else acts, and when it does. */
interface Due {
  readonly at: number;
  step(): Step;
}

/** In whole milliseconds: what is left of one by the rounding of seconds does not count. */
const millisUntil = (at: number, seconds: number): number => Math.ceil(1000 * (at - seconds) - 0.001);

const nothing = (): void => {};

class LocalTable {
  private readonly game: Game;
  private readonly people: SeatSet;
  private readonly players: readonly PlayerAbout[];
  private readonly kept: KeptGame;
  private readonly curtain: Curtain;
  private readonly bots: BotSeats;
  private readonly race: RaceClocks | undefined;
  private readonly watch: Stopwatch;
  private readonly alarm: Alarm;
  private readonly listeners = new Set<() => void>();
  private status: TableStatus = 'paused';
  /** When the countdown is over, in milliseconds since 1970. */
  private startsAt = 0;
  private refusal: string | undefined;
  private current: Snapshot;
  private stopHearing = nothing;
  private stopWatching = nothing;

  constructor(
    save: Save,
    private readonly course: Course,
    private readonly deps: LocalTableDeps,
  ) {
    this.game = deps.game;
    this.people = seatSet([...save.players.keys()].filter((seat) => save.players[seat]?.kind === 'person'));
    this.players = save.players.map((player, seat) => ({ seat, ...player, mine: player.kind === 'person' }));
    this.kept = new KeptGame(save, deps);
    this.curtain = new Curtain(this.game, this.people);
    this.bots = new BotSeats(deps, save.players, () => this.look());
    this.race = this.game.race === undefined ? undefined : new RaceClocks(this.game.race);
    this.watch = new Stopwatch(() => deps.time.now(), this.recallNotes(save));
    this.alarm = new Alarm(deps.time, () => this.look());
    this.current = this.newSnapshot();
    this.begin();
  }

  snapshot(): Snapshot {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  moments(since: number): readonly Moment[] {
    return this.course.moments(this.current.viewer).slice(Math.max(0, since) + 1);
  }

  seconds(): number {
    return this.watch.seconds();
  }

  decide(decision: Decision): void {
    // What was due before comes before, even if its timer is late.
    this.look();
    this.refusal = this.whyNotDecide(decision);
    if (this.refusal === undefined) this.take(decision);
    else this.publish();
    this.look();
  }

  uncover(seat: Seat): void {
    if (this.status === 'playing' && this.curtain.uncover(this.course.turn, seat)) this.publish();
  }

  cover(): void {
    this.curtain.cover();
    this.publish();
  }

  pause(): void {
    if ((this.status !== 'playing' && this.status !== 'counting') || this.isOver()) return;
    this.enter('paused');
    // Someone else may come back to the device.
    this.curtain.cover();
    if (this.race !== undefined) this.keep([]);
    this.publish();
  }

  resume(): void {
    if (this.status !== 'paused' && this.status !== 'waiting') return;
    this.start();
    this.publish();
    this.look();
  }

  close(): void {
    // The race's clock is kept as it stands now.
    if (this.status === 'playing' && this.race !== undefined && !this.isOver()) this.keep([]);
    this.enter('closed');
    this.bots.stop();
    this.stopHearing();
    this.stopWatching();
    this.listeners.clear();
  }

  /** Goes through the kept steps for the clocks, the curtain and the bots, and says what the race's clock showed. */
  private recallNotes({ steps, seconds: last }: Save): number {
    let seconds = 0;
    for (const [number, taken] of this.course.taken.entries()) {
      const at = steps[number - 1]?.at;
      if (typeof at === 'number' && this.race !== undefined) seconds = Math.max(seconds, at / 1000);
      this.note(taken, number, seconds);
    }
    return this.race === undefined ? 0 : Math.max(seconds, last);
  }

  /** Takes the game over from any other tab by storing it, and starts the clocks and bots. */
  private begin(): void {
    if (!this.isOver()) {
      this.stopHearing = this.kept.onElsewhere(() => this.lose());
      // A race does not go on behind the players' backs.
      if (this.race !== undefined) this.stopWatching = this.deps.whenHidden?.(() => this.pause()) ?? nothing;
      this.keep([]);
    }
    // In a race that was left, nobody has the coins before their eyes yet.
    const isWaiting = this.race !== undefined && this.course.number > 0 && !this.isOver();
    if (this.status === 'paused' && !isWaiting) {
      if (this.deps.countdown?.newGame === 'waits' && this.race !== undefined && !this.isOver()) this.enter('waiting');
      else this.start();
    }
    this.publish();
    this.look();
  }

  /** Plays on; a race after its countdown. */
  private start(): void {
    const { countdown, time } = this.deps;
    if (countdown === undefined || this.race === undefined || this.isOver()) return this.enter('playing');
    this.startsAt = time.now() + countdown.millis;
    this.enter('counting');
  }

  /** Another tab has the game now. */
  private lose(): void {
    if (this.status === 'closed' || this.isOver()) return;
    this.enter('elsewhere');
    this.curtain.cover();
    this.bots.stop();
    this.publish();
  }

  private enter(status: TableStatus): void {
    this.status = status;
    if (status !== 'playing') this.alarm.clear();
    if (status === 'playing' && this.race !== undefined && !this.isOver()) this.watch.start();
    else this.watch.stop();
  }

  private isOver(): boolean {
    return this.course.turn.kind === 'over';
  }

  private whyNotDecide(decision: Decision): string | undefined {
    if (this.status !== 'playing') return WHY_NOT[this.status];
    const { seat } = decision;
    const { turn, state } = this.course;
    if (!has(this.people, seat)) return 'Nobody on this device plays that seat';
    if (!this.curtain.isUncovered(turn, seat)) return 'Say who you are first';
    const reason = whyNot(this.game, state, decision, turn);
    if (reason !== undefined || this.race === undefined || decision.do !== this.game.race?.call) return reason;
    return whyNotCall(this.race.clock, seat, this.seconds());
  }

  /** Takes every step whose time has come, and sets a timer for the next. */
  private look(): void {
    this.alarm.clear();
    if (this.status === 'counting') this.countDown();
    while (this.status === 'playing') {
      const { turn, state } = this.course;
      if (turn.kind === 'over') return;
      const seconds = this.seconds();
      const due = turn.kind === 'chance' ? this.dueChance() : this.dueDecision(turn, seconds);
      const wait = millisUntil(due.at, seconds);
      if (wait > 0) return this.alarm.set(wait);
      const step = due.step();
      const reason = whyNot(this.game, state, step, turn);
      if (reason === undefined) this.take(step);
      else if (step.do !== undefined) this.bots.foul(step.seat);
      else throw new Error(`${this.game.id} drew a step that it refuses: ${reason}`);
    }
  }

  private countDown(): void {
    const left = this.startsAt - this.deps.time.now();
    if (left > 0) return this.alarm.set(left);
    this.enter('playing');
    this.publish();
  }

  private dueChance(): Due {
    return { at: this.race?.chanceAt ?? 0, step: () => this.game.chance(this.course.state, this.deps.random) };
  }

  private dueDecision(turn: DecisionTurn, seconds: number): Due {
    const { state, number } = this.course;
    this.bots.ask(this.positionOf(state, turn, number, seconds));
    const planned = this.bots.first();
    const deadline = this.race?.clock.deadline ?? Number.POSITIVE_INFINITY;
    if (planned !== undefined && planned.at <= deadline) return { at: planned.at, step: () => planned.decision };
    return { at: deadline, step: () => ({ clock: turn.deadline?.clock ?? '' }) };
  }

  /** Takes an allowed step, and the chance that follows at once. All is kept before it counts and is told. */
  private take(step: Step): void {
    const { game, course, race } = this;
    const seconds = this.seconds();
    const taken = takenFrom(course, step, this.deps.random, (events) => secondsShown(game.race, events) > 0);
    const steps = taken.map((each) => game.notation.step(each.step));
    const at = Math.round(1000 * seconds);
    if (!this.keep(race === undefined ? steps : steps.map((json) => ({ ...json, at })), taken.at(-1)?.state)) return;
    for (const each of taken) {
      course.add(each);
      this.note(each, course.number, seconds);
    }
    if (this.isOver()) this.watch.stop();
    this.publish();
    if (this.isOver()) this.deps.finished?.(this.kept.save);
  }

  /** What follows from a step for the clocks, the curtain and the bots. */
  private note({ state, events, step }: Taken, number: number, seconds: number): void {
    const turn = this.game.turn(state);
    this.race?.advance(turn, events, seconds);
    this.curtain.moved(state, turn, step?.do === undefined ? undefined : step.seat);
    this.bots.moved(this.positionOf(state, turn, number, seconds), step);
  }

  private positionOf(state: unknown, turn: Turn, number: number, seconds: number): Position {
    return {
      turn,
      number,
      seconds,
      clock: this.race?.clock ?? RACE_START,
      view: (seat) => this.game.view(state, seat),
    };
  }

  /** Keeps the game with some steps more. Says whether it is still this tab's game. */
  private keep(steps: readonly Json[], state: unknown = this.course.state): boolean {
    const isMine = this.kept.add(steps, this.game.turn(state), this.seconds()) === 'mine';
    if (!isMine) this.lose();
    return isMine;
  }

  private publish(): void {
    this.current = this.newSnapshot();
    for (const listener of [...this.listeners]) listener();
  }

  private newSnapshot(): Snapshot {
    const { course, race, status, refusal } = this;
    const { unkept } = this.kept;
    const { turn, number } = course;
    const { viewer, ...curtain } = this.curtain.view(turn);
    const seconds = this.seconds();
    const now = this.deps.time.now();
    const runs = race !== undefined && turn.kind === 'decide' && status === 'playing';
    return {
      number,
      viewer,
      view: course.view(viewer),
      players: this.players,
      clocks: runs ? race.clocks(turn, seconds, now) : {},
      barredUntil: runs ? race.barredUntil(seconds, now) : {},
      ...(refusal === undefined ? {} : { refusal: sentence(refusal) }),
      ...curtain,
      paused: status === 'paused' || status === 'elsewhere',
      ...(status === 'waiting' ? { start: { kind: 'waiting' } } : {}),
      ...(status === 'counting' ? { start: { kind: 'counting', at: this.startsAt } } : {}),
      ...(status === 'elsewhere' ? { elsewhere: true } : {}),
      ...(unkept === undefined ? {} : { unkept }),
      connection: { state: 'fine' },
    };
  }
}
