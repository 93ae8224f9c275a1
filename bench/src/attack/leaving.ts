import { newTable } from '../server-setup.js';
import { send } from './guest-socket.js';
import { type Attack, FRAMES_A_SECOND, repeatOver } from './hostile.js';

/** Leaves a game and returns to it, again and again. */
export const leaveAndReturn: Attack = async (attacker, { server }) => {
  const cookie = await attacker.guest();
  const host = { cookie, from: attacker.from };
  const table = await newTable(server, host, ['open', 'easy', 'easy'], { clock: 'brisk', start: 'at-once' });
  const socket = await attacker.socket(cookie);
  let turn = 0;
  await repeatOver(attacker, socket, FRAMES_A_SECOND, () =>
    send(socket, { do: turn++ % 2 === 0 ? 'leave' : 'return', table }),
  );
};
