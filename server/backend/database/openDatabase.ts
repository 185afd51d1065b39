import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { projectRoot } from '../../projectRoot.ts';
import { telemetry } from '../../telemetry/telemetry.ts';
import { traceEmbedded } from '../../telemetry/traceQueries.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrateInProcess } from './migrate.ts';
import { openServer } from './openServer.ts';

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
  /** Copy of a cluster, as dumpDataDir() makes it, that a database in memory starts from. Without it the database is empty. */
  cluster?: Blob | undefined;
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
  return options.databaseUrl ? openServer(options.databaseUrl, options.isServing) : openInProcess(options);
}

/** PGlite's 128 MB would be part of this process for good; what does not fit is in the file system's cache. */
const sharedBuffers = '32MB';

async function openInProcess({ dataDir, cluster }: DatabaseOptions): Promise<OpenDatabase> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? lockFolder(dataDir) : () => undefined;
  try {
    const client = await PGlite.create({
      ...(dataDir
        ? { dataDir: join(dataDir, 'database') }
        : { loadDataDir: cluster ?? (await emptyCluster()) }),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    });
    const close = async () => {
      await client.close();
      unlock();
    };
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateInProcess(db);
    if (telemetry()) traceEmbedded(client);
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
