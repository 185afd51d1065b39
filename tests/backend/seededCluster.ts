import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { seedDemoShop } from '../../demo/seed/seedDemoShop.ts';
import { openDatabase } from '../../server/backend/database/openDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the clusters that this run has seeded (seededClusters.setup.ts). */
    clusterFolder: string | undefined;
  }
}

const HOUR_MS = 3_600_000;

/**
 * Options of openBackend for a database in memory with demo data. The first test file of a run seeds it, the others start
 * from a copy, because loading a copy takes a fifth of the time. now: what dates are relative to, rounded down to the hour
 */
export async function demoData(now: Date) {
  const folder = inject('clusterFolder');
  return { fill: seedDemoShop, cluster: folder ? await seededCluster(folder, now) : undefined };
}

async function seededCluster(folder: string, now: Date): Promise<Blob> {
  const seededAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const file = join(folder, `${seededAt.getTime()}.tar`);
  if (!existsSync(file)) await seed(file, seededAt);
  return new Blob([readFileSync(file)]);
}

async function seed(file: string, now: Date): Promise<void> {
  const { db, close } = await openDatabase({});
  await seedDemoShop(db, now);
  const { $client } = db as unknown as { $client: PGlite };
  // A copy without a checkpoint would replay the write-ahead log at each start.
  await $client.exec('checkpoint');
  const dump = await $client.dumpDataDir('none');
  await close();
  // Two workers may seed at the same time, so the file appears complete or not at all.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
}
