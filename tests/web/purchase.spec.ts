import { ada, Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('from the home page to an order, and the order survives a reload', async ({ page }) => {
  const shop = new Storefront(page);
  const checkout = new Checkout(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Dining', exact: true }).first().click();
  await expect(page).toHaveURL(/\/catalog\/dining/);
  await page.goto('/catalog/sofas');
  await shop.tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(shop.heading()).not.toHaveText('Sofas');
  const name = await shop.heading().textContent();

  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(shop.cartButton).toHaveAccessibleName(/1 item/);
  await shop.openCart();
  await expect(shop.cartDrawer).toContainText(name ?? '');
  await shop.cartDrawer.getByRole('link', { name: 'Check out' }).click();

  await checkout.fillAddress();
  await checkout.continue.click();
  await checkout.choose(/standard/i);
  await checkout.continue.click();
  await checkout.choose(/check/i);
  await checkout.continue.click();
  await expect(page.getByRole('main')).toContainText('12 Elm Street');
  await expect(page.getByRole('main')).toContainText('(503) 234-5678');
  await checkout.placeOrder.click();

  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await checkout.orderNumber.textContent();
  expect(number).toMatch(/^M-\d{6}$/);
  await expect(shop.cartButton).toHaveAccessibleName(/0 items/);
  await page.reload();
  await expect(checkout.orderNumber).toHaveText(number ?? '');
});

test('every step of the checkout opens again after a reload, and none can be skipped', async ({ page }) => {
  const checkout = new Checkout(page);
  await page.goto('/product/hudson-sofa');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout/review');
  await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible();
  await page.goto('/checkout');
  await checkout.fillAddress();
  await checkout.continue.click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('First name').first()).toHaveValue(ada.firstName);
  await page.goForward();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
});

test('a form shows an error beside each incomplete field', async ({ page }) => {
  const checkout = new Checkout(page);
  await page.goto('/product/hudson-sofa');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout');
  await page.getByLabel('Telephone').fill('12345');
  await page.getByLabel('ZIP or postal code').fill('9');
  await checkout.continue.click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Please fill this in/);
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/ten-digit number/);
  await expect(page.getByLabel('ZIP or postal code')).toHaveAccessibleDescription(
    /postal code of that country/,
  );
  await expect(page).toHaveURL(/\/checkout$/);
});

test('two clicks on Place order create one order', async ({ page }) => {
  const checkout = new Checkout(page);
  await page.goto('/product/hudson-sofa');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout');
  await checkout.fillAddress();
  await checkout.continue.click();
  await page.getByRole('radio').first().waitFor();
  await checkout.continue.click();
  await checkout.choose(/check/i);
  await checkout.continue.click();
  const placements: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/place')) placements.push(request.headers()['idempotency-key'] ?? '');
  });
  await checkout.placeOrder.dblclick();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  expect(placements).toHaveLength(1);
  const orders = await page.request.get('/api/rest/orders');
  expect(await orders.json()).toHaveLength(1);
});

test('a lost response to an order creates no second order', async ({ page }) => {
  const checkout = new Checkout(page);
  await page.goto('/product/hudson-sofa');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  let lost = 0;
  await page.route('**/api/rest/cart/place', async (route) => {
    if (lost++ > 0) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/checkout');
  await checkout.complete(/check/i);
  // The app retries with the same idempotency key.
  expect(lost).toBe(2);
  const orders = await page.request.get('/api/rest/orders');
  expect(await orders.json()).toHaveLength(1);
});
