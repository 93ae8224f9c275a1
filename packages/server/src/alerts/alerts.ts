import { createHash } from 'node:crypto';
import type { AlertsAbout, NewSubscription, WebhookAbout } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { DueAlert } from '../store/alert-store.js';
import type { Guest, Store } from '../store/store.js';
import { UnreadableTable } from '../tables/log.js';
import type { OpenTable } from '../tables/open-table.js';
import { ownRequest } from '../tables/request.js';
import type { Table } from '../tables/table.js';
import { TokenBucket } from '../token-bucket.js';
import { Audiences } from './audiences.js';
import { Deliveries } from './deliveries.js';
import { hostOf, isPublicKey, NO_PUSH_SERVICE, pushDestination, webhookDestination } from './destinations.js';
import { chatsOf, linkedMessage, planAlerts, toldAlready } from './plan.js';
import type { post } from './post.js';
import { type VapidKeys, vapidKeys } from './push-message.js';

export interface AlertOptions {
  readonly store: Store;
  readonly metrics: Pick<Metrics, 'limited' | 'alertSent'>;
  readonly limits: Pick<Limits, 'subscriptionsPerGuest' | 'alertsPerHour'>;
  /** Push services besides those of the known browsers. */
  readonly pushOrigins: readonly string[];
  /** Where group chats may be; without any there are no webhooks. */
  readonly webhookOrigins: readonly string[];
  now(): number;
  find(table: string): OpenTable | Promise<OpenTable | undefined>;
  onError(error: unknown): void;
  readonly post?: typeof post | undefined;
}

/** Who plays at once is not told. */
const GRACE_MS = 5000;
/** How often the store is asked for messages to send. */
const POLL_MS = 1000;
/** Whether somebody who looks at the table has gone without playing. */
const LOOKED_AT_MS = 30_000;
/** If this process dies during a look, another looks after this time. */
const CLAIM_MS = 30_000;
const LOOKS_AT_ONCE = 100;
/** How often it is read again who wants alerts: notifications of other processes may be lost. */
const RELOAD_MS = 60_000;

const NO_TABLE = new Refusal('This table doesn’t exist any more.');
const NOT_HOST = new Refusal('Only the host can do this.');
const NO_WEBHOOKS = new Refusal('This server doesn’t send messages to group chats.');
const IS_OVER = new Refusal('The game is over.');
const TOO_MANY = new Refusal('Too many messages to group chats. Try again in an hour.');
const WRONG_KEYS = new Refusal('The keys of this subscription are not valid.');

/**
 * Tells players and group chats outside the page. A change and the time of the next look at its table are stored in one
 * transaction; the look compares what they were told with what is true by then. So nothing is lost in a crash, and
 * nothing is told twice, whichever process looks.
 */
export class Alerts {
  private readonly audiences: Audiences;
  private deliveries: Deliveries | undefined;
  private keys: VapidKeys | undefined;
  private readonly rates = new Map<string, TokenBucket>();
  private timers: readonly NodeJS.Timeout[] = [];
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: AlertOptions) {
    this.audiences = new Audiences(options.store);
  }

  async start(): Promise<void> {
    const { store, metrics, onError } = this.options;
    this.keys = await vapidKeys(store);
    this.deliveries = new Deliveries({
      ...this.options,
      keys: this.keys,
      sent: (to, outcome) => metrics.alertSent(to, outcome),
      webhookFailed: (table, host) => void this.note(table, 'failed', host).catch(onError),
    });
    await this.audiences.load();
    this.timers = [
      setInterval(() => void this.run().catch(onError), POLL_MS),
      setInterval(() => void this.reload().catch(onError), RELOAD_MS),
    ];
    for (const timer of this.timers) timer.unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.looking?.catch(() => {});
    await this.deliveries?.stop();
  }

  /** What a browser needs to know before it asks for anything. */
  about(): AlertsAbout {
    return { key: this.keys?.publicKey ?? '', webhookHosts: this.options.webhookOrigins.map(hostOf) };
  }

  /** When a table has to be looked at after a change, which is stored with it; undefined if nobody wants to know. */
  alertAt(before: Table | undefined, after: Table): number | undefined {
    const isNews = before?.phase !== after.phase || before.steps !== after.steps || before.seats !== after.seats;
    if (!isNews || !(this.audiences.concern(after) || (before && this.audiences.concern(before)))) return undefined;
    return this.options.now() + GRACE_MS;
  }

  receive(message: string): boolean {
    return this.audiences.receive(message);
  }

  /** Reads again who wants alerts. */
  async reload(): Promise<void> {
    await this.audiences.load();
    const now = performance.now();
    for (const [whom, bucket] of this.rates) if (bucket.isFull(now)) this.rates.delete(whom);
  }

  /** Looks at the tables that are due, and begins to send what is due. */
  async run(): Promise<void> {
    this.looking ??= this.lookAtAll().finally(() => {
      this.looking = undefined;
    });
    await this.looking;
    if (!this.stopped) await this.deliveries?.start();
  }

  /** Resolves when everything is sent that has begun to be. */
  async settled(): Promise<void> {
    await this.deliveries?.settled();
  }

  async subscribe(
    guest: Guest,
    secret: string,
    site: string,
    { endpoint, keys }: NewSubscription,
  ): Promise<Refusal | undefined> {
    const { store, now, limits, pushOrigins } = this.options;
    if (pushDestination(endpoint, pushOrigins) === undefined) return NO_PUSH_SERVICE;
    if (!isPublicKey(keys.p256dh)) return WRONG_KEYS;
    const isNew = !this.audiences.hasGuest(guest.id);
    const at = now();
    await store.subscribe(
      { id: idOf(endpoint), guest: guest.id, secret, endpoint, ...keys, site, at },
      limits.subscriptionsPerGuest,
    );
    this.audiences.addGuest(guest.id);
    // By then every process knows of it, and what was changed before is found.
    if (isNew) await store.lookAtTablesOf(guest.id, at + GRACE_MS);
    return undefined;
  }

  async unsubscribe(guest: Guest, endpoint: string): Promise<void> {
    await this.options.store.unsubscribe(guest.id, idOf(endpoint));
  }

  /** The webhook of a table, for its host; null if there is none. Its address is for the guest who set it. */
  async webhook(guest: Guest, table: string): Promise<WebhookAbout | null | Refusal> {
    const open = await this.hosted(guest, table);
    if (open instanceof Refusal) return open;
    const stored = await this.options.store.webhook(table);
    if (stored === undefined) return null;
    const { url, state } = stored;
    return { host: hostOf(url), url: stored.guest === guest.id ? url : null, state };
  }

  /** Sets or removes the webhook of a table. Everyone at the table is told that there is one, and where. */
  async setWebhook(
    guest: Guest,
    table: string,
    url: string | null,
    site: string,
  ): Promise<WebhookAbout | null | Refusal> {
    const open = await this.hosted(guest, table);
    if (open instanceof Refusal) return open;
    const { store, now, webhookOrigins } = this.options;
    if (url === null) {
      const stored = await store.webhook(table);
      if (stored === undefined) return null;
      await store.dropWebhook(table);
      await this.note(table, 'removed', hostOf(stored.url));
      return null;
    }
    if (open.table.phase === 'over') return IS_OVER;
    const address = webhookDestination(url, webhookOrigins);
    if (address instanceof Refusal) return address;
    if (!this.mayTell(chatsOf(guest.id))) return TOO_MANY;
    const webhook = {
      table,
      guest: guest.id,
      url: address.href,
      site,
      state: 'on',
      told: toldAlready(open.table),
    } as const;
    await store.setWebhook(webhook, linkedMessage(open.table, site, now()), now());
    this.audiences.addTable(table);
    await this.note(table, 'set', address.host);
    return { host: address.host, url: address.href, state: 'on' };
  }

  private async hosted(guest: Guest, table: string): Promise<OpenTable | Refusal> {
    if (this.options.webhookOrigins.length === 0) return NO_WEBHOOKS;
    const open = await this.options.find(table);
    if (open === undefined) return NO_TABLE;
    if (this.options.store.shared) await open.writer.catchUp();
    return open.table.host === guest.id ? open : NOT_HOST;
  }

  /** Everyone at the table sees it. */
  private async note(table: string, is: 'set' | 'removed' | 'failed', host: string): Promise<void> {
    const open = await this.options.find(table);
    open?.writer.submit(
      ownRequest((draft) => {
        draft.add({ what: 'webhook', is, host });
        return undefined;
      }),
    );
  }

  private async lookAtAll(): Promise<void> {
    const { store, now, onError } = this.options;
    for (;;) {
      const due = await store.dueAlerts(now(), LOOKS_AT_ONCE);
      for (const each of due) {
        if (this.stopped) return;
        const claimed = { table: each.table, at: now() + CLAIM_MS };
        if (await store.claimAlert(each, claimed.at)) await this.look(claimed).catch(onError);
      }
      if (due.length < LOOKS_AT_ONCE) return;
    }
  }

  private async look(claimed: DueAlert): Promise<void> {
    const { store, now } = this.options;
    const open = await this.found(claimed.table);
    if (open === undefined) return store.endAlert(claimed, undefined);
    // What another process has changed since is looked at again.
    if (store.shared) await open.writer.catchUp();
    const { table } = open;
    const plan = planAlerts(
      table,
      {
        told: await store.toldTurns(table.id),
        webhook: await store.webhook(table.id),
        wantsToKnow: (guest) => this.audiences.hasGuest(guest),
        isLooking: (guest) => open.subscribers.isLooking(guest),
        mayTell: (whom) => this.mayTell(whom),
      },
      now(),
    );
    await store.tell(table.id, plan, now());
    if (table.phase === 'over') await store.forgetTurns(table.id);
    await store.endAlert(claimed, plan.isLookedAt ? now() + LOOKED_AT_MS : undefined);
  }

  private async found(table: string): Promise<OpenTable | undefined> {
    try {
      return await this.options.find(table);
    } catch (error) {
      // It has been set aside, and its operator been told.
      if (error instanceof UnreadableTable) return undefined;
      throw error;
    }
  }

  /** Bounds what one guest can have sent. */
  private mayTell(whom: string): boolean {
    const { alertsPerHour } = this.options.limits;
    let bucket = this.rates.get(whom);
    if (bucket === undefined) {
      bucket = new TokenBucket(alertsPerHour, alertsPerHour / 3600);
      this.rates.set(whom, bucket);
    }
    if (bucket.take(performance.now())) return true;
    this.options.metrics.limited('alertsPerHour');
    return false;
  }
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');
