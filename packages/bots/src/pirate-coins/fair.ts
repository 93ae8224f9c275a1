import {
  countOf,
  EMPTY,
  type Metal,
  pirateInternals,
  pirateValue,
  type Random,
  type Seat,
  seatCount,
  sizeOf,
} from '@pouch/rules';
import { chanceOf } from '../sampling.js';

const { ATTACK, bootyOf, GOAL, owedEach, ROUNDS, shareOf, worthOf, standing } = pirateInternals;
type View = pirateInternals.View;

/** The guess of how likely another plunders: it grows with the pile up to this worth, between these bounds. */
const IRRESISTIBLE = 16;
const SELDOM = 0.05;
const OFTEN = 0.6;
/** What can still be had, more or less, when somebody else has taken the pile and no monster lies there yet. */
const LEFTOVERS = 3;
/** With so many monsters on the table one is sure to attack. */
const LAST_MONSTER = 7;
/** Little is left to chance: this much difference in worth nearly makes up one's mind. */
const RESOLVE = 0.3;

/**
 * A casual player: weighs what plundering brings now against what it will bring in the next turn, by a guess of how
 * many others plunder; looks no further. In the last round, takes nothing that cannot win.
 */
export function fairPlunders(view: View, seat: Seat, random: Random): boolean {
  if (view.loot === EMPTY) return false;
  const others = seatCount(view.aboard) - 1;
  if (others === 0 && worthOf(bootyOf(view, seat) + view.loot) >= GOAL) return true;
  if (view.round === ROUNDS && !wouldLead(view, seat)) return false;
  const gain = plundering(view, seat, others) - staying(view, others);
  return chanceOf(1 / (1 + Math.exp(-gain / RESOLVE)), random);
}

/** Whether the whole pile would put the seat first. */
const wouldLead = (view: View, seat: Seat): boolean => {
  const mine = standing(bootyOf(view, seat) + view.loot);
  return view.booty.every((booty, other) => other === seat || mine >= standing(booty));
};

const guess = (worth: number): number => Math.min(OFTEN, Math.max(SELDOM, worth / IRRESISTIBLE));

/** The worth that plundering brings, averaged over how many of the others do so too. */
function plundering(view: View, seat: Seat, others: number): number {
  const chance = guess(worthOf(view.loot));
  let sum = 0;
  let ways = 1;
  for (let count = 0; count <= others; count++) {
    sum += ways * chance ** count * (1 - chance) ** (others - count) * shareWorth(view, seat, count + 1);
    ways = (ways * (others - count)) / (count + 1);
  }
  return sum;
}

function shareWorth({ fortune, loot, booty }: View, seat: Seat, plunderers: number): number {
  const owed = owedEach(loot, plunderers);
  const { take, give } = shareOf(fortune as Metal, owed, loot, loot, booty[seat] ?? EMPTY, plunderers);
  return worthOf(take) - worthOf(give);
}

/** The worth to be had by plundering in the next turn instead. */
function staying({ loot, monsters, fortune }: View, others: number): number {
  const metal = fortune as Metal;
  const worth = worthOf(loot);
  const skull = evenShare(worth + pirateValue(metal), others);
  const monster = countOf(monsters, metal) === ATTACK - 1 ? 0 : evenShare(worth, others);
  const undisturbed = (1 - guess(worth)) ** others;
  const leftovers = LEFTOVERS * (1 - sizeOf(monsters) / LAST_MONSTER);
  return (undisturbed * (skull + monster)) / 2 + (1 - undisturbed) * leftovers;
}

/** A pile of this worth divided evenly by all who plunder, averaged over how many of the others do so too. */
function evenShare(worth: number, others: number): number {
  const chance = guess(worth);
  return (worth * (1 - (1 - chance) ** (others + 1))) / ((others + 1) * chance);
}
