import type { Game, GameTypes, Seat, Turn } from '@pouch/rules';
import { type Cover, coverOf } from './cover.ts';
import { type Due, dueOf } from './due.ts';
import type { Clock, TableSource } from './source.ts';
import type { Stage } from './stage.ts';

/** What follows from what is shown: all that the parts of a table's screen have to agree on. */
export interface TableFacts {
  readonly turn: Turn;
  /** Whose eyes these are; undefined for a spectator and behind the curtain. */
  readonly seat: Seat | undefined;
  readonly due: Due;
  /** The game has ended, and everybody has seen how. */
  readonly isOver: boolean;
  readonly cover: Cover;
  /** The viewer's clock, if it is about the whole decision: the clocks of a race are at what they are about. */
  readonly clock: Clock | undefined;
  /** What can be done about the table itself. */
  readonly can: { readonly pause: boolean; readonly cover: boolean };
}

export function factsOf<K extends GameTypes, Show>(
  game: Pick<Game<K>, 'turn' | 'race'>,
  { canPause }: Pick<TableSource<K>, 'canPause'>,
  stage: Stage<K, Show>,
): TableFacts {
  const { snapshot, atRest, behind } = stage;
  const { view, viewer, clocks, start, uncovered = false } = snapshot;
  const paused = snapshot.paused || start !== undefined;
  const turn = game.turn(view);
  const seat = viewer === 'table' ? undefined : viewer;
  const isRace = game.race !== undefined;
  const isOver = turn.kind === 'over' && atRest && behind === 0;
  return {
    turn,
    seat,
    due: dueOf({ turn, viewer, atRest, paused }),
    isOver,
    cover: coverOf(stage),
    clock: seat !== undefined && turn.kind === 'decide' && turn.deadline === undefined ? clocks[seat] : undefined,
    can: {
      pause: isRace && canPause && seat !== undefined && !isOver && !paused,
      cover: uncovered && !isOver,
    },
  };
}
