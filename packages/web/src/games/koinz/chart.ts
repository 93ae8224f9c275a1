import { koinzInternals, type Seat } from '@pouch/rules';
import type { ChartData, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { plain } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { tell } from './log.ts';
import type { Event, EventOf, Types, View } from './types.ts';

const { GOAL, ownerOf, topOf } = koinzInternals;

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

/** A few figures about one player's game. */
export function figures(
  moments: readonly Moment<Types>[],
  first: View,
  seat: Seat,
): readonly (readonly [string, string])[] {
  const counts = { laid: 0, stacked: 0, covered: 0, won: 0, passed: 0, fouls: 0 };
  let before = first;
  for (const { events, view } of moments) {
    for (const event of events) count(counts, event, before, seat);
    before = view;
  }
  return [
    [t('koinz.figure.won'), String(counts.won)],
    [t('koinz.figure.laid'), String(counts.laid)],
    [t('koinz.figure.stacked'), String(counts.stacked)],
    [t('koinz.figure.covered'), String(counts.covered)],
    [t('koinz.figure.passed'), String(counts.passed)],
    ...(first.hand === 'steady' ? [[t('koinz.figure.fouls'), String(counts.fouls)] as const] : []),
  ];
}

interface Counts {
  laid: number;
  stacked: number;
  covered: number;
  won: number;
  passed: number;
  fouls: number;
}

function count(counts: Counts, event: Event, before: View, seat: Seat): void {
  switch (event.event) {
    case 'placed':
      if (event.seat === seat) counts.laid++;
      return;
    case 'stacked': {
      const pile = before.surfaces[event.surface]?.[event.pile];
      const below = pile === undefined ? undefined : ownerOf(pile, topOf(pile));
      if (event.seat === seat) {
        counts.laid++;
        if (below !== seat) counts.stacked++;
      } else if (below === seat) counts.covered++;
      return;
    }
    case 'scored':
      if (event.winner === seat) counts.won++;
      return;
    case 'passed-over':
      if (event.seat === seat) counts.passed++;
      return;
    case 'fouled':
      if (event.seat === seat) counts.fouls++;
      return;
    case 'first':
    case 'chose':
    case 'forfeited':
    case 'out':
    case 'round-begun':
    case 'over':
      return;
  }
}
