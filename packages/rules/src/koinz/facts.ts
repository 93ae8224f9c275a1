import type { GameFacts } from '../kernel/game.js';

export const facts = {
  id: 'koinz',
  name: 'Koinz',
  seats: { least: 2, most: 4 },
  phases: {
    choose: { secret: false, order: 'turns' },
    lay: { secret: false, order: 'turns' },
  },
  makers: { designers: '3 Inch High Games' },
} as const satisfies GameFacts;
