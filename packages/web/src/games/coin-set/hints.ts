import { coinSet, has } from '@pouch/rules';
import type { Hint } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { isFirstLook } from './heading.ts';
import type { Types } from './types.ts';

export const hints: readonly Hint<Types>[] = [
  {
    id: 'call',
    applies: (view) => view.phase === 'search' && isFirstLook(view),
    text: () => t('coin-set.hint.call', { seconds: coinSet.options.pointSeconds.default }),
  },
  {
    id: 'agree',
    applies: ({ phase, agreed }, seat) => phase === 'search' && agreed !== 0 && !has(agreed, seat),
    text: () => t('coin-set.hint.agree'),
  },
  {
    id: 'turn',
    applies: ({ phase, turner }, seat) => phase === 'turn' && turner === seat,
    text: () => t('coin-set.hint.turn'),
  },
];
