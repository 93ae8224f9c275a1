import { expect, it } from 'vitest';
import { lostLine, lostWords } from '../../src/online/lost-words.ts';
import online from '../../src/words/en/online.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';

addWords(online);
addWords(table);

const BID = 'Your bid hasn’t arrived yet';

it.each([
  [{ unsent: BID, left: 13_400 }, 'Your bid hasn’t arrived yet; 14 seconds left.'],
  [{ unsent: BID, left: 0 }, 'Your bid hasn’t arrived yet, and your time is up.'],
  [{ unsent: BID, left: undefined }, 'Your bid hasn’t arrived yet.'],
  [{ unsent: undefined, left: 9000 }, 'Connection lost; 9 seconds left to decide.'],
  [{ unsent: undefined, left: undefined }, 'Connection lost. Your game is safe.'],
])('while the line is lost: %o', (lost, words) => {
  expect(lostWords(lost)).toBe(words);
});

it('says when it is tried again', () => {
  expect(lostLine({ unsent: BID, left: 2000, retry: 3 })).toBe(
    'Your bid hasn’t arrived yet; 2 seconds left. Trying again in 3 s.',
  );
  expect(lostLine({ unsent: undefined, left: undefined, retry: 0 })).toMatch(/Trying again now\.$/);
});
