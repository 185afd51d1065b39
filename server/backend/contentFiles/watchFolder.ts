import { ContentFolderError } from './finding.ts';
import { listFolder } from './readFolder.ts';

/** A change is loaded after one quiet interval, so that no file is read while an editor writes it. */
const everyMs = 500;
/** The pause between two checks is this many times the duration of a check, so that thousands of files cost little time. */
const restFactor = 20;
/** Maximum pause between two checks: one check on a busy machine may take a second. */
const mostMs = 5_000;
/** Pause after a failed load, for example because the database was stopped. */
const afterFailureMs = 10_000;

async function versionOf(folder: string): Promise<string> {
  try {
    const { files, kinds, findings } = await listFolder(folder);
    return JSON.stringify([kinds, files.map(({ version }) => version), findings]);
  } catch (error) {
    // A folder may be replaced as a whole; load reports what is wrong with it.
    if (error instanceof ContentFolderError) return error.message;
    return 'changing';
  }
}

/**
 * Calls load immediately and again after every change of a folder's content, never concurrently. Files are compared by size and time
 * instead of using file system events, which are missing on network drives and mounted folders and depend on how each editor replaces
 * files. A rejected load is repeated.
 * @returns a function that stops it after the current load
 */
export function watchFolder(
  folder: string,
  load: () => Promise<void>,
  { interval = everyMs, waitAfterFailure = afterFailureMs } = {},
): () => Promise<void> {
  let loaded: string | null = null;
  let seen: string | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Returns the pause until the next check. */
  async function check(): Promise<number> {
    const started = performance.now();
    const version = await versionOf(folder);
    const wait = Math.max(interval, Math.min(mostMs, (performance.now() - started) * restFactor));
    const isQuiet = loaded === null || version === seen;
    seen = version;
    if (version === loaded || !isQuiet) return wait;
    try {
      await load();
    } catch {
      return waitAfterFailure;
    }
    loaded = version;
    return wait;
  }

  let running = Promise.resolve();
  const next = () => {
    running = check().then((wait) => {
      if (!isStopped) timer = setTimeout(next, wait);
    });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
