import type { Narration, Reader } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Types, View } from './types.ts';

/** What one plays for. */
export const goal = (_view: View): string => t('koinz.goal');

/** What the last round brought. */
export const lastResult = (_moments: readonly Moment<Types>[], _reader: Reader): string | undefined => undefined;

/** What the stage says. */
export const narrate = (): Narration | undefined => undefined;

/** Where skipping leads. */
export const skipTo = (_view: View): string => t('stage.skip');
