import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { seedDemoShop } from '../../demo/seed/seedDemoShop.ts';
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
 * Opens a backend on a database of its own with the demo shop. The first test file of a run seeds it, the others copy its folder, which
 * takes a tenth of a second. now: what dates are relative to, rounded down to the hour
 */
export async function openDemoShop(now: Date, settings: Settings = {}): Promise<OpenBackend> {
  const seeded = await seededFolder(inject('clusterFolder'), now);
  const dataDir = mkdtempSync(`${seeded}-`);
  cpSync(seeded, dataDir, { recursive: true });
  // A shop that is to be rejected for its disk says so in its settings.
  const { backend, close } = await openBackend({ hasDiskSpace: () => true, ...settings, dataDir });
  return {
    backend,
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The folder of the seeded database. One process seeds it, the others wait. */
async function seededFolder(root: string, now: Date): Promise<string> {
  const seededAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const folder = join(root, String(seededAt.getTime()));
  try {
    mkdirSync(`${folder}-lock`);
  } catch {
    // Another file was first.
    while (!existsSync(folder)) await setTimeout(WAIT_MS);
    return folder;
  }
  await seed(`${folder}-new`, seededAt);
  renameSync(`${folder}-new`, folder);
  return folder;
}

async function seed(dataDir: string, now: Date): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await seedDemoShop(db, now);
  // A copy without a checkpoint would replay the write-ahead log at each start.
  await db.execute('checkpoint');
  await close();
}
