import type { RaceRules } from '../kernel/race.js';

/** All seats search at once. The first to call points alone (S9), and is barred after a failed call (S11). */
export const race: RaceRules = {
  startSeconds: 3,
  call: 'call',
  pass: 'agree',
  failed: ['no-set', 'too-late'],
  layout: ['dealt', 'set', 'all-turned', 'turned'],
  found: ['set'],
  foundSeconds: 1.2,
};
