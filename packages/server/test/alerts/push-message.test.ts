import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pushRequest, vapidKeys } from '../../src/alerts/push-message.js';
import { decrypted, newBrowser, signedClaims } from './push-service.js';

const kept = new Map<string, string>();
const store = {
  keep: async (name: string, value: string) => {
    if (!kept.has(name)) kept.set(name, value);
    return kept.get(name) as string;
  },
};
const keys = await vapidKeys(store);
const now = 1_800_000_000_000;

function requestTo(endpoint: string, kind: 'turn' | 'done' = 'turn') {
  const browser = newBrowser(endpoint);
  const body = JSON.stringify({ kind, table: 'AAAAAAAAAAAAAAAA', game: 'Koinz', turn: 1 });
  const { endpoint: to, keys: own } = browser.subscription;
  const subscription = { id: 'id', endpoint: to, ...own, site: 'https://pouch.example' };
  const push = { id: 'x', table: 'AAAAAAAAAAAAAAAA', body, at: now, attempts: 0, until: now + 60_000, subscription };
  return { browser, body, request: pushRequest(push, keys, now) };
}

describe('a push message', () => {
  test('is decrypted as in the example of RFC 8291, appendix A, by what reads messages in these tests', () => {
    const browser = createECDH('prime256v1');
    browser.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const message =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(decrypted(browser, 'BTBZMqHH6r4Tts7J_aSIgg', Buffer.from(message, 'base64url'))).toBe(
      'When I grow up, I want to be a watermelon',
    );
  });

  test('can be read by the browser that it is for, and by no other', () => {
    const { browser, body, request } = requestTo('https://fcm.googleapis.com/fcm/send/abc');
    const message = request?.body as Buffer;
    const { auth } = browser.subscription.keys;
    expect(decrypted(browser.keys, auth, message)).toBe(body);
    expect(message.toString('latin1')).not.toContain('Koinz');
    expect(() => decrypted(newBrowser('https://fcm.googleapis.com/x').keys, auth, message)).toThrow();
  });

  test('is signed by this server for that push service (RFC 8292), and says how long it is worth keeping', () => {
    const { request } = requestTo('https://updates.push.services.mozilla.com/wpush/v2/abc');
    const { claims, key } = signedClaims(request?.headers.authorization ?? '');
    expect(key).toBe(keys.publicKey);
    expect(claims).toMatchObject({
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'https://pouch.example',
    });
    // At most 24 hours.
    expect(Number(claims.exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
    expect(request?.headers).toMatchObject({
      ttl: '60',
      topic: 'AAAAAAAAAAAAAAAA',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
  });

  test('that shows nothing is not sent to a push service that ends subscriptions for that', () => {
    expect(requestTo('https://web.push.apple.com/abc', 'done').request).toBeUndefined();
    expect(requestTo('https://web.push.apple.com/abc', 'turn').request).toBeDefined();
    expect(requestTo('https://fcm.googleapis.com/abc', 'done').request).toBeDefined();
  });

  test('is signed with the same keys after a restart', async () => {
    expect(await vapidKeys(store)).toEqual(keys);
  });
});
