import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseThread } from './databaseThread.ts';
import { lockFolder } from './folderLock.ts';

export interface EmbeddedDatabase {
  client: Pick<PGlite, 'query' | 'transaction' | 'close'> | DatabaseThread;
  unlock: () => void;
}

/**
 * The built databaseWorker.ts, next to the built server. It does not exist when running from sources: tests run PGlite in their own thread.
 */
const workerFile = fileURLToPath(new URL('./databaseWorker.mjs', import.meta.url));

export const hasThread = (): boolean => existsSync(workerFile);

/** Opens the database of a data folder in its own thread. @throws FolderInUse when another process uses the folder */
export async function openThread(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    return { client: await DatabaseThread.open(workerFile, dataDir), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
