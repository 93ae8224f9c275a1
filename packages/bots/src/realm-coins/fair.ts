import { type Random, realmInternals, type Seat } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { randomBid } from './bids.js';
import { easyBid, smallBid } from './easy.js';
import { worthEvaluation } from './evaluation.js';
import { RoundSimulator, stateOf } from './round-simulator.js';
import { bestReply } from './sharp.js';

type Faces = realmInternals.Faces;

/** How many guesses at the others' bids a fair player makes. */
const GUESSES = 6;

/**
 * Guesses what the others may bid, and takes the best of a few bids of its own against that: one round ahead, by
 * worth alone, and blind to what the others think of it.
 */
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

/** A fair player looks no further, however much time it has. */
const MOST_BIDS = 20;
