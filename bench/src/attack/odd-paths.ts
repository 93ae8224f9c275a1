import { ROUTES } from '@pouch/protocol';
import type { Attack } from './hostile.js';

/** Tries codes through spellings of the path that a limit might not recognise. */

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The n-th of all codes. */
const codeAt = (number: number): string =>
  Array.from({ length: 4 }, (_, place) => LETTERS[Math.floor(number / LETTERS.length ** place) % LETTERS.length]).join(
    '',
  );

export const tryCodesByOddPaths: Attack = async (attacker, { server }) => {
  const { path } = ROUTES.findCode;
  const spellings = [
    path.replace('a', '%61'),
    path.replace('api', '%61%70%69'),
    path.replace('code', 'cod%65'),
    server.origin + path,
    server.origin + path.replace('p', '%70'),
  ];
  let tried = Math.floor(Math.random() * LETTERS.length ** 4);
  await attacker.repeat(200, 8, () => {
    tried++;
    const spelling = spellings[tried % spellings.length] ?? path;
    return attacker.ask(spelling, { method: 'POST', body: { code: codeAt(tried) } });
  });
};
