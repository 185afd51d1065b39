import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { serveShop } from '../createShopServer.ts';
import { readEnv } from '../env.ts';
import { addCompression } from '../hosting/compression.ts';
import { createServer } from '../hosting/createServer.ts';
import { projectRoot } from '../projectRoot.ts';
import { importFiles } from '../store/import/importFiles.ts';
import { openStore } from '../store/openStore.ts';
import { catalogueCalls } from './catalogueCalls.ts';
import type { Figures } from './measure.ts';
import { multiply } from './multiply.ts';
import { pageCalls } from './pageCalls.ts';

const data = (name: string) => join(projectRoot, 'tests/data', name);
const files = {
  furniture: data('furniture.csv'),
  appliances: data('appliances.csv'),
  stores: data('stores.csv'),
};
const quiet = { progress: () => undefined, bad: () => undefined };

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

function print(figures: readonly Figures[]): void {
  const rows = [
    ['call', 'p50 ms', 'p95 ms', 'cpu ms', 'runs'],
    ...figures.map(({ name, p50, p95, cpu, runs }) => [
      name,
      p50.toFixed(1),
      p95.toFixed(1),
      cpu.toFixed(1),
      String(runs),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}

/** Products of a large dealer; copies of the imported ones make up the number. */
const large = 50_000;

/** Measures one database: a shop of its own in memory, or the (empty or expendable) one behind DATABASE_URL. */
async function bench(title: string, databaseUrl: string | undefined, products = 0): Promise<void> {
  const opened = performance.now();
  const { store, close } = await openStore({ databaseUrl });
  const filled = performance.now();
  console.log(`\n${title}`);
  console.log(`  opened and filled with the demo shop in ${seconds(opened)} s`);
  const reports = await importFiles(store.db, files, store.clock(), quiet);
  const rows = reports.reduce((sum, { loaded }) => sum + loaded, 0);
  console.log(`  ${rows} rows imported in ${seconds(filled)} s`);
  if (products > 0) console.log(`  ${await multiply(store.db, products)} products`);
  console.log('');
  const app = createServer('silent');
  await addCompression(app);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await serveShop(app, { ...readEnv({}), DATA_DIR: dataDir }, store);
  print(await catalogueCalls(app));
  console.log('');
  for (const { name, perSecond, pages } of await pageCalls(app))
    console.log(`  ${name}: ${perSecond.toFixed(0)} a second (${pages} pages)`);
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}

const [cpu] = cpus();
console.log(
  `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`,
);
await bench('PGlite, in this process', undefined);
if (process.env.DATABASE_URL) await bench('PostgreSQL, behind DATABASE_URL', process.env.DATABASE_URL, large);
