import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { ensureDevDependencies } from '../../scripts/setup/dependencies.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';

/**
 * npm run bench -- interactions [COUNT [URL]]: visits the shop on a phone's screen in Chromium with the processor slowed four times, until the browser
 * has measured 200 interactions, or COUNT (event timing: from the input to the next frame). Fails when the 98th percentile, which is
 * the page's INP, is not below 200 ms.
 */
const interactions = Number(process.argv[2] ?? 200);
const slowdown = 4;
const goalMs = 200;
/** Milliseconds between two interactions of a shopper. */
const pauseMs = 400;

/** Collects the longest event of each interaction in the page; events below 16 ms have no entry. */
const collectInteractions = () => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target, processingStart, startTime } of list.getEntries()) {
      const longest = window.interactions.get(interactionId);
      if (!interactionId || (longest && longest.duration >= duration)) continue;
      const label = target?.getAttribute?.('aria-label') ?? target?.textContent?.trim().slice(0, 40) ?? '';
      const wait = Math.round(processingStart - startTime);
      window.interactions.set(interactionId, { duration, name, label, wait });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

/** One visit: menu, search, filter, product, gallery, wishlist, accordion and cart. Each step is one or more interactions. */
async function visit(page, base) {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const pause = () => page.waitForTimeout(pauseMs);
  const clickOn = async (locator) => {
    await locator.scrollIntoViewIfNeeded();
    await locator.click();
    await pause();
  };
  const closeDialog = async () => {
    const dialog = page.getByRole('dialog');
    await dialog.first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'hidden' });
    await pause();
  };
  await page.goto(`${base}/catalog/sofas`);
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await clickOn(header.getByRole('button', { name: 'Menu' }));
  await closeDialog();
  const search = header.getByRole('combobox', { name: 'Search products' });
  await clickOn(search);
  await search.pressSequentially('lamp', { delay: 150 });
  await pause();
  await page.keyboard.press('Escape');
  await pause();
  await clickOn(main.getByRole('button', { name: /^Filter/ }).first());
  await clickOn(page.getByRole('dialog').getByRole('checkbox').first());
  await closeDialog();
  await clickOn(main.locator('article h3 a').first());
  await clickOn(main.getByRole('button', { name: 'Show picture 2' }));
  await clickOn(main.getByRole('button', { name: 'Show picture 1' }));
  await clickOn(main.getByRole('button', { name: /wishlist/i }).first());
  await clickOn(main.locator('summary').first());
  await clickOn(main.getByRole('button', { name: 'Add to cart', disabled: false }).first());
  return page.evaluate(() => [...window.interactions.values()]);
}

await ensureDevDependencies();
await ensureBuilt(serverParts);
const executablePath = await ensureChromium();
const data = mkdtempSync(join(tmpdir(), 'bench-interactions-'));
const [, , , url] = process.argv;
const server = url ? { url, stop: async () => {} } : await runServer({ DATA_DIR: data });
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const results = [];
  while (results.length < interactions) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await context.addInitScript(collectInteractions);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    results.push(...(await visit(page, server.url)));
    await context.close();
  }
  results.sort((a, b) => b.duration - a.duration);
  const inp = results[Math.floor(results.length * 0.02)].duration;
  const median = results[Math.floor(results.length / 2)].duration;
  console.log(
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, slowed ${slowdown} times`,
  );
  console.log(
    `  ${results.length} interactions: median ${median} ms, p98 ${inp} ms (goal below ${goalMs} ms)`,
  );
  for (const { duration, wait, name, label } of results.slice(0, 8))
    console.log(`  ${duration} ms, ${wait} ms of it before the handler: ${name} on "${label}"`);
  if (inp >= goalMs) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
