import type { Rank } from '../../replay/standing.ts';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';

/** My own result first; who watched, or shares the device, reads who won. The figure after mine is the one to beat. */
export function headlineOf(placings: readonly Rank[], names: Names, scores: 'told' | 'untold'): string {
  const winners = placings.filter(({ won }) => won);
  const [first] = winners;
  if (first === undefined) return t('ending.over');
  const me = placings.find(({ seat }) => names.isYou(seat));
  const next = Math.max(0, ...placings.filter(({ won }) => !won).map(({ score }) => score));
  const { score } = me ?? first;
  const isTold = scores === 'told';
  if (me !== undefined && !me.won) {
    const about = { rank: me.rank, score, best: first.score };
    return t(isTold ? 'ending.you-came' : 'ending.you-came-plain', about);
  }
  if (me !== undefined) {
    if (winners.length > 1) return t(isTold ? 'ending.you-share' : 'ending.you-share-plain', { score });
    return t(isTold ? 'ending.you-win' : 'ending.you-win-plain', { score, next });
  }
  if (winners.length > 1) {
    const all = andList(winners.map(({ seat }) => names.of(seat)));
    return t(isTold ? 'ending.share-win' : 'ending.share-win-plain', { names: all, score });
  }
  return t(isTold ? 'ending.wins' : 'ending.wins-plain', { name: names.of(first.seat), score, next });
}

/** Over the headline: 'Second place'. */
export function placeWords(subject: Rank | undefined, placings: readonly Rank[]): string {
  if (subject === undefined || placings.length === 1) return t('ending.over');
  const isShared = placings.filter(({ rank }) => rank === 1).length > 1;
  return subject.rank === 1 && isShared ? t('ending.shared-place') : t('ending.place', { rank: subject.rank });
}
