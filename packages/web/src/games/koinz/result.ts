import { has, koinzInternals, type Seat, seatsIn } from '@pouch/rules';
import type { Names, ResultWords } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { View } from './types.ts';
import { nameList, who } from './words.ts';

const { GOAL } = koinzInternals;

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

export function reason(view: View): string {
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
