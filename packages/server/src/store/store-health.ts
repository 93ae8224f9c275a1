import type { Logger } from 'pino';
import { backOff } from '../back-off.js';
import type { Metrics } from '../metrics.js';
import { READS, type Store, StoreBusy } from './store.js';

/** An error of the store. `StoreHealth` has logged the first of them, and counts the others. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('The store failed', { cause });
  }
}

interface Failing {
  readonly since: number;
  /** A store that refuses writes may still read: only a write shows that it is well again. */
  isReading: boolean;
  failures: number;
}

const UNWATCHED: readonly (keyof Store)[] = ['listen', 'notify', 'close'];

/**
 * Whether the store works: one log line when it begins to fail, with the first cause, and one when it works again,
 * however many calls fail meanwhile.
 */
export class StoreHealth {
  private failing: Failing | undefined;
  private stopped = false;

  constructor(
    private readonly log: Logger,
    private readonly metrics: Pick<Metrics, 'storeFailed' | 'storeFailing'>,
    private readonly now: () => number = () => performance.now(),
    private readonly pause: (failures: number) => Promise<void> = backOff,
  ) {}

  /** The same store; its errors are `StoreFailure`s. */
  watch(store: Store): Store {
    const methods = Object.entries(store).flatMap(([name, method]) =>
      typeof method !== 'function' || UNWATCHED.includes(name as keyof Store)
        ? []
        : [[name, this.watched(store, name, method)]],
    );
    const close = (): Promise<void> => {
      this.stopped = true;
      return store.close();
    };
    return { ...store, ...Object.fromEntries(methods), close };
  }

  private watched(store: Store, name: string, method: (...args: unknown[]) => Promise<unknown>) {
    const isRead = (READS as readonly string[]).includes(name);
    // Other methods may have nothing to write.
    const shows = name === 'write' || name === 'check' ? 'all' : isRead ? 'reads' : 'nothing';
    return async (...args: unknown[]): Promise<unknown> => {
      try {
        const result = await method(...args);
        if (this.failing !== undefined && (shows === 'all' || (shows === 'reads' && this.failing.isReading)))
          this.recovered(this.failing);
        return result;
      } catch (error) {
        if (error instanceof StoreBusy) throw error;
        this.failed(store, error, isRead);
        throw new StoreFailure(error);
      }
    };
  }

  private failed(store: Store, error: unknown, isReading: boolean): void {
    if (this.stopped) return;
    this.metrics.storeFailed();
    if (this.failing !== undefined) {
      this.failing.failures++;
      this.failing.isReading &&= isReading;
      return;
    }
    this.failing = { since: this.now(), isReading, failures: 1 };
    this.metrics.storeFailing(true);
    const cause = error instanceof Error ? error.message : String(error);
    this.log.error({ err: error }, `the store fails: ${cause}`);
    void this.probe(store, this.failing);
  }

  private recovered({ since, failures }: Failing): void {
    this.failing = undefined;
    this.metrics.storeFailing(false);
    const seconds = Math.round((this.now() - since) / 1000);
    this.log.warn({ failures }, `the store works again after ${seconds} s`);
  }

  /** Tries a write from time to time, so that the end is noticed when nobody else writes. */
  private async probe(store: Store, failing: Failing): Promise<void> {
    for (let attempts = 1; ; attempts++) {
      await this.pause(attempts);
      if (this.stopped || this.failing !== failing) return;
      try {
        await store.check();
        if (this.failing === failing) this.recovered(failing);
        return;
      } catch {
        failing.failures++;
      }
    }
  }
}
