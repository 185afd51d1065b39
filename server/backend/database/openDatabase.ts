import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { projectRoot } from '../../projectRoot.ts';
import { telemetry } from '../../telemetry/telemetry.ts';
import { traceEmbedded, tracePool } from '../../telemetry/traceQueries.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrateInProcess, migrateOnServer } from './migrate.ts';

const folder = join(projectRoot, '.cache');

/** Each version of PGlite has its own cluster. */
function cacheFile(): string {
  const manifest = readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'));
  return join(folder, `cluster-${createHash('sha256').update(manifest).digest('hex').slice(0, 16)}.tar`);
}

/**
 * Returns a new, empty PostgreSQL cluster as a tar file. Creating one takes PGlite seconds, so in-memory databases
 * (tests, benchmarks) start from a cached copy.
 */
async function emptyCluster(): Promise<Blob> {
  const file = cacheFile();
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const created = await PGlite.create();
    const dump = await created.dumpDataDir('none');
    await created.close();
    mkdirSync(folder, { recursive: true });
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, file);
    return dump;
  }
}

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
  return options.databaseUrl
    ? openServer(options.databaseUrl, options.isServing)
    : openInProcess(options.dataDir);
}

/**
 * Connection settings of a PostgreSQL server. PGlite has no such limits: it runs in this process, where no timer can
 * interrupt a query.
 */
export const poolSettings = (connectionString: string, isServing = false): pg.PoolConfig => ({
  connectionString,
  connectionTimeoutMillis: 10_000,
  ...(isServing ? { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 } : {}),
});

async function migrateServer(connectionString: string): Promise<void> {
  const client = new pg.Pool(poolSettings(connectionString));
  client.on('error', () => undefined);
  try {
    await migrateOnServer(drizzleNodePg({ client, casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}

async function openServer(connectionString: string, isServing?: boolean): Promise<OpenDatabase> {
  await migrateServer(connectionString);
  const client = new pg.Pool(poolSettings(connectionString, isServing));
  // An idle connection that breaks is replaced at the next query; an unhandled error event would end the process.
  client.on('error', () => undefined);
  if (telemetry()) tracePool(client);
  return { db: drizzleNodePg({ client, casing: 'snake_case' }), close: () => client.end() };
}

/** PGlite's 128 MB would be part of this process for good; what does not fit is in the file system's cache. */
const sharedBuffers = '32MB';

async function openInProcess(dataDir: string | undefined): Promise<OpenDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? lockFolder(dataDir) : () => undefined;
  try {
    const client = await PGlite.create({
      ...(dataDir ? { dataDir: join(dataDir, 'database') } : { loadDataDir: await emptyCluster() }),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    });
    const close = async () => {
      await client.close();
      unlock();
    };
    const db = drizzlePglite({ client, casing: 'snake_case' });
    await migrateInProcess(db);
    if (telemetry()) traceEmbedded(client);
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
