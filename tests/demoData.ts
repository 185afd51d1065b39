import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A filled data folder, made once a run (tests/web/seed.setup.ts): filling a shop takes longer than copying it. */
export const seededData = resolve('test-results/seeded-data');

/** A copy of its own for one server. */
export async function copyDemoData(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  await cp(seededData, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
