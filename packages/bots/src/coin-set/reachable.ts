import { COIN_SET_COINS, everyone, coinSetInternals as internals } from '@pouch/rules';
import { isIntegerIn } from '../view-shape.js';

/** Whether play can have led to this view: every coin exists, and none is there twice. */
export function isReachable({ seats, phase, table, bag, agreed, caller, turner }: internals.View): boolean {
  if (bag.length !== COIN_SET_COINS || !isIntegerIn(agreed, 0, everyone(seats)) || !isIntegerIn(turner, 0, seats - 1))
    return false;
  if (
    !table.every(
      (lying) => isIntegerIn(lying, 0, 255) && isIntegerIn(internals.faceUp(lying), 0, 2 * COIN_SET_COINS - 1),
    )
  )
    return false;
  const lying = new Set(table.map((each) => internals.coinOf(internals.faceUp(each))));
  if (lying.size !== table.length || [...lying].some((coin) => bag[coin] !== false)) return false;
  switch (phase) {
    case 'point':
      return isIntegerIn(caller, 0, seats - 1) && table.length >= internals.SET;
    case 'turn':
      return table.some((each) => !internals.isTurned(each));
    default:
      return phase === 'search';
  }
}
