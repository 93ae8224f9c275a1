import { type Random, realmInternals, type Seat } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { randomBid } from './bids.js';
import { easyBid, smallBid } from './easy.js';
import { worthEvaluation } from './evaluation.js';
import { RoundSimulator, stateOf } from './round-simulator.js';
import { bestReply } from './sharp.js';

type Faces = realmInternals.Faces;

/** The samples of the other players' bids. */
const GUESSES = 6;

/** Samples bids of the others and takes the best of a few own bids against them: one round ahead, by worth alone. */
export function fairDecision(
  view: realmInternals.View,
  seat: Seat,
  budget: Budget,
  random: Random,
): realmInternals.RealmDecision {
  if (view.phase !== 'bid') return bestReply(view, seat, budget, worthEvaluation);
  const simulator = new RoundSimulator(stateOf(view), worthEvaluation);
  const stash = realmInternals.stashOf(view, seat);
  const guesses: Faces[][] = [];
  for (let guess = 0; guess < GUESSES; guess++)
    guesses.push(simulator.seats.map((other) => (guess % 2 === 0 ? easyBid : smallBid)(view, other, random)));
  const index = simulator.seats.indexOf(seat);
  let best = easyBid(view, seat, random);
  let most = Number.NEGATIVE_INFINITY;
  for (let bid = best; budget.more() && budget.spent <= MOST_BIDS; bid = randomBid(stash, random)) {
    let chance = 0;
    for (const guess of guesses) {
      guess[index] = bid;
      chance += simulator.bids(guess)[seat] as number;
    }
    if (chance <= most) continue;
    most = chance;
    best = bid;
  }
  return { do: 'bid', seat, coins: best };
}

/** The most bids that fair compares, whatever its budget. */
const MOST_BIDS = 20;
