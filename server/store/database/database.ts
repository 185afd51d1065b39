import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The shop's database, whichever stands behind it: PGlite in this process or a PostgreSQL server. One SQL for both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The rows of a hand-written query; columns are named as in the SQL (snake_case). */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
