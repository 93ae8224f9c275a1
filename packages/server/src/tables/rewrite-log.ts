import type { Rewrite } from '../store/desk-store.js';
import type { Change, Store } from '../store/store.js';

/** Changing what is stored of older changes: the only way to take something out of a log. */

/** Changes that one transaction rewrites: commits wait meanwhile. */
const AT_ONCE = 200;

type LogStore = Pick<Store, 'changesFrom' | 'rewriteChanges'>;

/** The changes of a table up to a number, in portions. */
export async function* portions(store: LogStore, table: string, until: number): AsyncGenerator<readonly Change[]> {
  for (let after = 0; after < until; ) {
    const read = await store.changesFrom(table, after, AT_ONCE);
    const last = read.at(-1);
    if (last === undefined) return;
    yield read.filter(({ number }) => number <= until);
    after = last.number;
  }
}

/** Rewrites the changes of a table up to a number; returns how many are different now. */
export async function rewriteLog(
  store: LogStore,
  table: string,
  until: number,
  rewrite: (change: Change) => Change,
): Promise<number> {
  let count = 0;
  for await (const changes of portions(store, table, until)) {
    const rewrites = changes.flatMap((change): Rewrite[] => {
      const { number, origin, entries, told } = rewrite(change);
      const isSame = origin === change.origin && entries === change.entries && told === change.told;
      return isSame ? [] : [{ number, was: change.entries, origin, entries, told }];
    });
    if (rewrites.length > 0) await store.rewriteChanges(table, rewrites);
    count += rewrites.length;
  }
  return count;
}
