import { type Kysely, sql } from 'kysely';

/** What lists know of a table has more members: tables from before get them as they are when nothing goes on. */
const ADDED =
  ',"stopped":null,"newcomers":"ask","requests":[],"proposal":null,"pause":null,"holidays":[],"previous":null}';

export async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    update tables set about = substr(about, 1, length(about) - 1) || ${sql.lit(ADDED)}
    where about not like '%"newcomers":%'`.execute(db);
}
