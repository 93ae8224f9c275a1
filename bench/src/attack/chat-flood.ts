import { send } from './guest-socket.js';
import { type Attack, FRAMES_A_SECOND, repeatOver } from './hostile.js';

/** Talks without a pause at a table that others watch. */
export const floodChat: Attack = async (attacker, { longTable }) => {
  const socket = await attacker.socket(await attacker.guest());
  const text = 'x'.repeat(280);
  await repeatOver(attacker, socket, FRAMES_A_SECOND, () => send(socket, { do: 'say', table: longTable, text }));
};
