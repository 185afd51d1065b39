import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBuilt, serverParts } from './setup/builds.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { importCatalogue, makeEndless } from './setup/importedShop.mjs';
import { runServer } from './setup/runServer.mjs';
import { measureScrolling } from './web/scrolling.mjs';

/**
 * npm run bench:browser: from a press to what the shopper waits for, in Chromium on a processor slowed four times; then a
 * list of thousands, as fast as this machine is.
 */
const rounds = 9;
const slowed = 4;
/** What a shopper takes to read a price before pressing, in milliseconds: the rest of the page is drawn meanwhile. */
const lookingAround = 2000;
/** A press of a finger or a mouse, in milliseconds. */
const moment = 80;
const goals = { 'click to product title': 120, 'add to cart to count': 50 };

/**
 * Arms the page: from the next click until the text that `selector` picks is another and painted. A message sent while
 * a frame is made arrives once that frame is.
 */
const armed = (page, selector, before) =>
  page.evaluate(
    ([selector, before]) => {
      window.benched = new Promise((done) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const textOf = (element) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';
            const look = () => {
              const text = textOf(document.querySelector(selector));
              if (text === '' || text === before) requestAnimationFrame(look);
              else {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => done(performance.now() - timeStamp);
                port2.postMessage(null);
              }
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
    },
    [selector, before],
  );
const benched = (page) => page.evaluate(() => window.benched);

/**
 * Presses as a hand does: there, a moment, down and up. A locator's click runs checks of its own in the slowed page, inside
 * the time measured, which begins when the button comes up.
 */
async function press(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(moment);
  await page.mouse.down();
  await page.waitForTimeout(moment);
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });

  const link = page.locator('main article h3 a').nth(index % 4);
  await armed(page, 'h1', await page.locator('h1').textContent());
  await link.hover();
  await press(page, link);
  const title = await benched(page);

  // What the tile knew gives way to the page, with its button.
  await page.locator('main[data-look]').waitFor({ state: 'detached' });
  await page.waitForTimeout(lookingAround);
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart', disabled: false }).first();
  await button.scrollIntoViewIfNeeded();
  const cart = 'header [aria-label^="Cart"]';
  await armed(page, cart, await page.locator(cart).first().getAttribute('aria-label'));
  await press(page, button);
  const count = await benched(page);
  await context.close();
  return { 'click to product title': title, 'add to cart to count': count };
}

await ensureDependencies();
await ensureBuilt(serverParts);
const executablePath = await ensureChromium();
const data = mkdtempSync(join(tmpdir(), 'bench-browser-'));
let server = await runServer({ DATA_DIR: data });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
try {
  await round(browser, server.url, 0);
  const seen = [];
  for (let index = 0; index < rounds; index += 1) seen.push(await round(browser, server.url, index));
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, slowed ${slowed} times, ${rounds} rounds`);
  for (const [name, goal] of Object.entries(goals)) {
    const times = seen.map((one) => one[name]).sort((a, b) => a - b);
    const [median, worst] = [times[Math.floor(rounds / 2)], times[rounds - 1]];
    console.log(`  ${name}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (goal ${goal} ms)`);
  }
  await server.stop();
  await importCatalogue(data);
  await makeEndless(data);
  server = await runServer({ DATA_DIR: data });
  const { tiles, fps, missed, worst, back } = await measureScrolling(browser, server.url);
  console.log(
    `  scrolling among ${tiles} products: ${fps.toFixed(1)} frames a second, ${(missed * 100).toFixed(1)} % missed, worst ${worst.toFixed(0)} ms (goal 60)`,
  );
  console.log(`  Back to the list: ${back.toFixed(0)} px off the place it was left at`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
