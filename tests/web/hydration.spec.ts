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
