import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Pages with the endpoint of their heading and content. */
const pages = [
  { path: '/product/hudson-sofa', endpoint: '/products/hudson-sofa' },
  { path: '/', endpoint: '/pages/home' },
  { path: '/catalog/sofas', endpoint: '/categories/sofas' },
  { path: '/stores', endpoint: '/locations' },
];

/** Waits until the service worker has cached a response of an endpoint. */
async function waitUntilCached(page: Page, endpoint: string): Promise<void> {
  await page.waitForFunction(async (pathname) => {
    const requests = await (await caches.open('store-data')).keys();
    return requests.some(({ url }) => new URL(url).pathname === pathname);
  }, `/api/rest${endpoint}`);
}

/** Waits until the service worker controls this page and has cached the page's content. */
async function waitForServiceWorker(page: Page, endpoint: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitUntilCached(page, endpoint);
}

test('the storefront can be installed', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(String(href))).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const icon of manifest.icons) {
    expect((await page.request.get(icon.src)).headers()['content-type'], icon.src).toBe('image/png');
  }
});

test('every visited page opens offline, the first one too', async ({ page, context }) => {
  await page.goto('/product/hudson-sofa');
  await waitForServiceWorker(page, '/products/hudson-sofa');
  for (const { path, endpoint } of pages.slice(1)) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await waitUntilCached(page, endpoint);
  }
  await context.setOffline(true);
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
  await page.goto('/product/hudson-sofa');
  await expect(page.locator('h1')).toHaveText(/hudson sofa/i);
});

test('the service worker caches no personal response', async ({ page }) => {
  await page.goto('/');
  await waitForServiceWorker(page, '/pages/home');
  const cartResponse = page.waitForResponse('**/api/rest/cart?*');
  await page.goto('/checkout/cart');
  await (await cartResponse).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths).toContain('/api/rest/pages/home');
  expect(cachedPaths.filter((path) => /\/api\/rest\/(cart|customer|orders)/.test(path))).toEqual([]);
});

test('the first page shows no update notice', async ({ page }) => {
  await page.goto('/');
  await waitForServiceWorker(page, '/pages/home');
  await expect(page.getByText(/new version/i)).toHaveCount(0);
});

test('a page of the service worker has the texts of its language, also offline', async ({
  page,
  context,
}) => {
  await page.goto('/fr/product/hudson-sofa');
  await waitForServiceWorker(page, '/products/hudson-sofa');
  const main = page.getByRole('main');
  await page.reload();
  await expect(main.getByText('En stock, prêt à livrer').first()).toBeVisible();
  await expect(main.getByText('In stock, ready to deliver')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByText('En stock, prêt à livrer').first()).toBeVisible();
});
