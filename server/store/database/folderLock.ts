import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A data folder that another process works with; the message is ready to print. */
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
  /** When that process began, in the system's own count: a later process with the same number has another. '' if unknown. */
  began: string;
}

const heldHere = new Set<string>();

/** Field 22 of /proc/PID/stat; elsewhere than Linux nothing tells, and the number alone must do. */
function beginning(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, began }: Holder, file: string): boolean {
  // Containers give every start the same number.
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

/** Moves a dead process's lock away; if someone was quicker, theirs is put back. */
function clearStale(file: string, stale: Holder | null): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (JSON.stringify(readHolder(aside)) !== JSON.stringify(stale)) linkSync(aside, file);
  } catch {
    // Gone already: the next attempt to take it decides.
  }
  rmSync(aside, { force: true });
}

/**
 * Takes a folder for this process: PGlite itself would let two processes lose each other's rows. A lock left behind by a
 * process that died is cleared.
 * @returns what gives the folder back
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
        // A link appears whole or not at all, and never over another.
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
