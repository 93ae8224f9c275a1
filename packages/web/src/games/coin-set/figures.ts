import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import { traitsOf } from './traits.ts';
import type { Types, View } from './types.ts';

/** A few figures about one player's game. */

export function figures(
  moments: readonly Moment<Types>[],
  _first: View,
  seat: Seat,
): readonly (readonly [string, string])[] {
  const events = moments.flatMap((moment) => moment.events);
  const sets = events.filter((event) => event.event === 'set');
  const own = sets.filter((event) => event.seat === seat);
  const missed = events.filter(
    (event) => (event.event === 'no-set' || event.event === 'too-late') && event.seat === seat,
  ).length;
  const back = events.reduce(
    (sum, event) => (event.event === 'gave-back' && event.seat === seat ? sum + event.coins.length : sum),
    0,
  );
  const jokers = own.filter(({ coins }) => coins.some(internals.isJoker)).length;
  const hardest = own.filter(({ coins }) => traitsOf(coins).every(({ is }) => is === 'different')).length;
  let row = 0;
  let longest = 0;
  for (const event of sets) {
    row = event.seat === seat ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  const numbers: readonly (readonly [string, number])[] = [
    [t('coin-set.figure.sets'), own.length],
    [t('coin-set.figure.missed'), missed],
    [t('coin-set.figure.back'), back],
    [t('coin-set.figure.jokers'), jokers],
    [t('coin-set.figure.hardest'), hardest],
    [t('coin-set.figure.row'), longest],
  ];
  return numbers.map(([label, value]) => [label, String(value)]);
}
