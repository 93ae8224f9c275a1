import { describe, expect, it } from 'vitest';
import { type PushEnvironment, pushSituation } from '../../src/online/push-situation.ts';

const chromium: PushEnvironment = {
  isSecure: true,
  isApplePhone: false,
  isInstalled: false,
  hasPush: true,
  permission: 'default',
  isSubscribed: false,
};
const iphone = { ...chromium, isApplePhone: true, hasPush: false, permission: undefined };

describe('whether a browser can be told of turns', () => {
  it.each([
    ['off until it is asked for', {}, 'off'],
    ['on when it is allowed and set up', { permission: 'granted', isSubscribed: true }, 'on'],
    ['off when it is only allowed', { permission: 'granted' }, 'off'],
    ['off when it is set up and no longer allowed', { isSubscribed: true }, 'off'],
    ['blocked', { permission: 'denied', isSubscribed: true }, 'denied'],
    [
      'not without HTTPS, whatever else is missing',
      { isSecure: false, hasPush: false, permission: 'denied' },
      'insecure',
    ],
    ['only while the page is open where there is no push', { hasPush: false }, 'page-off'],
    ['only while the page is open, and allowed', { hasPush: false, permission: 'granted' }, 'page-on'],
    ['not at all', { hasPush: false, permission: undefined }, 'unsupported'],
    ['only from the home screen of an iPhone', iphone, 'install'],
    ['from there like anywhere', { ...chromium, isApplePhone: true, isInstalled: true }, 'off'],
  ] as const)('%s', (_, change, situation) => {
    expect(pushSituation({ ...chromium, ...change })).toBe(situation);
  });
});
