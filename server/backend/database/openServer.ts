import type { PoolConfig } from 'pg';
import { telemetry } from '../../telemetry/telemetry.ts';
import { tracePool } from '../../telemetry/traceQueries.ts';
import type { OpenDatabase } from './database.ts';
import { migrateOnServer } from './migrate.ts';

/**
 * Connection settings of a PostgreSQL server. PGlite has no such limits: it runs in this process, where no timer can
 * interrupt a query.
 */
export const poolSettings = (connectionString: string, isServing = false): PoolConfig => ({
  connectionString,
  connectionTimeoutMillis: 10_000,
  ...(isServing ? { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 } : {}),
});

/** Opens the database of a PostgreSQL server and migrates it. The driver is loaded only where there is one. */
export async function openServer(connectionString: string, isServing?: boolean): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const open = (settings: PoolConfig) => {
    const client = new pg.Pool(settings);
    // An idle connection that breaks is replaced at the next query; an unhandled error event would end the process.
    client.on('error', () => undefined);
    return { client, db: drizzle({ client, casing: 'snake_case' }) };
  };

  const setup = open(poolSettings(connectionString));
  try {
    await migrateOnServer(setup.db);
  } finally {
    await setup.client.end();
  }
  const { client, db } = open(poolSettings(connectionString, isServing));
  if (telemetry()) tracePool(client);
  return { db, close: () => client.end() };
}
