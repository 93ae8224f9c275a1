import type { Metal, Seat, SeatSet } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import { gainOf, type Split, type Taken } from './split.ts';
import type { EventOf, Metals, Types } from './types.ts';

/** A turn from its fortune coin on, as far as it has been told. */
export interface PlayedTurn {
  readonly round: number;
  readonly fortune: Metal;
  /** How things stood when the fortune coin was drawn. */
  readonly loot: Metals;
  readonly monsters: Metals;
  readonly booty: readonly Metals[];
  readonly aboard: SeatSet;
  readonly revealed: EventOf<'revealed'> | undefined;
  readonly taken: ReadonlyMap<Seat, Taken>;
  readonly flip: EventOf<'flipped'> | undefined;
  /** What ended the round with this turn. */
  readonly end: EventOf<'attacked' | 'pouch-empty' | 'deck-empty' | 'over'> | undefined;
}

/** The turns of a game in order: a view does not say what happened earlier in the round. */
export function turnsOf(moments: readonly Moment<Types>[]): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  const change = (more: Partial<PlayedTurn>): void => {
    const turn = turns.pop();
    if (turn !== undefined) turns.push({ ...turn, ...more });
  };
  for (const { events, view } of moments)
    for (const event of events)
      switch (event.event) {
        case 'fortune': {
          const { round, loot, monsters, booty, aboard } = view;
          const nothingYet = { revealed: undefined, taken: new Map(), flip: undefined, end: undefined };
          turns.push({ round, fortune: event.coin, loot, monsters, booty, aboard, ...nothingYet });
          break;
        }
        case 'revealed':
          change({ revealed: event });
          break;
        case 'plundered':
          change({ taken: new Map(turns.at(-1)?.taken).set(event.seat, event) });
          break;
        case 'flipped':
          change({ flip: event });
          break;
        case 'attacked':
        case 'pouch-empty':
        case 'deck-empty':
        case 'over':
          change({ end: event });
          break;
        case 'starter':
        case 'stacked':
        case 'round-begun':
        case 'chosen':
          break;
      }
  return turns;
}

export const splitOf = ({ fortune, loot, taken }: PlayedTurn): Split => ({ fortune, loot, plunderers: taken.size });

/** What each player has gained in a round. Nobody plunders twice in one. */
export function gainsIn(round: number, turns: readonly PlayedTurn[]): ReadonlyMap<Seat, number> {
  const gains = new Map<Seat, number>();
  for (const turn of turns)
    if (turn.round === round) for (const taken of turn.taken.values()) gains.set(taken.seat, gainOf(taken));
  return gains;
}
