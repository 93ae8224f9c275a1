import type { Attack } from './hostile.js';

/** Asks for the record and the log of a long table, as nobody in particular. */
export const readLongRecords: Attack = async (attacker, { longTable }) => {
  let turn = 0;
  await attacker.repeat(9, 4, () => attacker.ask(`/api/tables/${longTable}/${turn++ % 2 === 0 ? 'record' : 'log'}`));
};
