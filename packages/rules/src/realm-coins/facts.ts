import type { GameFacts } from '../kernel/game.js';

export const facts = {
  id: 'realm-coins',
  name: 'Realm Coins',
  seats: { least: 2, most: 5 },
  phases: {
    bid: { secret: true, order: 'turns' },
    forfeit: { secret: false, order: 'turns' },
    swoop: { secret: false, order: 'turns' },
    appease: { secret: false, order: 'turns' },
  },
  makers: { designers: 'Matthew Kloth and Michelle Martino', publisher: 'Mused Fable LLC' },
  licence: {
    name: 'Creative Commons Attribution-ShareAlike 3.0 Unported',
    short: 'CC BY-SA 3.0',
    url: 'https://creativecommons.org/licenses/by-sa/3.0',
  },
} as const satisfies GameFacts;
