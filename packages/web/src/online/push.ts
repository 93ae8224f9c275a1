import { RequestRefused } from '@pouch/protocol';
import { t } from '../words/t.ts';
import { type PushSituation, pushSituation } from './push-situation.ts';
import type { Server } from './server.ts';

/** This browser's push subscription. The browser keeps it; the server is told of it again at each visit. */

const INSTALL_MILLIS = 10_000;

export type PushServer = Pick<Server, 'guest'> & {
  readonly api: Pick<Server['api'], 'alerts' | 'subscribe' | 'unsubscribe'>;
};

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager?.getSubscription()) ?? null;

/** iPads say that they are Macs, but are touched. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export async function situation(): Promise<PushSituation> {
  return pushSituation({
    isSecure: isSecureContext,
    isApplePhone: isApplePhone(),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    // On a first visit the service worker is still being installed.
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && !import.meta.env.DEV,
    permission: typeof Notification === 'function' ? Notification.permission : undefined,
    isSubscribed: (await subscription().catch(() => null)) !== null,
  });
}

/** Asks the browser, then tells the server where to send messages; the answer is what went wrong. */
export async function turnOn(server: PushServer): Promise<string | undefined> {
  if (typeof Notification !== 'function') return undefined;
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return undefined;
  try {
    const worker = await installed();
    const alerts = await server.api.alerts();
    if (alerts instanceof RequestRefused) return alerts.reason;
    const made = await subscribeWith(worker.pushManager, alerts.key);
    const refused = await tellServer(server, made);
    if (refused !== undefined) await made.unsubscribe();
    return refused;
  } catch {
    return t('alerts.failed');
  }
}

/** The service worker, which a first visit has to wait for; it rejects where there is none. */
const installed = (): Promise<ServiceWorkerRegistration> =>
  new Promise((found, failed) => {
    setTimeout(failed, INSTALL_MILLIS);
    navigator.serviceWorker.ready.then(found, failed);
  });

/** A subscription made with the keys of another server is of no use. */
async function subscribeWith(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function tellServer(server: PushServer, made: PushSubscription): Promise<string | undefined> {
  const { endpoint, keys } = made.toJSON();
  const me = await server.guest();
  if (me instanceof RequestRefused) return me.reason;
  const answer = await server.api.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
  return answer instanceof RequestRefused ? answer.reason : undefined;
}

/** The browser may belong to another guest by now, or the server have lost it. */
export async function renew(server: PushServer): Promise<void> {
  const made = await subscription().catch(() => null);
  if (made !== null) await tellServer(server, made).catch(() => undefined);
}

/** Ends this browser's subscription; the answer is what its endpoint was. */
export async function forget(): Promise<string | undefined> {
  const made = await subscription().catch(() => null);
  await made?.unsubscribe().catch(() => false);
  return made?.endpoint;
}

export async function turnOff(server: PushServer): Promise<undefined> {
  const endpoint = await forget();
  if (endpoint === undefined) return;
  // If the server cannot be reached, the push service tells it at the next message.
  await server.api.unsubscribe(endpoint).catch(() => undefined);
}
