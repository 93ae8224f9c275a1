import { LIMIT_SETTINGS } from '../../src/config.js';

/** An environment without limits. */
export const UNLIMITED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(LIMIT_SETTINGS).map(({ variable }) => [variable, '1000000000']),
);
