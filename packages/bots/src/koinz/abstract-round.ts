import { countOf, has, koinzInternals, type Seat, seatAfter } from '@pouch/rules';
import {
  bitsIn,
  FREE_WORDS,
  markAllFree,
  type SampledPositions,
  sampleIndex,
  samplePositions,
  WORDS,
} from './sampled-positions.js';

const { LARGE, MEDIUM, ownerOf, POINTS, radiusOf, SIZES, SMALL, topOf } = koinzInternals;

type View = koinzInternals.View;
type Size = koinzInternals.Size;
type KoinzDecision = koinzInternals.KoinzDecision;

/**
 * A round reduced to what matters for search: the top koinz by surface, size and owner, the free sampled positions, and
 * the hands. Piles with the same top are interchangeable, so only the sampling of positions loses information. One flat
 * array, which is fast to copy.
 */
export type AbstractRound = Int32Array;

const MOST_SEATS = 4;
const MOST_SURFACES = 4;
const TOPS = 0;
const POINTS_AT = TOPS + MOST_SURFACES * SIZES.length * MOST_SEATS;
const FREE = POINTS_AT + MOST_SURFACES * MOST_SEATS;
const HANDS = FREE + MOST_SURFACES * FREE_WORDS;
const CARRIERS = HANDS + MOST_SEATS * SIZES.length;
const TURN = CARRIERS + SIZES.length;
const LENGTH = TURN + 1;
/** The value of TURN when the round is over. */
const OVER = -1;

/** What stays the same during a search. */
export interface RoundContext {
  readonly seats: number;
  readonly surfaces: number;
  /** By seat: the next active seat. */
  readonly after: readonly Seat[];
  readonly samples: readonly SampledPositions[];
  /** Whether there is space for all koinz in hand without careful placement. */
  readonly spacious: boolean;
}

export const newRound = (): AbstractRound => new Int32Array(LENGTH);

export function abstractionOf(view: View): { context: RoundContext; round: AbstractRound } {
  const round = newRound();
  const { seats, surfaces } = view;
  const wanted = (size: Size): boolean => view.hands.some((hand) => countOf(hand, size) > 0);
  const samples = surfaces.map((piles, surface) => {
    const chosen = samplePositions(piles, wanted);
    markAllFree(chosen.counts, round, FREE + surface * FREE_WORDS);
    for (const pile of piles) addTop(round, surface, topOf(pile), ownerOf(pile, topOf(pile)) as Seat, 1);
    return chosen;
  });
  for (let seat = 0; seat < seats; seat++)
    for (let size = 0; size < SIZES.length; size++)
      round[HANDS + seat * SIZES.length + size] = has(view.active, seat) ? countOf(view.hands[seat] ?? 0, size) : 0;
  round[TURN] = view.turn;
  return {
    round,
    context: { seats, surfaces: surfaces.length, after: afterOf(view), samples, spacious: isSpacious(view, samples) },
  };
}

/** The share of positions that koinz in hand usually close, of what they would close if none overlapped. */
const USUALLY_CLOSED = 0.6;

function isSpacious({ hands }: View, samples: readonly SampledPositions[]): boolean {
  return SIZES.every((_, size) => {
    if (hands.every((hand) => countOf(hand, size) === 0)) return true;
    let free = 0;
    for (const { positions } of samples) free += positions[size] as number;
    let closed = 0;
    for (const hand of hands)
      for (let other = 0; other < SIZES.length; other++) closed += countOf(hand, other) * closedBy(other, size);
    return free > USUALLY_CLOSED * closed;
  });
}

/** The most positions for a koin of one size that a koin of another closes. */
const CLOSED = SIZES.map((_, lying) => SIZES.map((_, size) => Math.PI * (radiusOf(lying) + radiusOf(size)) ** 2));
const closedBy = (lying: Size, size: Size): number => (CLOSED[lying] as number[])[size] as number;

const afterOf = ({ seats, active }: View): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seatAfter(active, seat));

const topAt = (surface: number, size: Size, seat: Seat): number =>
  TOPS + (surface * SIZES.length + size) * MOST_SEATS + seat;

function addTop(round: AbstractRound, surface: number, size: Size, seat: Seat, count: number): void {
  const at = topAt(surface, size, seat);
  round[at] = (round[at] as number) + count;
  const points = POINTS_AT + surface * MOST_SEATS + seat;
  round[points] = (round[points] as number) + count * (POINTS[size] as number);
  round[CARRIERS + size] = (round[CARRIERS + size] as number) + count;
}

export const turnOf = (round: AbstractRound): Seat => round[TURN] as Seat;
export const isOver = (round: AbstractRound): boolean => round[TURN] === OVER;
export const inHand = (round: AbstractRound, seat: Seat, size: Size): number =>
  round[HANDS + seat * SIZES.length + size] as number;
export const topsOf = (round: AbstractRound, surface: number, size: Size, seat: Seat): number =>
  round[topAt(surface, size, seat)] as number;
export const pointsOf = (round: AbstractRound, surface: number, seat: Seat): number =>
  round[POINTS_AT + surface * MOST_SEATS + seat] as number;

export function isEmpty(round: AbstractRound, context: RoundContext, surface: number): boolean {
  for (let seat = 0; seat < context.seats; seat++) if (pointsOf(round, surface, seat) > 0) return false;
  return true;
}

const wordAt = (surface: number, size: Size): number => FREE + surface * FREE_WORDS + size * WORDS;
export const hasSpaceOn = (round: AbstractRound, surface: number, size: Size): boolean =>
  ((round[wordAt(surface, size)] as number) | (round[wordAt(surface, size) + 1] as number)) !== 0;

export function koinzInHand(round: AbstractRound): number {
  let all = 0;
  for (let at = HANDS; at < CARRIERS; at++) all += round[at] as number;
  return all;
}

/** A lay packed into one number: surface, size, and the sampled position or the koin below. */
export type Lay = number;
const STACKS = 1 << 4;
export const placeOn = (surface: number, size: Size, sample: number): Lay => surface | (size << 2) | (sample << 5);
export const stackOn = (surface: number, size: Size, below: Size, owner: Seat): Lay =>
  surface | (size << 2) | STACKS | ((below * MOST_SEATS + owner) << 5);
export const surfaceOf = (lay: Lay): number => lay & 3;
export const sizeOfLay = (lay: Lay): Size => (lay >>> 2) & 3;
export const isStack = (lay: Lay): boolean => (lay & STACKS) !== 0;
const sampleOf = (lay: Lay): number => lay >>> 5;
const belowOf = (lay: Lay): Size => (lay >>> 5) >>> 2;
const ownerBelow = (lay: Lay): Seat => (lay >>> 5) & 3;

/** Lays a koin and passes the turn (K5). */
export function layKoin(round: AbstractRound, context: RoundContext, lay: Lay): void {
  const seat = round[TURN] as Seat;
  const surface = surfaceOf(lay);
  const size = sizeOfLay(lay);
  const hand = HANDS + seat * SIZES.length + size;
  round[hand] = (round[hand] as number) - 1;
  addTop(round, surface, size, seat, 1);
  if (isStack(lay)) addTop(round, surface, belowOf(lay), ownerBelow(lay), -1);
  else {
    const { left } = context.samples[surface] as SampledPositions;
    const from = sampleIndex(size, sampleOf(lay)) * FREE_WORDS;
    const space = FREE + surface * FREE_WORDS;
    for (let word = 0; word < FREE_WORDS; word++)
      round[space + word] = (round[space + word] as number) & (left[from + word] as number);
  }
  let next = seat;
  do {
    next = context.after[next] as Seat;
    if (canLay(round, context, next)) {
      round[TURN] = next;
      return;
    }
  } while (next !== seat);
  round[TURN] = OVER;
}

function canLay(round: AbstractRound, context: RoundContext, seat: Seat): boolean {
  const larges = round[CARRIERS + LARGE] as number;
  if (
    inHand(round, seat, SMALL) > 0 &&
    (larges + (round[CARRIERS + MEDIUM] as number) > 0 || hasSpaceFor(round, context, SMALL))
  )
    return true;
  if (inHand(round, seat, MEDIUM) > 0 && (larges > 0 || hasSpaceFor(round, context, MEDIUM))) return true;
  return inHand(round, seat, LARGE) > 0 && hasSpaceFor(round, context, LARGE);
}

function hasSpaceFor(round: AbstractRound, context: RoundContext, size: Size): boolean {
  for (let surface = 0; surface < context.surfaces; surface++) if (hasSpaceOn(round, surface, size)) return true;
  return false;
}

/** The first free sample from this index on, cyclically; there must be one. */
export function freeSample(round: AbstractRound, surface: number, size: Size, from: number): number {
  const at = wordAt(surface, size);
  const low = round[at] as number;
  const high = round[at + 1] as number;
  let word = from >>> 5;
  let bits = (word === 0 ? low : high) & (-1 << (from & 31));
  for (let tries = 0; bits === 0 && tries < 2; tries++) {
    word ^= 1;
    bits = word === 0 ? low : high;
  }
  return word * 32 + (31 - Math.clz32(bits & -bits));
}

/** How many free samples a koin at this sample closes. */
export function samplesClosed(
  round: AbstractRound,
  context: RoundContext,
  surface: number,
  size: Size,
  sample: number,
): number {
  const { left } = context.samples[surface] as SampledPositions;
  const from = sampleIndex(size, sample) * FREE_WORDS;
  const space = FREE + surface * FREE_WORDS;
  let taken = 0;
  for (let word = 0; word < FREE_WORDS; word++)
    taken += bitsIn((round[space + word] as number) & ~(left[from + word] as number));
  return taken;
}

/** The sizes that would have no space left on the surface, as a bit set. */
export function sizesShutOut(
  round: AbstractRound,
  context: RoundContext,
  surface: number,
  size: Size,
  sample: number,
): number {
  const { left } = context.samples[surface] as SampledPositions;
  const from = sampleIndex(size, sample) * FREE_WORDS;
  const space = FREE + surface * FREE_WORDS;
  let shut = 0;
  for (let each = 0; each < SIZES.length; each++) {
    let free = 0;
    for (let word = each * WORDS; word < (each + 1) * WORDS; word++)
      free |= (round[space + word] as number) & (left[from + word] as number);
    if (free === 0) shut |= 1 << each;
  }
  return shut;
}

/** Whether one koin of this size cannot close all space for any size that has some. */
export function isAmple(round: AbstractRound, context: RoundContext, surface: number, size: Size): boolean {
  const { counts, positions } = context.samples[surface] as SampledPositions;
  for (let other = 0; other < SIZES.length; other++) {
    const at = wordAt(surface, other);
    const free = bitsIn(round[at] as number) + bitsIn(round[at + 1] as number);
    const closed = closedBy(size, other);
    if (free > 0 && (free * (positions[other] as number)) / (counts[other] as number) < closed) return false;
  }
  return true;
}

export function decisionOf(view: View, context: RoundContext, seat: Seat, lay: Lay): KoinzDecision {
  const surface = surfaceOf(lay);
  const koin = sizeOfLay(lay);
  if (isStack(lay)) {
    const pile = (view.surfaces[surface] ?? []).findIndex(
      (each) => topOf(each) === belowOf(lay) && ownerOf(each, belowOf(lay)) === ownerBelow(lay),
    );
    return { do: 'stack', seat, koin, surface, pile };
  }
  const { x, y } = context.samples[surface] as SampledPositions;
  const sample = sampleIndex(koin, sampleOf(lay));
  return { do: 'place', seat, koin, surface, x: x[sample] as number, y: y[sample] as number };
}
