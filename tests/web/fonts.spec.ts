import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureAndroidFonts } from '../../scripts/setup/chromium.mjs';
import { expectStill, watchShifts } from '../page-models/layoutShift.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test, waitForApp } from './fixtures.ts';

const FONT = /\.woff2$/;
/** Longer than everything else on a page takes to load. */
const DELAY_MS = 3000;

const paths = ['/', '/catalog/sofas', '/product/hudson-sofa', '/about-us'];
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Opens pages whose web fonts arrive late, and expects that nothing moves then. */
async function expectStillWithLateFonts(browser: Browser, baseURL: string): Promise<void> {
  for (const [name, viewport] of Object.entries(screens))
    for (const path of [...paths, ...paths.map((path) => `/fr${path}`)])
      await test.step(`${path} on a ${name}`, async () => {
        const context = await browser.newContext({ baseURL, viewport });
        const page = await context.newPage();
        await watchShifts(page);
        await page.route(FONT, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
          await route.continue();
        });
        await page.goto(path);
        await waitForApp(page);
        await expect.poll(() => fontsOf(page)).toContain('Figtree');
        await nextFrames(page);
        await expectStill(page);
        await context.close();
      });
}

/** Waits until the page is painted with what it has, and the browser has said what moved. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** The families of the web fonts that the page has loaded. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map(({ family }) => family.replace(/"/g, '')),
  );

test('nothing moves when the web fonts arrive three seconds late', async ({ browser, server }) => {
  await expectStillWithLateFonts(browser, server.url);
});

test('nothing moves with late web fonts and the system fonts of Android either', async ({ server }) => {
  const folders = await ensureAndroidFonts();
  test.skip(!folders, 'needs the fonts of Android');
  const config = test.info().outputPath('fonts.conf');
  const dirs = folders?.map((folder) => `<dir>${folder}</dir>`).join('');
  await writeFile(
    config,
    `<fontconfig>${dirs}<cachedir>${test.info().outputPath('cache')}</cachedir></fontconfig>`,
  );
  const { launchOptions } = test.info().project.use;
  // Phones place letters at fractions of a pixel. Hinting, which a desktop without settings has, rounds the width of each letter.
  const android = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
  await expectStillWithLateFonts(android, server.url);
  await android.close();
});

test.describe('without web fonts', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  test('no page is wider than a phone, in both languages', async ({ page, faults }) => {
    await page.route(FONT, (route) => route.abort());
    await page.goto('/product/hudson-sofa');
    await new Storefront(page).addToCart();
    const visited = [
      ...paths,
      '/search/sofa',
      '/checkout/cart',
      '/checkout',
      '/account',
      '/stores',
      '/compare',
    ];
    for (const path of [...visited, ...visited.map((path) => `/fr${path}`)]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, path).toBeLessThanOrEqual(360);
    }
    // Each blocked font is an error of the console.
    faults.length = 0;
  });
});
