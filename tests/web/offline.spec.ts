import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls this page and has cached the responses that came before it. */
async function workerInControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const keys = await (await caches.open('store-data')).keys();
    return keys.length > 0;
  });
  await page.waitForLoadState('networkidle');
}

test('the shop can be installed', async ({ page }) => {
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
  await workerInControl(page);
  const visited = ['/', '/catalog/sofas', '/stores'];
  for (const path of visited) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await context.setOffline(true);
  for (const path of ['/product/hudson-sofa', ...visited]) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
  await page.goto('/product/hudson-sofa');
  await expect(page.locator('h1')).toHaveText(/hudson sofa/i);
});

test('the service worker caches no personal response', async ({ page }) => {
  await page.goto('/');
  await workerInControl(page);
  await page.goto('/checkout/cart');
  await page.waitForLoadState('networkidle');
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.filter((path) => /\/api\/rest\/(cart|customer|orders)/.test(path))).toEqual([]);
});

test('the first page shows no update notice', async ({ page }) => {
  await page.goto('/');
  await workerInControl(page);
  await expect(page.getByText(/new version/i)).toHaveCount(0);
});
