import {
  actingSeats,
  type Decision,
  decisionNumber,
  earliest,
  has,
  type Level,
  NOBODY,
  Refusal,
  type Seat,
} from '@pouch/rules';
import type { Metrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import { endPause } from './agreements.js';
import type { BotQueue } from './bot-queue.js';
import { waitsUntil } from './call-timing.js';
import { type ChangeDraft, memoryAfter } from './change-draft.js';
import type { Actor } from './entries.js';
import { UnreadableTable } from './log.js';
import type { OpenTable } from './open-table.js';
import { standsStill } from './people.js';
import { decide, decideCalls, drawAwaitedChance, expireClock } from './play.js';
import { ownRequest } from './request.js';
import { standInForLate } from './stand-ins.js';
import { decider, gameOf, lateAt, raceDeadline, type Table, turnOf } from './table.js';

/** The level of bots that stand in for players. */
const STAND_IN: Level = 'fair';

/** What a bot plans for one decision of a seat. */
interface Plan {
  readonly decisionNumber: number;
  readonly by: Actor;
  /** Aborted when the plan is dropped. */
  readonly dropped: AbortController;
  /** Undefined while the bot thinks. */
  decision?: Decision;
  at: number;
}

/** A table whose clocks and bots this process runs. */
interface Watch {
  readonly plans: Map<Seat, Plan>;
  timer?: NodeJS.Timeout | undefined;
}

export interface SchedulerOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly bots: BotQueue;
  now(): number;
  /** Four random words to seed a bot with. */
  botSeed(): readonly number[];
  find(table: string): OpenTable | Promise<OpenTable | undefined>;
  /** The clocks and bots of a table cannot be run. */
  failed(open: OpenTable, error: unknown): void;
  onError(error: unknown): void;
  /** How long other processes leave a watched table alone. */
  readonly leaseMs: number;
}

/** The longest delay that setTimeout takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const CLAIMED_AT_ONCE = 100;

/** How much the system's clock may have been set back since the last process: its leases then end that much later. */
const SET_BACK_MS = 2 * 3600 * 1000;

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Runs clocks and bots. The process that wrote a table's last change does it; a row in the store says when another
 * process must take over. Nothing happens twice, because each result is a change like any other, with its number.
 */
export class Scheduler {
  private readonly watches = new Map<OpenTable, Watch>();
  private readonly poll: NodeJS.Timeout;
  private polling = false;
  private stopped = false;

  constructor(private readonly options: SchedulerOptions) {
    this.poll = setInterval(() => void this.takeOver(0), Math.min(1000, options.leaseMs / 4));
    this.poll.unref();
  }

  isWatching(open: OpenTable): boolean {
    return this.watches.has(open);
  }

  /** Takes over the tables of the last process at once, if no other process can have done so. */
  async resume(): Promise<void> {
    if (!this.options.store.shared) await this.takeOver(this.options.leaseMs + SET_BACK_MS);
  }

  /** Takes a table over whose lease ends later than any lease: the clock that it was taken by was ahead. */
  adopt(open: OpenTable): void {
    const { leaseMs, now } = this.options;
    const { due } = open.writer;
    const next = this.nextDue(open.table, now());
    if (typeof due !== 'number' || next === null || due <= Math.max(next, now() + leaseMs) + leaseMs) return;
    this.watch(open);
  }

  /** When other processes must take the table over; undefined if what the store has may stay. */
  dueAfter(table: Table, was: number | null | undefined): number | null | undefined {
    const { leaseMs } = this.options;
    const now = this.options.now();
    const due = this.nextDue(table, now);
    if (due === null) return was === null ? undefined : null;
    // Too early does no harm: another process would find nothing to do and store the right time.
    const mayStay = typeof was === 'number' && was <= due && was > now + leaseMs / 2;
    return mayStay ? undefined : due;
  }

  private nextDue(table: Table, now: number): number | null {
    if (!needsWatch(table)) return null;
    if (table.people.pause !== null) return table.people.pause.until;
    const { until, chanceAt } = table.race;
    const times = [until, chanceAt, raceDeadline(table), ...table.seats.map((_, seat) => lateAt(table, seat))];
    if (actingBots(table).length > 0) times.push(now + this.options.leaseMs);
    const known = times.filter((time) => time !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  unwatch(open: OpenTable): void {
    const watch = this.watches.get(open);
    if (watch === undefined) return;
    clearTimeout(watch.timer);
    for (const { dropped } of watch.plans.values()) dropped.abort();
    this.watches.delete(open);
  }

  /** Does what is due at a table, and sets a timer for what comes next. */
  run(open: OpenTable): void {
    try {
      this.runNow(open);
    } catch (error) {
      this.unwatch(open);
      this.options.failed(open, error);
    }
  }

  /** Leaves a table alone for a while, also in other processes. */
  postpone(table: string, millis: number): void {
    const { store, now, onError } = this.options;
    store.renew([table], now() + millis).catch(onError);
  }

  private runNow(open: OpenTable): void {
    if (this.stopped || !needsWatch(open.table)) return this.unwatch(open);
    let watch = this.watches.get(open);
    if (watch === undefined) {
      watch = { plans: new Map() };
      this.watches.set(open, watch);
    }
    clearTimeout(watch.timer);
    dropStalePlans(open.table, watch);
    const now = this.options.now();
    const next = Math.min(
      this.runPause(open, now),
      this.runRace(open, now),
      this.runClocks(open, watch, now),
      this.runBots(open, watch, now),
    );
    if (next === NEVER && watch.plans.size === 0) return this.unwatch(open);
    if (next === NEVER) return;
    const delay = Math.min(LONGEST_TIMER_MS, Math.max(0, Math.ceil(next - now)));
    watch.timer = setTimeout(() => this.run(open), delay);
    watch.timer.unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    const tables = [...this.watches.keys()];
    for (const open of tables) this.unwatch(open);
    // Other processes need not wait until the lease ends.
    await this.options.store.renew(
      tables.map(({ id }) => id),
      this.options.now(),
    );
  }

  /** A pause ends by itself. */
  private runPause({ table, writer }: OpenTable, now: number): number {
    const { pause } = table.people;
    if (pause === null) return NEVER;
    if (now < pause.until) return pause.until;
    writer.submit(ownRequest(endPause));
    return NEVER;
  }

  /** Coins to be dealt, calls of the same moment, and the clocks of the game itself. Returns when to run again. */
  private runRace({ table, writer }: OpenTable, now: number): number {
    const { until, chanceAt } = table.race;
    if (standsStill(table)) return NEVER;
    if (chanceAt !== null) {
      if (now < chanceAt) return chanceAt;
      writer.submit(ownRequest(drawAwaitedChance));
      return NEVER;
    }
    if (until !== null) {
      if (now < until) return until;
      writer.submit(ownRequest(decideCalls));
      return NEVER;
    }
    const deadline = raceDeadline(table);
    const turn = turnOf(table);
    if (deadline === null || turn?.kind !== 'decide' || turn.deadline === undefined) return NEVER;
    if (now < deadline) return deadline;
    const { clock } = turn.deadline;
    writer.submit(ownRequest((draft) => expireClock(draft, clock)));
    return NEVER;
  }

  /** Players who take too long. */
  private runClocks(open: OpenTable, watch: Watch, now: number): number {
    let next = NEVER;
    for (const seat of open.table.seats.keys()) {
      const late = lateAt(open.table, seat);
      if (late !== null) next = Math.min(next, now < late ? late : this.runPlan(open, watch, seat, 'late', now));
    }
    return next;
  }

  private runBots(open: OpenTable, watch: Watch, now: number): number {
    let next = NEVER;
    for (const { seat, by } of actingBots(open.table)) next = Math.min(next, this.runPlan(open, watch, seat, by, now));
    return next;
  }

  /** Carries out a bot's plan if it is time; asks the bot if there is no plan for this decision. */
  private runPlan(open: OpenTable, watch: Watch, seat: Seat, by: Actor, now: number): number {
    const number = decisionOf(open.table, seat);
    let plan = watch.plans.get(seat);
    if (plan === undefined || plan.by !== by) {
      plan?.dropped.abort();
      plan = { decisionNumber: number, by, dropped: new AbortController(), at: NEVER };
      watch.plans.set(seat, plan);
      void this.ask(open, seat, plan);
    }
    if (plan.decision === undefined || now < plan.at) return plan.at;
    const { decision } = plan;
    plan.at = NEVER;
    open.writer.submit(
      ownRequest((draft) => {
        if (!isStillWanted(draft, seat, by, number)) return new Refusal('The table has changed since.');
        const { at } = draft;
        const turn = turnOf(draft.table);
        const refusal = decide(draft, decision, by, () => ({ received: at, at, until: waitsUntil(open, seat, at) }));
        if (refusal === undefined && by === 'late' && turn?.kind === 'decide') standInForLate(draft, seat, turn.order);
        return refusal;
      }),
    );
    return NEVER;
  }

  private async ask(open: OpenTable, seat: Seat, plan: Plan): Promise<void> {
    const { table } = open;
    const now = this.options.now();
    try {
      const answer = await this.decisionFor(table, seat, plan, now);
      if (answer === undefined || plan.dropped.signal.aborted) return;
      plan.decision = answer.decision;
      // Bots do not see coins earlier than people either.
      const seen = Math.max(now, table.race.laidAt) / 1000;
      plan.at = 1000 * earliest(gameOf(table).race, table.race.clock, answer.decision, seen + answer.after);
      this.run(open);
    } catch (error) {
      if (!this.stopped) this.options.onError(error);
    }
  }

  private async decisionFor(table: Table, seat: Seat, { by, dropped }: Plan, now: number) {
    const turn = turnOf(table);
    const { race } = gameOf(table);
    // A player who never answers in a race passes; a bot would keep searching.
    if (by === 'late' && race !== undefined && turn?.kind === 'decide' && turn.order === 'race')
      return { decision: { do: race.pass, seat }, after: 0 };
    const holder = table.seats[seat];
    const level = holder?.kind === 'bot' ? holder.level : STAND_IN;
    return this.options.bots.ask({
      table: table.id,
      guest: table.host,
      attended: table.seats.some((_, each) => decider(table, each) === 'player'),
      level,
      signal: dropped.signal,
      question: () => ({
        view: gameOf(table).view(table.state, seat),
        memory: table.memories[seat] ?? memoryAfter(table, seat, null, now),
        level,
        seed: this.options.botSeed(),
      }),
    });
  }

  private async renewLeases(now: number): Promise<void> {
    const { store, leaseMs } = this.options;
    const tables = [...this.watches.keys()].filter(
      ({ writer: { due } }) => typeof due === 'number' && due < now + leaseMs / 2,
    );
    if (tables.length === 0) return;
    for (const { writer } of tables) writer.due = now + leaseMs;
    await store.renew(
      tables.map(({ id }) => id),
      now + leaseMs,
    );
  }

  /** Claims tables whose lease has ended, or ends within `ahead`. */
  private async takeOver(ahead: number): Promise<void> {
    const { store, leaseMs } = this.options;
    if (this.polling || this.stopped) return;
    this.polling = true;
    try {
      const now = this.options.now();
      await this.renewLeases(now);
      for (;;) {
        const rows = await store.due(now + ahead, CLAIMED_AT_ONCE);
        const claimed = await Promise.all(
          rows.map(async (row) => ((await store.claim(row, this.options.now() + ahead + leaseMs)) ? [row.table] : [])),
        );
        for (const table of claimed.flat()) await this.watchClaimed(table);
        if (rows.length < CLAIMED_AT_ONCE || this.stopped) return;
      }
    } catch (error) {
      if (!this.stopped) this.options.onError(error);
    } finally {
      this.polling = false;
    }
  }

  /** A table that cannot be read or found costs no other. */
  private async watchClaimed(table: string): Promise<void> {
    const open = await this.findClaimed(table);
    if (open !== undefined) this.watch(open);
  }

  private watch(open: OpenTable): void {
    if (!this.isWatching(open)) this.options.metrics.tookOver();
    open.writer.due = undefined;
    this.run(open);
    // Changes nothing at the table, but stores when it is due next.
    open.writer.submit(ownRequest(() => undefined));
  }

  private async findClaimed(table: string): Promise<OpenTable | undefined> {
    try {
      return await this.options.find(table);
    } catch (error) {
      // A table that cannot be read is set aside by now.
      if (!(error instanceof UnreadableTable)) this.options.onError(error);
      return undefined;
    }
  }
}

/** Whether a clock or a bot may have to act. Most tables have neither. */
const needsWatch = (table: Table): boolean =>
  table.phase === 'playing' &&
  (table.clock !== 'none' ||
    gameOf(table).race !== undefined ||
    table.seats.some((_, seat) => decider(table, seat) !== 'player'));

/** The seats in which a bot has something to decide. */
function actingBots(table: Table): { readonly seat: Seat; readonly by: Actor }[] {
  const turn = standsStill(table) ? undefined : turnOf(table);
  if (turn?.kind !== 'decide') return [];
  const acting = actingSeats(turn);
  return table.seats.flatMap((_, seat) => {
    const by = has(acting, seat) ? decider(table, seat) : undefined;
    return by === undefined || by === 'player' ? [] : [{ seat, by }];
  });
}

/** Drops the plans for decisions that the table does not wait for any more. */
function dropStalePlans(table: Table, { plans }: Watch): void {
  const turn = standsStill(table) ? undefined : turnOf(table);
  const acting = turn?.kind === 'decide' ? actingSeats(turn) : NOBODY;
  for (const [seat, plan] of plans) {
    const by = plan.by === 'late' ? 'player' : plan.by;
    const isWanted = has(acting, seat) && plan.decisionNumber === decisionOf(table, seat);
    if (isWanted && decider(table, seat) === by) continue;
    plan.dropped.abort();
    plans.delete(seat);
  }
}

/** Identifies the decision that a seat has to make. */
function decisionOf(table: Table, seat: Seat): number {
  const turn = turnOf(table);
  return turn?.kind === 'decide' ? decisionNumber(turn, table.awaited[seat]?.step, table.steps) : table.steps;
}

function isStillWanted({ table, at }: ChangeDraft, seat: Seat, by: Actor, number: number): boolean {
  if (table.phase !== 'playing' || decisionOf(table, seat) !== number) return false;
  if (by !== 'late') return decider(table, seat) === by;
  const late = lateAt(table, seat);
  return late !== null && late <= at;
}
