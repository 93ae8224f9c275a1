import { LIMIT_SETTINGS } from '../../src/config.js';

/** An environment in which no limit is in the way: these tests ask more of a server than people may. */
export const UNLIMITED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(LIMIT_SETTINGS).map(({ variable }) => [variable, '1000000000']),
);
