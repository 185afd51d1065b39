import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalog } from '../setup/importedShop.mjs';
import { startPostgres } from '../setup/postgres.mjs';
import { runServer } from '../setup/runServer.mjs';
import { load, residentMb, summaryOf } from './load.mjs';
import { machine, sitemapPaths, spread } from './shops.mjs';

const importedPages = 2_000;

async function measure(title, server, paths) {
  console.log(`${title}, load of the machine: ${machine()}`);
  const pid = server.pid;
  console.log(summaryOf('not requested before', await load(server.url, paths, { pid })));
  console.log(summaryOf('requested before', await load(server.url, paths, { pid })));
  const again = Array.from({ length: 10 }, () => paths).flat();
  console.log(summaryOf('requested before, ten times', await load(server.url, again, { pid })));
  console.log(`  resident memory ${residentMb(pid).toFixed(0)} MB`);
}

/** First requests after a start with a filled data folder: each page on a server of its own. */
async function firstRequests(env) {
  for (const path of ['/', '/catalog/lamps', '/product/alder-bench']) {
    const started = performance.now();
    const server = await runServer(env);
    const ready = performance.now();
    const response = await fetch(server.url + path, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/140' } });
    const isRendered = (await response.text()).includes('id="app"');
    console.log(
      `  start to ready ${(ready - started).toFixed(0)} ms, then ${path} in ${(performance.now() - ready).toFixed(0)} ms${isRendered ? '' : ' (NOT RENDERED)'}`,
    );
    await server.stop();
  }
}

async function shops(env, name) {
  let server = await runServer(env);
  await measure(`Demo shop, ${name}`, server, await sitemapPaths(server.url));
  await server.stop();
  await firstRequests(env);
  await importCatalog(env.DATA_DIR, env);
  server = await runServer(env);
  const products = (await sitemapPaths(server.url)).filter((path) => path.startsWith('/product/'));
  await measure(
    `${importedPages} pages of the imported catalog, ${name}`,
    server,
    spread(products, importedPages),
  );
  await server.stop();
}

/**
 * npm run bench -- pages [--postgres]: pages per second for addresses that were not requested before and that were, at 10
 * connections; the start; the first request. With --postgres on a PostgreSQL of its own as well.
 */
export async function benchPages(args) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    if (!args.includes('--only-postgres')) await shops({ DATA_DIR: join(folder, 'pglite') }, 'PGlite');
    if (args.includes('--postgres') || args.includes('--only-postgres')) {
      const postgres = await startPostgres();
      try {
        await shops({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }, 'PostgreSQL');
      } finally {
        postgres.remove();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
