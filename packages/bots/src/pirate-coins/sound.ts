import { countOf, everyone, GOLD, METALS, NOBODY, pirateInternals } from '@pouch/rules';
import { isWhole } from '../members.js';

const { ALL_COINS, ATTACK, ROUNDS } = pirateInternals;

const isCoins = (value: unknown): boolean => isWhole(value, 0, 2 ** 15 - 1);

/**
 * Whether a view is of a position that can be played on from: a search in one that was damaged on its way here might
 * never end.
 */
export function isSound({
  seats,
  round,
  aboard,
  starter,
  booty,
  loot,
  monsters,
  pouch,
  fortune,
  stack,
}: pirateInternals.View): boolean {
  if (!isWhole(round, 1, ROUNDS) || aboard === NOBODY || (aboard & ~everyone(seats)) !== 0) return false;
  if (!isWhole(starter, 0, seats - 1) || !isWhole(fortune, 0, GOLD)) return false;
  if (booty.length !== seats || !stack.every((coin) => isWhole(coin, 0, GOLD)) || stack.length !== ROUNDS - round)
    return false;
  const heaps = [...booty, loot, monsters, pouch];
  if (!heaps.every(isCoins)) return false;
  return METALS.every((_, metal) => {
    const coins = heaps.reduce((sum, heap) => sum + countOf(heap, metal), 0);
    return countOf(monsters, metal) < ATTACK && coins <= countOf(ALL_COINS, metal);
  });
}
