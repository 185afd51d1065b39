import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 2 ** 30;

/** A file system in memory where the system has one of sufficient size (containers often have 64 MB), or the disk. */
function fastFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES ? MEMORY : tmpdir();
}

/**
 * Gives a run a folder for seeded databases. It is new for each run, so that a changed migration or seed never finds an
 * old copy.
 */
export default function provideClusterFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(fastFolder(), 'seeded-clusters-'));
  project.provide('clusterFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
