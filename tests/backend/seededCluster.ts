import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { seedDemoShop } from '../../demo/seed/seedDemoShop.ts';
import type { Database, OpenDatabase } from '../../server/backend/database/database.ts';
import { emptyCluster } from '../../server/backend/database/embeddedCluster.ts';
import { openDatabase } from '../../server/backend/database/openDatabase.ts';
import { type OpenBackend, openBackend } from '../../server/backend/openBackend.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the databases that this run has seeded (seededClusters.setup.ts). */
    clusterFolder: string;
  }
}

/** What the dates of the demo shop are relative to, and what its clock says unless a test sets it. */
export const demoTime = new Date('2026-11-21T18:00:00Z');
const WAIT_MS = 50;

type Settings = Omit<Parameters<typeof openBackend>[0], 'dataDir' | 'databaseUrl' | 'fill'>;

/**
 * A new data folder with the demo shop. The first test file of a run seeds it, the others copy its folder, which takes a tenth of a
 * second.
 */
export const copyDemoFolder = async (): Promise<string> =>
  copyOf(await seededFolder(inject('clusterFolder')));

/** A new data folder with the tables of the shop, which are empty. */
export const copyEmptyFolder = async (): Promise<string> =>
  copyOf(await emptyFolder(inject('clusterFolder')));

/** A new data folder with a database without tables. */
export const copyClusterFolder = async (): Promise<string> =>
  copyOf(await clusterFolder(inject('clusterFolder')));

/** Opens a database with the tables of the shop, which are empty. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const dataDir = await copyEmptyFolder();
  const { db, close } = await openDatabase({ dataDir });
  return { db, close: () => close().then(() => rmSync(dataDir, { recursive: true })) };
}

function copyOf(folder: string): string {
  const dataDir = mkdtempSync(`${folder}-`);
  cpSync(folder, dataDir, { recursive: true });
  return dataDir;
}

/** Opens a backend on a database of its own with the demo shop (copyDemoFolder). */
export async function openDemoShop(settings: Settings = {}): Promise<OpenBackend> {
  const dataDir = await copyDemoFolder();
  // A shop that is to be rejected for its disk says so in its settings.
  const defaults: Settings = { clock: () => demoTime, hasDiskSpace: () => true };
  const { backend, close } = await openBackend({ ...defaults, ...settings, dataDir });
  return {
    backend,
    close: () => close().then(() => rmSync(dataDir, { recursive: true })),
  };
}

/** A folder with the demo shop. */
const seededFolder = (root: string): Promise<string> =>
  madeOnce(root, 'demo', async (dataDir) => {
    cpSync(await emptyFolder(root), dataDir, { recursive: true });
    await withDatabase(dataDir, (db) => seedDemoShop(db, demoTime));
  });

/** A folder with the tables of the shop, which are empty. */
const emptyFolder = (root: string): Promise<string> =>
  madeOnce(root, 'empty', async (dataDir) => {
    cpSync(await clusterFolder(root), dataDir, { recursive: true });
    await withDatabase(dataDir, async () => undefined);
  });

/** A folder with the cached cluster: creating one takes PGlite four times as long as filling it. */
const clusterFolder = (root: string): Promise<string> =>
  madeOnce(root, 'cluster', async (dataDir) => {
    mkdirSync(dataDir);
    const cluster = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      loadDataDir: await emptyCluster(),
    });
    // Nobody creates a database from them, and they are a third of the files that each copy would consist of.
    await cluster.exec('update pg_database set datistemplate = false');
    for (const template of ['template0', 'template1']) await cluster.exec(`drop database ${template}`);
    await cluster.exec('checkpoint');
    await cluster.close();
  });

async function withDatabase(dataDir: string, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await work(db);
  // A copy without a checkpoint would replay the write-ahead log at each start.
  await db.execute('checkpoint');
  await close();
}

/** A folder that one of the processes makes, while the others wait. */
async function madeOnce(
  root: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(root, name);
  try {
    mkdirSync(`${folder}-lock`);
  } catch {
    while (!existsSync(folder)) await setTimeout(WAIT_MS);
    return folder;
  }
  await make(`${folder}-new`);
  renameSync(`${folder}-new`, folder);
  return folder;
}
