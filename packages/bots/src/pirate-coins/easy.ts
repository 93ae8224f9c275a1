import { countOf, type Metal, pirateInternals, type Random } from '@pouch/rules';
import { chanceOf } from '../sampling.js';

const { ATTACK, worthOf } = pirateInternals;

/** The pile looks worth taking from about here on. */
const TEMPTING = 7;
/** How much the mood sways that. */
const MOOD = 2;
/** A monster that may attack at the next flip makes the pile look so much bigger. */
const FRIGHT = 2;

/** A beginner: grabs what looks like a good pile, sooner in a fright, and forgets that the others may do so too. */
export function easyPlunders(view: pirateInternals.View, random: Random): boolean {
  const worth = worthOf(view.loot);
  if (worth === 0) return false;
  const frightened = countOf(view.monsters, view.fortune as Metal) === ATTACK - 1;
  const tempted = worth + (frightened ? FRIGHT : 0) - TEMPTING;
  return chanceOf(1 / (1 + Math.exp(-tempted / MOOD)), random);
}
