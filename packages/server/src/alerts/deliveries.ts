import type { AlertStore, PendingPush, PendingWebhook, WebhookEnd } from '../store/alert-store.js';
import { type Destination, pushDestination, webhookDestination } from './destinations.js';
import { GAME_OVER } from './plan.js';
import { type PostResult, post } from './post.js';
import { pushRequest, type VapidKeys } from './push-message.js';

/** How many messages are sent at the same time: services that are slow keep only each other waiting. */
const PUSHES_AT_ONCE = 20;
const WEBHOOKS_AT_ONCE = 5;
const TIMEOUT_MS = 5000;
/** If this process dies while it sends, another sends the message again after this time. */
const CLAIM_MS = 30_000;

/** How long to wait after each failed attempt. */
const RETRIES_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000] as const;
/** The longest that a service may ask to be left alone. */
const LONGEST_MS = 6 * 3600_000;

/** Failed attempts in a row after which a webhook is switched off. */
const MOST_FAILURES = 10;

/** What became of an attempt, as metrics count it. */
export type AlertOutcome = 'sent' | 'gone' | 'retried' | 'expired' | 'refused';

export interface DeliveryOptions {
  readonly store: AlertStore;
  readonly keys: VapidKeys;
  /** Origins of push services besides those of the known browsers. */
  readonly pushOrigins: readonly string[];
  readonly webhookOrigins: readonly string[];
  now(): number;
  sent(to: 'push' | 'webhook', outcome: AlertOutcome): void;
  /** A webhook has failed too often, and is off. */
  webhookFailed(table: string, host: string): void;
  onError(error: unknown): void;
  /** Tests give their own. */
  readonly post?: typeof post | undefined;
}

/** Sends messages that are due, each by one process, and tries again with pauses. Tables wait for none of it. */
export class Deliveries {
  private readonly sending = { push: new Set<Promise<void>>(), webhook: new Set<Promise<void>>() };
  private readonly stopping = new AbortController();

  constructor(private readonly options: DeliveryOptions) {}

  /** Begins to send what is due, as far as there is room. */
  async start(): Promise<void> {
    const { store, now } = this.options;
    await this.claimAll('push', PUSHES_AT_ONCE, (most) => store.duePushes(now(), most), {
      claim: (push, until) => store.claimPush(push, until),
      send: (push) => this.sendPush(push),
    });
    await this.claimAll('webhook', WEBHOOKS_AT_ONCE, (most) => store.dueWebhooks(now(), most), {
      claim: (webhook, until) => store.claimWebhook(webhook, until),
      send: (webhook) => this.sendWebhook(webhook),
    });
  }

  /** Resolves when everything that has begun is over. */
  async settled(): Promise<void> {
    await Promise.all([...this.sending.push, ...this.sending.webhook]);
  }

  /** What is being sent is given up, and sent again by the next process. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.settled();
  }

  private async claimAll<Pending>(
    to: 'push' | 'webhook',
    atOnce: number,
    due: (most: number) => Promise<readonly Pending[]>,
    how: { claim(pending: Pending, until: number): Promise<boolean>; send(pending: Pending): Promise<void> },
  ): Promise<void> {
    const sending = this.sending[to];
    const room = atOnce - sending.size;
    if (room <= 0 || this.stopping.signal.aborted) return;
    for (const pending of await due(room)) {
      if (!(await how.claim(pending, this.options.now() + CLAIM_MS))) continue;
      const sent = how
        .send(pending)
        .catch(this.options.onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }

  private async sendPush(push: PendingPush): Promise<void> {
    const { store, keys, now, sent, pushOrigins } = this.options;
    const { subscription, attempts, until } = push;
    const destination = pushDestination(subscription.endpoint, pushOrigins);
    if (until <= now() || destination === undefined) {
      sent('push', destination === undefined ? 'refused' : 'expired');
      return store.endPush(push, undefined);
    }
    const request = pushRequest(push, keys, now());
    if (request === undefined) return store.endPush(push, undefined);
    const result = await this.post(request, destination);
    if (result === 'stopped') return store.endPush(push, now());
    switch (kindOf(result)) {
      case 'done':
        sent('push', 'sent');
        return store.endPush(push, undefined);
      case 'gone':
        sent('push', 'gone');
        return store.dropSubscription(subscription.id);
      case 'wrong':
        sent('push', 'refused');
        return store.endPush(push, undefined);
      case 'later': {
        const again = this.again(attempts, until, result);
        sent('push', again === undefined ? 'expired' : 'retried');
        return store.endPush(push, again);
      }
    }
  }

  private async sendWebhook(webhook: PendingWebhook): Promise<void> {
    const { store, now, sent, webhookOrigins, webhookFailed } = this.options;
    const { table, url, body, attempts, until, failures } = webhook;
    const end = async (how: WebhookEnd): Promise<void> => {
      // Nothing follows the end of a game: its address is not kept.
      if (webhook.told === GAME_OVER && how.is !== 'again') await store.dropWebhook(table);
      else await store.endWebhook(webhook, how);
      if (how.is === 'failed') webhookFailed(table, new URL(url).host);
    };
    const address = webhookDestination(url, webhookOrigins);
    if (until <= now() || !(address instanceof URL)) {
      sent('webhook', address instanceof URL ? 'expired' : 'refused');
      return end({ is: address instanceof URL ? 'gave-up' : 'failed' });
    }
    const headers = { 'content-type': 'application/json' };
    const result = await this.post({ url, headers, body }, 'trusted');
    if (result === 'stopped') return end({ is: 'again', at: now() });
    const kind = kindOf(result);
    if (kind === 'done') {
      sent('webhook', 'sent');
      return end({ is: 'sent' });
    }
    if (kind === 'gone' || failures + 1 >= MOST_FAILURES) {
      sent('webhook', 'gone');
      return end({ is: 'failed' });
    }
    const at = kind === 'wrong' ? undefined : this.again(attempts, until, result);
    sent('webhook', at === undefined ? 'refused' : 'retried');
    return end(at === undefined ? { is: 'gave-up' } : { is: 'again', at });
  }

  private async post(
    request: {
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Buffer;
    },
    destination: Destination,
  ): Promise<PostResult | 'stopped'> {
    const { signal } = this.stopping;
    const send = this.options.post ?? post;
    const result = await send({ ...request, destination, timeoutMs: TIMEOUT_MS, signal });
    return signal.aborted && result.status === undefined ? 'stopped' : result;
  }

  /** When to try again, after so many attempts before this one; undefined if that would be too late or too often. */
  private again(attempts: number, until: number, { retryAfterMs = 0 }: PostResult): number | undefined {
    const pause = RETRIES_MS[attempts];
    if (pause === undefined || retryAfterMs > LONGEST_MS) return undefined;
    const at = this.options.now() + Math.max(pause, retryAfterMs);
    return at < until ? at : undefined;
  }
}

/** `gone`: nothing will ever arrive there. `wrong`: this message is refused, and would be again. */
function kindOf({ status }: PostResult): 'done' | 'gone' | 'wrong' | 'later' {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'later';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'done' : 'wrong';
}
