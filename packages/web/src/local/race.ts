import { type Deciding, RACE_START, type RaceTime, raceTurn } from '@pouch/bots';
import type { Seat, Turn } from '@pouch/rules';
import { seatsIn } from '@pouch/rules';
import type { Clock } from '../table/source.ts';

/** After a set has been found, so many seconds pass before new coins are dealt: people want to see it. */
const SHOW_SET = 1.2;

/** Whether what has just happened is to be seen before chance goes on. */
export const isShown = (events: readonly { readonly event: string }[]): boolean =>
  events.some(({ event }) => event === 'set');

/** A clock that can stand still. */
export class Stopwatch {
  private since: number | undefined;

  constructor(
    private readonly now: () => number,
    private passed: number,
  ) {}

  seconds(): number {
    return this.since === undefined ? this.passed : this.passed + Math.max(0, this.now() - this.since) / 1000;
  }

  start(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.passed = this.seconds();
    this.since = undefined;
  }
}

/** The clocks of a race (S9, S11), on the table's time in seconds. */
export class RaceClocks {
  time: RaceTime = RACE_START;
  /** When the deal that is due may be dealt. */
  dealAt = 0;
  private events: { readonly event: string }[] = [];

  /** What the clocks show after a step. */
  turned(turn: Turn, events: readonly { readonly event: string }[], seconds: number): void {
    this.events.push(...events);
    switch (turn.kind) {
      case 'chance':
        this.dealAt = isShown(events) ? seconds + SHOW_SET : seconds;
        return;
      case 'decide':
        this.time = raceTurn(this.time, turn, this.events, seconds);
        this.events = [];
        return;
      case 'over':
        this.time = RACE_START;
    }
  }

  /** When the clock that runs is up. */
  deadline(): number {
    return this.time.deadline ?? Number.POSITIVE_INFINITY;
  }

  /** The running clock, for each seat that it hurries. */
  shown(turn: Deciding, seconds: number, now: number): Readonly<Record<Seat, Clock>> {
    const { deadline } = this.time;
    if (deadline === null || turn.deadline === undefined) return {};
    const clock = { until: Math.round(now + 1000 * (deadline - seconds)), total: 1000 * turn.deadline.seconds };
    return Object.fromEntries(seatsIn(turn.awaited).map((seat) => [seat, clock]));
  }
}

/** S11: why a seat cannot call yet. */
export function whyNotCall({ barred }: RaceTime, seat: Seat, seconds: number): string | undefined {
  const wait = (barred[seat] ?? seconds) - seconds;
  return wait > 0 ? `Your last call failed: you can call again in ${Math.ceil(wait)} s` : undefined;
}
