import type { Change, Write } from './store.js';

/**
 * Writes on their way to another thread. Changes are by far the most of it: they travel as one list of plain values,
 * which costs a quarter of what objects do.
 */
export interface Parcel {
  readonly rest: readonly Omit<Write, 'table' | 'changes'>[];
  /** For each write its table and how many changes follow, and then their members. */
  readonly values: readonly (string | number | null)[];
}

/** What most writes consist of beside their changes. */
const NOTHING: Parcel['rest'][number] = {};

export function pack(writes: readonly Write[]): Parcel {
  const values: (string | number | null)[] = [];
  const rest = writes.map(({ table, changes, create, head, players, snapshot, due }) => {
    values.push(table, changes.length);
    for (const { number, at, origin, entries, told } of changes) values.push(number, at, origin, entries, told);
    const more = create ?? head ?? players ?? snapshot ?? (due === null ? 0 : due);
    return more === undefined ? NOTHING : { create, head, players, snapshot, due };
  });
  return { rest, values };
}

export function unpack({ rest, values }: Parcel): Write[] {
  let at = 0;
  const next = <T>(): T => values[at++] as T;
  return rest.map((more) => {
    const table = next<string>();
    const changes = Array.from(
      { length: next<number>() },
      (): Change => ({
        number: next(),
        at: next(),
        origin: next(),
        entries: next(),
        told: next(),
      }),
    );
    return { ...more, table, changes };
  });
}
