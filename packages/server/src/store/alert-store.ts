/** What the store keeps of alerts: who asked for them, what they were told, and what is on its way. */

/** A browser that asked to be told. `id` is the hash of its endpoint; it goes with the cookie that it was made with. */
interface StoredSubscription {
  readonly id: string;
  readonly guest: string;
  /** The hash of the cookie. */
  readonly secret: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The address of this server, as that browser knows it. */
  readonly site: string;
  readonly at: number;
}

/** A message on its way. `id` is new for each, so that a newer one is not taken for one that was just sent. */
export interface Message {
  readonly id: string;
  readonly body: string;
  readonly until: number;
}

interface Attempted {
  /** When it is tried, and by when another process may try it. */
  readonly at: number;
  readonly attempts: number;
}

export interface PendingPush extends Message, Attempted {
  readonly table: string;
  readonly subscription: Pick<StoredSubscription, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'site'>;
}

export interface StoredWebhook {
  readonly table: string;
  /** Who set it. */
  readonly guest: string;
  readonly url: string;
  readonly site: string;
  readonly state: 'on' | 'failed';
  /** The last turn that it was told of. */
  readonly told: number;
}

export interface PendingWebhook extends Message, Attempted, Pick<StoredWebhook, 'table' | 'url' | 'told'> {
  /** Attempts that failed since the last that did not. */
  readonly failures: number;
}

/** The last turn of a table that a guest was told of, and whether that has not been taken back. */
export interface ToldTurn {
  readonly guest: string;
  readonly turn: number;
  readonly shown: boolean;
}

/** A table whose players may have to be told something. */
export interface DueAlert {
  readonly table: string;
  readonly at: number;
}

export interface TurnMessage extends Message {
  readonly guest: string;
  readonly turn: number;
}

/** All that a look at a table leads to. */
export interface Telling {
  /** Sent to all subscriptions of these guests, unless they were told of that turn. */
  readonly turns: readonly TurnMessage[];
  /** Sent to all subscriptions of these guests that were told of that turn. */
  readonly takenBack: readonly TurnMessage[];
  /** Sent to the table's webhook, unless it was told of that turn; without a message it counts as told. */
  readonly webhook: { readonly told: number; readonly message: Message | undefined } | undefined;
}

export interface AlertStore {
  /** The value that is kept under a name: the first that any process gave. */
  keep(name: string, value: string): Promise<string>;

  /** Adds or renews a subscription; the oldest of a guest make room for it. */
  subscribe(subscription: StoredSubscription, most: number): Promise<void>;
  unsubscribe(guest: string, id: string): Promise<void>;
  /** The push service does not know it any more. */
  dropSubscription(id: string): Promise<void>;
  /** Everything about alerts that is stored of a guest, webhooks that they set included. */
  dropSubscriptions(guest: string): Promise<void>;
  /** The guests who asked to be told. */
  alertGuests(): Promise<readonly string[]>;
  /** The tables with a webhook that works. */
  webhookTables(): Promise<readonly string[]>;

  /** Has the running tables of a guest looked at. */
  lookAtTablesOf(guest: string, at: number): Promise<void>;
  dueAlerts(now: number, limit: number): Promise<readonly DueAlert[]>;
  /** Takes a table until a later time; false if another process was faster. */
  claimAlert(due: DueAlert, until: number): Promise<boolean>;
  /** It was looked at: nothing more is due, or again at a time. Changes nothing if it has changed since it was claimed. */
  endAlert(claimed: DueAlert, again: number | undefined): Promise<void>;
  /** The game is over. */
  forgetTurns(table: string): Promise<void>;
  toldTurns(table: string): Promise<readonly ToldTurn[]>;
  /** Notes what players and the webhook are told, and puts it on its way: everything or nothing. */
  tell(table: string, telling: Telling, now: number): Promise<void>;

  duePushes(now: number, limit: number): Promise<readonly PendingPush[]>;
  claimPush(push: PendingPush, until: number): Promise<boolean>;
  /** Nothing more is to be done about it, or it is tried again. A newer message in its place is left alone. */
  endPush(push: PendingPush, again: number | undefined): Promise<void>;

  webhook(table: string): Promise<StoredWebhook | undefined>;
  setWebhook(webhook: StoredWebhook, first: Message, at: number): Promise<void>;
  dropWebhook(table: string): Promise<void>;
  dueWebhooks(now: number, limit: number): Promise<readonly PendingWebhook[]>;
  claimWebhook(webhook: PendingWebhook, until: number): Promise<boolean>;
  endWebhook(webhook: PendingWebhook, how: WebhookEnd): Promise<void>;
}

/** How an attempt ended. `gave-up`: this message is dropped. `failed`: nothing is sent there any more. */
export type WebhookEnd =
  | { readonly is: 'sent' }
  | { readonly is: 'again'; readonly at: number }
  | { readonly is: 'gave-up' }
  | { readonly is: 'failed' };
