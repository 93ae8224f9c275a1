/**
 * Learns the weights of src/realm-coins/weights.ts by self-play: the search evaluates with the current nets, and new nets
 * are fitted to the values found by the search and to the results of the games. From the repository's root:
 *
 *     npx rolldown packages/bots/train/realm-coins.ts --platform node --file /tmp/train.mjs
 *     node /tmp/train.mjs seats=2 games=5000 generations=5 seed=1 out=packages/bots/src/realm-coins/weights.ts
 *
 * and the same for 3, 4 and 5 seats: the nets for other numbers of players stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { everyone, type Random, randomFrom, realmCoins, realmInternals, seatsIn, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { Budget } from '../src/budget.js';
import { randomBid } from '../src/realm-coins/bids.js';
import { DuelSearch } from '../src/realm-coins/duel.js';
import {
  type Evaluation,
  evaluationBy,
  LEAK,
  SEAT_INPUTS,
  seatInputs,
  TABLE_INPUTS,
  THOUSANDTHS,
  tableInputs,
  UNIT,
} from '../src/realm-coins/evaluation.js';
import { MultiplayerSearch } from '../src/realm-coins/multiplayer.js';
import { RoundSimulator, stateOf } from '../src/realm-coins/round-simulator.js';
import { bestReply } from '../src/realm-coins/sharp.js';
import { chanceOf, drawIndex, uniform } from '../src/sampling.js';

const args = Object.fromEntries(process.argv.slice(2).map((arg) => arg.split('=')));
const seats = Number(args.seats ?? 2);
const games = Number(args.games ?? 1000);
const generations = Number(args.generations ?? 3);
const iterations = Number(args.iterations ?? 6);
const seed = Number(args.seed ?? 1);
const out = String(args.out ?? '/tmp/weights.ts');

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const source = (number: number): Random => randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

/** The weight of the game's result in a target; the rest is the value found by the search. */
const RESULT_WEIGHT = 0.3;
/** The probability of a random bid. */
const EXPLORATION = 0.1;
/** The probability that a game starts with a few rounds of random bids. */
const RANDOM_START = 0.5;

/** A training example: the inputs, and the chance of each seat. */
interface Example {
  readonly table: Float64Array;
  readonly holdings: readonly Float64Array[];
  readonly targets: Float64Array;
}

/** The strategies in a position, and the chances with them. */
function solve(simulator: RoundSimulator, random: Random): { draw: (index: number) => number; chances: number[] } {
  const budget = Budget.ofIterations(iterations);
  const solved =
    simulator.seats.length === 2 ? new DuelSearch(simulator, random) : new MultiplayerSearch(simulator, random);
  solved.search(budget);
  const averages = solved.sides.map(({ bids, strategy }) => strategy.average(bids.length));
  const draw = (index: number): number =>
    solved.sides[index]?.bids[drawIndex(averages[index] as Float64Array, random)] as number;
  const chances = simulator.root.stashes.map(() => 0);
  if (solved instanceof DuelSearch) {
    chances[simulator.seats[0] as number] = solved.value;
    chances[simulator.seats[1] as number] = 1 - solved.value;
  } else {
    const times = 60;
    for (let time = 0; time < times; time++)
      for (const [seat, chance] of simulator.bids(simulator.seats.map((_, index) => draw(index))).entries())
        chances[seat] = (chances[seat] as number) + chance / times;
  }
  return { draw, chances };
}

function selfPlay(evaluate: Evaluation, random: Random, examples: Example[]): number {
  const state = realmCoins.setup(seats, {});
  const met: { example: Example; seats: readonly number[] }[] = [];
  let randomRounds = chanceOf(RANDOM_START, random) ? 1 + random.below(2) : 0;
  for (;;) {
    const turn = realmCoins.turn(state);
    if (turn.kind === 'over') {
      const winners = seatsIn(turn.winners);
      for (const { example, seats } of met)
        for (const [index, seat] of seats.entries())
          example.targets[index] =
            (1 - RESULT_WEIGHT) * (example.targets[index] as number) +
            (winners.includes(seat) ? RESULT_WEIGHT / winners.length : 0);
      examples.push(...met.map(({ example }) => example));
      return state.round;
    }
    if (turn.kind === 'chance') realmCoins.advance(state, realmCoins.chance(state, random));
    else if (state.phase !== 'bid')
      realmCoins.advance(state, bestReply(state, realmInternals.decider(state), Budget.ofIterations(1), evaluate));
    else {
      const simulator = new RoundSimulator(stateOf(state), evaluate);
      const isRandom = randomRounds-- > 0;
      const solved = isRandom ? undefined : solve(simulator, random);
      // Positions with players out and extra rounds are no examples.
      if (solved !== undefined && state.out === 0 && !state.extra)
        met.push({ example: exampleOf(state, solved.chances), seats: simulator.seats });
      const bids = simulator.seats.map((seat, index) =>
        solved === undefined || chanceOf(EXPLORATION, random)
          ? randomBid(state.stashes[seat] as number, random)
          : solved.draw(index),
      );
      for (const [index, seat] of simulator.seats.entries())
        realmCoins.advance(state, { do: 'bid', seat, coins: bids[index] as number });
    }
  }
}

function exampleOf(state: realmInternals.State, chances: readonly number[]): Example {
  const table = new Float64Array(TABLE_INPUTS);
  tableInputs(state, 0, table);
  const holdings = seatsIn(everyone(seats)).map((seat) => {
    const inputs = new Float64Array(SEAT_INPUTS);
    seatInputs(state, seat, table, inputs);
    return inputs;
  });
  return { table, holdings, targets: Float64Array.from(chances) };
}

/** The hidden units of a new net; those without effect are pruned at the end. */
const HIDDEN = 16;
/** A unit with an output weight below this has no effect. */
const NO_EFFECT = 0.0015;

/** The forward pass; keeps the signals for the backward pass. */
function forward(net: Float64Array, example: Example, signals: Float64Array[], chances: Float64Array): void {
  let sum = 0;
  for (const [index, holding] of example.holdings.entries()) {
    let score = 0;
    for (let unit = 0; unit < net.length / UNIT; unit++) {
      let at = unit * UNIT;
      let signal = net[at++] as number;
      for (const input of example.table) signal += (net[at++] as number) * input;
      for (const input of holding) signal += (net[at++] as number) * input;
      (signals[index] as Float64Array)[unit] = signal;
      score += (net[at] as number) * (signal > 0 ? signal : LEAK * signal);
    }
    chances[index] = Math.exp(score);
    sum += chances[index] as number;
  }
  for (let index = 0; index < example.holdings.length; index++) chances[index] = (chances[index] as number) / sum;
}

/** Fits the net by Adam and prints the mean loss on held-out examples before and after. */
function fit(net: Float64Array, examples: readonly Example[], random: Random, epochs: number): void {
  const heldOut = examples.filter((_, index) => index % 10 === 0);
  const trained = examples.filter((_, index) => index % 10 !== 0);
  const signals = Array.from({ length: seats }, () => new Float64Array(net.length / UNIT));
  const chances = new Float64Array(seats);
  const loss = (): string => {
    let sum = 0;
    for (const example of heldOut) {
      forward(net, example, signals, chances);
      for (let index = 0; index < seats; index++)
        sum -=
          (example.targets[index] as number) *
          Math.log(Math.max(1e-6, (chances[index] as number) / Math.max(1e-6, example.targets[index] as number)));
    }
    return (sum / heldOut.length).toFixed(4);
  };
  const before = loss();
  const [mean, square, gradient] = [0, 0, 0].map(() => new Float64Array(net.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const BATCH = 32;
  const steps = Math.ceil((epochs * trained.length) / BATCH);
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    for (let count = 0; count < BATCH; count++) {
      const example = trained[random.below(trained.length)] as Example;
      forward(net, example, signals, chances);
      for (let index = 0; index < seats; index++) {
        const error = (chances[index] as number) - (example.targets[index] as number);
        for (let unit = 0; unit < net.length / UNIT; unit++) {
          let at = unit * UNIT;
          const signal = signals[index]?.[unit] as number;
          const weight = net[at + UNIT - 1] as number;
          const back = error * weight * (signal > 0 ? 1 : LEAK);
          gradient[at + UNIT - 1] = (gradient[at + UNIT - 1] as number) + error * (signal > 0 ? signal : LEAK * signal);
          gradient[at] = (gradient[at] as number) + back;
          at++;
          for (const input of example.table) gradient[at] = (gradient[at++] as number) + back * input;
          for (const input of example.holdings[index] as Float64Array)
            gradient[at] = (gradient[at++] as number) + back * input;
        }
      }
    }
    const rate = 0.004 * (1 - (step - 1) / steps) + 0.0001;
    for (let at = 0; at < net.length; at++) {
      const gradientAt = (gradient[at] as number) / BATCH + 1e-5 * (net[at] as number);
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * gradientAt;
      square[at] = 0.999 * (square[at] as number) + 0.001 * gradientAt * gradientAt;
      const [m, s] = [(mean[at] as number) / (1 - 0.9 ** step), (square[at] as number) / (1 - 0.999 ** step)];
      net[at] = (net[at] as number) - (rate * m) / (Math.sqrt(s) + 1e-8);
    }
  }
  say(`  ${examples.length} examples, loss ${before} -> ${loss()}`);
}

/** The net without the units that have no effect. */
const pruned = (net: Float64Array): Float64Array =>
  net.filter((_, at) => Math.abs(net[at - (at % UNIT) + UNIT - 1] as number) > NO_EFFECT);

function readNets(path: string): (number[] | undefined)[] {
  try {
    const text = readFileSync(path, 'utf8');
    const list = text.slice(text.indexOf('= [') + 2, text.lastIndexOf('];') + 1).replaceAll('undefined', 'null');
    return (JSON.parse(list.replaceAll(/,(\s*\])/g, '$1')) as (number[] | null)[]).map((net) => net ?? undefined);
  } catch {
    return [];
  }
}

function writeNets(path: string, nets: readonly (readonly number[] | undefined)[]): void {
  const rows = nets.map((net) => {
    if (net === undefined) return '  undefined,';
    const lines: string[] = [];
    for (let at = 0; at < net.length; at += UNIT) lines.push(`    ${net.slice(at, at + UNIT).join(', ')},`);
    return `  [\n${lines.join('\n')}\n  ],`;
  });
  writeFileSync(
    path,
    [
      '/** The weights of a net in thousandths, in the order of evaluation.ts. */',
      'export type Net = readonly number[];',
      '',
      '// biome-ignore format: a line for each hidden unit.',
      '/** By the number of players left. Generated by train/realm-coins.ts. */',
      'export const NETS: readonly (Net | undefined)[] = [',
      ...rows,
      '];',
      '',
    ].join('\n'),
  );
}

const nets = readNets(out);
while (nets.length <= seats) nets.push(undefined);
const random = source(0);
const start = nets[seats] ?? nets[seats - 1];
const net =
  start === undefined
    ? Float64Array.from({ length: HIDDEN * UNIT }, () => 0.4 * (uniform(random) - 0.5))
    : Float64Array.from(start, (weight) => weight / THOUSANDTHS);
// A net for one player fewer is a better start than random weights.
nets[seats] = start;
let evaluate = evaluationBy(nets);
let kept: Example[] = [];
for (let generation = 0; generation < generations; generation++) {
  const examples: Example[] = [];
  let rounds = 0;
  for (let game = 0; game < games; game++)
    rounds += selfPlay(evaluate, source(1 + generation * games + game), examples);
  say(`generation ${generation}: ${(rounds / games).toFixed(2)} rounds a game`);
  // The examples of the previous generation are still useful, except those of the first.
  fit(net, [...kept, ...examples], random, generation === 0 ? 12 : 6);
  if (generation > 0) kept = examples;
  nets[seats] = Array.from(pruned(net), (weight) => Math.round(weight * THOUSANDTHS));
  evaluate = evaluationBy(nets);
  writeNets(out, nets);
}
