import { type Random, realmCoins, realmInternals, type Seat } from '@pouch/rules';
import type { Observation as BotObservation } from '../bot.js';
import type { Budget } from '../budget.js';
import { drawIndex } from '../sampling.js';
import { DuelSearch } from './duel.js';
import { type Evaluation, learnedEvaluation } from './evaluation.js';
import { support } from './mixed-strategy.js';
import { MultiplayerSearch } from './multiplayer.js';
import { RoundSimulator, stateOf } from './round-simulator.js';
import { type Notes, standoffDiscountOf } from './standoff.js';

type View = realmInternals.View;
type Decision = realmInternals.RealmDecision;
type Observation = BotObservation<realmInternals.Types, Notes>;

/** A bid and its probability. */
export type WeightedBid = readonly [bid: realmInternals.Faces, share: number];

/** The mixed strategy of a sharp bot. */
export function mixture({ view, seat, notes }: Observation, budget: Budget, random: Random): WeightedBid[] {
  const simulator = simulatorOf(view, notes);
  const index = simulator.seats.indexOf(seat);
  const search =
    simulator.seats.length === 2 ? new DuelSearch(simulator, random) : new MultiplayerSearch(simulator, random);
  search.search(budget, index);
  const { bids, strategy } = search.sides[index] as (typeof search)['sides'][number];
  return support(strategy.average(bids.length), search.threshold).map(([at, share]) => [
    bids[at] as realmInternals.Faces,
    share,
  ]);
}

export const simulatorOf = (view: View, notes: Notes): RoundSimulator =>
  new RoundSimulator(stateOf(view), learnedEvaluation, standoffDiscountOf(notes, view));

export function sharpDecision(observation: Observation, budget: Budget, random: Random): Decision {
  const { view, seat } = observation;
  if (view.phase !== 'bid') return bestReply(view, seat, budget, learnedEvaluation);
  const bids = mixture(observation, budget, random);
  const shares = bids.map(([, share]) => share);
  return { do: 'bid', seat, coins: (bids[drawIndex(shares, random)] as WeightedBid)[0] };
}

/** Swoop, appease or forfeit: the best chance; worth decides between nearly equal ones. */
export function bestReply(view: View, seat: Seat, budget: Budget, evaluate: Evaluation): Decision {
  const simulator = new RoundSimulator(stateOf(view), evaluate);
  let best: Decision | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of realmCoins.choices(view, seat)) {
    if (best !== undefined && budget.isLate()) break;
    const chance =
      (simulator.reply(decision)[seat] as number) + THRIFT * realmInternals.worthOf(simulator.stashAfter(seat));
    if (chance <= most) continue;
    most = chance;
    best = decision;
  }
  return best as Decision;
}

const THRIFT = 0.0005;
