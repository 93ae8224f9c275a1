import type { Viewer } from '../kernel/game.js';
import { everyone, NOBODY, only, type SeatSet } from '../kernel/seats.js';
import { chosen, copy, type State, type View } from './state.js';

/** A choice is secret until all are made; that it has been made is public. */
export function view(state: State, viewer: Viewer): View {
  const mine = viewer === 'table' ? NOBODY : only(viewer);
  return {
    ...copy(state),
    monster: state.monster & mine,
    skull: state.skull & mine,
    hidden: chosen(state) & ~mine,
  };
}

export const sealed = (state: State): SeatSet => chosen(state);

export const active = (view: View): SeatSet => everyone(view.seats);
