import { countOf } from '../kernel/coins.js';
import type { Random } from '../kernel/random.js';
import type { Seat } from '../kernel/seats.js';
import { plural } from '../kernel/words.js';
import {
  freePositions,
  fromOf,
  highEnd,
  isWithinEdge,
  lowEnd,
  pileInTheWay,
  randomPosition,
  rowOf,
  toOf,
} from './free-space.js';
import { carries, KIT, KIT_MOST, LARGE, type Pile, SIZES, type Size, xOf, yOf } from './pieces.js';
import { canBePlaced, carriers, chooser, freeSpaceFor, handOf, type View } from './state.js';
import type { Choose, KoinzDecision, Place, Stack } from './steps.js';

export function check(view: View, decision: KoinzDecision): string | undefined {
  if (decision.do === 'choose')
    return view.phase === 'choose' ? checkChoose(view, decision) : 'All numbers are chosen: lay a koin';
  if (view.phase !== 'lay') return 'You can lay koinz once all numbers are chosen';
  const { seat, koin, surface } = decision;
  if (countOf(handOf(view, seat), koin) === 0) return `You have no ${SIZES[koin]} koin in hand`;
  const piles = view.surfaces[surface];
  if (piles === undefined) return `There is no surface ${surface}: there are ${view.surfaces.length}, numbered from 0`;
  return decision.do === 'place' ? checkPlace(view, decision, piles) : checkStack(decision, piles);
}

function checkChoose(view: View, { part, number }: Choose): string | undefined {
  const next = view.kit.length;
  if (part !== next) return `Choose the number of ${kitWord(next)} now, not of ${kitWord(part)}`;
  const most = KIT_MOST[part] as number;
  return number >= 1 && number <= most ? undefined : `Choose 1 to ${most} ${kitWord(part)}, not ${number}`;
}

const kitWord = (part: number): string => (part < SIZES.length ? `${KIT[part]} koinz` : 'surfaces');

function checkPlace(view: View, { koin, x, y }: Place, piles: readonly Pile[]): string | undefined {
  // K7: a place over the edge is refused with steady hands too.
  if (!isWithinEdge(koin, x, y))
    return `A ${SIZES[koin]} koin at ${x}, ${y} is over the edge: x and y must be from ${lowEnd(koin)} to ${highEnd(koin)}`;
  if (view.hand === 'steady') return undefined;
  const nudged = piles[pileInTheWay(piles, koin, x, y) ?? piles.length];
  if (nudged === undefined) return undefined;
  return `A ${SIZES[koin]} koin at ${x}, ${y} overlaps the one at ${xOf(nudged)}, ${yOf(nudged)}`;
}

function checkStack({ koin, pile }: Stack, piles: readonly Pile[]): string | undefined {
  const below = piles[pile];
  if (below === undefined)
    return `There is no pile ${pile} on this surface: it has ${plural(piles.length, 'pile')}, numbered from 0`;
  return carries(below, koin) ? undefined : `The top koin of this pile isn’t larger than a ${SIZES[koin]} koin`;
}

/** K7: with steady hands, positions where the koin would nudge another are choices too. */
export function* choices(view: View, seat: Seat): Generator<KoinzDecision> {
  if (view.phase === 'choose' && chooser(view) === seat) {
    const part = view.kit.length;
    for (let number = 1; number <= (KIT_MOST[part] as number); number++) yield { do: 'choose', seat, part, number };
  }
  if (view.phase !== 'lay' || view.turn !== seat) return;
  for (let koin = LARGE; koin < SIZES.length; koin++) {
    if (countOf(handOf(view, seat), koin) === 0) continue;
    for (const [surface, piles] of view.surfaces.entries()) {
      for (const [pile, below] of piles.entries())
        if (carries(below, koin)) yield { do: 'stack', seat, koin, surface, pile };
      for (const stretch of freePositions(view.hand === 'steady' ? [] : piles, koin).stretches)
        for (let x = fromOf(stretch); x <= toOf(stretch); x++)
          yield { do: 'place', seat, koin, surface, x, y: rowOf(stretch) };
    }
  }
}

/** Uniform at each level: a number from its range; a size, then place or stack, then a position or a pile. */
export function sample(view: View, random: Random): KoinzDecision {
  if (view.phase === 'choose') {
    const part = view.kit.length;
    return { do: 'choose', seat: chooser(view), part, number: 1 + random.below(KIT_MOST[part] as number) };
  }
  const seat = view.turn;
  const koin = randomSize(view, seat, random);
  const stackable = carriers(view, koin) > 0;
  if (stackable && (!canBePlaced(view, koin) || random.below(2) === 0)) return randomStack(view, seat, koin, random);
  // Steady hands sometimes slip, so that random games have fouls.
  if (view.hand === 'steady' && random.below(PLACES_PER_SLIP) === 0) return slip(view, seat, koin, random);
  const { surface, x, y } = randomPosition(view.surfaces, (each) => freeSpaceFor(view, each, koin), koin, random);
  return { do: 'place', seat, koin, surface, x, y };
}

const PLACES_PER_SLIP = 4;

/** Uniform among the sizes in hand that can be laid. */
function randomSize(view: View, seat: Seat, random: Random): Size {
  const hand = handOf(view, seat);
  let sizes = 0;
  let count = 0;
  for (let size = LARGE; size < SIZES.length; size++) {
    if (countOf(hand, size) === 0 || (carriers(view, size) === 0 && !canBePlaced(view, size))) continue;
    sizes |= 1 << size;
    count++;
  }
  for (let skip = count > 1 ? random.below(count) : 0; skip > 0; skip--) sizes &= sizes - 1;
  return 31 - Math.clz32(sizes & -sizes);
}

function randomStack(view: View, seat: Seat, koin: Size, random: Random): Stack {
  let skip = random.below(carriers(view, koin));
  for (let surface = 0; ; surface++) {
    const piles = view.surfaces[surface] as readonly Pile[];
    for (let pile = 0; pile < piles.length; pile++)
      if (carries(piles[pile] as Pile, koin) && skip-- === 0) return { do: 'stack', seat, koin, surface, pile };
  }
}

/** Any position within the edge, free or not. */
function slip(view: View, seat: Seat, koin: Size, random: Random): Place {
  const span = highEnd(koin) - lowEnd(koin) + 1;
  const anywhere = (): number => lowEnd(koin) + random.below(span);
  return { do: 'place', seat, koin, surface: random.below(view.surfaces.length), x: anywhere(), y: anywhere() };
}
