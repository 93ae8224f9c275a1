import { type Decision, lowestSeat, type Seat, type Turn } from '@pouch/rules';

export type Deciding = Extract<Turn, { kind: 'decide' }>;

const FAILED: readonly string[] = ['no-set', 'too-late'];

/** The clocks of a race, on the table's time: to point, to agree (S9), and the table's patience with failed calls (S11). */
export class RaceClock {
  /** When the clock that runs now is up. */
  deadline = Number.POSITIVE_INFINITY;
  /** What is left of the time to agree, while somebody points. */
  private agreeLeft: number | undefined;
  private phase = '';
  private caller: Seat = 0;
  private patience = 0;
  private readonly barred = new Map<Seat, number>();

  /** A new turn begins after what has just happened. */
  begin(turn: Deciding, events: readonly { readonly event: string }[], now: number): void {
    if (events.some(({ event }) => FAILED.includes(event))) this.barred.set(this.caller, now + this.patience);
    const was = this.phase;
    this.phase = turn.phase;
    const { deadline } = turn;
    if (deadline?.clock === 'point') {
      // The time to agree stands still while somebody points.
      this.agreeLeft = was === 'search' ? this.deadline - now : undefined;
      this.caller = lowestSeat(turn.may);
      this.patience = deadline.seconds;
      this.deadline = now + deadline.seconds;
    } else if (deadline === undefined) this.deadline = Number.POSITIVE_INFINITY;
    else if (was === 'point') this.deadline = now + Math.min(this.agreeLeft ?? deadline.seconds, deadline.seconds);
    else if (this.deadline === Number.POSITIVE_INFINITY) this.deadline = now + deadline.seconds;
  }

  /** When a decision can be taken that is wanted for a certain time: a call has to wait for the table's patience. */
  earliest(decision: Decision, wanted: number): number {
    return decision.do === 'call' ? Math.max(wanted, this.barred.get(decision.seat) ?? wanted) : wanted;
  }
}
