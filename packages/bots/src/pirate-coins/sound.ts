import { countOf, GOLD, heapOf, METALS, pirateCoins, pirateParts } from '@pouch/rules';

const { ATTACK, ROUNDS } = pirateParts;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const ALL_COINS = heapOf([25, 25, 25]);
const isHeap = (value: unknown): boolean => isWhole(value, 0, 2 ** 15 - 1);

/**
 * Whether a view is of a position that can be played on from: a search in one that was damaged on its way here might
 * never end.
 */
export function isSound({
  seats,
  round,
  starter,
  booty,
  loot,
  monsters,
  pouch,
  fortune,
  stack,
}: pirateParts.View): boolean {
  if (!isWhole(seats, pirateCoins.seats.least, pirateCoins.seats.most) || !isWhole(round, 1, ROUNDS)) return false;
  if (!isWhole(starter, 0, seats - 1) || !isWhole(fortune, 0, GOLD)) return false;
  if (!Array.isArray(booty) || booty.length !== seats || !Array.isArray(stack)) return false;
  const heaps = [...booty, loot, monsters, pouch];
  if (!heaps.every(isHeap)) return false;
  return METALS.every((_, metal) => {
    const coins = heaps.reduce((sum, heap) => sum + countOf(heap, metal), 0);
    return countOf(monsters, metal) < ATTACK && coins <= countOf(ALL_COINS, metal);
  });
}
