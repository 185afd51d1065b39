import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { bumpRevision } from '../../server/backend/catalog/revision.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { importFiles } from '../../server/backend/import/importFiles.ts';
import { openBackend } from '../../server/backend/openBackend.ts';
import { serveShop } from '../../server/createShopServer.ts';
import { readEnv } from '../../server/env.ts';
import { addCompression, createServer } from '../../server/hosting/createServer.ts';
import { projectRoot } from '../../server/projectRoot.ts';
import { exitOnUncaught } from '../../server/safeError.ts';
import { seedDemoShop } from '../seed/seedDemoShop.ts';
import { catalogCalls } from './catalogCalls.ts';
import { multiply } from './multiply.ts';

const data = (name: string) => join(projectRoot, 'tests/data', name);
const files = {
  furniture: data('furniture.csv'),
  appliances: data('appliances.csv'),
  stores: data('stores.csv'),
};
const quiet = { progress: () => undefined, bad: () => undefined };

/** Leaves the first products only. */
async function reduce(db: Database, target: number): Promise<number> {
  await db.execute(
    sql`delete from products where parent_id is null and id not in
        (select id from products where parent_id is null order by id limit ${target})`,
  );
  await bumpRevision(db);
  await db.execute(sql`analyze`);
  return target;
}

/** The calls with a catalog of about `size` products: p95 in milliseconds by name. */
async function measureSize(databaseUrl: string, size: number): Promise<Map<string, number>> {
  const filling = await openBackend({ databaseUrl, fill: seedDemoShop });
  const { db } = filling.backend;
  await importFiles(db, files, filling.backend.clock(), quiet);
  const products = size < 7_000 ? await reduce(db, size) : await multiply(db, size);
  await filling.close();

  const { backend, close } = await openBackend({ databaseUrl });
  const opened = performance.now();
  await backend.catalog.current();
  const seconds = (performance.now() - opened) / 1000;
  const app = createServer('silent');
  await addCompression(app);
  const dataDir = mkdtempSync(join(tmpdir(), 'growth-'));
  await serveShop(app, { ...readEnv({}), DATA_DIR: dataDir }, backend);
  const measurements = await catalogCalls(app);
  const memory = process.memoryUsage().rss / 2 ** 20;
  console.log(`${products} products: index in ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB resident`);
  for (const { name, p50, p95, cpu } of measurements)
    console.log(
      `  ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${cpu.toFixed(1)} ms of processor time`,
    );
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  return new Map(measurements.map(({ name, p95 }) => [name, p95]));
}

exitOnUncaught();
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is not set.');
const sizes = process.argv.slice(2).map(Number);
let first: Map<string, number> | null = null;
let last = new Map<string, number>();
for (const size of sizes) {
  last = await measureSize(databaseUrl, size);
  first ??= last;
}
console.log(`p95 from ${sizes[0]} to ${sizes.at(-1)} products:`);
for (const [name, p95] of last)
  console.log(`  ${name}: ${(p95 / (first?.get(name) ?? p95)).toFixed(2)} times`);
