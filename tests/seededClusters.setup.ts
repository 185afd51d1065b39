import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Gives a run a folder for seeded databases. It is new for each run, so that a changed migration or seed never finds an old copy. */
export default function provideClusterFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-clusters-'));
  project.provide('clusterFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
