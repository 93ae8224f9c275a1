import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { ChangeRow, DueTableRow, PlayerRow, Schema, SnapshotRow, TableRow } from './schema.js';

/** Whether to keep a statement prepared: those with a list of values differ every time. */
export const isReusable = (text: string): boolean => !text.includes(' in (');

/** A statement that can be built for any number of rows. */
interface RowStatement {
  text(rows: number): string;
  /** The column of the row's first value, which identifies rows that took effect. */
  readonly key: string;
}

/** Runs a statement for many rows, each a list of values; returns the first value of each row that took effect. */
export type RunRows = (
  db: Kysely<Schema>,
  statement: RowStatement,
  rows: readonly (readonly unknown[])[],
) => Promise<readonly unknown[]>;

const MOST_AT_ONCE = 100;

/** Multiples of ten, so that there are few distinct statements. */
const rowsAtOnce = (rest: number): number => (rest < 10 ? rest : Math.min(MOST_AT_ONCE, rest - (rest % 10)));

/** Many rows in a statement, for a database behind a network. */
export const runTogether: RunRows = async (db, { text, key }, rows) => {
  const effective: unknown[] = [];
  for (let from = 0; from < rows.length; ) {
    const count = rowsAtOnce(rows.length - from);
    const query = CompiledQuery.raw(`${text(count)} returning "${key}"`, rows.slice(from, from + count).flat());
    const result = await db.executeQuery<Record<string, unknown>>(query);
    for (const row of result.rows) effective.push(row[key]);
    from += count;
  }
  return effective;
};

/** A statement for many rows. Its text is built once for each number of rows. */
interface ManyRows<Row> {
  run(db: Kysely<Schema>, rows: readonly Row[]): Promise<readonly unknown[]>;
}

function manyRows<Row extends object>(
  runRows: RunRows,
  key: string,
  columns: readonly (keyof Row & string)[],
  build: (rows: readonly Row[]) => CompiledQuery,
): ManyRows<Row> {
  const texts = new Map<number, string>();
  const blank = Object.fromEntries(columns.map((column) => [column, null])) as Row;
  const text = (count: number): string => {
    const known = texts.get(count);
    if (known !== undefined) return known;
    const built = build(Array.from({ length: count }, () => blank)).sql;
    texts.set(count, built);
    return built;
  };
  return {
    run: async (db, rows) =>
      rows.length === 0
        ? []
        : runRows(
            db,
            { text, key },
            rows.map((row) => columns.map((column) => row[column])),
          ),
  };
}

interface HeadRow extends Pick<TableRow, 'phase' | 'visibility' | 'code' | 'changed_at' | 'about'> {
  readonly table_id: string;
}

const HEAD_COLUMNS = ['table_id', 'phase', 'visibility', 'code', 'changed_at', 'about'] as const;

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Given rows as a common table expression. */
const rowsAs = <Row>(name: string, columns: readonly (keyof Row & string)[], rows: readonly Row[]) => {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`${sql.ref(name)}(${names(columns)}) as (values ${sql.join(values)})`;
};

export type Statements = ReturnType<typeof statements>;

/** The statements of a write. Inserts that conflict do nothing, which shows in the returned rows. */
export const statements = (db: Kysely<Schema>, runRows: RunRows) => ({
  tables: manyRows<TableRow>(
    runRows,
    'id',
    [
      'id',
      'origin',
      'seed',
      'made_at',
      'phase',
      'visibility',
      'code',
      'changed_at',
      'about',
      'maker',
      'seek',
      'seek_until',
    ],
    (rows) =>
      db
        .insertInto('tables')
        .values(rows)
        .onConflict((taken) => taken.doNothing())
        .compile(),
  ),
  changes: manyRows<ChangeRow>(runRows, 'table_id', ['table_id', 'number', 'at', 'origin', 'entries', 'told'], (rows) =>
    db
      .insertInto('changes')
      .values(rows)
      .onConflict((taken) => taken.doNothing())
      .compile(),
  ),
  heads: manyRows<HeadRow>(runRows, 'id', HEAD_COLUMNS, (rows) =>
    sql`
      with ${rowsAs('head', HEAD_COLUMNS, rows)}
      update tables set phase = head.phase, visibility = head.visibility, code = head.code,
        changed_at = cast(head.changed_at as bigint), about = head.about
      from head where tables.id = head.table_id`.compile(db),
  ),
  players: manyRows<PlayerRow>(runRows, 'table_id', ['table_id', 'guest_id', 'seat'], (rows) =>
    db.insertInto('players').values(rows).compile(),
  ),
  snapshots: manyRows<SnapshotRow>(runRows, 'table_id', ['table_id', 'number', 'body'], (rows) =>
    db
      .insertInto('snapshots')
      .values(rows)
      .onConflict((taken) =>
        taken
          .column('table_id')
          .doUpdateSet((row) => ({ number: row.ref('excluded.number'), body: row.ref('excluded.body') }))
          // The slower of two processes may have the older snapshot.
          .whereRef('excluded.number', '>', 'snapshots.number'),
      )
      .compile(),
  ),
  named: manyRows<Schema['named']>(runRows, 'table_id', ['guest_id', 'table_id'], (rows) =>
    db
      .insertInto('named')
      .values(rows)
      .onConflict((taken) => taken.doNothing())
      .compile(),
  ),
  due: manyRows<DueTableRow>(runRows, 'table_id', ['table_id', 'at'], (rows) =>
    db
      .insertInto('due')
      .values(rows)
      .onConflict((taken) => taken.column('table_id').doUpdateSet((row) => ({ at: row.ref('excluded.at') })))
      .compile(),
  ),
});
