import type { About, Listed } from '@pouch/protocol';
import type { ListedRow, Store } from '../store/store.js';
import type { Connection } from './connection.js';

/** So many tables are listed. */
const LISTED = 100;
/** Changes that come close together are told together. */
const GATHER_MS = 200;

export const listed = ({ about, changedAt, seat }: ListedRow, awaits: Listed['awaits'] = []): Listed => ({
  about: JSON.parse(about) as About,
  seat,
  awaits,
  changedAt,
});

/** The listed tables that wait for players, told live to those who look. */
export class Lobby {
  private readonly watchers = new Set<Connection>();
  private timer: NodeJS.Timeout | undefined;
  private said = '';

  constructor(
    private readonly store: Store,
    private readonly failed: (error: unknown) => void,
  ) {}

  async tables(): Promise<readonly Listed[]> {
    return (await this.store.lobby(LISTED)).map((row) => listed(row));
  }

  async open(connection: Connection): Promise<void> {
    this.watchers.add(connection);
    connection.push(lobbyJson(await this.tables()));
  }

  close(connection: Connection): void {
    this.watchers.delete(connection);
  }

  /** Something about listed tables has changed, here or elsewhere. */
  changed(): void {
    if (this.watchers.size === 0) return;
    this.timer ??= setTimeout(() => void this.tell(), GATHER_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async tell(): Promise<void> {
    this.timer = undefined;
    try {
      const message = lobbyJson(await this.tables());
      if (message === this.said) return;
      this.said = message;
      for (const watcher of this.watchers) watcher.push(message);
    } catch (error) {
      this.failed(error);
    }
  }
}

const lobbyJson = (tables: readonly Listed[]): string => JSON.stringify({ kind: 'lobby', tables });
