import { expect, test } from 'vitest';
import { pouchHere } from './pouch.js';

/** A steady round of one koin that ends because both players forfeit after two fouls. */
const FORFEITED = {
  format: 'pouch-record/1',
  game: 'koinz',
  seats: 2,
  options: { hand: 'steady' },
  steps: [
    { chance: 'first', seat: 0 },
    { seat: 0, do: 'choose', large: 1 },
    { seat: 1, do: 'choose', medium: 1 },
    { seat: 0, do: 'choose', small: 1 },
    { seat: 1, do: 'choose', surfaces: 1 },
    { seat: 0, do: 'place', koin: 'large', surface: 0, x: 60, y: 60 },
    ...[1, 1, 0, 0].map((seat) => ({ seat, do: 'place', koin: 'medium', surface: 0, x: 62, y: 90 })),
  ],
};

test('[K12] a round ended by fouls is shown without the last koin', async () => {
  const { stdout, status } = await pouchHere(['show', '-'], JSON.stringify(FORFEITED));
  expect(status).toBe(0);
  expect(stdout).toContain('Surface 1: Seat 0 3; Seat 0 wins it');
  expect(stdout).toContain('Seat 0  0 won  in hand 1 medium, 1 small');
});
