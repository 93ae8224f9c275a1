import { expect, test } from 'vitest';
import { tryAgain } from '../../src/edge/try-again.js';

test.each([
  [0.4, '1 s'],
  [14, '14 s'],
  [59.2, 'a minute'],
  [61, '2 minutes'],
  [1500, '25 minutes'],
  [3566, 'an hour'],
  [3601, '2 hours'],
])('after %d s a rate limit says when to try again: %s', (seconds, wait) => {
  expect(tryAgain('Too many codes', seconds)).toBe(`Too many codes. Try again in ${wait}.`);
});
