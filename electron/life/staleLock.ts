import { lstatSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];
const MAY_NOT_SIGNAL = 'EPERM';

/** True when a process of that number lives and may be this very program. In doubt it is taken for one. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === MAY_NOT_SIGNAL;
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
 * Chromium on Linux locks its folder with a link named host-pid. After a power cut, or under a new host name, it would
 * wait for a program that is gone, with a black screen (field note: FullPageOS #508). Clears the lock only when nobody
 * can hold it; answers whether it did. Call before the single-instance lock is asked for.
 */
export function clearStaleLock(folder: string, isHeldBy: (pid: number) => boolean = isRunning): boolean {
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
  for (const name of FILES) rmSync(join(folder, name), { force: true });
  return true;
}
