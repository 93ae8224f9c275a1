import { type Metal, NOBODY, only, pirateCoins, pirateInternals, type Random, type Seat } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { chanceOf } from '../sampling.js';
import { DuelSolver } from './duel.js';
import { pairShare, shareWith } from './evaluation.js';
import { exactStopping } from './exact-stopping.js';
import { type MatrixGame, solve } from './matrix-game.js';
import { RoundSearch } from './search.js';

const { bootyOf, ROUNDS } = pirateInternals;
type View = pirateInternals.View;
type State = pirateInternals.State;

/** Three players or more: the advantage that makes one choice e times as likely as the other. */
const TEMPERATURE = 0.002;
/** Probabilities below this are search noise and count as 0. */
const NOISE_FLOOR = 0.05;

export const sharpPlunders = (view: View, seat: Seat, budget: Budget, random: Random): boolean =>
  chanceOf(plunderChance(view, seat, budget, random), random);

/** The probability to plunder: exact when alone or with two seats, from a search otherwise. */
function plunderChance(view: View, seat: Seat, budget: Budget, random: Random): number {
  if (view.aboard === only(seat)) return plundersAlone(view, seat) ? 1 : 0;
  if (view.seats === 2) return solve(duelOf(view)).plunder[seat as 0 | 1];
  const search = new RoundSearch(undecided(view), random);
  while (budget.more()) search.iterate();
  const chance = 1 / (1 + Math.exp(-search.advantageOf(seat) / TEMPERATURE));
  if (chance < NOISE_FLOOR) return 0;
  return chance > 1 - NOISE_FLOOR ? 1 : chance;
}

export function plundersAlone(view: View, seat: Seat): boolean {
  const booty = bootyOf(view, seat);
  const { plunder, stay } = exactStopping(view, (taken) => shareWith(view, seat, booty + taken));
  // Rather win now than later.
  return plunder > stay || plunder === 1;
}

/** Two seats, both aboard: the matrix game of this turn. */
export const duelOf = (view: View): MatrixGame =>
  new DuelSolver(
    {
      starter: view.starter as Seat,
      booty: [bootyOf(view, 0), bootyOf(view, 1)],
      loot: view.loot,
      monsters: view.monsters,
      pouch: view.pouch,
      left: ROUNDS - view.round,
    },
    pairShare,
  ).matrixGame(view.fortune as Metal);

/** The state without choices: those made already can still be changed (P4). */
const undecided = (view: View): State => ({
  ...pirateCoins.copy(view as State),
  monster: NOBODY,
  skull: NOBODY,
  hidden: NOBODY,
});
