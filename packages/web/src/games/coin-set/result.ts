import { has, coinSetInternals as internals, type Seat, seatsIn } from '@pouch/rules';
import { addTime, bestTimes } from '../../device/best-times.ts';
import type { Save } from '../../device/save.ts';
import type { Names, ResultWords } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { learnPace } from './stored-pace.ts';
import type { View } from './types.ts';
import { bestWords, listOf, youOf } from './words.ts';

export const score = (view: View, seat: Seat): number => internals.wonBy(view, seat).length;

export function result(view: View, names: Names): ResultWords {
  const scores = view.won.map((coins) => coins.length);
  if (view.seats === 1)
    return { title: t('coin-set.result.alone', { sets: (scores[0] ?? 0) / internals.SET }), reason: aloneWords(view) };
  const ending = view.ending === null ? '' : t(`coin-set.over.${view.ending}`);
  const top = Math.max(...scores);
  const winners = seatsIn(view.winners);
  const [first] = winners;
  if (top === 0) return { title: t('coin-set.result.nobody'), reason: `${ending} ${t('coin-set.result.equal')}` };
  if (winners.length > 1 || first === undefined)
    return {
      title: t('coin-set.result.shared', { names: listOf(names, winners, 'coin-set.you'), coins: top }),
      reason: `${ending} ${t('coin-set.result.equal')}`,
    };
  const second = Math.max(...scores.filter((_, seat) => !has(view.winners, seat)));
  const to = t('coin-set.result.to', { first: top, second });
  return {
    title: t('coin-set.result.wins', { ...youOf(names, first), scores: to }),
    reason: `${ending} ${t('coin-set.result.most')}`,
  };
}

/** Alone: why it ended, and how it compares with the best game. Which game this is can be told by the address alone. */
export function aloneWords(view: View): string {
  const ending = view.ending === null ? '' : t(`coin-set.over.alone.${view.ending}`);
  const [best] = bestTimes();
  if (best === undefined) return ending;
  const told = bestWords(best);
  const isThis = globalThis.location?.pathname.endsWith(`/${best.id}`) === true;
  const comparison = isThis ? t('coin-set.result.new-best', { time: told }) : t('coin-set.result.best', { best: told });
  return `${ending} ${comparison}`;
}

/** S5: alone it is a game against the clock. */
export function finished(save: Save): void {
  const { id, seats, seconds, updatedAt, result: over } = save;
  learnPace(save);
  if (seats === 1) addTime({ id, sets: (over?.scores[0] ?? 0) / internals.SET, seconds, date: updatedAt });
}
