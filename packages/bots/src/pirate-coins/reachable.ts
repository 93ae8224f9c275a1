import { countOf, everyone, GOLD, METALS, NOBODY, pirateInternals } from '@pouch/rules';
import { isIntegerIn } from '../view-shape.js';

const { ALL_COINS, ATTACK, ROUNDS } = pirateInternals;

const isCoins = (value: unknown): boolean => isIntegerIn(value, 0, 2 ** 15 - 1);

/** Whether play can have led to this view: a search from a damaged one might never end. */
export function isReachable({
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
  if (!isIntegerIn(round, 1, ROUNDS) || aboard === NOBODY || (aboard & ~everyone(seats)) !== 0) return false;
  if (!isIntegerIn(starter, 0, seats - 1) || !isIntegerIn(fortune, 0, GOLD)) return false;
  if (booty.length !== seats || !stack.every((coin) => isIntegerIn(coin, 0, GOLD)) || stack.length !== ROUNDS - round)
    return false;
  const all = [...booty, loot, monsters, pouch];
  if (!all.every(isCoins)) return false;
  return METALS.every((_, metal) => {
    const coins = all.reduce((sum, coins) => sum + countOf(coins, metal), 0);
    return countOf(monsters, metal) < ATTACK && coins <= countOf(ALL_COINS, metal);
  });
}
