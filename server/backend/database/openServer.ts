import type { PoolConfig } from 'pg';
import { telemetry } from '../../telemetry/telemetry.ts';
import { tracePool } from '../../telemetry/traceQueries.ts';
import type { OpenDatabase } from './database.ts';
import { migrateOnServer } from './migrate.ts';

/**
 * Connection settings of a PostgreSQL server. There are no such limits for PGlite, whose queries can't be interrupted by a timer in the
 * same process.
 */
export const poolSettings = (connectionString: string, isServing = false): PoolConfig => ({
  connectionString,
  connectionTimeoutMillis: 10_000,
  ...(isServing ? { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 } : {}),
});

/** Opens a PostgreSQL database and migrates it. The driver is loaded only when needed. */
export async function openServer(connectionString: string, isServing?: boolean): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const open = (settings: PoolConfig) => {
    const client = new pg.Pool(settings);
    // A broken idle connection is replaced at the next query; an unhandled error event would end the process.
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
