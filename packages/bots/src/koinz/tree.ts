import type { Seat } from '@pouch/rules';
import type { Budget } from '../budget.js';
import {
  type AbstractRound,
  isOver,
  koinzInHand,
  type Lay,
  layKoin,
  newRound,
  type RoundContext,
  turnOf,
} from './abstract-round.js';
import { listCandidates } from './candidates.js';
import { Endgame } from './endgame.js';
import type { Evaluation } from './evaluation.js';
import type { FastRandom } from './fast-random.js';
import { newLays, playOut } from './playout.js';
import { SAMPLES } from './sampled-positions.js';

/** The exploration constant, and how far below its parent's mean an unvisited branch is valued. */
const EXPLORATION = 0.5;
const FIRST_PLAY_REDUCTION = 0.15;
/** The samples tried for each placement below the root. */
const SAMPLES_TRIED = 6;
/** With at most this many koinz in hand the exhaustive search is tried first, up to this many lays. */
const FEW_KOINZ = 10;
const MOST_LAYS = 20_000;

/** A position with a seat to move. Its lays are a range of the tree's branches. */
interface Node {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  total: number;
  /** The sum of the seat's chances over all visits. */
  sum: number;
}

/** The root is no branch's child. */
const NO_NODE = 0;
const MOST_BRANCHES = 500_000;

/** Statistics of all branches as parallel arrays, reused by every search. */
class Branches {
  readonly lays = new Int32Array(MOST_BRANCHES);
  readonly priors = new Float64Array(MOST_BRANCHES);
  readonly visits = new Int32Array(MOST_BRANCHES);
  readonly sums = new Float64Array(MOST_BRANCHES);
  readonly next = new Int32Array(MOST_BRANCHES);
}

let pooled: Branches | undefined;

export function bestLay(
  round: AbstractRound,
  context: RoundContext,
  evaluation: Evaluation,
  budget: Budget,
  rng: FastRandom,
): Lay {
  if (koinzInHand(round) <= FEW_KOINZ) {
    const best = new Endgame(context, evaluation, budget).best(round, MOST_LAYS);
    if (best !== undefined) return best;
  }
  return new Tree(round, context, evaluation, rng).search(budget);
}

/** Monte Carlo tree search (PUCT) in which every seat maximises its own chance. */
class Tree {
  private readonly branches: Branches;
  private readonly nodes: Node[] = [];
  private readonly round = newRound();
  private readonly chances: Float64Array;
  /** The nodes and branches of the current iteration. */
  private readonly path: Node[] = [];
  private readonly picks: number[] = [];
  private used = 0;

  constructor(
    private readonly start: AbstractRound,
    private readonly context: RoundContext,
    private readonly evaluation: Evaluation,
    private readonly rng: FastRandom,
  ) {
    pooled ??= new Branches();
    this.branches = pooled;
    this.chances = new Float64Array(context.seats);
    this.grow(start, SAMPLES);
  }

  search(budget: Budget): Lay {
    const root = this.nodes[0] as Node;
    if (root.to > 1) while (budget.more()) this.iterate(root);
    return this.mostVisited(root);
  }

  private iterate(root: Node): void {
    const { round, context, chances, path, picks } = this;
    const { visits, sums } = this.branches;
    round.set(this.start);
    path.length = 0;
    picks.length = 0;
    for (let node: Node | undefined = root; node !== undefined; ) {
      const pick = this.pick(node);
      path.push(node);
      picks.push(pick);
      layKoin(round, context, this.branches.lays[pick] as Lay);
      node = isOver(round) ? undefined : this.follow(pick);
    }
    playOut(round, context, this.rng);
    this.evaluation.evaluate(round, context, chances);
    for (let depth = 0; depth < path.length; depth++) {
      const node = path[depth] as Node;
      const pick = picks[depth] as number;
      const chance = chances[node.seat] as number;
      visits[pick] = (visits[pick] as number) + 1;
      sums[pick] = (sums[pick] as number) + chance;
      node.total++;
      node.sum += chance;
    }
  }

  private pick(node: Node): number {
    const { visits, sums, priors } = this.branches;
    const { from, to, total } = node;
    const fresh = total === 0 ? 0 : node.sum / total - FIRST_PLAY_REDUCTION;
    const reach = EXPLORATION * Math.sqrt(total + 1);
    let best = from;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let index = from; index < to; index++) {
      const tried = visits[index] as number;
      const mean = tried === 0 ? fresh : (sums[index] as number) / tried;
      const score = mean + (reach * (priors[index] as number)) / (1 + tried);
      if (score > bestScore) {
        bestScore = score;
        best = index;
      }
    }
    return best;
  }

  /** The child of a branch; it is added on the second visit. */
  private follow(pick: number): Node | undefined {
    const { next, visits } = this.branches;
    if (next[pick] !== NO_NODE) return this.nodes[next[pick] as number];
    if (visits[pick] === 0) return undefined;
    next[pick] = this.nodes.length;
    const node = this.grow(this.round, SAMPLES_TRIED);
    if (node === undefined) next[pick] = NO_NODE;
    return node;
  }

  private grow(round: AbstractRound, tries: number): Node | undefined {
    listCandidates(round, this.context, this.rng, tries, listed);
    const from = this.used;
    const to = from + listed.count;
    if (to > MOST_BRANCHES) return undefined;
    this.used = to;
    const { lays, priors, visits, sums, next } = this.branches;
    let all = 0;
    for (let index = 0; index < listed.count; index++) all += Math.sqrt(listed.weights[index] as number);
    for (let index = from; index < to; index++) {
      lays[index] = listed.lays[index - from] as Lay;
      priors[index] = Math.sqrt(listed.weights[index - from] as number) / all;
    }
    visits.fill(0, from, to);
    sums.fill(0, from, to);
    next.fill(NO_NODE, from, to);
    const node = { seat: turnOf(round), from, to, total: 0, sum: 0 };
    this.nodes.push(node);
    return node;
  }

  private mostVisited({ from, to }: Node): Lay {
    const { lays, visits, sums } = this.branches;
    let best = from;
    for (let index = from + 1; index < to; index++) {
      const more = (visits[index] as number) - (visits[best] as number);
      if (more > 0 || (more === 0 && (sums[index] as number) > (sums[best] as number))) best = index;
    }
    return lays[best] as Lay;
  }
}

const listed = newLays();
