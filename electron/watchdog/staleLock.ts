import { lstatSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];
const NO_PERMISSION = 'EPERM';

/** True if the process is running and may be this program; also if the operating system hides its command line. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === NO_PERMISSION;
  }
  try {
    const [program] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const [own] = readFileSync('/proc/self/cmdline', 'utf8').split('\0');
    return program === own;
  } catch {
    return true;
  }
}

/**
 * Removes a stale lock of Chromium's user data folder. On Linux the lock is a link to host-pid. After a power cut, or under a new host
 * name, Chromium would wait behind a black screen for a process that no longer runs (field note: FullPageOS #508). The lock is only removed
 * when no running process holds it. Returns true when it removed one. Call before app.requestSingleInstanceLock. proper-lockfile does not
 * apply, because the lock is Chromium's own.
 */
export function removeStaleLock(folder: string, isHeldBy: (pid: number) => boolean = isRunning): boolean {
  const lock = join(folder, 'SingletonLock');
  let target: string;
  try {
    if (!lstatSync(lock).isSymbolicLink()) return false;
    target = readlinkSync(lock);
  } catch {
    return false;
  }
  const pid = Number(/-(\d+)$/.exec(target)?.[1]);
  if (!Number.isInteger(pid) || isHeldBy(pid)) return false;
  try {
    for (const name of FILES) rmSync(join(folder, name), { force: true });
    return true;
  } catch {
    return false;
  }
}
