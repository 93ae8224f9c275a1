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

const { ATTACK, bootyOf, GOAL, owedEach, ROUNDS, shareOf, worthOf, rankKey } = pirateInternals;
type View = pirateInternals.View;

/** The estimated probability that another plunders: it grows with the pile up to this worth, within these bounds. */
const TEMPTING = 16;
const LEAST_CHANCE = 0.05;
const MOST_CHANCE = 0.6;
/** The worth still to be had after another has taken the pile, with no monsters on the table. */
const LEFTOVERS = 3;
/** With this many monsters an attack is certain. */
const LAST_MONSTER = 7;
/** The difference in worth that makes one choice e times as likely as the other. */
const TEMPERATURE = 0.3;

/**
 * Compares plundering now with plundering in the next turn, given an estimate of how many others plunder. In the last
 * round it takes nothing that cannot win.
 */
export function fairPlunders(view: View, seat: Seat, random: Random): boolean {
  if (view.loot === EMPTY) return false;
  const others = seatCount(view.aboard) - 1;
  if (others === 0 && worthOf(bootyOf(view, seat) + view.loot) >= GOAL) return true;
  if (view.round === ROUNDS && !wouldLead(view, seat)) return false;
  const gain = plundering(view, seat, others) - staying(view, others);
  return chanceOf(1 / (1 + Math.exp(-gain / TEMPERATURE)), random);
}

/** Whether the whole pile would put the seat in the lead. */
const wouldLead = (view: View, seat: Seat): boolean => {
  const mine = rankKey(bootyOf(view, seat) + view.loot);
  return view.booty.every((booty, other) => other === seat || mine >= rankKey(booty));
};

const plunderChance = (worth: number): number => Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, worth / TEMPTING));

/** The expected worth of plundering now. */
function plundering(view: View, seat: Seat, others: number): number {
  const chance = plunderChance(worthOf(view.loot));
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

/** The expected worth of plundering in the next turn. */
function staying({ loot, monsters, fortune }: View, others: number): number {
  const metal = fortune as Metal;
  const worth = worthOf(loot);
  const skull = evenShare(worth + pirateValue(metal), others);
  const monster = countOf(monsters, metal) === ATTACK - 1 ? 0 : evenShare(worth, others);
  const undisturbed = (1 - plunderChance(worth)) ** others;
  const leftovers = LEFTOVERS * (1 - sizeOf(monsters) / LAST_MONSTER);
  return (undisturbed * (skull + monster)) / 2 + (1 - undisturbed) * leftovers;
}

/** The expected even share of a pile of this worth. */
function evenShare(worth: number, others: number): number {
  const chance = plunderChance(worth);
  return (worth * (1 - (1 - chance) ** (others + 1))) / ((others + 1) * chance);
}
