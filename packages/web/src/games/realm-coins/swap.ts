import { countOf, realmCoins, realmInternals, type Seat } from '@pouch/rules';
import { coinsOf, facesFrom } from './faces.ts';
import type { Face, Faces, View } from './types.ts';

/** A swoop in the making: coins of a pool that is won against coins of the bid above it (R9). */

const { decider, poolValue, swoopSize } = realmInternals;

export type Side = 'take' | 'give';

/** By side, in the order in which they were chosen. */
export type Swap = Readonly<Record<Side, readonly Face[]>>;

export const NO_SWAP: Swap = { take: [], give: [] };

/** What a side can be chosen from: the bid above is taken from, the pool gives. */
export const chosenFrom = ({ bids, pools, place }: View, side: Side): Faces =>
  (side === 'take' ? bids[place - 1] : pools[place]) ?? 0;

/** How many coins the gryphons have to swap. */
export const sizeOfSwap = (view: View): number => swoopSize(view, view.place);

export const isComplete = ({ take, give }: Swap, size: number): boolean => take.length === size && give.length === size;

/** The one swap there is, if there is no other. */
export function onlySwap(view: View, seat: Seat): Swap | undefined {
  if (view.phase !== 'swoop' || decider(view) !== seat) return undefined;
  let only: Swap | undefined;
  for (const choice of realmCoins.choices(view, seat)) {
    if (only !== undefined || choice.do !== 'swoop') return undefined;
    only = { take: coinsOf(choice.take), give: coinsOf(choice.give) };
  }
  return only;
}

/** A coin of a side: the `index`-th of its face, or all of its face gathered into one. */
export interface Picked {
  readonly face: Face;
  readonly index: number;
}

const countIn = (chosen: readonly Face[], face: Face): number => chosen.filter((each) => each === face).length;

/** When there are enough, the first one chosen gives way. */
const withCoin = (chosen: readonly Face[], face: Face, size: number): readonly Face[] => [...chosen, face].slice(-size);

/** Chooses a coin, or takes the choice back. Coins that are gathered into one are chosen one after another. */
export function toggled(swap: Swap, side: Side, { face, index }: Picked, view: View): Swap {
  const chosen = swap[side];
  const size = sizeOfSwap(view);
  const same = countIn(chosen, face);
  const all = countOf(chosenFrom(view, side), face);
  const canBeMore = all > 1 && index === 0 && same > 0 && same < Math.min(size, all);
  const next =
    same > index && !canBeMore ? chosen.toSpliced(chosen.lastIndexOf(face), 1) : withCoin(chosen, face, size);
  return { ...swap, [side]: next };
}

/** A coin of the other side is dropped on one of this side: both are chosen. */
export function dropped(swap: Swap, side: Side, on: Picked, other: Face, view: View): Swap {
  const size = sizeOfSwap(view);
  const pick = (chosen: readonly Face[], { face, index }: Picked): readonly Face[] =>
    countIn(chosen, face) > index ? chosen : withCoin(chosen, face, size);
  const from = side === 'take' ? 'give' : 'take';
  return { ...swap, [side]: pick(swap[side], on), [from]: pick(swap[from], { face: other, index: 0 }) };
}

/** Which choice the coin is, from 1; 0 if it is not chosen. */
export function numberOf(chosen: readonly Face[], { face, index }: Picked): number {
  let seen = -1;
  for (const [at, each] of chosen.entries()) {
    if (each === face) seen++;
    if (each === face && seen === index) return at + 1;
  }
  return 0;
}

/** What the pool is worth without the swap and with it. */
export function gainOf(view: View, { take, give }: Swap): { readonly before: number; readonly after: number } {
  const pool = view.pools[view.place] ?? 0;
  return { before: poolValue(pool), after: poolValue(pool - facesFrom(give) + facesFrom(take)) };
}

export const swoopOf = (seat: Seat, { take, give }: Swap): realmInternals.Swoop => ({
  do: 'swoop',
  seat,
  take: facesFrom(take),
  give: facesFrom(give),
});
