import type { Hint } from '../../table/kit.ts';
import type { Types } from './types.ts';

/** None: nothing may come up in a race. The guide and the dock say what can be done, before the coins are seen. */
export const hints: readonly Hint<Types>[] = [];
