import { type Device, RequestRefused } from '@pouch/protocol';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guestNote } from '../../src/device/guest.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import { become, type Means, secretIn } from '../../src/pages/device/become.ts';
import { fileName } from '../../src/pages/settings/device-data.ts';
import { newLink, signOut } from '../../src/pages/settings/device-link.ts';
import { devicesAt, deviceWords, hasOthers, signOutOthers } from '../../src/pages/settings/signed-in.ts';
import common from '../../src/words/en/common.json';
import settings from '../../src/words/en/settings.json';
import { addWords, t } from '../../src/words/t.ts';

beforeAll(() => {
  addWords(common);
  addWords(settings);
});

const SECRET = 'a-Z_9'.padEnd(43, 'x');
const ROBIN = { id: 'me', name: 'Robin', crest: 3 };
const refused = new RequestRefused('Too many links', 429, undefined);
const noAnswer = async (): Promise<never> => {
  throw new TypeError('fetch failed');
};

describe('a link for another device', () => {
  type Server = Parameters<typeof newLink>[0];
  const server = (change: Partial<Server['api']> = {}): Server => ({
    guest: async () => ROBIN,
    here: (millis) => millis - 500,
    api: { linkDevice: async () => ({ url: '', secret: SECRET, until: 10_000 }), ...change },
  });

  test("has its secret after the #, and ends by this device's clock", async () => {
    expect(await newLink(server(), 'https://pouch.example')).toEqual({
      url: `https://pouch.example/device#${SECRET}`,
      until: 9500,
    });
  });

  test('is read at the other end', async () => {
    const link = await newLink(server(), 'https://pouch.example');
    expect('url' in link && secretIn(new URL(link.url).hash)).toBe(SECRET);
  });

  test('says why there is none', async () => {
    expect(await newLink(server({ linkDevice: async () => refused }), '')).toEqual({ failed: 'Too many links' });
    expect(await newLink({ ...server(), guest: async () => refused }, '')).toEqual({ failed: 'Too many links' });
    expect(await newLink({ ...server(), guest: noAnswer }, '')).toEqual({ failed: t('settings.needs-connection') });
  });

  test('signing out says what went wrong, or nothing', async () => {
    expect(await signOut({ api: { signOut: async () => ({ guest: null }) } })).toBeUndefined();
    expect(await signOut({ api: { signOut: async () => refused } })).toBe('Too many links');
    expect(await signOut({ api: { signOut: noAnswer } })).toBe(t('settings.needs-connection'));
  });
});

describe('signed-in devices', () => {
  const device = (part: Partial<Device> = {}): Device => ({
    id: 'abcdefghijklmnop',
    kind: 'browser',
    since: Date.UTC(2026, 2, 5, 12),
    current: false,
    ...part,
  });
  const [here, there, bot] = [device({ current: true }), device(), device({ kind: 'bot' })];

  test('are told in words', () => {
    expect([here, there, bot].map(deviceWords)).toEqual([
      'This browser, since 5 March 2026',
      'Another browser, since 5 March 2026',
      'A program with your bot token, since 5 March 2026',
    ]);
  });

  test('others can be signed out only if there are some', () => {
    expect(hasOthers([here, there])).toBe(true);
    expect(hasOthers([here, bot])).toBe(false);
  });

  test('are what the server answers, or why it does not', async () => {
    const api = { devices: async () => ({ devices: [here, there] }), signOutOthers: async () => ({ devices: [here] }) };
    expect(await devicesAt({ api })).toEqual([here, there]);
    expect(await signOutOthers({ api })).toEqual([here]);
    expect(await devicesAt({ api: { ...api, devices: async () => refused } })).toEqual({ failed: 'Too many links' });
    expect(await signOutOthers({ api: { ...api, signOutOthers: noAnswer } })).toEqual({
      failed: t('settings.needs-connection'),
    });
  });
});

describe('the other end of the link', () => {
  const log: unknown[] = [];
  const means = (redeemLink: Means['api']['redeemLink']): Means => ({
    api: { redeemLink },
    texts: memoryTexts(),
    dropLink: () => log.push('dropped'),
    change: (change) => log.push(change),
  });
  beforeEach(() => {
    log.length = 0;
  });

  test.each(['', '#', `#${SECRET.slice(1)}`, `#${SECRET}x`, `#${SECRET.slice(1)} `, SECRET])(
    'no secret is in %j',
    (hash) => {
      expect(secretIn(hash)).toBeUndefined();
    },
  );

  test('makes this device that guest, by name and crest, and drops the used link', async () => {
    const there = means(async () => ({ guest: ROBIN }));
    expect(await become(SECRET, there)).toEqual({ is: 'done', name: 'Robin' });
    expect(log).toEqual(['dropped', { name: 'Robin', crest: 3 }]);
    expect(guestNote(there.texts)).toBe('tables');
  });

  test('a guest without a name stays without one here', async () => {
    await become(
      SECRET,
      means(async () => ({ guest: { ...ROBIN, name: t('me.guest') } })),
    );
    expect(log).toContainEqual({ name: '', crest: 3 });
  });

  test('what fails changes nothing, and the link can be tried again', async () => {
    const used = means(async () => refused);
    expect(await become(SECRET, used)).toEqual({ is: 'refused', reason: 'Too many links' });
    expect(await become(SECRET, means(noAnswer))).toEqual({ is: 'no-connection' });
    expect(
      await become(
        SECRET,
        means(async () => ({ guest: null })),
      ),
    ).toEqual({ is: 'no-connection' });
    expect(log).toEqual([]);
    expect(guestNote(used.texts)).toBe('never');
  });
});

test('a copy is named after its day', () => {
  expect(fileName(new Date('2026-03-05T23:30:00Z'))).toBe('pouch-2026-03-05.json');
});
