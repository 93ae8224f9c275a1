import { has, realmInternals, type Seat } from '@pouch/rules';
import type { Hint } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Types, View } from './types.ts';

const isBidding = (view: View, seat: Seat): boolean => view.phase === 'bid' && has(view.unsealed, seat);

const isDeciding =
  (phase: View['phase']) =>
  (view: View, seat: Seat): boolean =>
    view.phase === phase && realmInternals.decider(view) === seat;

/** For somebody's first game: each is shown once, when it first applies. */
export const hints: readonly Hint<Types>[] = [
  { id: 'faces', applies: isBidding, text: () => t('realm.hint.faces', { goal: realmInternals.GOAL }) },
  { id: 'bid', applies: isBidding, text: () => t('realm.hint.bid') },
  { id: 'swoop', applies: isDeciding('swoop'), text: () => t('realm.hint.swoop') },
  { id: 'appease', applies: isDeciding('appease'), text: () => t('realm.hint.appease') },
  { id: 'forfeit', applies: isDeciding('forfeit'), text: () => t('realm.hint.forfeit') },
];
