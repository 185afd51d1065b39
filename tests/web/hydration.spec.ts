import type { BrowserContext } from '@playwright/test';
import { expect, test, waitUntilHydrated } from './fixtures.ts';

const paths = [
  '/',
  '/fr',
  '/catalog/sofas',
  '/product/hudson-sofa',
  '/checkout/cart',
  '/stores',
  '/no-such-page',
];

for (const path of paths) {
  test(`${path} hydrates without faults`, async ({ page, faults }) => {
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

/** Bytes of all scripts of a first page until it is idle, with their headers and compressed by gzip. Lighthouse counts brotli (docs/performance.md). */
const MAX_SCRIPT_BYTES = 240_000;

for (const path of ['/', '/catalog/default-category', '/product/hudson-sofa', '/delivery', '/search/sofa']) {
  test(`${path} transfers few scripts`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
    const scripts = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.set(requestId, 0);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });
    await page.goto(path);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    // Fewer bytes than React itself would mean that nothing was measured.
    expect(bytes).toBeGreaterThan(150_000);
    expect(bytes).toBeLessThan(MAX_SCRIPT_BYTES);
    expect(scripts.size).toBeLessThanOrEqual(18);
  });
}

/** The chunk that contains the page's own module. */
const pageChunks = {
  '/': 'HomePage',
  '/catalog/default-category': 'catalog',
  '/product/hudson-sofa': 'product',
  '/delivery': 'ContentPage',
  '/search/sofa': 'search',
};

for (const [path, chunk] of Object.entries(pageChunks))
  test(`${path} lists the chunks of its page, which load at once`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, list = ''] = /id="page-chunks">([^<]*)/.exec(html) ?? [];
    expect(list).toMatch(/assets\/shell-[\w-]+\.js/);
    expect(list).toMatch(new RegExp(`assets/${chunk}-[\\w-]+\\.js`));
  });

test('the first page is visible without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/catalog/sofas`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sofas/i);
  await expect(page.getByRole('link', { name: /hudson sofa/i }).first()).toBeVisible();
  await context.close();
});

test('a server-rendered page without its data is rendered again by the app', async ({ page }) => {
  await page.route('**/page-data/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/product/hudson-table-lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('header [aria-label^="Cart"]').first()).toHaveAttribute('aria-label', /1/);
});

test.describe('clicks before hydration', () => {
  /** Opens a server-rendered page and holds the app's code back until release is called. */
  async function openEarly(context: BrowserContext, path: string) {
    const page = await context.newPage();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      if (!/\/(index|first)-/.test(route.request().url())) await gate;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return { release, page, main: page.getByRole('main') };
  }

  test('add to the cart, and later clicks work too', async ({ context }) => {
    const { release, page, main } = await openEarly(context, '/product/hudson-table-lamp');
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await main.getByRole('button', { name: 'Choose a store', exact: true }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Find a store' })).toBeVisible();
    await expect(page.locator('header [aria-label^="Cart"]').first()).toHaveAttribute('aria-label', /1/);
  });

  test('filter and sort the listing', async ({ context }) => {
    const { release, page, main } = await openEarly(context, '/catalog/sofas');
    const modern = page.getByRole('checkbox', { name: /^Modern/ });
    await modern.click();
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 2 });
    release();
    await expect(page).toHaveURL(/style=modern/);
    await expect(page).toHaveURL(/order=price/);
    await expect(modern).toBeChecked();
  });
});

test('scripts, fonts and lazy pictures wait for the picture of the first screen', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // On a slow machine the picture may take longer than the app waits for it.
  await page.addInitScript((limit) => {
    const setTimer = window.setTimeout;
    const withoutLimit = (run: () => void, ms?: number) => (ms === limit ? 0 : setTimer(run, ms));
    window.setTimeout = withoutLimit as typeof window.setTimeout;
  }, 2_000);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route(/hudson-sofa-front\.webp&w=(?!96|256)/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/product/hudson-sofa', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('img[fetchpriority="high"]').first();
  await expect(picture).toBeAttached();
  const late = /\.(js|woff2)$|\.webmanifest$|hudson-sofa-side|maple-icon|^data:image/;
  expect(requested.filter((url) => late.test(decodeURIComponent(url)))).toEqual([]);
  release();
  await waitUntilHydrated(page);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Figtree'))).toBe(true);
  expect(requested.some((url) => /hudson-sofa-side/.test(url))).toBe(true);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /maple-icon/);
});
