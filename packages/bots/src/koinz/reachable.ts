import { coinsOfKind, countOf, EMPTY, everyone, has, koinzInternals } from '@pouch/rules';

const { bottomOf, canLay, handOf, hasSpace, isWithinEdge, KIT, KIT_MOST, freePositions, ownerOf, freeSpaceFor } =
  koinzInternals;
const { SIZES, topOf, xOf, yOf } = koinzInternals;

type View = koinzInternals.View;

/** Whether play can have led to this view: a search from a damaged one might never end. */
export function isReachable(view: View): boolean {
  const { seats, phase, active, first, kit } = view;
  if (active === 0 || (active & ~everyone(seats)) !== 0 || first === null || !has(active, first)) return false;
  if (!kit.every((number, part) => number >= 1 && number <= (KIT_MOST[part] ?? 0))) return false;
  return phase === 'lay' ? isRound(view) : kit.length < KIT.length;
}

/** Whether koinz, free space and hands are consistent. */
function isRound(view: View): boolean {
  const { seats, active, turn, kit, hands, surfaces, freeSpace, tops } = view;
  if (kit.length !== KIT.length || surfaces.length !== kit[SIZES.length] || hands.length !== seats) return false;
  if (freeSpace.length !== surfaces.length * SIZES.length || !has(active, turn)) return false;
  if (!hands.every((hand) => SIZES.every((_, size) => countOf(hand, size) <= (kit[size] as number)))) return false;
  let counted = EMPTY;
  for (const piles of surfaces)
    for (const pile of piles) {
      if (!isPile(pile, seats)) return false;
      counted += coinsOfKind(topOf(pile));
    }
  return counted === tops && isSpaceConsistent(view) && canLay(view, turn);
}

function isPile(pile: koinzInternals.Pile, seats: number): boolean {
  const bottom = bottomOf(pile);
  if (bottom >= SIZES.length || !isWithinEdge(bottom, xOf(pile), yOf(pile))) return false;
  return (ownerOf(pile, bottom) ?? seats) < seats && (ownerOf(pile, topOf(pile)) ?? seats) < seats;
}

/** Whether the view's free space is right for every size in hand. */
function isSpaceConsistent(view: View): boolean {
  const inHand = (size: number): boolean => view.hands.some((_, seat) => countOf(handOf(view, seat), size) > 0);
  return view.surfaces.every((piles, surface) =>
    SIZES.every((_, size) => {
      if (!inHand(size)) return true;
      return hasSpace(freeSpaceFor(view, surface, size)) === freePositions(piles, size).positions > 0;
    }),
  );
}
