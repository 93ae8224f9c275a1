import {
  type Game,
  type GameId,
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

/** Pass and play: what several people on one device may see of each other's secrets, which is nothing. */

/** The phase of a game in which everybody makes up their mind in secret. */
const SECRET: Readonly<Record<GameId, string | undefined>> = {
  'realm-coins': 'bid',
  'pirate-coins': 'choose',
  koinz: undefined,
  'coin-set': undefined,
};

type Deciding = Extract<Turn, { kind: 'decide' }>;

const isSecret = (game: Game, turn: Turn): turn is Deciding =>
  turn.kind === 'decide' && turn.phase === SECRET[game.id as GameId];

export interface Sight {
  readonly viewer: Viewer;
  readonly curtain?: NonNullable<Snapshot['curtain']>;
  readonly uncovered?: true;
}

/** Remembers who holds the device. */
export class Curtain {
  /** Who has said to be there, in a phase of secrets. */
  private uncovered: Seat | undefined;
  /** The seat through whose eyes the table was seen last. */
  private last: Seat | undefined;
  private sealed: SeatSet = NOBODY;

  constructor(
    private readonly game: Game,
    /** The seats that people on this device play. */
    private readonly people: SeatSet,
  ) {}

  private isShared(): boolean {
    return seatCount(this.people) > 1;
  }

  /** Whether the seat's secrets are before whoever holds the device. */
  isUncovered(turn: Turn, seat: Seat): boolean {
    return !this.isShared() || !isSecret(this.game, turn) || this.uncovered === seat;
  }

  /** Lifts the curtain for a seat, if it has secrets to make or to change; says whether it has. */
  uncover(turn: Turn, seat: Seat): boolean {
    const isIts = this.isShared() && isSecret(this.game, turn) && has(this.people & turn.may, seat);
    if (isIts) this.uncovered = seat;
    return isIts;
  }

  cover(): void {
    this.uncovered = undefined;
  }

  /** After a step: whoever has decided hands the device on, and nothing stays uncovered beyond a reveal. */
  moved(state: unknown, turn: Turn, actor: Seat | undefined): void {
    const sealed = this.game.sealed(state);
    if (actor === this.uncovered || (this.sealed & ~sealed) !== NOBODY || !isSecret(this.game, turn)) this.cover();
    this.sealed = sealed;
  }

  sight(turn: Turn): Sight {
    if (this.people === NOBODY) return { viewer: 'table' };
    if (!this.isShared()) return { viewer: lowestSeat(this.people) };
    if (!isSecret(this.game, turn)) return { viewer: this.openSeat(turn) };
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
