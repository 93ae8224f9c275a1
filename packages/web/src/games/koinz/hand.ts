import { countOf, koinzInternals, type Seat } from '@pouch/rules';
import type { Size, View } from './types.ts';

const { canBePlaced, carriers, handOf } = koinzInternals;

/** How many koinz of a size a seat has left. */
export const inHand = (view: View, seat: Seat, size: Size): number => countOf(handOf(view, seat), size);

/** Whether a koin of this size has some place somewhere. */
export const hasPlace = (view: View, size: Size): boolean => carriers(view, size) > 0 || canBePlaced(view, size);
