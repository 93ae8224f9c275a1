import { has, koinzInternals, type Seat, seatsIn } from '@pouch/rules';
import type { ChartData, Names, ResultWords } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { plain } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { tell } from './tell.ts';
import type { KoinzEvent, KoinzTypes, View } from './types.ts';
import { nameList, who } from './words.ts';

const { GOAL, ownerOf, topOf } = koinzInternals;

type KoinzMoment = Moment<KoinzTypes>;

/** Surfaces won; where the last one left wins, whether somebody is still in. */
export function score(view: View, seat: Seat): number {
  if (view.variant === 'classic') return view.won[seat] ?? 0;
  return has(view.phase === 'over' ? view.winners : view.active, seat) ? 1 : 0;
}

export function result(view: View, names: Names): ResultWords {
  const winners = seatsIn(view.winners);
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return { title: t('koinz.result.shared', { names: nameList(names, winners) }), reason: reason(view) };
  if (view.variant === 'sudden-death')
    return { title: t('koinz.result.win-plain', who(names, winner)), reason: reason(view) };
  const best = view.won[winner] ?? 0;
  const next = Math.max(...view.won.filter((_, seat) => seat !== winner));
  const title = t('koinz.result.win', { ...who(names, winner), score: t('koinz.tell.score', { best, next }) });
  return { title, reason: reason(view) };
}

function reason(view: View): string {
  const { round } = view;
  switch (view.ending) {
    case 'five-surfaces':
      return t(view.won.filter((count) => count >= GOAL).length > 1 ? 'koinz.result.five-more' : 'koinz.result.five', {
        round,
      });
    case 'playoff':
      return t('koinz.result.playoff', { round });
    case 'last-left':
      return t('koinz.result.last-left', { round });
    case 'round-limit':
      return t('koinz.result.limit', { round });
    case null:
      return '';
  }
}

const isScored = (event: KoinzEvent): event is Extract<KoinzEvent, { event: 'scored' }> => event.event === 'scored';

/** Surfaces won by round. */
export function chart(moments: readonly KoinzMoment[], first: View, names: Names): ChartData {
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
  moments: readonly KoinzMoment[],
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

function count(counts: Counts, event: KoinzEvent, before: View, seat: Seat): void {
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
