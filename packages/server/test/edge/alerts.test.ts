import { describe, expect, test } from 'vitest';
import { newBrowser } from '../alerts/push-service.js';
import { newGuest, TestClient } from './client.js';
import { startServer, TABLE } from './server.js';

/** The routes of alerts; what they lead to is tested with the tables. */

const { subscription } = newBrowser('https://fcm.googleapis.com/fcm/send/abc');
const WEBHOOK = { path: `/api/tables/${TABLE}/webhook` };

describe('being told of turns', () => {
  test('is asked for by a signed-in browser, for the cookie that it has', async () => {
    const { url, tables, store } = await startServer({ publicUrl: 'https://pouch.example' });
    const guest = await newGuest(url);
    expect((await guest.ask('alerts')).body).toEqual({ key: expect.any(String), webhookHosts: ['chat.example'] });
    expect((await guest.ask('subscribe', { body: subscription })).status).toBe(204);
    const { guest: me } = (await guest.ask('me')).body as { guest: { id: string } };
    const [secret] = await store.secretsOf(me.id);
    expect(tables.asked).toEqual([[me, secret?.hash, 'https://pouch.example', subscription]]);
    expect((await guest.ask('unsubscribe', { body: { endpoint: subscription.endpoint } })).status).toBe(204);
    expect(tables.asked.at(-1)).toEqual([me, subscription.endpoint]);
  });

  test('is not for strangers, bots, or pages of other sites', async () => {
    const { url, tables } = await startServer();
    expect((await new TestClient(url).ask('subscribe', { body: subscription })).status).toBe(401);
    const guest = await newGuest(url);
    const { token } = (await guest.ask('makeBotToken')).body;
    const headers = { authorization: `Bearer ${token}` };
    expect((await guest.ask('subscribe', { body: subscription, headers })).status).toBe(403);
    const foreign = { origin: 'https://evil.example' };
    expect((await guest.ask('subscribe', { body: subscription, headers: foreign })).status).toBe(403);
    expect((await guest.ask('setWebhook', { ...WEBHOOK, body: { url: null }, headers: foreign })).status).toBe(403);
    expect(tables.asked).toEqual([]);
  });

  test.each([
    ['no keys', { endpoint: subscription.endpoint }],
    ['a long address', { ...subscription, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
    ['short keys', { ...subscription, keys: { ...subscription.keys, auth: 'abc' } }],
    ['more than it needs', { ...subscription, expirationTime: null }],
  ])('is refused with %s', async (_, body) => {
    const { url, tables } = await startServer();
    expect((await (await newGuest(url)).ask('subscribe', { body })).status).toBe(400);
    expect(tables.asked).toEqual([]);
  });
});

test('a webhook is for guests', async () => {
  const { url } = await startServer();
  expect((await new TestClient(url).ask('webhook', WEBHOOK)).status).toBe(401);
  const guest = await newGuest(url);
  expect((await guest.ask('webhook', WEBHOOK)).body).toMatchObject({ webhook: { host: 'chat.example', url: null } });
  expect((await guest.ask('setWebhook', { ...WEBHOOK, body: { url: null } })).body).toEqual({ webhook: null });
  expect((await guest.ask('setWebhook', { ...WEBHOOK, body: {} })).status).toBe(400);
});
