import { has, koinzInternals } from '@pouch/rules';
import type { Hint } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Types } from './types.ts';

const { carriers, SMALL } = koinzInternals;

/** For somebody's first games. */
export const hints: readonly Hint<Types>[] = [
  { id: 'choose', applies: (view) => view.phase === 'choose', text: () => t('koinz.hint.choose') },
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
