import { expect, test } from './fixtures.ts';

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
  test(`${path} is taken over by the browser without a word`, async ({ page, faults }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('the first page shows without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/catalog/sofas`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sofas/i);
  await expect(page.getByRole('link', { name: /hudson sofa/i }).first()).toBeVisible();
  await context.close();
});

test('a rendered page whose data is gone gives way to the app', async ({ page }) => {
  await page.route('**/page-data/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/product/hudson-table-lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('header [aria-label^="Cart"]').first()).toHaveAttribute('aria-label', /1/);
});
