import type { GameFacts } from '../kernel/game.js';

export const facts = {
  id: 'coin-set',
  name: 'Coin Set',
  seats: { least: 1, most: 8 },
  phases: {
    search: { secret: false, order: 'race' },
    point: { secret: false, order: 'turns' },
    turn: { secret: false, order: 'turns' },
  },
  makers: { designers: 'Ninja Print' },
} as const satisfies GameFacts;
