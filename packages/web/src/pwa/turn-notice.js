/* A part of the service worker: what it does with messages about turns, and with pressed notifications. */

/** Of the catalogue, put in by the build (vite/pwa.ts). */
const WORDS = __WORDS__;
const NEWEST_KEY = '/api/alerts';
const SUBSCRIBE = '/api/alerts/subscribe';

self.addEventListener('push', (event) => event.waitUntil(receive(event.data?.text() ?? '')));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()));

async function receive(text) {
  const message = readMessage(text);
  if (message === undefined) return;
  const { kind, table, game, turn } = message;
  const tag = `turn/${table}`;
  if (kind === 'done') {
    for (const notice of await self.registration.getNotifications({ tag }))
      if (!(notice.data?.turn > turn)) notice.close();
    return;
  }
  const url = `${self.location.origin}/table/${table}`;
  const isLookedAt = (await openPages()).some(
    (page) => page.url.split(/[?#]/)[0] === url && page.visibilityState === 'visible',
  );
  if (isLookedAt) return;
  await self.registration.showNotification(WORDS.title.replace('{game}', game), {
    body: WORDS.body,
    tag,
    icon: '/icons/pouch-192.png',
    data: { url, turn },
  });
}

/** Undefined if it is no message of this version. */
function readMessage(text) {
  try {
    const { kind, table, game, turn } = JSON.parse(text);
    const isKnown = (kind === 'turn' || kind === 'done') && /^[\w-]{16}$/.test(table);
    return isKnown && typeof game === 'string' && typeof turn === 'number' ? { kind, table, game, turn } : undefined;
  } catch {
    return undefined;
  }
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The push service has ended a subscription: the server is told the new one. */
async function subscribeAgain() {
  const { key } = await (await fetch(NEWEST_KEY)).json();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch(SUBSCRIBE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

self.addEventListener('notificationclick', (event) => {
  const url = event.notification.data?.url;
  event.notification.close();
  if (typeof url !== 'string') return;
  event.waitUntil(
    openPages().then((open) => {
      const there = open.find((page) => page.url.split(/[?#]/)[0] === url);
      return there === undefined ? self.clients.openWindow(url) : there.focus();
    }),
  );
});
