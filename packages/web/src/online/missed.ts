import type { Game, GameTypes, Viewer } from '@pouch/rules';
import type { Moment } from '../table/source.ts';

/** A decision that a bot has made for the viewer because their time ran out. */
export interface Missed {
  /** The number of its moment. */
  readonly number: number;
  readonly phase: string;
}

/** The viewer's last decision, if a bot has made it. With the next one of their own they have seen it. */
export function missedBy<K extends GameTypes>(
  game: Pick<Game<K>, 'turn'>,
  moments: readonly Moment<K>[],
  viewer: Viewer,
): Missed | undefined {
  const last = moments.findLast(({ by, instead }) => by === viewer || instead?.seat === viewer);
  if (last?.instead?.why !== 'late') return undefined;
  const before = moments[last.number - 2];
  const turn = before === undefined ? undefined : game.turn(before.view);
  return { number: last.number, phase: turn?.kind === 'decide' ? turn.phase : '' };
}
