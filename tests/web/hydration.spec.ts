import type { BrowserContext } from '@playwright/test';
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

test.describe('what is pressed before the app runs', () => {
  /** Opens a rendered page whose app does not come until it is let in. */
  async function openEarly(context: BrowserContext, path: string) {
    const page = await context.newPage();
    let letIn = () => {};
    const gate = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      if (!/\/(index|first)-/.test(route.request().url())) await gate;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return { letIn, page, main: page.getByRole('main') };
  }

  test('goes into the cart, and the next press is answered too', async ({ context }) => {
    const { letIn, page, main } = await openEarly(context, '/product/hudson-table-lamp');
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await main.getByRole('button', { name: 'Choose a store' }).click();
    letIn();
    await expect(page.getByRole('dialog', { name: 'Find a store' })).toBeVisible();
    await expect(page.locator('header [aria-label^="Cart"]').first()).toHaveAttribute('aria-label', /1/);
  });

  test('narrows and sorts the list', async ({ context }) => {
    const { letIn, page, main } = await openEarly(context, '/catalog/sofas');
    const modern = page.getByRole('checkbox', { name: /^Modern/ });
    await modern.click();
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 2 });
    letIn();
    await expect(page).toHaveURL(/style=modern/);
    await expect(page).toHaveURL(/order=price/);
    await expect(modern).toBeChecked();
  });
});
