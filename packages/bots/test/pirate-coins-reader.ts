import { type pirateInternals, type Random, type Seat, seatCount } from '@pouch/rules';
import { fairPlunders } from '../src/pirate-coins/fair.js';
import { type MatrixGame, solve } from '../src/pirate-coins/matrix-game.js';
import { duelOf, plundersAlone } from '../src/pirate-coins/sharp.js';
import type { Player } from '../src/players.js';
import { chanceOf } from '../src/sampling.js';

type Types = pirateInternals.Types;

/** The choices of the opponent that it samples in a position. */
const WATCHED = 100;

/** Samples a player's choice. */
export type Habit = (view: pirateInternals.View, seat: Seat, matrixGame: MatrixGame, random: Random) => boolean;

export const sharpHabit: Habit = (_view, seat, matrixGame, random) =>
  chanceOf(solve(matrixGame).plunder[seat === 0 ? 0 : 1], random);
export const fairHabit: Habit = (view, seat, _joint, random) => fairPlunders(view, seat, random);

/**
 * A best-response opponent: in every position it samples a hundred choices of the other player and plays the best
 * response by sharp's own evaluation. Alone aboard it plays like sharp.
 */
export const reader = (habit: Habit, random: Random): Player<Types> => ({
  answer({ view, seat }) {
    const plunders = seatCount(view.aboard) === 1 ? plundersAlone(view, seat) : bestAgainst(habit, view, seat, random);
    return { decision: { do: 'choose', seat, side: plunders ? 'monster' : 'skull' }, after: 0 };
  },
});

function bestAgainst(habit: Habit, view: pirateInternals.View, seat: Seat, random: Random): boolean {
  const matrixGame = duelOf(view);
  let seen = 0;
  for (let watched = 0; watched < WATCHED; watched++) if (habit(view, 1 - seat, matrixGame, random)) seen++;
  const often = seen / WATCHED;
  const mixed = (plundering: number, staying: number): number => often * plundering + (1 - often) * staying;
  return seat === 0
    ? mixed(matrixGame.both, matrixGame.first) > mixed(matrixGame.second, matrixGame.neither)
    : mixed(matrixGame.both, matrixGame.second) < mixed(matrixGame.first, matrixGame.neither);
}
