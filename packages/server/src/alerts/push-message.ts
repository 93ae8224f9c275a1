import webPush from 'web-push';
import type { AlertStore, PendingPush } from '../store/alert-store.js';
import { takesSilentMessages } from './destinations.js';

/** Push messages as push services and browsers take them: encrypted (RFC 8291), and signed by this server (RFC 8292). */

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this server: made once, and then the same in every process and after every restart. */
export async function vapidKeys(store: Pick<AlertStore, 'keep'>): Promise<VapidKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return JSON.parse(await store.keep('vapid', JSON.stringify({ publicKey, privateKey })));
}

/** Who runs this server, for push services: the address must be one of https, or they refuse it. */
const operatorOf = (site: string): string => (site.startsWith('https:') ? site : 'mailto:operator@pouch.invalid');

/** A message as a request; undefined if this push service must not get it. */
export function pushRequest({ subscription, table, body, until }: PendingPush, keys: VapidKeys, now: number) {
  const { endpoint, p256dh, auth, site } = subscription;
  const { kind } = JSON.parse(body) as { readonly kind: PushBody['kind'] };
  if (kind === 'done' && !takesSilentMessages(endpoint)) return undefined;
  const { headers, body: encrypted } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    vapidDetails: { subject: operatorOf(site), ...keys },
    TTL: Math.ceil((until - now) / 1000),
    // At the push service too, a newer message about a table takes the place of an older one.
    topic: table,
    urgency: 'normal',
  });
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body: encrypted as Buffer };
}

/** What the service worker is told: nothing that is secret, in case it is shown on a locked screen. */
export interface PushBody {
  /** `turn`: it is the player's turn. `done`: not any more. */
  readonly kind: 'turn' | 'done';
  readonly table: string;
  /** The name of the game. */
  readonly game: string;
  /** A later turn at the table has a higher number. */
  readonly turn: number;
}
