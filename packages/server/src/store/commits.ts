import type { Kysely, Transaction } from 'kysely';
import { setAlertsDue } from './alerts.js';
import { checkQuotas, type Rejected } from './quotas.js';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import { type RunRows, type Statements, statements } from './statements.js';
import type { Store, Write } from './store.js';

interface CommitOptions {
  /** Runs in the same transaction. */
  readonly also?: (db: Transaction<Schema>, writes: readonly Write[]) => Promise<void>;
  readonly isTransient: IsTransient;
  readonly runRows: RunRows;
}

/** Rolls a transaction back. */
class Rejections extends Error {
  constructor(readonly tables: Rejected) {
    super(`rejected writes: ${tables.size} tables`);
  }
}

/** Writes tables in one transaction; those that are rejected are left out. */
export function commits(db: Kysely<Schema>, { also, isTransient, runRows }: CommitOptions): Pick<Store, 'write'> {
  const prepared = statements(db, runRows);

  const attempt = (writes: readonly Write[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await writeAll(transaction, prepared, writes);
      await also?.(transaction, writes);
    });

  return {
    async write(writes) {
      const rejected: Rejected = new Map();
      // The same order in all processes, against deadlocks.
      let rest = [...writes].sort((a, b) => (a.table < b.table ? -1 : 1));
      for (const [i, { table }] of rest.entries()) {
        if (rest[i + 1]?.table === table) throw new Error(`Table ${table} is written twice in one commit`);
      }
      while (rest.length > 0) {
        try {
          await retryTransient(isTransient, () => attempt(rest));
          break;
        } catch (error) {
          if (!(error instanceof Rejections)) throw error;
          for (const [table, why] of error.tables) rejected.set(table, why);
          rest = rest.filter(({ table }) => !rejected.has(table));
        }
      }
      return writes.map(({ table }) => rejected.get(table) ?? 'stored');
    },
  };
}

/** Writes everything, or throws `Rejections`. */
async function writeAll(db: Transaction<Schema>, prepared: Statements, writes: readonly Write[]): Promise<void> {
  const rejected: Rejected = new Map();
  await takenCodes(db, writes, rejected);
  if (rejected.size === 0) await checkQuotas(db, writes, rejected);
  if (rejected.size === 0) {
    await createTables(db, prepared, writes, rejected);
    await appendChanges(db, prepared, writes, rejected);
    await updateHeads(db, prepared, writes, rejected);
    await missingTables(db, writes, rejected);
  }
  if (rejected.size > 0) throw new Rejections(rejected);
  await replacePlayers(db, prepared, writes);
  await prepared.snapshots.run(
    db,
    writes.flatMap(({ table, snapshot }) => (snapshot === undefined ? [] : [{ table_id: table, ...snapshot }])),
  );
  await prepared.named.run(
    db,
    writes.flatMap(({ table, named = [] }) => named.map((guest) => ({ guest_id: guest, table_id: table }))),
  );
  await setDue(db, prepared, writes);
  await setAlertsDue(db, writes);
}

/** Finds taken codes before the update, which would fail as a whole. */
async function takenCodes(db: Transaction<Schema>, writes: readonly Write[], rejected: Rejected): Promise<void> {
  const owners = new Map<string, string>();
  for (const { table, head } of writes) {
    const code = head?.code ?? undefined;
    if (code === undefined) continue;
    if (owners.has(code)) rejected.set(table, 'conflict');
    else owners.set(code, table);
  }
  if (owners.size === 0) return;
  const taken = await db
    .selectFrom('tables')
    .select(['id', 'code'])
    .where('code', 'in', [...owners.keys()])
    .execute();
  for (const { id, code } of taken) {
    const wanted = owners.get(code ?? '');
    if (wanted !== undefined && wanted !== id) rejected.set(wanted, 'conflict');
  }
}

async function createTables(
  db: Transaction<Schema>,
  prepared: Statements,
  writes: readonly Write[],
  rejected: Rejected,
): Promise<void> {
  const rows = writes.flatMap(({ create, head, maker }) => {
    if (create === undefined) return [];
    const { id, origin, seed, madeAt, seek } = create;
    return {
      id,
      origin,
      seed,
      made_at: madeAt,
      phase: head?.phase ?? ('waiting' as const),
      visibility: head?.visibility ?? ('private' as const),
      code: head?.code ?? null,
      changed_at: head?.changedAt ?? madeAt,
      about: head?.about ?? '{}',
      maker: maker?.guest ?? null,
      seek: seek?.key ?? null,
      seek_until: seek?.until ?? null,
    };
  });
  const made = new Set(await prepared.tables.run(db, rows));
  for (const { id } of rows) if (!made.has(id)) rejected.set(id, 'conflict');
}

async function appendChanges(
  db: Transaction<Schema>,
  prepared: Statements,
  writes: readonly Write[],
  rejected: Rejected,
): Promise<void> {
  const rows = writes.flatMap(({ table, changes }) =>
    changes.map(({ number, at, origin, entries, told }) => ({ table_id: table, number, at, origin, entries, told })),
  );
  const appended = await prepared.changes.run(db, rows);
  if (appended.length === rows.length) return;
  const counts = new Map<unknown, number>();
  for (const table of appended) counts.set(table, (counts.get(table) ?? 0) + 1);
  for (const { table, changes } of writes) {
    if ((counts.get(table) ?? 0) < changes.length) rejected.set(table, 'conflict');
  }
}

async function updateHeads(
  db: Transaction<Schema>,
  prepared: Statements,
  writes: readonly Write[],
  rejected: Rejected,
): Promise<void> {
  const rows = writes.flatMap(({ table, create, head }) => {
    if (create !== undefined || head === undefined) return [];
    const { phase, visibility, code, changedAt, about } = head;
    return { table_id: table, phase, visibility, code, changed_at: changedAt, about };
  });
  const updated = new Set(await prepared.heads.run(db, rows));
  for (const { table_id } of rows) if (!updated.has(table_id)) rejected.set(table_id, 'conflict');
}

/** Finds out whether tables exist of which nothing but the due time is written. */
async function missingTables(db: Transaction<Schema>, writes: readonly Write[], rejected: Rejected): Promise<void> {
  const unsure = writes.filter(({ create, changes, head }) => !create && !head && changes.length === 0);
  if (unsure.length === 0) return;
  const ids = unsure.map(({ table }) => table);
  const rows = await db.selectFrom('tables').select('id').where('id', 'in', ids).execute();
  const found = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!found.has(id)) rejected.set(id, 'conflict');
}

async function replacePlayers(db: Transaction<Schema>, prepared: Statements, writes: readonly Write[]): Promise<void> {
  const tables = writes.flatMap(({ table, players }) => (players === undefined ? [] : table));
  if (tables.length === 0) return;
  await db.deleteFrom('players').where('table_id', 'in', tables).execute();
  const rows = writes.flatMap(({ table, players = [] }) => {
    // A player who moved is stored with the last seat.
    const seats = new Map(players.map(({ guest, seat }) => [guest, seat]));
    return [...seats].map(([guest, seat]) => ({ table_id: table, guest_id: guest, seat }));
  });
  await prepared.players.run(db, rows);
}

async function setDue(db: Transaction<Schema>, prepared: Statements, writes: readonly Write[]): Promise<void> {
  const never = writes.flatMap(({ table, due }) => (due === null ? table : []));
  if (never.length > 0) await db.deleteFrom('due').where('table_id', 'in', never).execute();
  const rows = writes.flatMap(({ table, due }) =>
    due === null || due === undefined ? [] : { table_id: table, at: due },
  );
  await prepared.due.run(db, rows);
}
