import type { LookupAddress, lookup } from 'node:dns';
import { Refusal } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress, isPublicKey, pushDestination, webhookDestination } from '../../src/alerts/destinations.js';
import { post } from '../../src/alerts/post.js';
import { newBrowser, startEndpoint, type TestEndpoint } from './push-service.js';

/** What a stranger can make this server send to: push services of browsers, and what the operator allows. */

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('%s is known', (address) => expect(pushDestination(address, [])).toBe('public'));

  test.each([
    ['http', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['a name hidden behind a user', 'https://fcm.googleapis.com@127.0.0.1/'],
    ['a user', 'https://mara@fcm.googleapis.com/'],
    ['another name that ends like it', 'https://evilfcm.googleapis.com.example/'],
    ['another name that begins like it', 'https://fcm.googleapis.com.example/'],
    ['a domain that ends like it', 'https://evilpush.apple.com/'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback as a name', 'https://localhost/'],
    ['loopback as a number', 'https://2130706433/'],
    ['loopback in IPv6', 'https://[::1]/'],
    ['a private network', 'https://10.0.0.1/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'push'],
  ])('is not %s', (_, address) => expect(pushDestination(address, [])).toBeUndefined());

  test('may be one that the operator names: that one only, with its scheme and port', () => {
    const allowed = ['http://127.0.0.1:9000'];
    expect(pushDestination('http://127.0.0.1:9000/push/1', allowed)).toBe('trusted');
    for (const other of ['http://127.0.0.1:9001/', 'https://127.0.0.1:9000/', 'http://localhost:9000/'])
      expect(pushDestination(other, allowed)).toBeUndefined();
  });

  test('takes keys that a message can be encrypted for', () => {
    expect(isPublicKey(newBrowser('https://x.example').subscription.keys.p256dh)).toBe(true);
    expect(isPublicKey('B'.repeat(87))).toBe(false);
  });
});

describe('the address of a webhook', () => {
  const allowed = ['https://chat.example', 'http://10.0.0.7:8065'];
  test('is at a host that the operator allows', () => {
    expect(webhookDestination(' https://chat.example/hooks/1 '.trim(), allowed)).toBeInstanceOf(URL);
    expect(webhookDestination('http://10.0.0.7:8065/hooks/1', allowed)).toBeInstanceOf(URL);
  });
  test.each([
    'http://chat.example/hooks/1',
    'https://chat.example:444/',
    'https://chat.example@127.0.0.1/',
    'https://mara:pw@chat.example/',
    'https://chat.example.evil.example/',
    'http://10.0.0.7/',
    'ftp://chat.example/',
    'chat',
  ])('is not %s', (address) => expect(webhookDestination(address, allowed)).toBeInstanceOf(Refusal));
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::200e', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['a name', false],
])('the address %s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

describe('when it connects', () => {
  let endpoint: TestEndpoint;
  beforeEach(async () => {
    endpoint = await startEndpoint();
  });
  afterEach(() => endpoint.close());

  const leadsTo = (...found: LookupAddress[]): typeof lookup =>
    ((_: string, __: object, callback: (error: null, found: LookupAddress[]) => void) =>
      callback(null, found)) as unknown as typeof lookup;
  const send = (destination: 'public' | 'trusted', resolve?: typeof lookup) =>
    post({
      url: endpoint.origin.replace('127.0.0.1', 'push.test'),
      headers: {},
      body: 'x',
      destination,
      timeoutMs: 5000,
      ...(resolve && { resolve }),
    });

  test('a name that leads to this machine by then is not connected to', async () => {
    const local = { address: '127.0.0.1', family: 4 };
    expect(await send('public', leadsTo(local))).toEqual({ status: undefined, retryAfterMs: undefined });
    expect(await send('public', leadsTo({ address: '8.8.8.8', family: 4 }, local))).toMatchObject({
      status: undefined,
    });
    expect(await send('public', leadsTo())).toMatchObject({ status: undefined });
    expect(endpoint.received).toEqual([]);
  });

  const direct = (timeoutMs = 5000) =>
    post({ url: endpoint.origin, headers: {}, body: 'x', destination: 'trusted', timeoutMs });

  test('redirects are not followed, and the body of the answer is not read', async () => {
    endpoint.answer = ({ path }) =>
      path === '/' ? { status: 302, headers: { location: `${endpoint.origin}/secret` } } : { status: 200 };
    expect(await direct()).toMatchObject({ status: 302 });
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/']);
  });

  test('it gives up on who does not answer', async () => {
    endpoint.answer = () => 'never';
    expect(await direct(50)).toMatchObject({ status: undefined });
  });
});
