import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A seeded data folder, created once a run (tests/web/seed.setup.ts), because copying is faster than seeding. */
export const seededData = resolve('test-results/seeded-data');

/** Copies the seeded data folder for one server. */
export async function copyDemoData(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-data-'));
  await cp(seededData, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
