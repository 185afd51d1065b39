import { mkdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { ensureToolDependencies } from '../../scripts/setup/dependencies.mjs';
import { root, runTool } from '../../scripts/setup/run.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';

/**
 * npm run bench -- lighthouse [--runs=5] [--url=http://...] [PATH ...]: runs Lighthouse (mobile, simulated throttling) on five kinds of
 * pages, or on the paths, and prints medians. Fails when a goal is missed. --url measures a server that runs already.
 */
const { values: options, positionals: chosenPaths } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, url: { type: 'string' } },
});
const runs = Number(options.runs);

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
const highest = { 'LCP ms': 1000, 'TBT ms': 80, CLS: 0 };
const lowest = { speed: 98, access: 100, practice: 100, seo: 100 };

/** Search results are excluded from indexing, which Lighthouse would count against their score. */
const skippedAudits = (path) => (path.startsWith('/search') ? ['--skip-audits=is-crawlable'] : []);

async function audit(url, path, chromium) {
  const file = join(root, '.cache/lighthouse.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const measure = () =>
    runTool('lighthouse/cli/index.js', [url + path, ...output, ...skippedAudits(path)], {
      folder: 'tools/bench/node_modules',
      show: 'on failure',
      env: { CHROME_PATH: chromium },
    });
  // Lighthouse occasionally misses the start of a page (NO_NAVSTART), so two retries.
  await measure().catch(measure).catch(measure);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const format = (value) => (value > 0 && value < 1 ? value.toFixed(4) : String(Math.round(value)));
const load = () => loadavg()[0].toFixed(1);

/** A page of each kind. */
async function findPages(url) {
  const read = async (path) => (await fetch(`${url}/api/rest${path}`)).json();
  const category = (await read('/categories')).find(
    (candidate) => candidate.display_mode === 'PRODUCTS' && candidate.product_count > 12,
  );
  const { listing } = await read(`/categories/${category.url_key}?embed=products`);
  const product = `/product/${listing.products[0].url_key}`;
  return ['/', `/catalog/${category.url_key}`, product, '/about-us', '/search/sofa'];
}

const missedGoals = (medians) =>
  Object.keys(medians).filter((name) => medians[name] > highest[name] || medians[name] < lowest[name]);

/** The audits in a report that cost points, with Lighthouse's titles. */
const failingAudits = ({ audits, categories }) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trim());

/** Prints the medians of a page. Returns whether they reach the goals. */
async function measurePage(url, path, chromium) {
  // The first visit resizes the images.
  await audit(url, path, chromium);
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(url, path, chromium));
  const medians = Object.fromEntries(
    Object.entries(metrics).map(([name, read]) => [name, median(reports.map(read))]),
  );
  const cells = Object.values(medians).map((value) => format(value).padStart(9));
  console.log([path.padEnd(32), ...cells, load().padStart(9)].join(''));
  const missed = missedGoals(medians);
  if (missed.length === 0) return true;
  const failing = [...new Set(reports.flatMap(failingAudits))];
  console.log(['  missed: ', missed.join(', '), ...failing.map((line) => `\n    ${line}`)].join(''));
  return false;
}

await ensureToolDependencies('bench');
await ensureBuilt(serverParts);
const chromium = await ensureChromium();
const server = options.url
  ? { url: options.url, stop: async () => {} }
  : await runServer({ DATA_DIR: '.cache/lighthouse-data' });
try {
  const machine = `${cpus().length} x ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  console.log(`${machine}, Node ${process.version}, load ${load()}, median of ${runs}`);
  const names = [...Object.keys(metrics), 'load'].map((name) => name.padStart(9));
  console.log(['page'.padEnd(32), ...names].join(''));
  const paths = chosenPaths.length > 0 ? chosenPaths : await findPages(server.url);
  const results = [];
  for (const path of paths) results.push(await measurePage(server.url, path, chromium));
  if (results.includes(false)) process.exitCode = 1;
} finally {
  await server.stop();
}
