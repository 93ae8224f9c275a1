import { countOf, pirateInternals } from '@pouch/rules';
import type { Hint } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Types } from './types.ts';

const { ATTACK, GOAL } = pirateInternals;

/** For somebody's first game: what can be done and what is seen, one thing at a time. */
export const hints: readonly Hint<Types>[] = [
  { id: 'choose', applies: (view) => view.phase === 'choose', text: () => t('pirate.hint.choose', { goal: GOAL }) },
  {
    id: 'fortune',
    applies: (view) => view.phase === 'choose' && view.turn > 1,
    text: () => t('pirate.hint.fortune'),
  },
  {
    id: 'warning',
    applies: ({ fortune, monsters }) => fortune !== null && countOf(monsters, fortune) === ATTACK - 1,
    text: () => t('pirate.hint.warning'),
  },
];
