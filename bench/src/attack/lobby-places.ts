import { ROUTES } from '@pouch/protocol';
import { pirateCoins } from '@pouch/rules';
import { nextId } from '../server-setup.js';
import type { Attack } from './hostile.js';

/** Creates listed tables until the lobby is full, and goes on. */
export const takeLobbyPlaces: Attack = async (attacker) => {
  const cookie = await attacker.guest();
  await attacker.repeat(9, 4, () => {
    const body = { id: nextId(), game: pirateCoins.id, seats: ['open', 'open', 'open'], visibility: 'listed' };
    return attacker.ask(ROUTES.makeTable.path, { method: 'POST', cookie, body });
  });
};
