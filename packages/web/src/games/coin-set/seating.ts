import { has, type Seat, type Viewer } from '@pouch/rules';
import type { PlayerAbout } from '../../table/source.ts';
import { mineOf } from './acting.ts';
import type { View } from './types.ts';

/** Round the table by seat, from the viewer on; where several share a screen, always from the first. */
export function inOrder(players: readonly PlayerAbout[], viewer: Viewer): readonly PlayerAbout[] {
  const isShared = mineOf(players).length > 1;
  const from = viewer === 'table' || isShared ? 0 : viewer;
  return [...players.slice(from), ...players.slice(0, from)];
}

/** What somebody is doing, as their card says it; most of the time everybody searches. */
export function stateOf(view: View, seat: Seat): 'pointing' | 'turning' | 'none' | undefined {
  if (view.phase === 'point' && view.caller === seat) return 'pointing';
  if (view.phase === 'turn' && view.turner === seat) return 'turning';
  return has(view.agreed, seat) && view.phase !== 'over' ? 'none' : undefined;
}
