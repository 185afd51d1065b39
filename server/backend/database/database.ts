import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database of the backend: PGlite in this process or a PostgreSQL server. Both run the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** Returns the rows of a raw query; columns are named as in the SQL (snake_case). */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** Compares with any of these ids, which are one parameter: `id = ${anyOf(ids)}`. */
export const anyOf = (ids: readonly number[]): SQL => sql`any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/**
 * Serialises setup: several servers may start at once on one PostgreSQL. The first transaction that calls this function sets up the
 * database; the others wait until it ends and find the work done. The wait may exceed any request limit.
 */
export async function lockSetup(transaction: Pick<Database, 'execute'>): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('storefront migrations'))`);
}
