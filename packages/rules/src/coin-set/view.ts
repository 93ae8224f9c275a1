import type { Viewer } from '../kernel/game.js';
import { everyone, NOBODY, type SeatSet } from '../kernel/seats.js';
import { copy, type State, type View } from './state.js';

export const view = (state: State, _viewer: Viewer): View => copy(state);

export const sealed = (_state: State): SeatSet => NOBODY;

export const active = (view: View): SeatSet => everyone(view.seats);
