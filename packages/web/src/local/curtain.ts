import {
  type DecisionTurn,
  type Game,
  has,
  lowestSeat,
  NOBODY,
  type Seat,
  type SeatSet,
  seatCount,
  seatsIn,
  type Turn,
  type Viewer,
} from '@pouch/rules';
import type { Snapshot } from '../table/source.ts';

/** Pass and play: people who share a device see nothing of each other's secret decisions. */

const isSecret = (turn: Turn): turn is DecisionTurn => turn.kind === 'decide' && turn.secret;

/** Whose view the table shows, and whether a curtain covers it. */
export interface CurtainView {
  readonly viewer: Viewer;
  readonly curtain?: NonNullable<Snapshot['curtain']>;
  readonly uncovered?: true;
}

/** Remembers who holds the device. */
export class Curtain {
  /** The player who lifted the curtain for a secret decision. */
  private uncovered: Seat | undefined;
  /** The seat whose view was shown last. */
  private last: Seat | undefined;
  private sealed: SeatSet = NOBODY;

  constructor(
    private readonly game: Pick<Game, 'sealed'>,
    /** The seats that people on this device play. */
    private readonly people: SeatSet,
  ) {}

  private isShared(): boolean {
    return seatCount(this.people) > 1;
  }

  /** Whether the seat may decide on what the screen shows. */
  isUncovered(turn: Turn, seat: Seat): boolean {
    return !this.isShared() || !isSecret(turn) || this.uncovered === seat;
  }

  /** Lifts the curtain for a seat that has a secret decision to make or to change; returns whether it has. */
  uncover(turn: Turn, seat: Seat): boolean {
    const isIts = this.isShared() && isSecret(turn) && has(this.people & turn.may, seat);
    if (isIts) this.uncovered = seat;
    return isIts;
  }

  cover(): void {
    this.uncovered = undefined;
  }

  /** After a step: a player who has decided hands the device on, and a reveal covers everyone again. */
  moved(state: unknown, turn: Turn, actor: Seat | undefined): void {
    const sealed = this.game.sealed(state);
    if (actor === this.uncovered || (this.sealed & ~sealed) !== NOBODY || !isSecret(turn)) this.cover();
    this.sealed = sealed;
  }

  view(turn: Turn): CurtainView {
    if (this.people === NOBODY) return { viewer: 'table' };
    if (!this.isShared()) return { viewer: lowestSeat(this.people) };
    if (!isSecret(turn)) return { viewer: this.openSeat(turn) };
    if (this.uncovered !== undefined) {
      this.last = this.uncovered;
      return { viewer: this.uncovered, uncovered: true };
    }
    const awaited = turn.awaited & this.people;
    if (awaited === NOBODY) return { viewer: 'table' };
    const others = seatsIn(turn.may & this.people & ~awaited);
    return { viewer: 'table', curtain: { next: lowestSeat(awaited), others } };
  }

  private openSeat(turn: Turn): Seat {
    const awaited = turn.kind === 'decide' ? turn.awaited & this.people : NOBODY;
    if (seatCount(awaited) === 1) this.last = lowestSeat(awaited);
    return this.last ?? lowestSeat(this.people);
  }
}
