import type { Reader } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Types } from './types.ts';
import { setWords, youOf } from './words.ts';

/** The last set: who took it, and what it had in common. Nothing before the first one. */
export function lastResult(moments: readonly Moment<Types>[], { names }: Reader): string | undefined {
  for (const { events } of moments.toReversed())
    for (const event of events.toReversed())
      if (event.event === 'set')
        return t('coin-set.last', { ...youOf(names, event.seat), what: setWords(event.coins) });
  return undefined;
}
