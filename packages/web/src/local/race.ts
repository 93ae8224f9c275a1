import {
  type DecisionTurn,
  nextRaceClock,
  RACE_START,
  type RaceClock,
  type RaceRules,
  type Seat,
  seatsIn,
  secondsShown,
  type Turn,
} from '@pouch/rules';
import type { Clock } from '../table/source.ts';

type Events = readonly { readonly event: string }[];

/** The clocks of a race at a table of this device, in seconds of the table's time. */
export class RaceClocks {
  clock: RaceClock = RACE_START;
  /** When the next chance step may be taken: what was found is shown first. */
  chanceAt = 0;
  private events: Events = [];

  constructor(private readonly rules: RaceRules) {}

  /** Moves the clocks on after a step. */
  advance(turn: Turn, events: Events, seconds: number): void {
    this.events = [...this.events, ...events];
    switch (turn.kind) {
      case 'chance':
        this.chanceAt = seconds + secondsShown(this.rules, events);
        return;
      case 'decide':
        this.clock = nextRaceClock(this.rules, this.clock, turn, this.events, seconds);
        this.events = [];
        return;
      case 'over':
        this.clock = RACE_START;
    }
  }

  /** The running clock by seat, for a snapshot taken at `now`. */
  clocks(turn: DecisionTurn, seconds: number, now: number): Readonly<Record<Seat, Clock>> {
    const { deadline } = this.clock;
    if (deadline === null || turn.deadline === undefined) return {};
    const clock = { until: onDevice(deadline, seconds, now), total: 1000 * turn.deadline.seconds };
    return Object.fromEntries(seatsIn(turn.awaited).map((seat) => [seat, clock]));
  }

  /** S11: by seat, until when it may not call, for a snapshot taken at `now`. */
  barredUntil(seconds: number, now: number): Readonly<Record<Seat, number>> {
    return Object.fromEntries(
      this.clock.barredUntil.flatMap((until, seat) =>
        until !== null && until > seconds ? [[seat, onDevice(until, seconds, now)]] : [],
      ),
    );
  }
}

/** A time of the table's clock in milliseconds since 1970. */
const onDevice = (at: number, seconds: number, now: number): number => Math.round(now + 1000 * (at - seconds));
