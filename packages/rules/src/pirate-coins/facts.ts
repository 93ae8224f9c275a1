import type { GameFacts } from '../kernel/game.js';

export const facts = {
  id: 'pirate-coins',
  name: 'Pirate Coins',
  seats: { least: 2, most: 5 },
  phases: {
    choose: { secret: true, order: 'turns' },
  },
  makers: { designers: 'Matthew Kloth and Michelle Martino', publisher: 'Mused Fable LLC' },
  // The printed rules show the Creative Commons mark without naming a licence or a publisher.
  licence: {
    name: 'Creative Commons Attribution-ShareAlike 3.0 Unported',
    short: 'CC BY-SA 3.0',
    url: 'https://creativecommons.org/licenses/by-sa/3.0',
  },
  inferredFrom: 'Realm Coins',
} as const satisfies GameFacts;
