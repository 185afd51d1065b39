import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Several servers may start at once on one PostgreSQL: the first transaction that calls this function sets the
 * database up, the others wait until it ends and find the work done. The wait may exceed any request limit.
 */
export async function lockSetup(transaction: Pick<Database, 'execute'>): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('storefront migrations'))`);
}
