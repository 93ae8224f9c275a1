import { registerSW } from 'virtual:pwa-register';
import { toast } from '../ui/toast.tsx';
import { t } from '../words/t.ts';
import { awayFromTables } from './away-from-tables.ts';

/**
 * The service worker keeps the whole page for when there is no network. A new version waits until it is asked for, and
 * nobody is asked at a table: there the offer would lie over the dock, and a reload would interrupt the game.
 */

const HOUR_MILLIS = 3_600_000;

export function keepUpToDate(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  let offered = false;
  const load = registerSW({
    onNeedRefresh: () => {
      // Told more than once where another tab has found the new version first.
      if (offered) return;
      offered = true;
      awayFromTables(() => toast(t('update.ready'), { label: t('update.load'), act: () => load() }), window);
    },
    onNeedReload: () => {}, // As below: the plugin does not call this for the page of a first visit.
    onRegisteredSW: (_, registration) => lookForNews(registration),
    // Without a service worker the page works as long as there is a network.
    onRegisterError: () => {},
  });
  // The new version has taken over, perhaps at the wish of another tab: old parts of the page are gone.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) awayFromTables(() => location.reload(), window);
    controlled = true;
  });
}

/** A page that stays open for days hears of a new version too. */
function lookForNews(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => {}); // No answer: another time.
  }, HOUR_MILLIS);
}
