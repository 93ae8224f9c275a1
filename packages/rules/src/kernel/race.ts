import type { Decision, DecisionTurn } from './game.js';
import type { Seat } from './seats.js';
import { lowestSeat } from './seats.js';

/** An event, as far as the clock of a race needs to know it. */
type AnyEvent = { readonly event: string };

/** What the clock of a race needs to know about its game. The strings name decisions and events of that game. */
export interface RaceRules {
  /** The decision that stops the race: whoever makes it first acts alone until the deadline. */
  readonly call: string;
  /** The decision of a seat that gives up searching; it also stands for a seat that never answers. */
  readonly pass: string;
  /** Events of a call that failed. */
  readonly failed: readonly string[];
  /** Events that change what lies on the table. */
  readonly layout: readonly string[];
  /** Events after which the table waits before new coins arrive, so that everyone sees what was found. */
  readonly found: readonly string[];
  /** How long that wait is. */
  readonly foundSeconds: number;
}

/**
 * The clocks of a race, in seconds of the table's time: the deadlines to point and to agree (S9), and the table's
 * patience after a failed call (S11). Plain data, replaced and never changed.
 */
export interface RaceClock {
  /** When the running clock is up; null while none runs. */
  readonly deadline: number | null;
  /** What is left of the race's own deadline while a caller acts. */
  readonly paused: number | null;
  /** Whether a caller acts now. */
  readonly called: boolean;
  readonly caller: Seat;
  /** How long the last caller had to act, which is how long a failed call bars its seat. */
  readonly patience: number;
  /** By seat: when it may call again after a failed call. */
  readonly barredUntil: readonly (number | null)[];
}

export const RACE_START: RaceClock = {
  deadline: null,
  paused: null,
  called: false,
  caller: 0,
  patience: 0,
  barredUntil: [],
};

const includesAny = (events: readonly AnyEvent[], names: readonly string[]): boolean =>
  events.some(({ event }) => names.includes(event));

/** The clocks at the start of a turn, after these events. */
export function nextRaceClock(
  rules: RaceRules,
  clock: RaceClock,
  turn: DecisionTurn,
  events: readonly AnyEvent[],
  now: number,
): RaceClock {
  const { deadline } = turn;
  const barredUntil = includesAny(events, rules.failed) ? barCaller(clock, now + clock.patience) : clock.barredUntil;
  if (turn.order === 'turns' && deadline !== undefined)
    return {
      deadline: now + deadline.seconds,
      // S9: the time to agree stands still while somebody points.
      paused: !clock.called && clock.deadline !== null ? clock.deadline - now : null,
      called: true,
      caller: lowestSeat(turn.may),
      patience: deadline.seconds,
      barredUntil,
    };
  return {
    ...clock,
    barredUntil,
    called: false,
    paused: null,
    deadline: deadline === undefined ? null : raceDeadline(clock, deadline.seconds, now),
  };
}

function raceDeadline(clock: RaceClock, seconds: number, now: number): number {
  if (clock.called) return now + Math.min(clock.paused ?? seconds, seconds);
  return clock.deadline ?? now + seconds;
}

function barCaller({ barredUntil, caller }: RaceClock, until: number): readonly (number | null)[] {
  const seats = Math.max(barredUntil.length, caller + 1);
  return Array.from({ length: seats }, (_, seat) => (seat === caller ? until : (barredUntil[seat] ?? null)));
}

/** The earliest time for a decision that is wanted at a certain time: a call waits for the table's patience (S11). */
export const earliest = (
  rules: RaceRules | undefined,
  { barredUntil }: RaceClock,
  decision: Decision,
  wanted: number,
): number => (decision.do === rules?.call ? Math.max(wanted, barredUntil[decision.seat] ?? wanted) : wanted);

/** S11: why a seat cannot call yet. */
export function whyNotCall({ barredUntil }: RaceClock, seat: Seat, now: number): string | undefined {
  const wait = (barredUntil[seat] ?? now) - now;
  return wait > 0 ? `Your last call failed: you can call again in ${Math.ceil(wait)} s` : undefined;
}

/** Whether these events change what lies on the table. */
export const changesLayout = (rules: RaceRules | undefined, events: readonly AnyEvent[]): boolean =>
  rules !== undefined && includesAny(events, rules.layout);

/** For how many seconds what these events found is shown before chance goes on. */
export const secondsShown = (rules: RaceRules | undefined, events: readonly AnyEvent[]): number =>
  rules !== undefined && includesAny(events, rules.found) ? rules.foundSeconds : 0;
