import { koinzInternals } from '@pouch/rules';
import type { ChartData, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { plain } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { tell } from './log.ts';
import type { Event, EventOf, Types, View } from './types.ts';

const { GOAL } = koinzInternals;

const isScored = (event: Event): event is EventOf<'scored'> => event.event === 'scored';

/** Surfaces won by round. */
export function chart(moments: readonly Moment<Types>[], first: View, names: Names): ChartData {
  const ends = moments.filter(({ events }) => events.some(isScored));
  const values = first.won.map((won, seat) => [won, ...ends.map(({ view }) => view.won[seat] ?? 0)]);
  const signs = ends.map(({ number, events }) => {
    const scored = events.filter(isScored);
    const before = moments.find((moment) => moment.number === number - 1)?.view ?? first;
    return {
      moment: number,
      sign: scored.some(({ winner }) => winner !== null) ? ('win' as const) : ('tie' as const),
      text: scored.map((event) => plain(tell(event, names, before)?.text ?? '')).join(' '),
    };
  });
  return {
    title: t('koinz.chart.title'),
    marks: [
      { label: t('koinz.chart.start'), moment: 0 },
      ...ends.map(({ number }, index) => ({ label: String(index + 1), moment: number })),
    ],
    values,
    ...(first.variant === 'classic' ? { goal: GOAL } : {}),
    signs,
  };
}
