import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../atomicFile';

/** The value of a state file of the launcher (build/linux/launch); empty if the file does not exist. */
export function readStateFile(root: string, name: string): string {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

/** Promotes the version that waits for the maintenance window to the next one to launch. Resolves to false if there is none. */
export async function releaseStaged(root: string): Promise<boolean> {
  const version = readStateFile(root, 'staged');
  if (version === '') return false;
  await writeFileAtomically(join(root, 'next'), version);
  for (const name of ['staged', 'staged.last']) await rm(join(root, name), { force: true });
  return true;
}

/** Removes the version that would launch next, because staff have paused or removed its release. */
export async function withdrawStaged(root: string): Promise<void> {
  for (const name of ['staged', 'staged.last', 'next', 'next.last'])
    await rm(join(root, name), { force: true });
}
