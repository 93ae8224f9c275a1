import { has, pirateInternals, type Seat } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Types, View } from './types.ts';
import { signed } from './words.ts';

const { worthOf } = pirateInternals;

type Moments = readonly Moment<Types>[];

/** What one player did and met with. */
export function figures(moments: Moments, first: View, seat: Seat): readonly (readonly [string, string])[] {
  let plunders = 0;
  let sallies = 0;
  let best = 0;
  let lost = 0;
  let before = first;
  for (const { events, view } of moments) {
    for (const event of events)
      if (event.event === 'revealed') {
        if (has(event.plunder, seat)) plunders++;
        if (has(event.sally, seat)) sallies++;
      } else if (event.event === 'plundered' && event.seat === seat)
        best = Math.max(best, worthOf(event.take) - worthOf(event.give));
      else if (event.event === 'attacked' && has(before.aboard, seat)) lost++;
    before = view;
  }
  return [
    [t('pirate.figure.plunders'), String(plunders)],
    [t('pirate.figure.best'), signed(best)],
    [t('pirate.figure.sallies'), String(sallies)],
    [t('pirate.figure.lost'), String(lost)],
  ];
}
