import type { CDPSession, Page } from '@playwright/test';
import { startEndpoint, type TestBrowser } from '../../packages/server/test/alerts/push-service.ts';
import { gather } from '../support/online/gather.ts';
import type { Person } from '../support/online/people.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';

/**
 * The real service worker of the build, and messages that the server has really sent, encrypted, to a push service on
 * this machine. The test carries them from one to the other: Chromium's own push service needs the network. Chromium
 * without a window shows no notifications and allows none, so what is shown is noted instead.
 */

/** Has the page's browser subscribe at the push service of the test. */
async function subscribesHere(page: Page, { subscription }: TestBrowser): Promise<void> {
  await page.addInitScript((made) => {
    // Likewise: permission is 'denied' there, whatever is granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    let active: object | null = null;
    const given = {
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: async () => {
        active = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => active,
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (typeof applicationServerKey !== 'string' || applicationServerKey.length !== 87) throw new Error('no key');
        active = given;
        return given;
      },
    });
  }, subscription);
}

/** Gives messages to the page's service worker, as a push service does. */
async function pushTo(page: Page): Promise<(message: unknown) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const origin = new URL(page.url()).origin;
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}

/** Notes what the service worker of a browser shows, and closes. */
async function noteNotices({ context }: Person) {
  const [found] = context.serviceWorkers();
  const worker = found ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    let notices: { tag: string }[] = [];
    Object.assign(registration, {
      showNotification: async (title: string, options: NotificationOptions & { tag: string }) => {
        const notice = { title, ...options, close: () => (notices = notices.filter((each) => each !== notice)) };
        notices = [...notices.filter(({ tag }) => tag !== options.tag), notice];
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        notices.filter((each) => tag === undefined || each.tag === tag),
    });
  });
  return () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, tag, data }) => ({ title, tag, url: data.url }));
    });
}

/** Plays with the page elsewhere, as another device would. */
const playUnseen = (page: Page, table: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const send = (command: object) =>
          socket.send(JSON.stringify({ id: `elsewhere-${Math.random()}`.replace('.', ''), table: id, ...command }));
        socket.onopen = () => send({ do: 'decide', step: { do: 'choose', side: 'skull' } });
        socket.onmessage = ({ data }) => {
          if (!String(data).includes('"kind":"answer"')) return;
          socket.close();
          done();
        };
      }),
    table,
  );

test('with the page closed a notification says that it is my turn, and goes when I have played elsewhere', async ({
  newPerson,
  newServer,
}) => {
  test.slow();
  const endpoint = await startEndpoint();
  try {
    const { url } = await newServer({ environment: { POUCH_PUSH_HOSTS: endpoint.origin } });
    const robin = await newPerson('Robin', { url });
    const ann = await newPerson('Ann', { url, serviceWorker: 'allowed' });
    const { page } = ann;
    const browser = endpoint.browser('ann');
    await subscribesHere(page, browser);
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const shown = await noteNotices(ann);
    const path = await gather([robin, ann], { clock: 'slow' });
    const table = path.replace('/table/', '');

    await press(
      page
        .getByRole('region', { name: 'When it’s my turn' })
        .getByRole('button', { name: 'Tell me when it’s my turn' }),
    );
    await expect(page.getByRole('region', { name: 'Notice' }).getByText('You’ll be told')).toBeVisible();
    const deliver = await pushTo(page);
    const turn = { kind: 'turn', table, game: 'Pirate Coins', turn: 0 };
    // While the table is before her eyes, nothing is shown, no matter who sends a message.
    await deliver(turn);
    await page.goto('/credits');
    expect(await shown()).toEqual([]);

    await expect.poll(() => endpoint.messagesFor(browser).length, { timeout: 60_000 }).toBe(1);
    await deliver(endpoint.messagesFor(browser)[0]);
    const notice = { title: 'Your turn in Pirate Coins', tag: `turn/${table}`, url: `${url}${path}` };
    await expect.poll(shown).toEqual([notice]);
    await deliver('nonsense');
    await deliver({ kind: 'done', table: 'AAAAAAAAAAAAAAAA', game: 'Koinz', turn: 5 });
    expect(await shown()).toEqual([notice]);

    await playUnseen(page, table);
    await expect.poll(() => endpoint.messagesFor(browser).length, { timeout: 60_000 }).toBe(2);
    await deliver(endpoint.messagesFor(browser)[1]);
    await expect.poll(shown).toEqual([]);
  } finally {
    await endpoint.close();
  }
});
