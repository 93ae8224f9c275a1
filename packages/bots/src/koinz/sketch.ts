import { countOf, has, koinzInternals, type Seat, seatAfter } from '@pouch/rules';
import { bitsIn, ROOM_WORDS, type Spots, spotIndex, spotsOf, WORDS, wholeRoom } from './spots.js';

const { LARGE, MEDIUM, ownerOf, POINTS, radiusOf, SIZES, SMALL, topOf } = koinzInternals;

type View = koinzInternals.View;
type Size = koinzInternals.Size;
type KoinzDecision = koinzInternals.KoinzDecision;

/**
 * A round of laying in sketch, for searching: who has how many of each size on top of the piles of a surface, which
 * spots are free, and the hands. Piles with the same koin on top are the same to everybody, so that is all there is
 * to know; only the spots leave something out. All in one list of numbers, which is quick to copy.
 */
export type Sketch = Int32Array;

const MOST_SEATS = 4;
const MOST_SURFACES = 4;
const TOPS = 0;
const POINTS_AT = TOPS + MOST_SURFACES * SIZES.length * MOST_SEATS;
const ROOM = POINTS_AT + MOST_SURFACES * MOST_SEATS;
const HANDS = ROOM + MOST_SURFACES * ROOM_WORDS;
const CARRIERS = HANDS + MOST_SEATS * SIZES.length;
const TURN = CARRIERS + SIZES.length;
const LENGTH = TURN + 1;
/** Whose turn it is when the round is over. */
const OVER = -1;

/** What does not change while a round is searched. */
export interface Ground {
  readonly seats: number;
  readonly surfaces: number;
  /** By seat: the next one round the table. */
  readonly after: readonly Seat[];
  readonly spots: readonly Spots[];
  /** Whether all that is in hand can be placed without much care. */
  readonly roomy: boolean;
}

export const newSketch = (): Sketch => new Int32Array(LENGTH);

/** The round as it lies. */
export function sketchOf(view: View): { ground: Ground; sketch: Sketch } {
  const sketch = newSketch();
  const { seats, surfaces } = view;
  const wanted = (size: Size): boolean => view.hands.some((hand) => countOf(hand, size) > 0);
  const spots = surfaces.map((piles, surface) => {
    const chosen = spotsOf(piles, wanted);
    wholeRoom(chosen.counts, sketch, ROOM + surface * ROOM_WORDS);
    for (const pile of piles) addTop(sketch, surface, topOf(pile), ownerOf(pile, topOf(pile)) as Seat, 1);
    return chosen;
  });
  for (let seat = 0; seat < seats; seat++)
    for (let size = 0; size < SIZES.length; size++)
      sketch[HANDS + seat * SIZES.length + size] = has(view.active, seat) ? countOf(view.hands[seat] ?? 0, size) : 0;
  sketch[TURN] = view.turn;
  return {
    sketch,
    ground: { seats, surfaces: surfaces.length, after: afterOf(view), spots, roomy: isRoomy(view, spots) },
  };
}

/** Of the positions that the koinz in hand would close if none overlapped another's, as many as commonly are. */
const COMMONLY = 0.6;

function isRoomy({ hands }: View, spots: readonly Spots[]): boolean {
  return SIZES.every((_, size) => {
    if (hands.every((hand) => countOf(hand, size) === 0)) return true;
    let free = 0;
    for (const { positions } of spots) free += positions[size] as number;
    let closed = 0;
    for (const hand of hands)
      for (let other = 0; other < SIZES.length; other++) closed += countOf(hand, other) * closedBy(other, size);
    return free > COMMONLY * closed;
  });
}

/** By lying and new size: how many positions the one closes for the other at the most. */
const CLOSED = SIZES.map((_, lying) => SIZES.map((_, size) => Math.PI * (radiusOf(lying) + radiusOf(size)) ** 2));
const closedBy = (lying: Size, size: Size): number => (CLOSED[lying] as number[])[size] as number;

const afterOf = ({ seats, active }: View): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seatAfter(active, seat));

const topAt = (surface: number, size: Size, seat: Seat): number =>
  TOPS + (surface * SIZES.length + size) * MOST_SEATS + seat;

function addTop(sketch: Sketch, surface: number, size: Size, seat: Seat, count: number): void {
  const at = topAt(surface, size, seat);
  sketch[at] = (sketch[at] as number) + count;
  const points = POINTS_AT + surface * MOST_SEATS + seat;
  sketch[points] = (sketch[points] as number) + count * (POINTS[size] as number);
  sketch[CARRIERS + size] = (sketch[CARRIERS + size] as number) + count;
}

export const turnOf = (sketch: Sketch): Seat => sketch[TURN] as Seat;
export const isOver = (sketch: Sketch): boolean => sketch[TURN] === OVER;
export const inHand = (sketch: Sketch, seat: Seat, size: Size): number =>
  sketch[HANDS + seat * SIZES.length + size] as number;
export const topsOf = (sketch: Sketch, surface: number, size: Size, seat: Seat): number =>
  sketch[topAt(surface, size, seat)] as number;
export const pointsOf = (sketch: Sketch, surface: number, seat: Seat): number =>
  sketch[POINTS_AT + surface * MOST_SEATS + seat] as number;

export function isEmpty(sketch: Sketch, ground: Ground, surface: number): boolean {
  for (let seat = 0; seat < ground.seats; seat++) if (pointsOf(sketch, surface, seat) > 0) return false;
  return true;
}

const wordAt = (surface: number, size: Size): number => ROOM + surface * ROOM_WORDS + size * WORDS;
export const hasRoom = (sketch: Sketch, surface: number, size: Size): boolean =>
  ((sketch[wordAt(surface, size)] as number) | (sketch[wordAt(surface, size) + 1] as number)) !== 0;

export function koinzInHand(sketch: Sketch): number {
  let all = 0;
  for (let at = HANDS; at < CARRIERS; at++) all += sketch[at] as number;
  return all;
}

/** A lay in one number: surface, size, and the spot or the koin below. */
export type Lay = number;
const STACKS = 1 << 4;
export const placeOn = (surface: number, size: Size, spot: number): Lay => surface | (size << 2) | (spot << 5);
export const stackOn = (surface: number, size: Size, below: Size, owner: Seat): Lay =>
  surface | (size << 2) | STACKS | ((below * MOST_SEATS + owner) << 5);
export const surfaceOf = (lay: Lay): number => lay & 3;
export const sizeOfLay = (lay: Lay): Size => (lay >>> 2) & 3;
export const isStack = (lay: Lay): boolean => (lay & STACKS) !== 0;
const spotOf = (lay: Lay): number => lay >>> 5;
const belowOf = (lay: Lay): Size => (lay >>> 5) >>> 2;
const ownerBelow = (lay: Lay): Seat => (lay >>> 5) & 3;

/** Lays a koin and passes the turn on (K5). */
export function layKoin(sketch: Sketch, ground: Ground, lay: Lay): void {
  const seat = sketch[TURN] as Seat;
  const surface = surfaceOf(lay);
  const size = sizeOfLay(lay);
  const hand = HANDS + seat * SIZES.length + size;
  sketch[hand] = (sketch[hand] as number) - 1;
  addTop(sketch, surface, size, seat, 1);
  if (isStack(lay)) addTop(sketch, surface, belowOf(lay), ownerBelow(lay), -1);
  else {
    const { left } = ground.spots[surface] as Spots;
    const from = spotIndex(size, spotOf(lay)) * ROOM_WORDS;
    const room = ROOM + surface * ROOM_WORDS;
    for (let word = 0; word < ROOM_WORDS; word++)
      sketch[room + word] = (sketch[room + word] as number) & (left[from + word] as number);
  }
  let next = seat;
  do {
    next = ground.after[next] as Seat;
    if (canLay(sketch, ground, next)) {
      sketch[TURN] = next;
      return;
    }
  } while (next !== seat);
  sketch[TURN] = OVER;
}

function canLay(sketch: Sketch, ground: Ground, seat: Seat): boolean {
  const larges = sketch[CARRIERS + LARGE] as number;
  if (
    inHand(sketch, seat, SMALL) > 0 &&
    (larges + (sketch[CARRIERS + MEDIUM] as number) > 0 || isRoomFor(sketch, ground, SMALL))
  )
    return true;
  if (inHand(sketch, seat, MEDIUM) > 0 && (larges > 0 || isRoomFor(sketch, ground, MEDIUM))) return true;
  return inHand(sketch, seat, LARGE) > 0 && isRoomFor(sketch, ground, LARGE);
}

function isRoomFor(sketch: Sketch, ground: Ground, size: Size): boolean {
  for (let surface = 0; surface < ground.surfaces; surface++) if (hasRoom(sketch, surface, size)) return true;
  return false;
}

/** The free spot with this number, or the next one after it, round and round; there must be one. */
export function freeSpot(sketch: Sketch, surface: number, size: Size, from: number): number {
  const at = wordAt(surface, size);
  const low = sketch[at] as number;
  const high = sketch[at + 1] as number;
  let word = from >>> 5;
  let bits = (word === 0 ? low : high) & (-1 << (from & 31));
  for (let tries = 0; bits === 0 && tries < 2; tries++) {
    word ^= 1;
    bits = word === 0 ? low : high;
  }
  return word * 32 + (31 - Math.clz32(bits & -bits));
}

/** How much of the room a koin on a spot would take from the sizes in hand: free spots closed. */
export function roomTaken(sketch: Sketch, ground: Ground, surface: number, size: Size, spot: number): number {
  const { left } = ground.spots[surface] as Spots;
  const from = spotIndex(size, spot) * ROOM_WORDS;
  const room = ROOM + surface * ROOM_WORDS;
  let taken = 0;
  for (let word = 0; word < ROOM_WORDS; word++)
    taken += bitsIn((sketch[room + word] as number) & ~(left[from + word] as number));
  return taken;
}

/** For which sizes a koin on a spot would leave no room on the surface, as bits. */
export function roomShut(sketch: Sketch, ground: Ground, surface: number, size: Size, spot: number): number {
  const { left } = ground.spots[surface] as Spots;
  const from = spotIndex(size, spot) * ROOM_WORDS;
  const room = ROOM + surface * ROOM_WORDS;
  let shut = 0;
  for (let each = 0; each < SIZES.length; each++) {
    let free = 0;
    for (let word = each * WORDS; word < (each + 1) * WORDS; word++)
      free |= (sketch[room + word] as number) & (left[from + word] as number);
    if (free === 0) shut |= 1 << each;
  }
  return shut;
}

/** Whether no koin of this size alone can leave the surface without room for a size that has some. */
export function isAmple(sketch: Sketch, ground: Ground, surface: number, size: Size): boolean {
  const { counts, positions } = ground.spots[surface] as Spots;
  for (let other = 0; other < SIZES.length; other++) {
    const at = wordAt(surface, other);
    const free = bitsIn(sketch[at] as number) + bitsIn(sketch[at + 1] as number);
    const closed = closedBy(size, other);
    if (free > 0 && (free * (positions[other] as number)) / (counts[other] as number) < closed) return false;
  }
  return true;
}

/** The decision that lays this koin on the table. */
export function decisionOf(view: View, ground: Ground, seat: Seat, lay: Lay): KoinzDecision {
  const surface = surfaceOf(lay);
  const koin = sizeOfLay(lay);
  if (isStack(lay)) {
    const pile = (view.surfaces[surface] ?? []).findIndex(
      (each) => topOf(each) === belowOf(lay) && ownerOf(each, belowOf(lay)) === ownerBelow(lay),
    );
    return { do: 'stack', seat, koin, surface, pile };
  }
  const { x, y } = ground.spots[surface] as Spots;
  const spot = spotIndex(koin, spotOf(lay));
  return { do: 'place', seat, koin, surface, x: x[spot] as number, y: y[spot] as number };
}
