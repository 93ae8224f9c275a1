import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import type { Heading, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { View } from './types.ts';

export const heading = (view: View): Heading => ({
  // The first coins lie covered before it is drawn which they are.
  round: t('coin-set.bag', { count: view.table.length === 0 ? view.bagCount - view.toDeal : view.bagCount }),
  phase: phaseWords(view),
  phases: [],
  now: 0,
});

function phaseWords({ phase }: View): string {
  switch (phase) {
    // Dealing is over before it could be read.
    case 'deal':
    case 'search':
      return t('coin-set.phase.search');
    case 'point':
      return t('coin-set.phase.point');
    case 'turn':
      return t('coin-set.phase.turn');
    case 'over':
      return t('coin-set.phase.over');
  }
}

/** What one plays for. */
export const goal = ({ seats }: Pick<View, 'seats'>): string =>
  t(seats === 1 ? 'coin-set.goal.alone' : 'coin-set.goal');

export function chapter(view: View): string {
  switch (view.phase) {
    case 'deal':
      return 'set-up';
    case 'search':
      if (view.stage !== 'open') return 'turning';
      return view.agreed === 0 ? 'sets' : 'no-set';
    case 'point':
      return 'call';
    case 'turn':
      return 'turning';
    case 'over':
      return view.seats === 1 ? 'alone' : 'end';
  }
}

/** The search is told once: after that, what happens says enough. */
export function prompt(view: View, seat: Seat): string | undefined {
  switch (view.phase) {
    case 'search':
      return isFirstLook(view) ? t('coin-set.prompt.first') : undefined;
    case 'point':
      return view.caller === seat ? t('coin-set.prompt.point', { seconds: view.pointSeconds }) : undefined;
    case 'turn':
      return view.turner === seat ? t('coin-set.prompt.turn') : undefined;
    case 'deal':
    case 'over':
      return undefined;
  }
}

export const isFirstLook = ({ stage, won, table, agreed }: View): boolean =>
  stage === 'open' && agreed === 0 && table.length === internals.SPREAD && won.every((coins) => coins.length === 0);

/** `pointed`: whose coins are seen one by one although the game has gone on. */
export function waiting(view: View, names: Names, pointed?: Seat): string {
  if (pointed !== undefined) return t('coin-set.waiting.point', { name: names.of(pointed) });
  if (view.phase === 'point' && view.caller !== null)
    return t('coin-set.waiting.point', { name: names.of(view.caller) });
  if (view.phase === 'turn') return t('coin-set.waiting.turn', { name: names.of(view.turner) });
  return t('coin-set.waiting.search');
}
