import type { Page } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

const count = (page: Page) => page.getByRole('main').getByText(/^\d+ products?$/);

test('a listing is filtered by the URL, has no page above the last, and offers a retry', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/catalog/sofas');
  await expect(count(page)).toHaveText('16 products');
  const modern = page.getByRole('checkbox', { name: /^Modern/ });
  await modern.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?style=modern$/);
  await expect(count(page)).not.toHaveText('16 products');
  await expect(modern).toBeFocused();
  await expect(modern).toBeChecked();

  await page.reload();
  await expect(modern).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/sofas$/);
  await expect(count(page)).toHaveText('16 products');

  await test.step('a page above the page count redirects to the last one', async () => {
    await page.goto('/catalog?page=999');
    await expect(page).not.toHaveURL(/999/);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.locator('[aria-current=page]')).toHaveText(/^\d+$/);
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  });

  await test.step('a listing that fails to load shows an error and a retry button', async () => {
    await page.goto('/catalog/beds');
    // The page requests the listing twice when it opens. Both requests fail; only a request after a click succeeds.
    const isRetry = () => page.evaluate(() => document.documentElement.hasAttribute('data-retry'));
    await page.route('**/api/rest/categories/sofas?**', async (route) =>
      (await isRetry()) ? route.continue() : route.abort(),
    );
    await page.getByRole('combobox', { name: 'Search products' }).fill('sofas');
    await page.getByRole('option', { name: /^Sofas/ }).click();
    await expect(page.getByText('There was an error fetching products.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' }), 'there is nothing to sort').toHaveCount(0);
    await page.evaluate(() => {
      const { documentElement } = document;
      addEventListener('click', () => documentElement.setAttribute('data-retry', ''), { capture: true });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(count(page)).toHaveText('16 products');
  });
});

test('a product keeps colour, heart and price of a location over reloads; an unknown one leads to the catalog', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/product/hudson-sofa');
  await page.getByTitle('Moss').click();
  await expect(page).toHaveURL(/configurable_entity_id=\d+/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Moss' })).toBeChecked();

  await test.step('product and cart show the price of the selected location', async () => {
    const main = page.getByRole('main');
    await page.goto('/product/hudson-sofa');
    await new Storefront(page).addToCart();
    await expect(page.getByText('Added to your cart').first()).toBeVisible();
    await expect(main.getByText(/^Price at /)).toHaveCount(0);

    await page.getByRole('button', { name: 'Choose a store', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Find a store' });
    await drawer.getByLabel('ZIP or postal code').fill('97702');
    await drawer.getByLabel('ZIP or postal code').press('Enter');
    await drawer.getByRole('button', { name: 'Make it my store: Maple & Main Bend' }).click();
    await expect(main.getByText('Price at Maple & Main Bend')).toBeVisible();

    await page.goto('/checkout/cart');
    await expect(main.getByText('Price at Maple & Main Bend')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Price at Maple & Main Bend')).toBeVisible();
  });

  await test.step('the wishlist survives a reload', async () => {
    await page.goto('/product/hudson-sofa');
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
    const heart = page.getByRole('button', { name: 'Hudson Sofa on my wishlist' }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/wishlist');
    await expect(page.getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();
  });

  await test.step('an unknown product has a 404 page with a link to the catalog', async () => {
    const response = await page.goto('/product/no-such-thing');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this product');
    await page.getByRole('link', { name: 'Browse all products' }).click();
    await expect(page).toHaveURL(/\/catalog$/);
    for (const path of ['product', 'search', 'blog'])
      expect((await page.request.get(`/${path}/${'a'.repeat(501)}`)).status(), `long ${path}`).toBe(404);
  });
});

test('search by keyboard opens a product; a comparison accepts four, and is restored by its link', {
  tag: '@core',
}, async ({ page, browser }) => {
  await page.goto('/');
  const box = page.getByRole('combobox');
  await box.pressSequentially('hudson');
  await expect(page.getByRole('option', { name: /Hudson Sofa/ })).toBeVisible();
  const hudson = page.getByRole('option', { name: /Hudson Sofa/, selected: true });
  // After the last suggestion comes no selection, then the first again, so a suggestion that arrives late is reached in the next round.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(hudson).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hudson Sofa' })).toBeVisible();

  await page.goto('/catalog/refrigerators');
  for (const index of [0, 1, 2, 3]) await new Storefront(page).compare(index);
  await expect(page.getByText('Comparison full').first()).toBeVisible();
  await page.locator('a[href="/compare"]').first().click();
  await expect(page).toHaveURL(/products=/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('columnheader')).toHaveCount(4);
  await other.close();
});
