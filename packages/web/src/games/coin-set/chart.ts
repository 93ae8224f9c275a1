import { has } from '@pouch/rules';
import type { ChartData, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Types, View } from './types.ts';

const scores = (view: View): readonly number[] => view.won.map((coins) => coins.length);

/** Coins won from set to set; calls that failed are marks too, since they cost coins. */
export function chart(moments: readonly Moment<Types>[], first: View, names: Names): ChartData {
  const marks = [{ label: t('coin-set.chart.start'), moment: 0 }];
  const won: (readonly number[])[] = [scores(first)];
  const signs: ChartData['signs'][number][] = [];
  let sets = 0;
  for (const { number, events, view } of moments)
    for (const event of events) {
      if (event.event === 'set') {
        sets += 1;
        marks.push({ label: String(sets), moment: number });
        won.push(scores(view));
        signs.push({ moment: number, sign: 'set', text: t('coin-set.chart.set', { name: names.of(event.seat) }) });
      }
      if (event.event === 'no-set' || event.event === 'too-late')
        signs.push({ moment: number, sign: 'miss', text: t('coin-set.chart.miss', { name: names.of(event.seat) }) });
      if (event.event === 'gave-back') {
        marks.push({ label: '', moment: number });
        won.push(scores(view));
      }
      if (event.event === 'over')
        for (const [seat, coins] of view.won.entries())
          if (has(view.winners, seat) && coins.length > 0)
            signs.push({ moment: number, sign: 'win', text: names.of(seat) });
    }
  return {
    title: t('coin-set.chart.title'),
    marks,
    values: first.won.map((_, seat) => won.map((coins) => coins[seat] ?? 0)),
    signs,
  };
}
