import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { ensureDevDependencies } from '../../scripts/setup/dependencies.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { importCatalog, makeEndless } from './parts/importedShop.mjs';
import { measureScrolling } from './parts/scrolling.mjs';

/**
 * npm run bench -- browser: measures the time from a click to its visible result, in Chromium with the processor slowed four
 * times; then the frame rate of an endless listing, without the slowdown.
 */
const rounds = 9;
const slowdown = 4;
/** Milliseconds that a shopper reads before the next click, during which the rest of the page renders. */
const readingMs = 2000;
/** Milliseconds between button down and button up. */
const clickMs = 80;
const goals = { 'click to product title': 120, 'add to cart to count': 50 };

/**
 * Prepares the page to measure the milliseconds from the next click until the text of `selector` has changed and been painted. A message
 * posted in an animation frame arrives after that frame.
 */
const startMeasuring = (page, selector, before) =>
  page.evaluate(
    ([selector, before]) => {
      window.benched = new Promise((done) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const textOf = (element) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';
            const check = () => {
              const text = textOf(document.querySelector(selector));
              if (text === '' || text === before) requestAnimationFrame(check);
              else {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => done(performance.now() - timeStamp);
                port2.postMessage(null);
              }
            };
            requestAnimationFrame(check);
          },
          { capture: true, once: true },
        );
      });
    },
    [selector, before],
  );
const readMeasurement = (page) => page.evaluate(() => window.benched);

/**
 * Moves the mouse to an element and clicks it. Playwright's own click would run its checks in the slowed-down page within the measured
 * time, which begins at button up.
 */
async function click(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(clickMs);
  await page.mouse.down();
  await page.waitForTimeout(clickMs);
  await page.mouse.up();
}

async function round(browser, base, index) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${base}/catalog/lamps`);
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const link = page.locator('main article h3 a').nth(index % 4);
  await startMeasuring(page, 'h1', await page.locator('h1').textContent());
  await link.hover();
  await click(page, link);
  const title = await readMeasurement(page);

  // The preview from the listing's data is replaced by the product page.
  await page.locator('main[data-preview]').waitFor({ state: 'detached' });
  await page.waitForTimeout(readingMs);
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart', disabled: false }).first();
  await button.scrollIntoViewIfNeeded();
  const cart = 'header [aria-label^="Cart"]';
  await startMeasuring(page, cart, await page.locator(cart).first().getAttribute('aria-label'));
  await click(page, button);
  const count = await readMeasurement(page);
  await context.close();
  return { 'click to product title': title, 'add to cart to count': count };
}

await ensureDevDependencies();
await ensureBuilt(serverParts);
const executablePath = await ensureChromium();
const data = mkdtempSync(join(tmpdir(), 'bench-browser-'));
let server = await runServer({ DATA_DIR: data });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
try {
  await round(browser, server.url, 0);
  const results = [];
  for (let index = 0; index < rounds; index += 1) results.push(await round(browser, server.url, index));
  console.log(
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, slowed ${slowdown} times, ${rounds} rounds`,
  );
  for (const [name, goal] of Object.entries(goals)) {
    const times = results.map((result) => result[name]).sort((a, b) => a - b);
    const [median, worst] = [times[Math.floor(rounds / 2)], times[rounds - 1]];
    console.log(`  ${name}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (goal ${goal} ms)`);
  }
  await server.stop();
  await importCatalog(data);
  await makeEndless(data);
  server = await runServer({ DATA_DIR: data });
  const { tiles, fps, missed, worst, back } = await measureScrolling(browser, server.url);
  console.log(
    `  scrolling among ${tiles} products: ${fps.toFixed(1)} frames a second, ${(missed * 100).toFixed(1)} % missed, worst ${worst.toFixed(0)} ms (goal 60)`,
  );
  console.log(`  Back to the list: ${back.toFixed(0)} px from its former scroll position`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
