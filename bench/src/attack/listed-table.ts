import { newTable } from '../server-setup.js';
import { send } from './guest-socket.js';
import { type Attack, repeatOver } from './hostile.js';

/** Changes a listed table ten times a second, while many people look at the lobby. */
export const changeListedTable: Attack = async (attacker, { server }) => {
  const cookie = await attacker.guest();
  const host = { cookie, from: attacker.from };
  const table = await newTable(server, host, ['open', 'open', 'open'], { visibility: 'listed' });
  const socket = await attacker.socket(cookie);
  let words = 0;
  await repeatOver(attacker, socket, 10, () => send(socket, { do: 'word', table, word: `word ${words++}` }));
};
