import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process uses the data folder; the message is ready to print. */
export class FolderInUse extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

interface Holder {
  pid: number;
  /** Start time of that process by the system's clock, to distinguish a later process with the same id. Empty when unknown. */
  began: string;
}

const heldHere = new Set<string>();

/** Reads field 22 of /proc/PID/stat. Only Linux has this file; elsewhere the process id alone must suffice. */
function beginning(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, began }: Holder, file: string): boolean {
  // In a container, the process id is the same at every start.
  if (pid === process.pid && !heldHere.has(file) && !began) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return beginning(pid) === began;
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) ? { pid, began: String(began ?? '') } : null;
  } catch {
    return null;
  }
}

/** Moves the lock of a dead process away. Restores the lock if another process has acquired it in the meantime. */
function clearStale(file: string, stale: Holder | null): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (JSON.stringify(readHolder(aside)) !== JSON.stringify(stale)) linkSync(aside, file);
  } catch {
    // Already deleted; the next attempt decides.
  }
  rmSync(aside, { force: true });
}

/**
 * Locks a folder for this process, because with PGlite two processes would overwrite each other's rows. The lock of a dead process is
 * cleared at once, whereas proper-lockfile would wait until it is stale.
 * @returns a function that releases the folder
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const own = `${file}.${process.pid}`;
  const me: Holder = { pid: process.pid, began: beginning(process.pid) };
  writeFileSync(own, JSON.stringify(me));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Creating a hard link is atomic and never overwrites an existing file.
        linkSync(own, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = readHolder(file);
        if (holder && (isAlive(holder, file) || attempt > 5)) throw new FolderInUse(folder, holder.pid);
        clearStale(file, holder);
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  heldHere.add(file);
  return () => {
    if (heldHere.delete(file)) rmSync(file, { force: true });
  };
}
