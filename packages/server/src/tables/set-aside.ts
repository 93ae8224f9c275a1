import { Refusal } from '@pouch/rules';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';

/** How long a table that cannot be read is left alone: reading it again would only fail again. */
export const SET_ASIDE_MS = 3600 * 1000;

export const UNREADABLE = new Refusal('This table can’t be read. Its operator has been told.');

/** The tables of this process whose log cannot be read. */
export class SetAside {
  private readonly until = new Map<string, number>();

  constructor(
    private readonly metrics: Metrics,
    private readonly log: Logger,
    private readonly now: () => number,
  ) {}

  add(table: string, error: unknown): void {
    if (!this.until.has(table)) this.log.error({ err: error, table }, 'a table cannot be read and is set aside');
    this.until.set(table, this.now() + SET_ASIDE_MS);
    this.metrics.tablesSetAside(this.until.size);
  }

  has(table: string): boolean {
    const until = this.until.get(table);
    if (until === undefined) return false;
    if (this.now() < until) return true;
    this.until.delete(table);
    this.metrics.tablesSetAside(this.until.size);
    return false;
  }
}
