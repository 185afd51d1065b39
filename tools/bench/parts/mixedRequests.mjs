import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '../../../scripts/setup/runServer.mjs';
import { importCatalog } from './importedShop.mjs';
import { load, residentMb, summaryOf } from './load.mjs';
import { machine, sitemapPaths, spread } from './shops.mjs';

const textOf = async (url) => (await fetch(url)).text();
const imagePath = /\/media\/[^"\\]+\.(?:webp|jpe?g|png)/g;

/** URLs of images in two sizes, from listings of the demo shop's products. */
async function imagesOf(base, count) {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      textOf(`${base}/api/rest/categories/default-category?embed=products&limit=100&page=${page}`),
    ),
  );
  const sources = [...new Set(pages.flatMap((text) => text.match(imagePath) ?? []))];
  const sizes = sources.flatMap((source) =>
    [256, 640].map((width) => `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`),
  );
  return spread(sizes, count);
}

/** Distinct URLs: 60 % pages, up to 5 % images, 20 % API products, and the rest API listings. */
async function addressesOf(base, count) {
  const paths = await sitemapPaths(base);
  const keys = paths.flatMap((path) => /^\/product\/([^/]+)$/.exec(path)?.[1] ?? []);
  const pages = spread(paths, Math.round(count * 0.6));
  const images = await imagesOf(base, Math.round(count * 0.05));
  const reads = spread(keys, Math.round(count * 0.2)).map((key) => `/api/rest/products/${key}`);
  const listings = Array.from(
    { length: Math.max(0, count - pages.length - images.length - reads.length) },
    (_, index) =>
      `/api/rest/search/table?page=${1 + (index % 50)}&limit=${12 + (Math.floor(index / 50) % 89)}`,
  );
  return [...new Set([...pages, ...images, ...reads, ...listings])];
}

/** Every URL once in mixed order, then repeatedly: half of the requests go to an eighth of the URLs. */
function* visits(addresses, requests) {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let index = 0; index < requests; index += 1) {
    const at =
      index < addresses.length
        ? (index * 7919) % addresses.length
        : Math.floor(random() ** 3 * addresses.length);
    yield addresses[at] ?? '/';
  }
}

/**
 * Sends mixed requests to a server with the imported catalog, or with the demo shop alone, and watches its resident memory.
 * @param {{ requests: number; addresses: number; isImported?: boolean }} size
 * @param {(line: string) => void} [log]
 * @returns {Promise<{ addresses: number; largest: number; after: number; failures: string }>} memory in MB
 */
export async function sendMixedRequests(
  { requests, addresses: count, isImported = true },
  log = () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  try {
    if (isImported) {
      const empty = await runServer({ DATA_DIR: folder });
      await empty.stop();
      await importCatalog(folder);
    }
    const server = await runServer({ DATA_DIR: folder });
    const addresses = await addressesOf(server.url, count);
    log(machine());
    log(`  ${addresses.length} addresses, ${residentMb(server.pid).toFixed(0)} MB before the first request`);
    let largest = 0;
    const sample = setInterval(() => {
      largest = Math.max(largest, residentMb(server.pid));
    }, 250);
    const step = Math.max(1, Math.floor(requests / 20));
    const every = (done) => {
      if (done % step === 0) log(`  ${done} requests: ${residentMb(server.pid).toFixed(0)} MB`);
    };
    const result = await load(server.url, visits(addresses, requests), { pid: server.pid, every });
    clearInterval(sample);
    const after = residentMb(server.pid);
    await server.stop();
    log(summaryOf('mixed requests', result));
    log(`  resident memory: largest ${largest.toFixed(0)} MB, afterwards ${after.toFixed(0)} MB`);
    return {
      addresses: addresses.length,
      largest: Math.max(largest, after),
      after,
      failures: result.failures,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
