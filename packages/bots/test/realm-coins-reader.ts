import { type Random, realmCoins, realmInternals, type Seat, seatsIn } from '@pouch/rules';
import { Budget } from '../src/budget.js';
import { mutateBid, randomBid } from '../src/realm-coins/bids.js';
import { realmBot } from '../src/realm-coins/index.js';
import { mixture, sharpDecision, simulatorOf } from '../src/realm-coins/sharp.js';
import { drawIndex, oneOf } from '../src/sampling.js';

type State = realmInternals.State;
type Notes = typeof realmBot.initialNotes;

/** The bids of sharp that it samples in a position. */
const BIDS_READ = 100;
/** The responses that it tries. */
const ANSWERS = 200;

interface Reading {
  readonly state: State;
  readonly notes: Notes;
  readonly iterations: number;
  readonly random: Random;
}

/** The best response to samples of sharp's bids in this position. */
export function readerBid(seat: Seat, reading: Reading): number {
  const { state, notes, iterations, random } = reading;
  const other = 1 - seat;
  const view = realmCoins.view(state, other);
  const seen = new Map<number, number>();
  const support = mixture({ view, seat: other, notes }, Budget.ofIterations(iterations), random);
  const shares = support.map(([, share]) => share);
  for (let count = 0; count < BIDS_READ; count++) {
    const [bid] = support[drawIndex(shares, random)] as (typeof support)[number];
    seen.set(bid, (seen.get(bid) ?? 0) + 1);
  }
  return bestAnswer(seat, seen, reading);
}

/** The best response to bids with these counts. */
export function bestAnswer(seat: Seat, seen: ReadonlyMap<number, number>, { state, notes, random }: Reading): number {
  const simulator = simulatorOf(realmCoins.view(state, 1 - seat), notes);
  const stash = realmInternals.stashOf(state, seat);
  const answers = new Set([0]);
  for (let tries = 0; tries < ANSWERS; tries++)
    answers.add(tries % 2 === 0 ? randomBid(stash, random) : mutateBid(oneOf([...seen.keys()], random), stash, random));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    let chance = 0;
    for (const [bid, times] of seen)
      chance += times * (simulator.bids(seat === 0 ? [answer, bid] : [bid, answer])[seat] ?? 0);
    if (chance <= most) continue;
    most = chance;
    best = answer;
  }
  return best;
}

/** Plays a game from a position between sharp and a best-response opponent; returns sharp's share of the win. */
export function playAgainstReader(from: State, sharp: Seat, iterations: number, random: Random): number {
  const state = realmCoins.copy(from);
  let notes = realmBot.initialNotes;
  for (;;) {
    const turn = realmCoins.turn(state);
    if (turn.kind === 'over') {
      const winners = seatsIn(turn.winners);
      return winners.includes(sharp) ? 1 / winners.length : 0;
    }
    if (turn.kind === 'chance') {
      realmCoins.advance(state, realmCoins.chance(state, random));
      continue;
    }
    const seat = realmInternals.decider(state);
    const view = realmCoins.view(state, seat);
    notes = realmBot.observe(notes, view, seat, 0);
    realmCoins.advance(
      state,
      seat !== sharp && state.phase === 'bid'
        ? { do: 'bid', seat, coins: readerBid(seat, { state, notes, iterations, random }) }
        : sharpDecision({ view, seat, notes }, Budget.ofIterations(iterations), random),
    );
  }
}
