import type { RaceRules } from '../kernel/race.js';

/** Everybody searches at once; whoever calls first points alone (S9), and waits after a failed call (S11). */
export const race: RaceRules = {
  call: 'call',
  pass: 'agree',
  failed: ['no-set', 'too-late'],
  layout: ['dealt', 'set', 'all-turned', 'turned'],
  found: ['set'],
  foundSeconds: 1.2,
};
