import { countOf, has, pirateInternals } from '@pouch/rules';
import type { Hint } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { chosenSide } from './choice.ts';
import type { Types } from './types.ts';

/** For somebody's first game: what can be done and what is seen, one thing at a time. */
export const hints: readonly Hint<Types>[] = [
  { id: 'choose', applies: (view) => view.phase === 'choose', text: () => t('pirate.hint.choose') },
  {
    id: 'fortune',
    applies: (view) => view.phase === 'choose' && view.turn > 1,
    text: () => t('pirate.hint.fortune'),
  },
  {
    id: 'warning',
    applies: ({ fortune, monsters }) => fortune !== null && countOf(monsters, fortune) === pirateInternals.ATTACK - 1,
    text: () => t('pirate.hint.warning'),
  },
  {
    id: 'change',
    applies: (view, seat) => view.phase === 'choose' && chosenSide(view, seat) !== undefined,
    text: () => t('pirate.hint.change'),
  },
  {
    id: 'ashore',
    applies: (view, seat) => view.phase === 'choose' && !has(view.aboard, seat),
    text: () => t('pirate.hint.ashore'),
  },
];
