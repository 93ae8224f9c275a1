import type { Narration } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { View } from './types.ts';

/** A race has no stage: what comes of a call is told in the dock, beside the running game. */
export const narrate = (): Narration | undefined => undefined;

/** Where skipping leads. */
export const skipTo = (_view: View): string => t('stage.skip');
