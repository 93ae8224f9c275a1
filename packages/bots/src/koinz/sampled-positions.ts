import { koinzInternals } from '@pouch/rules';

const { EDGE, SIZES, fromOf, highEnd, freePositions, lowEnd, radiusOf, rowOf, toOf } = koinzInternals;

type Pile = koinzInternals.Pile;
type Size = koinzInternals.Size;

/**
 * A sample of the free positions on a surface, a few dozen for each size. Overlaps between samples are exact: laying a
 * koin at one closes exactly those samples that it would cover on the table.
 */

/** The most samples of a size on a surface: two 32-bit words. */
export const SAMPLES = 64;
export const WORDS = 2;
const WORD = 32;

/** The words for the free samples of a surface: large, medium, small. */
export const FREE_WORDS = SIZES.length * WORDS;

export interface SampledPositions {
  /** By `sampleIndex`: the coordinates. */
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  /** By size: the number of samples, and of the free positions they were chosen from. */
  readonly counts: readonly number[];
  readonly positions: readonly number[];
  /** By `sampleIndex`: a mask of the samples that stay free after a koin is laid there. */
  readonly left: Int32Array;
}

export const sampleIndex = (size: Size, sample: number): number => size * SAMPLES + sample;

export function samplePositions(piles: readonly Pile[], wanted: (size: Size) => boolean): SampledPositions {
  const x = new Uint8Array(SIZES.length * SAMPLES);
  const y = new Uint8Array(SIZES.length * SAMPLES);
  const spaces = SIZES.map((_, size) => (wanted(size) ? freePositions(piles, size) : NO_SPACE));
  const positions = spaces.map((space) => space.positions);
  const counts = spaces.map((space, size) => chooseSamples(space, size, x, y));
  return { x, y, counts, positions, left: spaceLeft(x, y, counts) };
}

const NO_SPACE: koinzInternals.FreePositions = { positions: 0, stretches: [] };

export function markAllFree(counts: readonly number[], into: Int32Array, offset: number): void {
  for (let size = 0; size < SIZES.length; size++) {
    const count = counts[size] as number;
    for (let word = 0; word < WORDS; word++) {
      const bits = Math.max(0, Math.min(WORD, count - word * WORD));
      into[offset + size * WORDS + word] = bits === WORD ? -1 : (1 << bits) - 1;
    }
  }
}

/** The side of a grid with the nine koinz that fill an empty surface and the positions between them. */
const GRID = 5;

/** A buffer: which positions are free, with a margin. */
const MARGIN = 1;
const ASIDE = EDGE + 1 + 2 * MARGIN;
const free = new Uint8Array(ASIDE * ASIDE);
const cell = (x: number, y: number): number => (y + MARGIN) * ASIDE + x + MARGIN;

/** Picks up to SAMPLES free positions: corners first, then a grid, then evenly spread ones. */
function chooseSamples(
  { positions, stretches }: koinzInternals.FreePositions,
  size: Size,
  x: Uint8Array,
  y: Uint8Array,
): number {
  if (positions === 0) return 0;
  let count = 0;
  const take = (atX: number, atY: number): void => {
    if (count === SAMPLES || free[cell(atX, atY)] !== FREE) return;
    free[cell(atX, atY)] = TAKEN;
    x[sampleIndex(size, count)] = atX;
    y[sampleIndex(size, count)] = atY;
    count++;
  };
  free.fill(0);
  for (const stretch of stretches) {
    const row = cell(0, rowOf(stretch));
    free.fill(FREE, row + fromOf(stretch), row + toOf(stretch) + 1);
  }
  if (positions > SAMPLES) {
    takeNooks(stretches, take);
    const step = (highEnd(size) - lowEnd(size)) / (GRID - 1);
    for (let index = 0; index < GRID * GRID; index++)
      take(
        Math.round(lowEnd(size) + (index % GRID) * step),
        Math.round(lowEnd(size) + Math.trunc(index / GRID) * step),
      );
  }
  const stride = Math.max(1, positions / (SAMPLES - count));
  let due = 0;
  let passed = 0;
  for (const stretch of stretches) {
    const length = toOf(stretch) - fromOf(stretch) + 1;
    for (; due < passed + length; due += stride) take(fromOf(stretch) + Math.trunc(due) - passed, rowOf(stretch));
    passed += length;
  }
  return count;
}

const FREE = 1;
const TAKEN = 2;
const MOST_NOOKS = 20;
/** The closed neighbours, of eight, that make a position a corner; along a straight edge three are closed. */
const NOOK = 5;

/** Takes positions in the corners of the free space, where a koin wastes the least of it. */
function takeNooks(stretches: readonly koinzInternals.Stretch[], take: (x: number, y: number) => void): void {
  let nooks = 0;
  for (const stretch of stretches) {
    const y = rowOf(stretch);
    // Only the ends of a stretch can have five closed neighbours.
    for (const x of fromOf(stretch) === toOf(stretch) ? [fromOf(stretch)] : [fromOf(stretch), toOf(stretch)]) {
      if (nooks === MOST_NOOKS) return;
      if (closedAround(x, y) < NOOK) continue;
      take(x, y);
      nooks++;
    }
  }
}

function closedAround(x: number, y: number): number {
  let closed = 0;
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (free[cell(x + dx, y + dy)] === 0) closed++;
  return closed;
}

function spaceLeft(x: Uint8Array, y: Uint8Array, counts: readonly number[]): Int32Array {
  const left = new Int32Array(SIZES.length * SAMPLES * FREE_WORDS).fill(-1);
  for (let size = 0; size < SIZES.length; size++)
    for (let other = 0; other < SIZES.length; other++) {
      const apart = (radiusOf(size) + radiusOf(other)) ** 2;
      for (let sample = 0; sample < (counts[size] as number); sample++) {
        const here = sampleIndex(size, sample);
        for (let number = 0; number < (counts[other] as number); number++) {
          const there = sampleIndex(other, number);
          const dx = (x[here] as number) - (x[there] as number);
          const dy = (y[here] as number) - (y[there] as number);
          if (dx * dx + dy * dy >= apart) continue;
          const word = here * FREE_WORDS + other * WORDS + (number >>> 5);
          left[word] = (left[word] as number) & ~(1 << (number & 31));
        }
      }
    }
  return left;
}

export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
