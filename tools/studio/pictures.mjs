import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { ensureToolDependencies } from '../../scripts/setup/dependencies.mjs';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: node tools/studio/pictures.mjs [OPTION ...]

Renders the missing pictures of the demo shop.

  --only ID      product to render
  --kind KIND    kind of product
  --view VIEW    front, side, detail, room or spin
  --scene NAME   scene to render, or all
  --draft        render quickly and coarsely
  --force        render existing pictures too
  --out FOLDER   demo/media by default`);

await ensureToolDependencies();
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    kind: { type: 'string' },
    view: { type: 'string' },
    scene: { type: 'string' },
    draft: { type: 'boolean' },
    force: { type: 'boolean' },
    out: { type: 'string', default: 'demo/media' },
    subjects: { type: 'string', default: 'demo/catalog/subjects.ts' },
  },
});
const out = path.resolve(root, options.out);
const sides = { front: 1000, side: 720, detail: 1000, room: 1000, spin: 640 };
const frames = 24;
// The pictures for listings come first, so that an interrupted run leaves a usable shop.
const order = ['front', 'scene', 'side', 'detail', 'room', 'spin'];
for (const folder of ['products', 'scenes']) mkdirSync(path.join(out, folder), { recursive: true });

const products = options.scene ? [] : (await subjects()).flatMap(jobs);
const missing = [...products, ...(await sceneJobs())]
  .filter((job) => options.force || !existsSync(file(job.name)))
  .toSorted((a, b) => a.phase - b.phase);
console.log(`${missing.length} pictures to render`);
if (missing.length > 0) await render(missing);

async function load(file) {
  const bundled = await bundle(path.resolve(root, file), 'node');
  return import(`data:text/javascript;base64,${Buffer.from(bundled).toString('base64')}`);
}

async function subjects() {
  const { subjects: allSubjects } = await load(options.subjects);
  return allSubjects.filter(
    ({ id, model }) =>
      (!options.only || id.startsWith(options.only)) && (!options.kind || model.kind === options.kind),
  );
}

function jobs(subject) {
  const views = subject.views
    .filter((view) => !options.view || view === options.view)
    .map((view) => ({
      phase: order.indexOf(view),
      name: `products/${subject.id}-${view}`,
      call: view === 'room' ? 'room' : 'product',
      args: [subject, view, sides[view]],
    }));
  const hasSpin = subject.spin && (!options.view || options.view === 'spin');
  const spins = Array.from({ length: hasSpin ? frames : 0 }, (_, index) => ({
    phase: order.indexOf('spin'),
    name: `products/${subject.id}-360-${String(index).padStart(2, '0')}`,
    call: 'spin',
    args: [subject, index, frames, sides.spin],
  }));
  return [...views, ...spins];
}

async function sceneJobs() {
  if (!options.scene && (options.only || options.kind || options.view)) return [];
  const { scenes } = await load('tools/studio/rooms/scenes.ts');
  const names = Object.keys(scenes).filter(
    (name) => !options.scene || options.scene === 'all' || options.scene === name,
  );
  return names.map((name) => ({
    phase: order.indexOf('scene'),
    name: `scenes/${name}`,
    call: 'scene',
    args: [name, options.draft ? 0.4 : 1],
  }));
}

function file(name) {
  return path.join(out, `${name}.webp`);
}

async function bundle(entry, platform) {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform,
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0].text;
}

async function render(list) {
  const page = await bundle(path.join(root, 'tools/studio/page.ts'), 'browser');
  const pendingWrites = new Set();
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://studio');
    if (url.pathname === '/picture') {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        response.end();
        const task = save(Buffer.concat(chunks), url.searchParams).finally(() => pendingWrites.delete(task));
        pendingWrites.add(task);
      });
      return;
    }
    const script = url.pathname === '/page.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(
      script ? page : '<!doctype html><title>Studio</title><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  try {
    const tab = await browser.newPage();
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') console.log(message.text());
    });
    tab.on('pageerror', (error) => console.log(error.stack));
    await tab.goto(`http://127.0.0.1:${server.address().port}/`, { timeout: 300_000 });
    await tab.waitForFunction(() => 'studio' in window, undefined, { timeout: 300_000 });
    const started = Date.now();
    for (const [index, { call, args, name }] of list.entries()) {
      const startedAt = Date.now();
      await tab.evaluate(([method, parameters]) => window.studio[method](...parameters), [call, args]);
      console.log(`${index + 1}/${list.length} ${name} ${Date.now() - startedAt} ms`);
    }
    await Promise.all(pendingWrites);
    console.log(`${list.length} pictures in ${Math.round((Date.now() - started) / 1000)} s`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Saves raw RGBA pixels as WebP. WebGL reads rows from the bottom up, so the picture is flipped. */
async function save(bytes, query) {
  const [width, height] = [Number(query.get('width')), Number(query.get('height'))];
  const quality = width <= sides.spin ? 70 : 82;
  await sharp(bytes, { raw: { width, height, channels: 4 } })
    .flip()
    .removeAlpha()
    .webp({ quality, effort: 2, smartSubsample: true })
    .toFile(file(query.get('name')));
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
