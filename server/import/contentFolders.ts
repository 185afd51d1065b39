import { resolve } from 'node:path';
import type { BackendContext } from '../backend/backendContext.ts';
import { ContentFolderError } from '../backend/contentFiles/finding.ts';
import { type Env, InvalidEnvironmentError } from '../env.ts';
import { loadHtmlCheck, startContentWatch } from './contentFolder.ts';

/**
 * Loads the folders of CONTENT_DIR into the shop of a running server, now and after each change. An embedded database is used by one
 * process, so no other program could do that.
 * @returns a function that stops it
 * @throws InvalidEnvironmentError for a folder that can't be read or an unknown tenant
 */
export async function watchContentFolders(
  { CONTENT_DIR, CONTENT_PRUNE }: Pick<Env, 'CONTENT_DIR' | 'CONTENT_PRUNE'>,
  { db, catalog }: Pick<BackendContext, 'db' | 'catalog'>,
): Promise<() => Promise<void>> {
  const watches: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(watches.map((stopWatch) => stopWatch()));
  };
  if (CONTENT_DIR.length === 0) return stop;
  try {
    const checkHtml = await loadHtmlCheck();
    for (const { tenant, folder } of CONTENT_DIR) {
      const settings = { folder: resolve(folder), tenant, isPruning: CONTENT_PRUNE === 'on', checkHtml };
      watches.push(await startContentWatch(db, settings, catalog.refresh));
    }
    return stop;
  } catch (error) {
    await stop();
    throw error instanceof ContentFolderError
      ? new InvalidEnvironmentError(`CONTENT_DIR: ${error.message}`)
      : error;
  }
}
