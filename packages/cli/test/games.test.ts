import { GAMES, hasSecrets, isRace } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { TERMINAL_GAMES } from '../src/games/index.js';

describe.each(Object.values(GAMES))('$name at the terminal', (game) => {
  const { dialogue, usualSeats } = TERMINAL_GAMES[game.id as keyof typeof GAMES];

  test('is played as a race exactly if it has one', () => {
    expect(dialogue.kind).toBe(isRace(game) ? 'race' : 'turns');
    expect(game.race !== undefined).toBe(isRace(game));
  });

  test('has words for secret decisions', () => {
    if (hasSecrets(game)) expect(dialogue).toHaveProperty('words');
  });

  test('has a usual number of seats that the rules allow', () => {
    expect(usualSeats).toBeGreaterThanOrEqual(game.seats.least);
    expect(usualSeats).toBeLessThanOrEqual(game.seats.most);
  });
});
