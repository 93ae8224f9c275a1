import type { About, Listed } from '@pouch/protocol';
import type { ListedRow, Store } from '../store/store.js';
import type { Connection } from './connection.js';

const MOST_LISTED = 100;
/** Changes within this time share one message. */
const DEBOUNCE_MS = 200;

export const listed = ({ about, changedAt, seat }: ListedRow, awaits: Listed['awaits'] = []): Listed => ({
  about: JSON.parse(about) as About,
  seat,
  awaits,
  changedAt,
});

/** The listed tables that wait for players, pushed to subscribers whenever they change. */
export class Lobby {
  private readonly subscribers = new Set<Connection>();
  private timer: NodeJS.Timeout | undefined;
  private lastMessage = '';

  constructor(
    private readonly store: Store,
    private readonly onError: (error: unknown) => void,
    /** How many of the tables may be one guest's. */
    private readonly share: number,
  ) {}

  async tables(): Promise<readonly Listed[]> {
    return (await this.store.lobby(MOST_LISTED, this.share)).map((row) => listed(row));
  }

  async subscribe(connection: Connection): Promise<void> {
    this.subscribers.add(connection);
    const message = await this.message();
    if (message !== undefined) connection.push(message);
  }

  unsubscribe(connection: Connection): void {
    this.subscribers.delete(connection);
  }

  /** A listed table has changed, at this process or another. */
  changed(): void {
    if (this.subscribers.size === 0) return;
    this.timer ??= setTimeout(() => void this.push(), DEBOUNCE_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async push(): Promise<void> {
    this.timer = undefined;
    const message = await this.message();
    if (message === undefined || message === this.lastMessage) return;
    this.lastMessage = message;
    for (const subscriber of this.subscribers) subscriber.push(message);
  }

  private async message(): Promise<string | undefined> {
    try {
      return JSON.stringify({ kind: 'lobby', tables: await this.tables() });
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }
}
