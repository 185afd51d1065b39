import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { projectRoot } from '../../files/projectRoot.ts';

const folder = join(projectRoot, '.cache');

/** Each version of PGlite has its own cluster. */
function cacheFile(): string {
  const manifest = readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'));
  return join(folder, `cluster-${createHash('sha256').update(manifest).digest('hex').slice(0, 16)}.tar`);
}

/**
 * Returns a new, empty PostgreSQL cluster as a tar file. PGlite takes seconds to create one, so in-memory databases (benchmarks) start from
 * a cached copy.
 */
export async function emptyCluster(): Promise<Blob> {
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

/** PGlite's default of 128 MB would permanently belong to this process; data beyond this size is in the file system's cache. */
const sharedBuffers = '32MB';

/**
 * Opens PGlite in this thread. dataDir: the server's data folder; without one the database is in memory and empty.
 */
export async function openCluster(dataDir: string | undefined): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, 'database') } : { loadDataDir: await emptyCluster() }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
}
