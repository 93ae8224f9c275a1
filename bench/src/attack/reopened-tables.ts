import { send } from './guest-socket.js';
import { type Attack, FRAMES_A_SECOND, repeatOver } from './hostile.js';

/** Opens a long table from its beginning, again and again. */
export const reopenLongTable: Attack = async (attacker, { longTable }) => {
  const socket = await attacker.socket(await attacker.guest());
  await repeatOver(attacker, socket, FRAMES_A_SECOND, () =>
    send(socket, { do: 'open', table: longTable, since: 0, form: 'record' }),
  );
};
