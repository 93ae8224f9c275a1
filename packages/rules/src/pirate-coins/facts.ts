import type { GameFacts } from '../kernel/game.js';

export const facts = {
  id: 'pirate-coins',
  name: 'Pirate Coins',
  seats: { least: 2, most: 5 },
  phases: {
    choose: { secret: true, order: 'turns' },
  },
  makers: { designers: 'Matthew Kloth and Michelle Martino' },
  // The printed rules show the Creative Commons mark without naming a licence.
  licence: { name: 'Creative Commons', url: 'https://creativecommons.org' },
} as const satisfies GameFacts;
