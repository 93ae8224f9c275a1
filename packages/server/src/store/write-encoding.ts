import type { Change, Write } from './store.js';

/**
 * Writes as they are posted to the worker thread. Changes, which are by far the most, travel as one flat list of plain
 * values: cloning that costs a quarter of what cloning objects does.
 */
export interface EncodedWrites {
  readonly others: readonly Omit<Write, 'table' | 'changes'>[];
  /** For each write its table and its number of changes, then the members of each change. */
  readonly values: readonly (string | number | null)[];
}

/** Most writes have nothing but changes. */
const NOTHING: EncodedWrites['others'][number] = {};

export function encodeWrites(writes: readonly Write[]): EncodedWrites {
  const values: (string | number | null)[] = [];
  const others = writes.map(({ table, changes, create, maker, head, players, snapshot, named, due, alertAt }) => {
    values.push(table, changes.length);
    for (const { number, at, origin, entries, told } of changes) values.push(number, at, origin, entries, told);
    const other = create ?? head ?? players ?? snapshot ?? named ?? (due === null ? 0 : due) ?? alertAt;
    return other === undefined ? NOTHING : { create, maker, head, players, snapshot, named, due, alertAt };
  });
  return { others, values };
}

export function decodeWrites({ others, values }: EncodedWrites): Write[] {
  let at = 0;
  const next = <T>(): T => values[at++] as T;
  return others.map((other) => {
    const table = next<string>();
    const changes = Array.from(
      { length: next<number>() },
      (): Change => ({ number: next(), at: next(), origin: next(), entries: next(), told: next() }),
    );
    return { ...other, table, changes };
  });
}
