import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { telemetry } from '../../telemetry/telemetry.ts';
import { traceEmbedded } from '../../telemetry/traceQueries.ts';
import type { Database } from './database.ts';
import { DatabaseThread } from './databaseThread.ts';
import { openCluster } from './embeddedCluster.ts';
import { lockFolder } from './folderLock.ts';
import { migrateEmbedded } from './migrate.ts';
import { openServer } from './openServer.ts';

export interface DatabaseOptions {
  /** Folder of the PGlite database; without one the database is in memory. Ignored when databaseUrl is set. */
  dataDir?: string | undefined;
  /** postgres://… of a PostgreSQL server, 15 or newer. */
  databaseUrl?: string | undefined;
  /** True for a server that handles requests: its queries have a time limit. Imports and benchmarks have none. */
  isServing?: boolean | undefined;
}

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** Opens the database and migrates it. @throws FolderInUse when another process uses the data folder */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options.isServing) : openEmbedded(options);
}

/** The built databaseWorker.ts, beside the built server; the sources have none. */
const workerFile = fileURLToPath(new URL('./databaseWorker.mjs', import.meta.url));

/** A server that handles requests has its database in another thread; tests, imports and benchmarks in their own. */
async function openClient(dataDir: string | undefined, isServing = false): Promise<PGlite> {
  if (!isServing || !dataDir || !existsSync(workerFile)) return openCluster(dataDir);
  // Drizzle uses these two methods of its client.
  return (await DatabaseThread.open(workerFile, dataDir)) as Pick<
    DatabaseThread,
    'query' | 'transaction' | 'close'
  > as PGlite;
}

async function openEmbedded({ dataDir, isServing }: DatabaseOptions): Promise<OpenDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? lockFolder(dataDir) : () => undefined;
  try {
    const client = await openClient(dataDir, isServing);
    const close = async () => {
      await client.close();
      unlock();
    };
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateEmbedded(db);
    if (telemetry()) traceEmbedded(client);
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
