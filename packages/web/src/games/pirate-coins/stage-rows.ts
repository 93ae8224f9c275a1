import { EMPTY, has, pirateInternals, type Seat } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import type { Show } from './show.ts';
import { gainOf, type Lack, lackOf, type Taken } from './split.ts';
import { gainsIn, type PlayedTurn, splitOf, turnsOf } from './turns.ts';
import type { Types } from './types.ts';

const { worthOf } = pirateInternals;

/** What the stage tells about one player in the present turn. */
export interface StageRow {
  readonly seat: Seat;
  readonly doing: 'aboard' | 'choosing' | 'chosen' | 'plunder' | 'sally' | 'ashore';
  /** The share, once it is taken. */
  readonly taken?: Taken | undefined;
  /** What was gained: in this turn, or earlier in the round by somebody who is ashore. */
  readonly gain?: number | undefined;
  readonly lack?: Lack | undefined;
  /** Stayed aboard, and the loot was lost. */
  readonly lost?: boolean;
  /** Booty at the beginning of the turn, and now. */
  readonly before: number;
  readonly after: number;
}

/** A row for each player, in the given order, from what has been told. */
export function stageRows(
  told: readonly Moment<Types>[],
  show: Show,
  seats: readonly Seat[] = show.booty.map((_, seat) => seat),
): readonly StageRow[] {
  const turns = turnsOf(told);
  const last = turns.at(-1);
  // With a new round everyone is aboard again, and nothing has happened yet.
  const turn = last?.round === show.round ? last : undefined;
  const gains = gainsIn(show.round, turns);
  return seats.map((seat) => {
    const now = worthOf(show.booty[seat] ?? EMPTY);
    const still = { seat, before: now, after: now };
    if (turn === undefined) return { ...still, doing: 'aboard' };
    if (!has(turn.aboard, seat)) return { ...still, doing: 'ashore', gain: gains.get(seat) };
    return turn.revealed === undefined ? { ...still, doing: choosing(show, seat) } : chosenRow(turn, seat);
  });
}

const choosing = ({ monster, skull, hidden }: Show, seat: Seat): 'chosen' | 'choosing' =>
  has(monster | skull | hidden, seat) ? 'chosen' : 'choosing';

function chosenRow(turn: PlayedTurn, seat: Seat): StageRow {
  const before = worthOf(turn.booty[seat] ?? EMPTY);
  if (turn.revealed === undefined || !has(turn.revealed.plunder, seat)) {
    const lost = turn.end?.event === 'attacked' || turn.end?.event === 'pouch-empty';
    return { seat, doing: 'sally', lost, before, after: before };
  }
  const taken = turn.taken.get(seat);
  if (taken === undefined) return { seat, doing: 'plunder', before, after: before };
  const gain = gainOf(taken);
  return { seat, doing: 'plunder', taken, gain, lack: lackOf(splitOf(turn), taken), before, after: before + gain };
}
