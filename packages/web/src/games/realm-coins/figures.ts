import { realmInternals, type Seat, sizeOf } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Types, View } from './types.ts';

const { poolValue } = realmInternals;

interface Best {
  readonly value: number;
  readonly round: number;
}

const better = (best: Best | undefined, value: number, round: number): Best =>
  best === undefined || value > best.value ? { value, round } : best;

/** Some figures about one player's game. */
export function figures(
  moments: readonly Moment<Types>[],
  first: View,
  seat: Seat,
): readonly (readonly [string, string])[] {
  let { round } = first;
  let won = 0;
  let ranked = 0;
  let knights = 0;
  let paid = 0;
  let highest: Best | undefined;
  let swoop: Best | undefined;
  for (const { events, view } of moments)
    for (const event of events) {
      if (event.event === 'round-begun') round = view.round;
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.event === 'collected') won++;
      else if (event.event === 'ranked') {
        ranked++;
        highest = better(highest, event.value, round);
      } else if (event.event === 'swooped') swoop = better(swoop, poolValue(event.take) - poolValue(event.give), round);
      else if (event.event === 'knights-home') knights += event.knights;
      else if (event.event === 'appeased') paid += sizeOf(event.coins);
    }
  const best = (of: Best | undefined, sign: 'signed' | 'plain'): string =>
    of === undefined
      ? t('realm.figure.none')
      : t('realm.figure.best', {
          value: sign === 'signed' && of.value > 0 ? `+${of.value}` : String(of.value).replace('-', '−'),
          round: of.round,
        });
  return [
    [t('realm.figure.pools'), t('realm.figure.of', { count: won, all: ranked })],
    [t('realm.figure.highest'), best(highest, 'plain')],
    [t('realm.figure.swoop'), best(swoop, 'signed')],
    [t('realm.figure.knights'), String(knights)],
    [t('realm.figure.paid'), t('realm.figure.coins', { count: paid })],
  ];
}
