import type { Decision, DecisionTurn } from './game.js';
import type { Seat } from './seats.js';
import { lowestSeat } from './seats.js';

type AnyEvent = { readonly event: string };

/** What the clock of a race needs to know about its game: names of its decisions and events. */
export interface RaceRules {
  /** How long everyone gets ready before the first coins are laid. */
  readonly startSeconds: number;
  /** The decision that stops the race: the first seat to make it acts alone until the deadline. */
  readonly call: string;
  /** The decision of a seat that gives up; made for seats that do not answer in time. */
  readonly pass: string;
  /** Events of a failed call. */
  readonly failed: readonly string[];
  /** Events that change the coins on the table. */
  readonly layout: readonly string[];
  /** Events after which the table waits before new coins come, so that everyone sees what was found. */
  readonly found: readonly string[];
  readonly foundSeconds: number;
}

/** The clocks of a race, in seconds: the deadlines to point and to agree (S9), and the bar after a failed call (S11). */
export interface RaceClock {
  /** When the running clock expires; null while none runs. */
  readonly deadline: number | null;
  /** The time left of the race's own deadline while a caller acts; null if none was running. */
  readonly paused: number | null;
  readonly called: boolean;
  readonly caller: Seat;
  /** How long the last caller had to act, and how long a failed call bars its seat. */
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

/** The clocks after these events, which led to this turn. */
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
      // S9: the time to agree is paused while a caller points.
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

/** The earliest time at which a decision can be made: a barred seat must wait with its call (S11). */
export const earliest = (
  rules: RaceRules | undefined,
  { barredUntil }: RaceClock,
  decision: Decision,
  wanted: number,
): number => (decision.do === rules?.call ? Math.max(wanted, barredUntil[decision.seat] ?? wanted) : wanted);

/** S11: why the seat cannot call yet. */
export function whyNotCall({ barredUntil }: RaceClock, seat: Seat, now: number): string | undefined {
  const wait = (barredUntil[seat] ?? now) - now;
  return wait > 0 ? `Your last call failed: you can call again in ${Math.ceil(wait)} s` : undefined;
}

export const changesLayout = (rules: RaceRules | undefined, events: readonly AnyEvent[]): boolean =>
  rules !== undefined && includesAny(events, rules.layout);

/** How long to show what these events found before the next chance step. */
export const secondsShown = (rules: RaceRules | undefined, events: readonly AnyEvent[]): number =>
  rules !== undefined && includesAny(events, rules.found) ? rules.foundSeconds : 0;
