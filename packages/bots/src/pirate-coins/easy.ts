import { countOf, type Metal, pirateInternals, type Random } from '@pouch/rules';
import { chanceOf } from '../sampling.js';

const { ATTACK, worthOf } = pirateInternals;

/** The worth at which easy plunders half of the time. */
const TEMPTING = 7;
/** How gradually it makes up its mind. */
const TEMPERATURE = 2;
/** The bonus to the pile's worth when the next flip may be an attack. */
const THREAT_BONUS = 2;

/** A beginner: takes a pile that looks good, sooner under threat, and ignores the other players. */
export function easyPlunders(view: pirateInternals.View, random: Random): boolean {
  const worth = worthOf(view.loot);
  if (worth === 0) return false;
  const threatened = countOf(view.monsters, view.fortune as Metal) === ATTACK - 1;
  const tempted = worth + (threatened ? THREAT_BONUS : 0) - TEMPTING;
  return chanceOf(1 / (1 + Math.exp(-tempted / TEMPERATURE)), random);
}
