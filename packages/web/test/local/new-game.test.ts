import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSave } from '../../src/local/new-game.ts';
import { BOT, person, seeded } from './tables.ts';

test('bots have names of their own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Mara', 'sol ', 'BRAM', 'Ottilie'), { maxLength: 4 }),
      fc.nat(),
      (names, n) => {
        const people = [...new Set(names)].map(person);
        const bots = Array.from({ length: 8 - people.length }, () => BOT);
        const { players, id, seats } = newSave({ game: 'coin-set', players: [...people, ...bots] }, 0, seeded(n));
        expect(new Set(players.map(({ name }) => name.trim().toLowerCase())).size).toBe(8);
        expect(seats).toBe(8);
        expect(id).toMatch(/^[a-z]{10}$/);
      },
    ),
  );
});
