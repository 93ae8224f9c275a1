import { bestTimes } from '../../device/best-times.ts';
import type { GameDescriptor } from '../../table/descriptor.ts';
import { clockTime } from '../../words/clock-time.ts';
import words from '../../words/en/about-coin-set.json';
import type table from '../../words/en/coin-set.json';
import type learn from '../../words/en/learn-coin-set.json';
import { t } from '../../words/t.ts';
import { card } from './card.ts';

export type Words = typeof words & typeof table & typeof learn;

export const descriptor: GameDescriptor = {
  words,
  card,
  emblem: { x: 150, y: 79, width: 106 },
  // S5: the best time alone; games against others have no figure.
  best: () => {
    const [best] = bestTimes();
    return best && { label: t('game.coin-set.best', { sets: best.sets }), value: clockTime(best.seconds) };
  },
  usualSeats: 3,
  // S5: alone it is a game against the clock.
  alone: () => {
    const [best] = bestTimes();
    return best === undefined
      ? t('game.coin-set.no-best-time')
      : t('game.coin-set.best-time', { sets: best.sets, time: clockTime(best.seconds) });
  },
  optionWords: {
    pointSeconds: (seconds) => t('game.coin-set.option.point', { seconds }),
    agreeSeconds: (seconds) => t('game.coin-set.option.agree', { seconds }),
  },
  optionsSentence: ({ pointSeconds: point = 0, agreeSeconds: agree = 0 }) =>
    t('game.coin-set.options', { point, agree }),
  loadKit: () => import('./index.ts'),
  loadRules: () => import('./learn.ts'),
};
