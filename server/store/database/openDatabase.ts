import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from './database.ts';
import { emptyCluster } from './emptyCluster.ts';
import { lockFolder } from './folderLock.ts';
import { migrateInProcess, migrateOnServer } from './migrate.ts';

export interface DatabasePlace {
  /** Folder of the PGlite database; none keeps it in memory. Not read when databaseUrl is set. */
  dataDir?: string | undefined;
  /** postgres://… of a PostgreSQL server, 15 or newer. */
  databaseUrl?: string | undefined;
}

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/**
 * Opens the shop's database and brings its tables up to date.
 * @throws FolderInUse when another process has the data folder
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openInProcess(dataDir);
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const client = new pg.Pool({ connectionString });
  // An idle connection that breaks is replaced at the next query; unheard, the event would end the process.
  client.on('error', () => undefined);
  const db = drizzleNodePg({ client, casing: 'snake_case' });
  try {
    await migrateOnServer(db);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { db, close: () => client.end() };
}

async function openInProcess(dataDir: string | undefined): Promise<OpenDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? lockFolder(dataDir) : () => undefined;
  try {
    const client = await PGlite.create({
      ...(dataDir ? { dataDir: join(dataDir, 'database') } : { loadDataDir: await emptyCluster() }),
      extensions: { pg_trgm },
    });
    const close = async () => {
      await client.close();
      unlock();
    };
    const db = drizzlePglite({ client, casing: 'snake_case' });
    await migrateInProcess(db);
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
