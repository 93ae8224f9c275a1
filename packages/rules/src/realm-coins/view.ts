import type { Viewer } from '../kernel/game.js';
import { NOBODY, only, type SeatSet } from '../kernel/seats.js';
import { copy, type State, type View } from './state.js';

/** A sealed bid is secret; that it has been made is public. */
export const view = (state: State, viewer: Viewer): View => ({
  ...copy(state),
  sealed: state.sealed.map((bid, seat) => (bid === null || seat === viewer ? bid : 'hidden')),
});

export const sealed = (state: State): SeatSet =>
  state.sealed.reduce((seats: SeatSet, bid, seat) => (bid === null ? seats : seats | only(seat)), NOBODY);

export { inGame as active } from './state.js';
