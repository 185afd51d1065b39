import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../atomicFile';

/** The value of a state file of the launcher (build/linux/launch); empty without one. */
export function readStateFile(root: string, name: string): string {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

/** Makes the version that waits for the maintenance window the next one to launch. Resolves to false when none waits. */
export async function releaseStaged(root: string): Promise<boolean> {
  const version = readStateFile(root, 'staged');
  if (version === '') return false;
  await writeFileAtomically(join(root, 'next'), version);
  for (const name of ['staged', 'staged.last']) await rm(join(root, name), { force: true });
  return true;
}

/** Forgets the version that would launch next: staff have paused or removed its release. */
export async function withdrawStaged(root: string): Promise<void> {
  for (const name of ['staged', 'staged.last', 'next', 'next.last'])
    await rm(join(root, name), { force: true });
}
