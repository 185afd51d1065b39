import type { BrowserContext } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test, waitUntilHydrated } from './fixtures.ts';

/** Bytes of all scripts of a first page until it is idle, with their headers, as the server compresses them (brotli). docs/performance.md */
const MAX_SCRIPT_BYTES = 285_000;

/** The chunk that contains the page's own module. */
const pageChunks = {
  '/': 'landing',
  '/catalog/default-category': 'listing',
  '/product/hudson-sofa': 'product',
  '/delivery': 'content',
  '/search/sofa': 'listing',
};

test('a first page transfers few scripts, and lists the chunks that load at once', async ({
  browser,
  server,
}) => {
  for (const [path, chunk] of Object.entries(pageChunks))
    await test.step(path, async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'br' } });
      const scripts = new Map<string, number>();
      session.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.set(requestId, 0);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
      });
      const response = await page.goto(server.url + path);
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      // Fewer bytes than React itself would mean that nothing was measured.
      expect(bytes).toBeGreaterThan(150_000);
      expect(bytes).toBeLessThan(MAX_SCRIPT_BYTES);
      expect(scripts.size).toBeLessThanOrEqual(14);

      const [, list = ''] = /id="page-chunks">([^<]*)/.exec((await response?.text()) ?? '') ?? [];
      expect(list).toMatch(/assets\/shell-[\w-]+\.js/);
      expect(list).toMatch(new RegExp(`assets/${chunk}-[\\w-]+\\.js`));
      await context.close();
    });
});

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

test('a server-rendered page works without scripts, before they load, and without its data', async ({
  browser,
  context,
  page,
  server,
}) => {
  const { cartButton } = new Storefront(page);
  const addToCart = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();

  await test.step('without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const paper = await plain.newPage();
    await paper.goto(`${server.url}/catalog/sofas`);
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText(/sofas/i);
    await expect(paper.getByRole('link', { name: /hudson sofa/i }).first()).toBeVisible();
    await plain.close();
  });

  await test.step('without its data it is rendered again by the app', async () => {
    await page.route('**/page-data/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/product/hudson-table-lamp');
    await addToCart.click();
    await expect(cartButton).toHaveAccessibleName(/1 item/);
    await page.unrouteAll();
  });

  await test.step('clicks before the app starts add to the cart, and later ones work too', async () => {
    const { release, page, main } = await openEarly(context, '/product/hudson-table-lamp');
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await main.getByRole('button', { name: 'Choose a store', exact: true }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Find a store' })).toBeVisible();
    await expect(page.locator('header [aria-label^="Cart"]').first()).toHaveAttribute('aria-label', /2/);
  });
});

test('clicks before the app starts filter and sort a listing, and a part whose code does not load is left out', async ({
  context,
  page,
  faults,
}) => {
  const { cartButton } = new Storefront(page);
  await test.step('clicks before the app starts filter and sort the listing', async () => {
    const { release, page, main } = await openEarly(context, '/catalog/sofas');
    const modern = page.getByRole('checkbox', { name: /^Modern/ });
    await modern.click();
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 2 });
    release();
    await expect(page).toHaveURL(/style=modern/);
    await expect(page).toHaveURL(/order=price/);
    await expect(modern).toBeChecked();
  });

  await test.step('a part whose code does not load is left out', async () => {
    await page.route(/\/assets\/(BuyBar|ViewedCarousel|Reviews|AccountPanel)-/, (route) => route.abort());
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/BuyBar-'));
    await page.goto('/product/hudson-sofa');
    await blocked;
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(cartButton).toHaveAccessibleName(/1 item/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hudson/);
    faults.length = 0;
  });
});

/** The fonts of basic Latin (src/ui/fonts.css), which every page needs. */
const fonts = ['Figtree', 'Newsreader'];

test('scripts, fonts and lazy pictures wait for the picture of the first screen; no frame applies two fonts', async ({
  context,
}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The app of this page starts only after the picture.
  const page = await context.newPage();
  await page.addInitScript(() => {
    /** The families that are applied for the first time in a frame, frame by frame. */
    const applied: string[][] = [];
    Object.assign(window, { applied });
    const seen = new Set<string>();
    const look = () => {
      const fresh = [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20-7E'))
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => !seen.has(family));
      for (const family of fresh) seen.add(family);
      if (fresh.length > 0) applied.push([...new Set(fresh)]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
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

  const applied = () => page.evaluate(() => (window as unknown as { applied: string[][] }).applied);
  await expect.poll(async () => (await applied()).flat().toSorted()).toEqual(fonts);
  expect((await applied()).map(({ length }) => length)).toEqual([1, 1]);
});
