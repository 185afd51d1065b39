import { mkdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, serverParts } from './setup/builds.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root, runTool } from './setup/run.mjs';
import { runServer } from './setup/runServer.mjs';

/** npm run lighthouse [-- RUNS]: runs Lighthouse (mobile) on home, a category and a product, and prints medians of 3 runs by default. */
const runs = Number(process.argv[2] ?? 3);
const metrics = {
  'LCP ms': ({ audits }) => audits['largest-contentful-paint'].numericValue,
  'FCP ms': ({ audits }) => audits['first-contentful-paint'].numericValue,
  'TBT ms': ({ audits }) => audits['total-blocking-time'].numericValue,
  CLS: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
  'JS kB': ({ audits }) =>
    audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0),
  speed: ({ categories }) => categories.performance.score * 100,
  access: ({ categories }) => categories.accessibility.score * 100,
  practice: ({ categories }) => categories['best-practices'].score * 100,
  seo: ({ categories }) => categories.seo.score * 100,
};

async function audit(url, chromium) {
  const file = join(root, '.cache/lighthouse.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const measure = () =>
    runTool('lighthouse/cli/index.js', [url, ...options], {
      show: 'on failure',
      env: { CHROME_PATH: chromium },
    });
  // Lighthouse occasionally misses the start of a page (NO_NAVSTART), so one retry.
  await measure().catch(measure);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const format = (value) => (value < 1 ? value.toFixed(3) : String(Math.round(value)));

await ensureDependencies();
await ensureBuilt(serverParts);
const chromium = await ensureChromium();
const server = await runServer({ DATA_DIR: '.cache/lighthouse-data' });
try {
  const read = async (path) => (await fetch(`${server.url}/api/rest${path}`)).json();
  const category = (await read('/categories')).find(
    (candidate) => candidate.display_mode === 'PRODUCTS' && candidate.product_count > 12,
  );
  const { listing } = await read(`/categories/${category.url_key}?embed=products`);
  const pages = ['/', `/catalog/${category.url_key}`, `/product/${listing.products[0].url_key}`];
  console.log(
    `${cpus().length} x ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, median of ${runs}`,
  );
  console.log(['page'.padEnd(40), ...Object.keys(metrics).map((name) => name.padStart(9))].join(''));
  for (const path of pages) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(server.url + path, chromium));
    const values = Object.values(metrics).map((read) => format(median(reports.map(read))).padStart(9));
    console.log([path.padEnd(40), ...values].join(''));
  }
} finally {
  await server.stop();
}
