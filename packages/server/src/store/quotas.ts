import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';
import { type Maker, QUOTAS, type Quota, type Store, type Write, type WriteResult } from './store.js';

/** Tables whose writes are rejected, and why. */
export type Rejected = Map<string, Exclude<WriteResult, 'stored'>>;

const DAY_MS = 24 * 3600 * 1000;
/** Days are counted since 1970. */
const dayOf = (at: number): number => Math.floor(at / DAY_MS);

type Usage = Record<Quota, number>;

interface Creation extends Write {
  readonly create: NonNullable<Write['create']>;
  readonly maker: Maker;
}

const isCreation = (write: Write): write is Creation => write.create !== undefined && write.maker !== undefined;

type Visibility = NonNullable<Write['head']>['visibility'];

const quotasFor = (visibility: Visibility | undefined): readonly Quota[] =>
  visibility === 'listed' ? QUOTAS : QUOTAS.filter((quota) => quota !== 'listedPerGuest');

const fullOf = (used: Usage, { quotas }: Maker, visibility: Visibility | undefined): Quota | undefined =>
  quotasFor(visibility).find((quota) => used[quota] >= quotas[quota]);

/** Rejects new tables whose makers have used up a quota, in the transaction that creates them. */
export async function checkQuotas(db: Kysely<Schema>, writes: readonly Write[], rejected: Rejected): Promise<void> {
  const creations = writes.filter(isCreation);
  // The same order in all processes, against deadlocks.
  for (const guest of [...new Set(creations.map(({ maker }) => maker.guest))].sort()) {
    const own = creations.filter(({ maker }) => maker.guest === guest);
    const used = await count(db, guest, own);
    for (const { table, maker, head } of own) {
      const full = fullOf(used, maker, head?.visibility);
      if (full !== undefined) rejected.set(table, full);
      else for (const quota of quotasFor(head?.visibility)) used[quota]++;
    }
  }
}

/** Counts the tables of a guest for their day; returns what they had used of each quota before. */
async function count(db: Kysely<Schema>, guest: string, creations: readonly Creation[]): Promise<Usage> {
  // Until the transaction ends, this row keeps every other one from counting tables of this guest.
  const { tables } = await db
    .insertInto('creations')
    .values({ guest_id: guest, day: dayOf(creations[0]?.create.madeAt ?? 0), tables: creations.length })
    .onConflict((taken) =>
      taken.columns(['guest_id', 'day']).doUpdateSet({ tables: sql`creations.tables + excluded.tables` }),
    )
    .returning('tables')
    .executeTakeFirstOrThrow();
  return { ...(await standing(db, guest)), tablesPerDay: tables - creations.length };
}

/** The tables that a guest has now, by the quotas for them. `phase <> 'over'` lets both counts use the maker's index. */
async function standing(db: Kysely<Schema>, guest: string): Promise<Omit<Usage, 'tablesPerDay'>> {
  const { rows } = await sql<Omit<Usage, 'tablesPerDay'>>`
    select
      (select count(*) from (
        select id from tables where maker = ${guest} and phase <> 'over'
        union
        select id from players join tables on id = table_id where guest_id = ${guest} and phase <> 'over'
      ) as unfinished) as "tablesPerGuest",
      (select count(*) from tables
        where maker = ${guest} and phase <> 'over' and phase = 'waiting' and visibility = 'listed') as "listedPerGuest"
  `.execute(db);
  return rows[0] ?? { tablesPerGuest: 0, listedPerGuest: 0 };
}

/** The same as a look-up, so that most of what is refused never comes into a transaction. */
export const quotas = (db: Kysely<Schema>): Pick<Store, 'fullQuota'> => ({
  async fullQuota(maker, visibility, at) {
    const made = await db
      .selectFrom('creations')
      .select('tables')
      .where('guest_id', '=', maker.guest)
      .where('day', '=', dayOf(at))
      .executeTakeFirst();
    const used = { ...(await standing(db, maker.guest)), tablesPerDay: made?.tables ?? 0 };
    return fullOf(used, maker, visibility);
  },
});

/** Deletes the counts of past days. */
export async function sweepCreations(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('creations').where('day', '<', dayOf(now)).execute();
}
