import { earliest } from '@pouch/bots';
import { type Decision, has, type Level, Refusal, type Seat } from '@pouch/rules';
import type { Metrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import { decide, judge, strike } from './deeds.js';
import { type By, type Making, notedBy } from './entries.js';
import type { Room } from './room.js';
import { decider, gameOf, lateAt, raceDeadline, type Table, turnOf } from './table.js';
import type { Thinkers } from './thinkers.js';

/** The level of bots that step in for people. */
const STAND_IN: Level = 'fair';

/** What a bot means to do in a seat, for one decision. */
interface Plan {
  /** Which decision: the step from which on it was awaited. */
  readonly step: number;
  readonly by: By;
  /** Undefined while the bot thinks. */
  decision?: Decision;
  at: number;
}

/** A table that this process looks after. */
interface Care {
  readonly plans: Map<Seat, Plan>;
  timer?: NodeJS.Timeout | undefined;
}

export interface KeeperOptions {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly thinkers: Thinkers;
  now(): number;
  /** Four random words for a bot's chance. */
  botSeed(): readonly number[];
  room(table: string): Promise<Room | undefined>;
  /** Coin Set: until when a call that was made at a time has to wait for others that may have been earlier. */
  waitsUntil(room: Room, caller: Seat, at: number): number;
  failed(error: unknown): void;
  /** So long others leave a table alone that a process looks after. */
  readonly leaseMs: number;
}

/** setTimeout takes no more. */
const LONGEST_TIMER = 2 ** 31 - 1;
const TAKEN_AT_ONCE = 100;

/**
 * Looks after clocks and bots. Whoever wrote a table's last change does; a row in the store says when others should,
 * because that process is gone. Nothing happens twice: what is done is a change like any other, under its number.
 */
export class Keeper {
  private readonly cares = new Map<Room, Care>();
  private readonly poll: NodeJS.Timeout;
  private polling = false;
  private stopped = false;

  constructor(private readonly options: KeeperOptions) {
    this.poll = setInterval(() => void this.takeOver(0), Math.min(1000, options.leaseMs / 4));
    this.poll.unref();
  }

  isKept(room: Room): boolean {
    return this.cares.has(room);
  }

  /** Goes on with what was due when the last process stopped; no other can have taken it on. */
  async resume(): Promise<void> {
    if (!this.options.store.shared) await this.takeOver(this.options.leaseMs);
  }

  /** When others should look after the table if this process does not; undefined to leave that as it was. */
  dueAfter(table: Table, was: number | null | undefined): number | null | undefined {
    const { leaseMs } = this.options;
    const now = this.options.now();
    const needed = this.nextDue(table, now);
    if (needed === null) return was === null ? undefined : null;
    // Too early does no harm: whoever looks finds nothing to do, and writes the right time.
    const stands = typeof was === 'number' && was <= needed && was > now + leaseMs / 2;
    return stands ? undefined : needed;
  }

  private nextDue(table: Table, now: number): number | null {
    if (!needsCare(table)) return null;
    const times = [table.race.until, raceDeadline(table), ...table.seats.map((_, seat) => lateAt(table, seat))];
    if (botsToMove(table).length > 0) times.push(now + this.options.leaseMs);
    const due = times.filter((time) => time !== null);
    return due.length === 0 || table.phase !== 'playing' ? null : Math.min(...due);
  }

  release(room: Room): void {
    clearTimeout(this.cares.get(room)?.timer);
    this.cares.delete(room);
  }

  /** Does what is due at a table, and wakes up for what comes next. */
  look(room: Room): void {
    const table = room.stored;
    if (this.stopped || !needsCare(table)) return this.release(room);
    let care = this.cares.get(room);
    if (care === undefined) {
      care = { plans: new Map() };
      this.cares.set(room, care);
    }
    clearTimeout(care.timer);
    const now = this.options.now();
    const wakeAt = Math.min(
      this.lookAtClocks(room, now),
      this.lookAtLate(room, care, now),
      this.lookAtBots(room, care, now),
    );
    if (wakeAt === Number.POSITIVE_INFINITY && care.plans.size === 0) return this.release(room);
    if (wakeAt === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, Math.ceil(wakeAt - now)));
    care.timer = setTimeout(() => this.look(room), wait);
    care.timer.unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    const rooms = [...this.cares.keys()];
    for (const room of rooms) this.release(room);
    // Others need not wait until this process is missed.
    await this.options.store.renew(
      rooms.map(({ id }) => id),
      this.options.now(),
    );
  }

  /** Coin Set: calls of the same moment, and the game's own clocks. */
  private lookAtClocks(room: Room, now: number): number {
    const table = room.stored;
    const { until } = table.race;
    if (until !== null) {
      if (now < until) return until;
      this.ask(room, judge);
      return Number.POSITIVE_INFINITY;
    }
    const deadline = raceDeadline(table);
    const turn = turnOf(table);
    if (deadline === null || turn?.kind !== 'decide' || turn.deadline === undefined) return Number.POSITIVE_INFINITY;
    if (now < deadline) return deadline;
    const { clock } = turn.deadline;
    this.ask(room, (making) => strike(making, clock));
    return Number.POSITIVE_INFINITY;
  }

  private lookAtLate(room: Room, care: Care, now: number): number {
    const table = room.stored;
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const seat of table.seats.keys()) {
      const late = lateAt(table, seat);
      if (late === null) continue;
      if (now < late) wakeAt = Math.min(wakeAt, late);
      else wakeAt = Math.min(wakeAt, this.planFor(room, care, seat, 'late', now));
    }
    return wakeAt;
  }

  private lookAtBots(room: Room, care: Care, now: number): number {
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const { seat, by } of botsToMove(room.stored))
      wakeAt = Math.min(wakeAt, this.planFor(room, care, seat, by, now));
    return wakeAt;
  }

  /** Does what a bot has planned if it is time; asks the bot if there is no plan for this decision. */
  private planFor(room: Room, care: Care, seat: Seat, by: By, now: number): number {
    const step = decisionOf(room.stored, seat);
    let plan = care.plans.get(seat);
    if (plan === undefined || plan.step !== step || plan.by !== by) {
      plan = { step, by, at: Number.POSITIVE_INFINITY };
      care.plans.set(seat, plan);
      void this.think(room, care, seat, plan);
    }
    if (plan.decision === undefined || now < plan.at) return plan.at;
    const { decision } = plan;
    plan.at = Number.POSITIVE_INFINITY;
    this.ask(room, (making) => {
      if (!isStillFor(making, seat, by, step)) return new Refusal('The table has moved on');
      return decide(making, decision, by, { at: making.at, until: this.options.waitsUntil(room, seat, making.at) });
    });
    return Number.POSITIVE_INFINITY;
  }

  private async think(room: Room, care: Care, seat: Seat, plan: Plan): Promise<void> {
    const table = room.stored;
    const now = this.options.now();
    try {
      const found = await this.thought(table, seat, plan.by, now);
      if (found === undefined || care.plans.get(seat) !== plan || this.cares.get(room) !== care) return;
      plan.decision = found.decision;
      // Nobody sees coins before they lie there, bots included.
      const seen = Math.max(now, table.race.laidAt) / 1000;
      plan.at = 1000 * earliest(table.race.clocks, found.decision, seen + found.after);
      this.look(room);
    } catch (error) {
      if (!this.stopped) this.options.failed(error);
    }
  }

  private async thought(table: Table, seat: Seat, by: By, now: number) {
    // Whoever does not answer in a race counts as having seen nothing; a bot would go on searching.
    if (by === 'late' && turnOf(table)?.kind === 'decide' && isSearch(table))
      return { decision: { do: 'agree', seat } as Decision, after: 0 };
    const holder = table.seats[seat];
    return this.options.thinkers.ask({
      view: gameOf(table).view(table.state, seat),
      memory: table.memories[seat] ?? notedBy(table, seat, null, now),
      level: holder?.kind === 'bot' ? holder.level : STAND_IN,
      seed: this.options.botSeed(),
    });
  }

  private ask(room: Room, run: (making: Making) => Refusal | undefined): void {
    room.request({ origin: null, run, done: () => {} });
  }

  /** Says in time that this process still looks after its tables. */
  private async renew(now: number): Promise<void> {
    const { store, leaseMs } = this.options;
    const rooms = [...this.cares.keys()].filter(({ due }) => typeof due === 'number' && due < now + leaseMs / 2);
    if (rooms.length === 0) return;
    for (const room of rooms) room.due = now + leaseMs;
    await store.renew(
      rooms.map(({ id }) => id),
      now + leaseMs,
    );
  }

  /** Takes on tables that nobody looks after any more. */
  private async takeOver(ahead: number): Promise<void> {
    const { store, metrics, leaseMs } = this.options;
    if (this.polling || this.stopped) return;
    this.polling = true;
    try {
      const now = this.options.now();
      await this.renew(now);
      for (;;) {
        const rows = await store.due(now + ahead, TAKEN_AT_ONCE);
        const claimed = await Promise.all(
          rows.map(async (row) => ((await store.claim(row, this.options.now() + ahead + leaseMs)) ? [row.table] : [])),
        );
        for (const table of claimed.flat()) {
          const room = await this.options.room(table);
          if (room === undefined) continue;
          if (!this.isKept(room)) metrics.tookOver();
          room.due = undefined;
          this.look(room);
          // The time when others should step in is written anew.
          this.ask(room, () => undefined);
        }
        if (rows.length < TAKEN_AT_ONCE || this.stopped) return;
      }
    } catch (error) {
      if (!this.stopped) this.options.failed(error);
    } finally {
      this.polling = false;
    }
  }
}

/** Whether there is a clock or a bot at a running game: most people play without either. */
const needsCare = (table: Table): boolean =>
  table.phase === 'playing' &&
  (table.clock !== 'none' ||
    table.game === 'coin-set' ||
    table.seats.some((_, seat) => decider(table, seat) !== 'player'));

const isSearch = (table: Table): boolean => {
  const turn = turnOf(table);
  return turn?.kind === 'decide' && turn.phase === 'search';
};

/** Seats in which a bot has something to do. In a race that is also whoever has agreed: it may still call. */
function botsToMove(table: Table): { readonly seat: Seat; readonly by: By }[] {
  const turn = turnOf(table);
  if (turn?.kind !== 'decide') return [];
  const moving = isSearch(table) ? turn.may : turn.awaited;
  return table.seats.flatMap((_, seat) => {
    const by = has(moving, seat) ? decider(table, seat) : undefined;
    return by === undefined || by === 'player' ? [] : [{ seat, by }];
  });
}

/** Names a seat's decision: in a race every step makes it another. */
const decisionOf = (table: Table, seat: Seat): number =>
  isSearch(table) ? table.steps : (table.awaited[seat]?.step ?? table.steps);

function isStillFor({ table, at }: Making, seat: Seat, by: By, step: number): boolean {
  if (table.phase !== 'playing' || decisionOf(table, seat) !== step) return false;
  if (by !== 'late') return decider(table, seat) === by;
  const late = lateAt(table, seat);
  return late !== null && late <= at;
}
