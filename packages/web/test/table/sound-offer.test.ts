import { expect, test } from 'vitest';
import { afterAnswer, isSoundOffered } from '../../src/table/sound-offer.ts';

const OPEN = { sound: 'off', soundOffer: 'open' } as const;
const PLAYS = { pace: 'turns', plays: true } as const;

test('sound is offered to a player whose device has not answered', () => {
  expect(isSoundOffered(OPEN, PLAYS)).toBe(true);
});

test('never in a race, to a spectator, or to somebody who hears it already', () => {
  expect(isSoundOffered(OPEN, { ...PLAYS, pace: 'race' })).toBe(false);
  expect(isSoundOffered(OPEN, { ...PLAYS, plays: false })).toBe(false);
  expect(isSoundOffered({ ...OPEN, sound: 'on' }, PLAYS)).toBe(false);
});

test('once, whatever the answer', () => {
  for (const sound of ['on', 'off'] as const)
    expect(isSoundOffered({ ...OPEN, ...afterAnswer(sound) }, PLAYS)).toBe(false);
});
