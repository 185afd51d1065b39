import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database of the backend: PGlite in this process or a PostgreSQL server. Both run the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Returns the rows of a raw query; columns are named as in the SQL (snake_case). */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
