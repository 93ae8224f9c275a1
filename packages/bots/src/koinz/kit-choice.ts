import { koinzInternals, type Random, type Seat, seatAfter, seatCount } from '@pouch/rules';
import { oneOf } from '../sampling.js';
import { Evaluation, type WinChances, wonBy } from './evaluation.js';
import { PLAYED_ROUNDS } from './kit-rounds.js';

const { KIT_MOST, SIZES } = koinzInternals;

type View = koinzInternals.View;
type KoinzDecision = koinzInternals.KoinzDecision;

/**
 * Chooses the numbers of a kit from a table of rounds that sharp bots played with every kit: how many surfaces the
 * first, second, … seat won. The last number is chosen by its average result, those before it by backward induction.
 */

const MOST_SURFACES = KIT_MOST[SIZES.length] as number;

/** One character for each way the surfaces of a round can be won. */
const CODES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-+*=:.!?';

/** All ways to share out the surfaces, by the order of laying; the index is that of the character. */
function waysToWin(players: number, surfaces = MOST_SURFACES): number[][] {
  if (players === 0) return [[]];
  const ways: number[][] = [];
  for (let won = 0; won <= surfaces; won++)
    for (const rest of waysToWin(players - 1, surfaces - won)) ways.push([won, ...rest]);
  return ways;
}

/** The character for a round in which the first, second, … seat won these numbers of surfaces. */
export const codeOf = (won: readonly number[]): string =>
  CODES.charAt(waysToWin(won.length).findIndex((way) => way.every((many, index) => many === won[index])));

/** By part of the kit: the distance in the list of all kits that one more makes. */
const STRIDES = KIT_MOST.map((_, part) => KIT_MOST.slice(part + 1).reduce((all, most) => all * most, 1));
const KITS = (STRIDES[0] as number) * (KIT_MOST[0] as number);

/** The weight of the rounds of a kit with one koin more or less. */
const NEIGHBOUR_WEIGHT = 0.3;

/** Numbers this close to the best are chosen at random, so that the bot is not predictable. */
const NEAR = 0.015;

export function bestKitNumber(view: View, seat: Seat, random: Random): KoinzDecision {
  const part = view.kit.length;
  const after = chancesAfter(view);
  const order = orderOf(view);
  const start = view.kit.reduce((kit, number, index) => kit + (number - 1) * (STRIDES[index] as number), 0);
  const chances: number[] = [];
  for (let number = 1; number <= (KIT_MOST[part] as number); number++)
    chances.push(chancesFrom(after, order, part + 1, start + (number - 1) * (STRIDES[part] as number))[seat] as number);
  const best = Math.max(...chances);
  const near = chances.flatMap((chance, index) => (chance >= best - NEAR ? [index + 1] : []));
  return { do: 'choose', seat, part, number: oneOf(near, random) };
}

/** The seats in the order of choosing and laying. */
function orderOf(view: View): Seat[] {
  const order: Seat[] = [];
  for (let seat = view.first as Seat; order.length < seatCount(view.active); seat = seatAfter(view.active, seat))
    order.push(seat);
  return order;
}

/** The chances if each remaining part is chosen best for its chooser. */
function chancesFrom(after: readonly WinChances[], order: readonly Seat[], part: number, kit: number): WinChances {
  if (part === KIT_MOST.length) return after[kit] as WinChances;
  const chooser = order[part % order.length] as Seat;
  let best: WinChances | undefined;
  for (let number = 0; number < (KIT_MOST[part] as number); number++) {
    const chances = chancesFrom(after, order, part + 1, kit + number * (STRIDES[part] as number));
    if (best === undefined || (chances[chooser] as number) > (best[chooser] as number)) best = chances;
  }
  return best as WinChances;
}

/** By kit: the average chances after a round with it. */
function chancesAfter(view: View): WinChances[] {
  const order = orderOf(view);
  const evaluation = new Evaluation(view);
  const ways = waysToWin(order.length).map((way) =>
    evaluation.after(way.reduce((key, won, index) => key + wonBy(order[index] as Seat, won), 0)),
  );
  const rounds = PLAYED_ROUNDS[order.length] ?? '';
  const each = rounds.length / KITS;
  const seen = Array.from({ length: KITS }, (_, kit) => {
    const sum = new Float64Array(view.seats);
    for (let round = kit * each; round < (kit + 1) * each; round++)
      addTo(sum, ways[CODES.indexOf(rounds.charAt(round))] as WinChances, 1 / each);
    return sum;
  });
  return seen.map((chances, kit) => {
    const sum = new Float64Array(view.seats);
    let weight = 1;
    addTo(sum, chances, 1);
    for (let size = 0; size < SIZES.length; size++) {
      const step = STRIDES[size] as number;
      const number = Math.trunc(kit / step) % (KIT_MOST[size] as number);
      for (const other of [number - 1, number + 1]) {
        if (other < 0 || other >= (KIT_MOST[size] as number)) continue;
        addTo(sum, seen[kit + (other - number) * step] as WinChances, NEIGHBOUR_WEIGHT);
        weight += NEIGHBOUR_WEIGHT;
      }
    }
    return sum.map((chance) => chance / weight);
  });
}

function addTo(sum: WinChances, chances: WinChances, weight: number): void {
  for (let seat = 0; seat < sum.length; seat++) sum[seat] = (sum[seat] as number) + weight * (chances[seat] as number);
}
