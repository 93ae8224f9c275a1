import { coinSetInternals as internals } from '@pouch/rules';
import type { Show } from '../../src/games/coin-set/show.ts';
import type { Types, View } from '../../src/games/coin-set/types.ts';
import type { KitLaw } from './law.ts';

/** In a race the table is always the newest view; a call is played out over it, and nothing of that lasts. */
const lasting = (): unknown => 'nothing';

/** Coins of a call lie on the table, or are shown once more before the pile they already count for. */
function coins({ call }: Show, view: View): Readonly<Record<string, number>> {
  const lying = view.table.map((coin) => internals.coinOf(internals.faceUp(coin)));
  const bag = view.bag.flatMap((isIn, coin) => (isIn ? [coin] : []));
  const pile = call?.came === 'set' ? internals.wonBy(view, call.seat) : [];
  const shown = (call?.coins ?? []).map(({ face }) => internals.coinOf(face));
  const elsewhere = shown.filter((coin) => !lying.includes(coin) && !pile.includes(coin));
  const counts: Record<string, number> = {};
  for (const coin of [...lying, ...bag, ...view.won.flat(), ...elsewhere]) counts[coin] = (counts[coin] ?? 0) + 1;
  return counts;
}

export const law: KitLaw<Types, Show> = { lasting, coins };
