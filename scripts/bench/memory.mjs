import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalog } from '../setup/importedShop.mjs';
import { runServer } from '../setup/runServer.mjs';
import { load, residentMb, summaryOf } from './load.mjs';
import { machine, sitemapPaths, spread } from './shops.mjs';

const limitMb = 600;

/** Addresses of a visit: mostly pages, then reads of the API and images. */
async function addressesOf(base, count) {
  const paths = await sitemapPaths(base);
  const keys = paths.flatMap((path) => /^\/product\/([^/]+)$/.exec(path)?.[1] ?? []);
  const pages = spread(paths, Math.round(count * 0.6));
  const reads = spread(keys, Math.round(count * 0.3)).map((key) => `/api/rest/products/${key}`);
  const html = await (await fetch(`${base}/`)).text();
  const images = [...new Set(html.match(/\/_next\/image\?[^"\s]+/g) ?? [])].map((url) =>
    url.replaceAll('&amp;', '&'),
  );
  const listings = Array.from(
    { length: Math.max(0, count - pages.length - reads.length - images.length) },
    (_, index) => `/api/rest/search/table?page=${1 + (index % 50)}&limit=${12 + (index % 89)}`,
  );
  return [...new Set([...pages, ...reads, ...images, ...listings])];
}

/**
 * npm run bench -- memory [REQUESTS] [ADDRESSES]: resident memory during and after 200,000 requests to 20,000 addresses of the
 * imported catalog, mixed pages, API reads and images; fails above 600 MB.
 */
export async function benchMemory([requests = '200000', count = '20000']) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  try {
    let server = await runServer({ DATA_DIR: folder });
    await server.stop();
    await importCatalog(folder);
    server = await runServer({ DATA_DIR: folder });
    const addresses = await addressesOf(server.url, Number(count));
    console.log(machine());
    console.log(
      `  ${addresses.length} addresses, ${residentMb(server.pid).toFixed(0)} MB before the first request`,
    );
    let largest = 0;
    const sample = setInterval(() => {
      largest = Math.max(largest, residentMb(server.pid));
    }, 250);
    function* visits() {
      // A step that shares no factor with the number of addresses visits them in a mixed order.
      for (let index = 0; index < Number(requests); index += 1)
        yield addresses[(index * 7919) % addresses.length];
    }
    const every = (done) => {
      if (done % 20_000 === 0) console.log(`  ${done} requests: ${residentMb(server.pid).toFixed(0)} MB`);
    };
    const result = await load(server.url, visits(), { pid: server.pid, every });
    clearInterval(sample);
    console.log(summaryOf('mixed requests', result));
    const after = residentMb(server.pid);
    console.log(
      `  resident memory: largest ${largest.toFixed(0)} MB, afterwards ${after.toFixed(0)} MB (limit ${limitMb})`,
    );
    await server.stop();
    if (Math.max(largest, after) > limitMb) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
