import { COPPER, countOf, GOLD, has, realmInternals, SILVER, seatCount } from '@pouch/rules';
import { NETS, type Net } from './weights.js';

type State = realmInternals.State;

const { GOAL, inGame, metalsOf, PLACES, poolValue, stashOf, worthOf } = realmInternals;

/**
 * Writes each seat's chance to win at the start of a round. `goldsShort` corrects for the coin drawn: the golds it
 * falls short of the pouch's average (a silver is no gold, and worth 2 less).
 */
export type Evaluation = (state: State, goldsShort: number, chances: Float64Array) => void;

/** A heuristic: the richer, the better. */
export const worthEvaluation: Evaluation = (state, _goldsShort, chances) => {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const chance = has(state.out, seat) ? 0 : Math.exp(worthOf(stashOf(state, seat)) / PLAIN_SCALE);
    chances[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < state.seats; seat++) chances[seat] = (chances[seat] as number) / sum;
};

const PLAIN_SCALE = 5;

/** Inputs that all seats share: pools and pouch. */
export const TABLE_INPUTS = 11;
/** Inputs of a seat: its stash and those of the others. */
export const SEAT_INPUTS = 16;
/** The weights of a hidden unit: bias, shared inputs, seat inputs, output. */
export const UNIT = 1 + TABLE_INPUTS + SEAT_INPUTS + 1;

/** Inputs are scaled to about 0 to 1. */
export function tableInputs(state: State, goldsShort: number, inputs: Float64Array): void {
  const pools = state.pools;
  for (let place = 0; place < PLACES; place++) {
    const pool = pools[place] ?? 0;
    const metals = metalsOf(pool);
    inputs[place] = (poolValue(pool) + (place === 0 ? 2 * goldsShort : 0)) / 10;
    if (place < 3) inputs[PLACES + place] = (countOf(metals, GOLD) + (place === 0 ? goldsShort : 0)) / 2;
    if (place === 0) inputs[8] = countOf(metals, COPPER) / 4;
  }
  const golds = countOf(state.pouch, GOLD);
  const silvers = countOf(state.pouch, SILVER);
  inputs[9] = (golds + silvers) / 18;
  inputs[10] = golds + silvers > 0 ? (5 * golds + 3 * silvers) / (golds + silvers) / 5 : 0;
}

const worths = new Int32Array(8);
const near = (worth: number): number => Math.max(-1, Math.min(1, (worth - GOAL + 0.5) / 8));

/** The inputs of a seat in the game; the richest other seat counts as the rival. */
export function seatInputs(state: State, seat: number, table: Float64Array, inputs: Float64Array): void {
  let richest = -1;
  let second = 0;
  let sum = 0;
  let count = 0;
  for (let other = 0; other < state.seats; other++) {
    const worth = worthOf(stashOf(state, other));
    worths[other] = worth;
    if (other === seat || has(state.out, other)) continue;
    count++;
    sum += worth;
    if (richest < 0 || worth > (worths[richest] as number)) {
      if (richest >= 0) second = worths[richest] as number;
      richest = other;
    } else if (worth > second) second = worth;
  }
  const own = stashOf(state, seat);
  const rival = richest < 0 ? 0 : stashOf(state, richest);
  const ownWorth = worths[seat] as number;
  const rivalWorth = worthOf(rival);
  const first = 10 * (table[0] as number);
  const next = 10 * (table[1] as number);
  inputs[0] = countOf(own, COPPER) / 5;
  inputs[1] = countOf(own, SILVER) / 5;
  inputs[2] = countOf(own, GOLD) / 5;
  inputs[3] = ownWorth / 20 - 1;
  inputs[4] = countOf(rival, COPPER) / 5;
  inputs[5] = countOf(rival, SILVER) / 5;
  inputs[6] = countOf(rival, GOLD) / 5;
  inputs[7] = rivalWorth / 20 - 1;
  inputs[8] = second / 20 - 1;
  inputs[9] = sum / Math.max(1, count) / 20 - 1;
  inputs[10] = near(ownWorth + first);
  inputs[11] = near(ownWorth + next);
  inputs[12] = near(rivalWorth + first);
  inputs[13] = near(rivalWorth + next);
  inputs[14] = Math.max(-1, Math.min(1, (ownWorth - rivalWorth) / 10));
  inputs[15] = Math.max(0, ownWorth - 30) / 10;
}

const table = new Float64Array(TABLE_INPUTS);
const holdings = new Float64Array(SEAT_INPUTS);
const MOST_UNITS = 32;
const base = new Float64Array(MOST_UNITS);

/** The scale of the weights in weights.ts. */
export const THOUSANDTHS = 1000;

/** A small neural net for each number of players left, followed by a softmax over the seats. */
export function evaluationBy(nets: readonly (Net | undefined)[]): Evaluation {
  const weights = nets.map((net) =>
    net === undefined ? undefined : Float64Array.from(net, (weight) => weight / THOUSANDTHS),
  );
  return (state, goldsShort, chances) => {
    const net = weights[seatCount(inGame(state))];
    if (net === undefined) return worthEvaluation(state, goldsShort, chances);
    tableInputs(state, goldsShort, table);
    for (let unit = 0, at = 0; at < net.length; unit++, at += UNIT) {
      let signal = net[at] as number;
      for (let input = 0; input < TABLE_INPUTS; input++)
        signal += (net[at + 1 + input] as number) * (table[input] as number);
      base[unit] = signal;
    }
    let sum = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      const chance = has(state.out, seat) ? 0 : Math.exp(scoreOf(net, state, seat));
      chances[seat] = chance;
      sum += chance;
    }
    for (let seat = 0; seat < state.seats; seat++) chances[seat] = (chances[seat] as number) / sum;
  };
}

function scoreOf(net: Float64Array, state: State, seat: number): number {
  seatInputs(state, seat, table, holdings);
  let score = 0;
  for (let unit = 0, at = 1 + TABLE_INPUTS; at < net.length; unit++, at += UNIT) {
    let signal = base[unit] as number;
    for (let input = 0; input < SEAT_INPUTS; input++)
      signal += (net[at + input] as number) * (holdings[input] as number);
    score += (net[at + SEAT_INPUTS] as number) * (signal > 0 ? signal : LEAK * signal);
  }
  return Math.max(-LIMIT, Math.min(LIMIT, score));
}

const LIMIT = 30;

/** The slope of the leaky ReLU below 0. */
export const LEAK = 0.1;

export const learnedEvaluation: Evaluation = evaluationBy(NETS);
