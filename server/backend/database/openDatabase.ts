import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { telemetry } from '../../telemetry/telemetry.ts';
import { traceEmbedded } from '../../telemetry/traceQueries.ts';
import type { OpenDatabase } from './database.ts';
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
  /**
   * True for a server that handles requests: an embedded database then runs in its own thread, and queries to a PostgreSQL server have a
   * time limit. Imports and benchmarks have neither.
   */
  isServing?: boolean | undefined;
}

/** Opens the database and migrates it. @throws FolderInUse when another process uses the data folder */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options.isServing) : openEmbedded(options);
}

/**
 * The built databaseWorker.ts, next to the built server. It does not exist when running from sources: tests run PGlite in their own thread.
 */
const workerFile = fileURLToPath(new URL('./databaseWorker.mjs', import.meta.url));

async function openEmbedded({ dataDir, isServing }: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = dataDir ? lockFolder(dataDir) : () => undefined;
  try {
    const client =
      dataDir && isServing && existsSync(workerFile)
        ? await DatabaseThread.open(workerFile, dataDir)
        : await openCluster(dataDir);
    // Drizzle uses only these methods of its client.
    const db = drizzle({ client: client as PGlite, casing: 'snake_case' });
    await migrateEmbedded(db);
    if (telemetry()) traceEmbedded(client);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
