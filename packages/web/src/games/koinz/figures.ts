import { koinzInternals, type Seat } from '@pouch/rules';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Event, Types, View } from './types.ts';

const { ownerOf, topOf } = koinzInternals;

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
