import { type Notice, noticeTag } from './my-turn.ts';

/** The browser's notifications. Nobody is asked for them but by a press of their own. */

export const permission = (): NotificationPermission | undefined =>
  typeof Notification === 'function' ? Notification.permission : undefined;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Notifications of this page itself, where there is no service worker to have them. */
const own = new Map<string, Notification>();

export async function showNotice({ title, body, tag }: Notice, url: string): Promise<void> {
  const options = { body, tag, icon: '/icons/pouch-192.png', data: { url } };
  try {
    const registration = await registered();
    // Phones allow no others; pressed, it leads back here by `turn-notice.js`.
    if (registration?.active) return await registration.showNotification(title, options);
    const notice = new Notification(title, options);
    own.set(tag, notice);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // The tab's title and the bell say the same.
  }
}

export async function closeNotice(table: string): Promise<void> {
  const tag = noticeTag(table);
  own.get(tag)?.close();
  own.delete(tag);
  try {
    const registration = await registered();
    for (const notice of (await registration?.getNotifications({ tag })) ?? []) notice.close();
  } catch {
    // Then it stays until somebody closes it.
  }
}
