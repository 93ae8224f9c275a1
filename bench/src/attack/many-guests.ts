import { ROUTES } from '@pouch/protocol';
import type { Attack } from './hostile.js';

/** Becomes a new guest again and again. */
export const becomeManyGuests: Attack = async (attacker) => {
  let names = 0;
  await attacker.repeat(50, 8, () =>
    attacker.ask(ROUTES.makeGuest.path, { method: 'POST', body: { name: `Guest ${names++}` } }),
  );
};
