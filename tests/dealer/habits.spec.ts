import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { type HabitsProxy, oneHabit, startHabitsProxy, wholePhp } from './habitsProxy.ts';

interface Shop {
  proxy: HabitsProxy;
  url: string;
}

/** Requests of a page to the backend that are pending, except analytics events, which are sent for some seconds. */
const waiting = new WeakMap<Page, Set<string>>();

function watchRequests(page: Page): void {
  const urls = new Set<string>();
  waiting.set(page, urls);
  page.on('request', (request) => {
    if (/\/api\/rest\/(?!alta\/log|events)/.test(request.url())) urls.add(request.url());
  });
  page.on('requestfinished', (request) => urls.delete(request.url()));
  page.on('requestfailed', (request) => urls.delete(request.url()));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && urls.clear());
}

/** Waits until the page has its responses, also to what it requests after one. */
async function expectSettled(page: Page, context: () => string): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(() => [...(waiting.get(page) ?? [])], context()).toEqual([]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
}

/** A storefront whose backend is our own server behind a proxy that rewrites every response. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      const own = await runServer({ DATA_DIR: data.folder });
      const proxy = await startHabitsProxy(own.url);
      const folder = await mkdtemp(join(tmpdir(), 'habits-'));
      const storefront = await runServer({ STORE_API_URL: proxy.apiUrl, DATA_DIR: folder });
      await use({ proxy, url: storefront.url });
      await storefront.stop();
      await proxy.close();
      await own.stop();
      await data.remove();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serviceWorkers: 'block',
  // What the server makes of the pictures does not depend on the responses, and resizing them takes longer than the pages.
  context: async ({ context }, use) => {
    await context.route('**/_next/image**', (route) =>
      route.fulfill({ contentType: 'image/png', body: PIXEL }),
    );
    // The shop sends analytics and monitoring events for some seconds after the page is ready.
    await context.route(/\/(alta\/log|events|monitoring\/json\/rum)$/, (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await use(context);
  },
  page: async ({ page }, use) => {
    watchRequests(page);
    await use(page);
  },
});

/** Twelve pages for each seed, each rendered anew: a backend without a revision leaves nothing to cache. */
test.setTimeout(900_000);

/** A transparent PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The main pages with the text that their heading contains. */
const pages = [
  ['/', /./],
  ['/catalog', /./],
  ['/catalog/living-room', /Living/],
  ['/catalog/sofas', /Sofas/],
  ['/product/hudson-sofa', /Hudson Sofa/],
  ['/search/sofa', /sofa/i],
  ['/checkout/cart', /cart/i],
  ['/account', /sign in|account/i],
  ['/stores', /./],
  ['/about-us', /./],
  ['/blog', /./],
  ['/promotions', /./],
] as const;

/** Expects the page itself: its heading, hydrated, and no error in its place. */
async function expectPage(page: Page, url: string, heading: RegExp, changes: () => string): Promise<void> {
  const response = await page.goto(url);
  const context = () => `${url}\n${changes()}`;
  expect(response?.status(), context()).toBe(200);
  await expect(page.locator('html'), context()).toHaveAttribute('data-app', 'ready');
  await expectSettled(page, context);
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title, context()).toHaveText(heading);
  await expect(title, context()).not.toHaveText(/went wrong|Unauthorized|can’t find|not supported/);
}

test('every page is shown when a PHP backend encodes every response', async ({ shop, page }) => {
  shop.proxy.rewrite = wholePhp;
  for (const [path, heading] of pages) {
    await expectPage(page, `${shop.url}${path}`, heading, () => 'all responses in the style of PHP');
  }
});

for (const seeds of [
  [1, 2, 3],
  [4, 5],
]) {
  test(`every page is shown when one place of each response is unusual, seeds ${seeds}`, async ({
    shop,
    page,
  }) => {
    const visits = seeds.flatMap((seed) =>
      [...pages.entries()].map(([index, entry]) => ({ seed, index, entry })),
    );
    for (const {
      seed,
      index,
      entry: [path, heading],
    } of visits) {
      const changes: string[] = [];
      shop.proxy.rewrite = oneHabit(seed * 100 + index, changes);
      // The query keeps the server from answering with a page that it rendered before.
      await expectPage(page, `${shop.url}${path}?seed=${seed}`, heading, () => changes.join('\n'));
    }
  });
}
