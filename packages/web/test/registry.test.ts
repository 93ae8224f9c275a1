import { GAMES } from '@pouch/rules';
import { expect, it } from 'vitest';
import { ABOUT, GAME_IDS } from '../src/games/registry.ts';

it('home knows the games as the rules do', () => {
  expect(GAME_IDS).toEqual(Object.keys(GAMES));
  for (const { id, name, seats } of Object.values(GAMES))
    expect(ABOUT[id as keyof typeof ABOUT]).toMatchObject({ id, name, seats });
});
