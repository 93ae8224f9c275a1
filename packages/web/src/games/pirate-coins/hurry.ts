import { has, type Viewer } from '@pouch/rules';
import type { View } from './types.ts';

/** Rounds are rarely longer: then there is even less to wait for. */
const LONG_ROUND = 5;

/** How many times as fast the rest of a round goes for a player who is ashore. */
export const hurryAshore = (turn: number): number => (turn > LONG_ROUND ? 5 : 3);

/** A player ashore has no part in the rest of the round. */
export const hurry = ({ phase, starter, aboard, turn }: View, viewer: Viewer): number =>
  viewer === 'table' || phase === 'over' || starter === null || has(aboard, viewer) ? 1 : hurryAshore(turn);
