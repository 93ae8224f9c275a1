import { has, koinzInternals } from '@pouch/rules';
import type { Hint } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Types } from './types.ts';

const { carriers, SMALL } = koinzInternals;

/** For somebody's first games. */
export const hints: readonly Hint<Types>[] = [
  // What a surface and a win are comes before any numbers.
  {
    id: 'goal',
    applies: (view) => view.phase === 'choose' && view.variant === 'classic',
    text: () => t('koinz.hint.goal'),
  },
  {
    id: 'goal-sudden-death',
    applies: (view) => view.phase === 'choose' && view.variant === 'sudden-death',
    text: () => t('koinz.hint.goal-sudden-death'),
  },
  {
    id: 'choose',
    applies: (view, seat) => view.phase === 'choose' && view.first === seat && view.kit.length === 0,
    text: () => t('koinz.hint.choose'),
  },
  { id: 'take', applies: (view) => view.phase === 'lay', text: () => t('koinz.hint.take') },
  {
    id: 'stack',
    applies: (view, seat) => view.phase === 'lay' && has(view.active, seat) && carriers(view, SMALL) > 0,
    text: () => t('koinz.hint.stack'),
  },
  {
    id: 'steady',
    applies: (view) => view.phase === 'lay' && view.hand === 'steady',
    text: () => t('koinz.hint.steady'),
  },
];
