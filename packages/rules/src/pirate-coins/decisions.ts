import type { Random } from '../kernel/random.js';
import { has, lowestSeat, type Seat } from '../kernel/seats.js';
import { SIDES } from './pieces.js';
import { chosen, type View } from './state.js';
import type { Choose } from './steps.js';

export const check = (view: View, { seat }: Choose): string | undefined =>
  view.phase === 'choose' && has(view.aboard, seat) ? undefined : 'You’re ashore until the next round';

export function* choices(view: View, seat: Seat): Generator<Choose> {
  if (view.phase !== 'choose' || !has(view.aboard, seat)) return;
  for (const side of SIDES) yield { do: 'choose', seat, side };
}

/** By seat: the choices of random players, allocated once. */
const MONSTERS: readonly Choose[] = [0, 1, 2, 3, 4].map((seat) => ({ do: 'choose', seat, side: 'monster' }));
const SKULLS: readonly Choose[] = [0, 1, 2, 3, 4].map((seat) => ({ do: 'choose', seat, side: 'skull' }));

/** Monster with probability 1/4. */
export function sample(view: View, random: Random): Choose {
  const seat = lowestSeat(view.aboard & ~chosen(view));
  return (random.below(4) === 0 ? MONSTERS[seat] : SKULLS[seat]) as Choose;
}
