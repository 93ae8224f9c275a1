import { ROUTES } from '@pouch/protocol';
import { koinz } from '@pouch/rules';
import { nextId } from '../server-setup.js';
import type { Attack } from './hostile.js';

/** Starts games in which only bots play, one after another. */
export const startBotTables: Attack = async (attacker) => {
  const cookie = await attacker.guest();
  await attacker.repeat(9, 4, () => {
    const seats = Array.from({ length: koinz.seats.most }, () => 'sharp');
    const body = { id: nextId(), game: koinz.id, seats, maker: 'watches', start: 'at-once' };
    return attacker.ask(ROUTES.makeTable.path, { method: 'POST', cookie, body });
  });
};
