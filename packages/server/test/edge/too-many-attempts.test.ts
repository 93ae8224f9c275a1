import { expect, test } from 'vitest';
import { tooManyAttempts } from '../../src/edge/too-many-attempts.js';

test.each([
  [0.4, '1 s'],
  [14, '14 s'],
  [59.2, 'a minute'],
  [61, '2 minutes'],
  [1500, '25 minutes'],
  [3566, 'an hour'],
  [3601, '2 hours'],
])('after %d s a rate limit says when to try again: %s', (seconds, wait) => {
  expect(tooManyAttempts(seconds)).toBe(`Too many attempts. Try again in ${wait}.`);
});
