import { type Decision, lowestSeat, type Seat, type Turn } from '@pouch/rules';

export type Deciding = Extract<Turn, { kind: 'decide' }>;

const FAILED: readonly string[] = ['no-set', 'too-late'];

/**
 * The clocks of a race, on the table's time in seconds: to point, to agree (S9), and the table's patience with failed
 * calls (S11). Plain data, replaced and never changed: whatever keeps a game may store it.
 */
export interface RaceTime {
  /** When the clock that runs now is up; null while none runs. */
  readonly deadline: number | null;
  /** What is left of the time to agree, while somebody points. */
  readonly agreeLeft: number | null;
  readonly phase: string;
  readonly caller: Seat;
  readonly patience: number;
  /** By seat: when it may call again, if its last call failed. */
  readonly barred: readonly (number | null)[];
}

export const RACE_START: RaceTime = {
  deadline: null,
  agreeLeft: null,
  phase: '',
  caller: 0,
  patience: 0,
  barred: [],
};

/** The clocks when a new turn begins after what has just happened. */
export function raceTurn(
  race: RaceTime,
  turn: Deciding,
  events: readonly { readonly event: string }[],
  now: number,
): RaceTime {
  const { phase: was } = race;
  const { phase, deadline } = turn;
  const failed = events.some(({ event }) => FAILED.includes(event));
  const barred = failed ? barring(race, now + race.patience) : race.barred;
  if (deadline?.clock === 'point')
    return {
      deadline: now + deadline.seconds,
      // The time to agree stands still while somebody points.
      agreeLeft: was === 'search' && race.deadline !== null ? race.deadline - now : null,
      phase,
      caller: lowestSeat(turn.may),
      patience: deadline.seconds,
      barred,
    };
  return { ...race, phase, barred, agreeLeft: null, deadline: deadlineAfter(race, deadline?.seconds, now) };
}

function deadlineAfter(race: RaceTime, seconds: number | undefined, now: number): number | null {
  if (seconds === undefined) return null;
  if (race.phase === 'point') return now + Math.min(race.agreeLeft ?? seconds, seconds);
  return race.deadline ?? now + seconds;
}

function barring({ barred, caller }: RaceTime, until: number): readonly (number | null)[] {
  const seats = Math.max(barred.length, caller + 1);
  return Array.from({ length: seats }, (_, seat) => (seat === caller ? until : (barred[seat] ?? null)));
}

/** When a decision can be taken that is wanted for a certain time: a call has to wait for the table's patience. */
export const earliest = (race: RaceTime, decision: Decision, wanted: number): number =>
  decision.do === 'call' ? Math.max(wanted, race.barred[decision.seat] ?? wanted) : wanted;
