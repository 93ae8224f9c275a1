import type { Narration, Reader } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import { noteWords } from './note.ts';
import type { Show } from './show.ts';
import type { Types, View } from './types.ts';

/** What one plays for. */
export const goal = ({ extra }: View): string => t(extra ? 'realm.goal.extra' : 'realm.goal');

/** What the last round brought. */
export const lastResult = (_moments: readonly Moment<Types>[], _reader: Reader): string | undefined => undefined;

/** What the stage says. */
export function narrate(show: Show, _view: View, { names }: Reader): Narration | undefined {
  return show.note === null ? undefined : { headline: noteWords(show.note, show, names), lead: 'none' };
}

/** Where skipping leads. */
export const skipTo = (_view: View): string => t('stage.skip');
