import { koinzInternals } from '@pouch/rules';
import type { Pile, Size, View } from './types.ts';

/** Where a koin in hand can be, and what laying it there would be. Whole millimetres throughout. */

const { bottomOf, carries, highEnd, lowEnd, pileInTheWay, radiusOf, topOf, xOf, yOf } = koinzInternals;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Aim extends Point {
  readonly surface: number;
}

export type Fit =
  | { readonly kind: 'place' }
  | { readonly kind: 'stack'; readonly pile: number }
  /** The koin in the way, and by how many millimetres at least. */
  | { readonly kind: 'overlap'; readonly pile: number; readonly by: number };

/** How far a guided ghost moves by itself into a spot where it touches. */
const SNAP = 2;

/** It stops at the edge. */
export const withinEdge = (koin: Size, { x, y }: Point): Point => ({ x: between(koin, x), y: between(koin, y) });

const between = (koin: Size, at: number): number => Math.min(highEnd(koin), Math.max(lowEnd(koin), Math.round(at)));

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const distanceTo = (pile: Pile, spot: Point): number => distanceBetween({ x: xOf(pile), y: yOf(pile) }, spot);

/** How far the edge of the koin is from the edge of the pile; less than nothing where they overlap. */
const gapTo = (pile: Pile, koin: Size, spot: Point): number =>
  distanceTo(pile, spot) - radiusOf(bottomOf(pile)) - radiusOf(koin);

export function fitAt(piles: readonly Pile[], koin: Size, spot: Point, hand: View['hand']): Fit {
  const { x, y } = spot;
  if (pileInTheWay(piles, koin, x, y) === undefined) return { kind: 'place' };
  const pile = mostInTheWay(piles, koin, spot);
  const below = piles[pile];
  if (below !== undefined && carries(below, koin) && liesOn(below, koin, spot, hand)) return { kind: 'stack', pile };
  return { kind: 'overlap', pile, by: below === undefined ? 0 : Math.max(1, Math.ceil(-gapTo(below, koin, spot))) };
}

/** K4: in its centre. A steady hand has to bring it wholly onto the koin below, and lets go. */
function liesOn(pile: Pile, koin: Size, spot: Point, hand: View['hand']): boolean {
  const slack = hand === 'guided' ? 0 : radiusOf(topOf(pile)) - radiusOf(koin);
  return distanceTo(pile, spot) <= slack;
}

function mostInTheWay(piles: readonly Pile[], koin: Size, spot: Point): number {
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, pile] of piles.entries()) {
    const gap = gapTo(pile, koin, spot);
    if (gap >= least) continue;
    least = gap;
    most = index;
  }
  return most;
}

/** Where a pointer brings the koin: to the middle of a pile that can carry it, or into a spot where it touches. */
export function pointedAt(piles: readonly Pile[], koin: Size, pointer: Point, hand: View['hand']): Point {
  const spot = withinEdge(koin, pointer);
  if (hand === 'steady') return spot;
  const pile = piles.find((each) => carries(each, koin) && distanceTo(each, pointer) < radiusOf(topOf(each)));
  return pile === undefined ? touching(piles, koin, spot) : { x: xOf(pile), y: yOf(pile) };
}

/** The free spot near by that touches the most koinz; of those the nearest one. */
function touching(piles: readonly Pile[], koin: Size, spot: Point): Point {
  let best = spot;
  let most = freeTouches(piles, koin, spot);
  let nearest = 0;
  for (const [dx, dy] of NEAR) {
    const there = withinEdge(koin, { x: spot.x + dx, y: spot.y + dy });
    const touches = freeTouches(piles, koin, there);
    const distance = dx * dx + dy * dy;
    if (touches < most || (touches === most && (touches < 0 || nearest <= distance))) continue;
    best = there;
    most = touches;
    nearest = distance;
  }
  return best;
}

/** How many koinz it would touch here: less than a millimetre is left. Not free: -1. */
function freeTouches(piles: readonly Pile[], koin: Size, spot: Point): number {
  if (pileInTheWay(piles, koin, spot.x, spot.y) !== undefined) return -1;
  return piles.filter((pile) => gapTo(pile, koin, spot) < 1).length;
}

/** All steps within the snap, the nearest first. */
const NEAR: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2]
  .flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx * dx + dy * dy <= SNAP * SNAP && (dx !== 0 || dy !== 0))
  .toSorted(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);

/** The next pile that can carry the koin, over all surfaces, after the one it is on now. */
export function nextCarrier(surfaces: View['surfaces'], koin: Size, from: Aim | undefined): Aim | undefined {
  const all = surfaces.flatMap((piles, surface) =>
    piles.filter((pile) => carries(pile, koin)).map((pile): Aim => ({ surface, x: xOf(pile), y: yOf(pile) })),
  );
  const at = all.findIndex(({ surface, x, y }) => surface === from?.surface && x === from.x && y === from.y);
  if (at !== -1) return all[(at + 1) % all.length];
  return all.find(({ surface }) => surface >= (from?.surface ?? 0)) ?? all[0];
}
