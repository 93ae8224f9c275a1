import { coinsOfKind, countOf, EMPTY } from '../kernel/coins.js';
import { COPPER, GOLD, METALS, type Metal, SILVER } from '../kernel/metals.js';
import { change, type Metals, valueOfMetal, worthOf } from './pieces.js';

/** The coins that a plunderer takes from the loot, and gives back from the booty as change. */
export interface Share {
  readonly take: Metals;
  readonly give: Metals;
}

const NOTHING: Share = { take: EMPTY, give: EMPTY };

/** P8: the value that a copper fortune owes each plunderer, computed once before anyone takes. */
export const owedEach = (pile: Metals, plunderers: number): number => Math.trunc(worthOf(pile) / plunderers);

/** The share of the next plunderer; `before` is the loot before the first took, `pile` the loot now. */
export function shareOf(
  fortune: Metal,
  owed: number,
  before: Metals,
  pile: Metals,
  booty: Metals,
  plunderers: number,
): Share {
  switch (fortune) {
    case COPPER:
      return byValue(owed, pile, booty);
    case SILVER:
      return byCount(before, plunderers);
    default:
      return plunderers === 1 ? { take: pile, give: EMPTY } : NOTHING;
  }
}

/** P6: gold, then silver, then copper; a coin for which the difference is paid is the last one taken. */
function byValue(owed: number, pile: Metals, booty: Metals): Share {
  let left = owed;
  let take = EMPTY;
  for (let metal = GOLD; metal >= COPPER; metal--) {
    const value = valueOfMetal(metal);
    const outright = Math.min(countOf(pile, metal), Math.trunc(left / value));
    take += coinsOfKind(metal, outright);
    left -= outright * value;
    if (left === 0) break;
    if (countOf(pile, metal) === outright) continue;
    const give = change(booty, value - left);
    if (give !== EMPTY) return { take: take + coinsOfKind(metal), give };
  }
  return { take, give: EMPTY };
}

/** The same number of coins of each metal; the remainder stays. */
function byCount(pile: Metals, plunderers: number): Share {
  let take = EMPTY;
  for (let metal = 0; metal < METALS.length; metal++)
    take += coinsOfKind(metal, Math.trunc(countOf(pile, metal) / plunderers));
  return { take, give: EMPTY };
}
