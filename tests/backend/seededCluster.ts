import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { seedDemoShop } from '../../demo/seed/seedDemoShop.ts';
import type { Database, OpenDatabase } from '../../server/backend/database/database.ts';
import { openDatabase } from '../../server/backend/database/openDatabase.ts';
import { type OpenBackend, openBackend } from '../../server/backend/openBackend.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the databases that this run has seeded (seededClusters.setup.ts). */
    clusterFolder: string;
  }
}

const HOUR_MS = 3_600_000;
const WAIT_MS = 50;

type Settings = Omit<Parameters<typeof openBackend>[0], 'dataDir' | 'databaseUrl' | 'fill'>;

/**
 * A new data folder with the demo shop. The first test file of a run seeds it, the others copy its folder, which takes a tenth of a
 * second. now: what dates are relative to, rounded down to the hour
 */
export const copyDemoFolder = async (now: Date): Promise<string> =>
  copyOf(await seededFolder(inject('clusterFolder'), now));

/** A new data folder with the tables of the shop, which are empty. */
export const copyEmptyFolder = async (): Promise<string> =>
  copyOf(await emptyFolder(inject('clusterFolder')));

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
export async function openDemoShop(now: Date, settings: Settings = {}): Promise<OpenBackend> {
  const dataDir = await copyDemoFolder(now);
  // A shop that is to be rejected for its disk says so in its settings.
  const { backend, close } = await openBackend({ hasDiskSpace: () => true, ...settings, dataDir });
  return {
    backend,
    close: () => close().then(() => rmSync(dataDir, { recursive: true })),
  };
}

/** A folder with the demo shop of a time. */
function seededFolder(root: string, now: Date): Promise<string> {
  const seededAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  return madeOnce(root, String(seededAt.getTime()), async (dataDir) => {
    cpSync(await emptyFolder(root), dataDir, { recursive: true });
    await withDatabase(dataDir, (db) => seedDemoShop(db, seededAt));
  });
}

/** A folder with the tables of the shop, which are empty. Creating a cluster takes PGlite four times as long as filling it. */
const emptyFolder = (root: string): Promise<string> =>
  madeOnce(root, 'empty', (dataDir) => withDatabase(dataDir, async () => undefined));

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
