import { Refusal } from '@pouch/rules';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import { TokenBucket } from '../token-bucket.js';
import type { OpenTables } from './open-table.js';

/** What opening a table that is not in memory costs: a snapshot, and about as many changes after it. */
export const OPENING = 100;

export const READS_TOO_MUCH = new Refusal('You’re loading too much at once. Try again in a moment.');

/** Bounds what one guest, or one address without a guest, can make the store read: by changes, not by requests. */
export class ReadLimits {
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly limits: Pick<Limits, 'changesRead' | 'changesReadBurst'>,
    private readonly metrics: Pick<Metrics, 'limited'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether somebody may have so many changes read; what is larger than the burst needs a full bucket. */
  take(reader: string, changes: number): boolean {
    if (changes === 0) return true;
    const { changesRead, changesReadBurst } = this.limits;
    let bucket = this.buckets.get(reader);
    if (bucket === undefined) {
      bucket = new TokenBucket(changesReadBurst, changesRead);
      this.buckets.set(reader, bucket);
    }
    if (bucket.take(this.now(), Math.min(changes, changesReadBurst))) return true;
    this.metrics.limited('changesRead');
    return false;
  }

  mayOpen(reader: string, tables: Pick<OpenTables, 'isKnown'>, table: string): boolean {
    return this.take(reader, tables.isKnown(table) ? 0 : OPENING);
  }

  /** Frees the limits of those who have not read for a while. */
  dropIdle(): void {
    const now = this.now();
    for (const [reader, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(reader);
  }
}
