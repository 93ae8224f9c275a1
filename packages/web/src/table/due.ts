import { has, type Turn, type Viewer } from '@pouch/rules';

/** What the game wants of the viewer: nothing, nothing more (a decision can still be changed), or a decision. */
export type Due = 'nothing' | 'change' | 'decision';

export interface DueInput {
  readonly turn: Turn;
  readonly viewer: Viewer;
  readonly atRest: boolean;
  readonly paused: boolean;
}

export function dueOf({ turn, viewer, atRest, paused }: DueInput): Due {
  if (turn.kind !== 'decide' || viewer === 'table' || !atRest || paused || !has(turn.may, viewer)) return 'nothing';
  return has(turn.awaited, viewer) ? 'decision' : 'change';
}

/** A name for the decision that is due: as long as it stays the same, nobody has to be called again. */
export function nameOfDue({
  turn,
  viewer,
  round,
}: Pick<DueInput, 'turn' | 'viewer'> & { readonly round: string }): string {
  return turn.kind === 'decide' ? `${round} ${turn.phase} ${viewer}` : '';
}
