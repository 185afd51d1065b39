import { ada, Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('a shopper buys a product from the home page on, and the order survives a reload', async ({ page }) => {
  const storefront = new Storefront(page);
  const checkout = new Checkout(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Dining', exact: true }).first().click();
  await expect(page).toHaveURL(/\/catalog\/dining/);
  await page.goto('/catalog/sofas');
  await storefront.tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(storefront.heading()).not.toHaveText('Sofas');
  const name = await storefront.heading().textContent();

  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
  await storefront.openCart();
  await expect(storefront.cartDrawer).toContainText(name ?? '');
  await storefront.cartDrawer.getByRole('link', { name: 'Check out' }).click();

  await checkout.fillAddress();
  await checkout.continue.click();
  await checkout.select(/standard/i);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await expect(page.getByRole('main')).toContainText('12 Elm Street');
  await expect(page.getByRole('main')).toContainText('(503) 234-5678');
  await checkout.placeOrder.click();

  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await checkout.orderNumber.textContent();
  expect(number).toMatch(/^M-\d{6}$/);
  await expect(storefront.cartButton).toHaveAccessibleName(/0 items/);
  await page.reload();
  await expect(checkout.orderNumber).toHaveText(number ?? '');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.getByRole('main');
  await expect(checkout.orderNumber).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(paper.getByText('12 Elm Street').first()).toBeVisible();
  await expect(paper.getByText(/Maple & Main Home · 503-555-0100/)).toBeVisible();
  await expect(paper.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('every step of the checkout is restored by a reload, and none can be skipped', async ({ page }) => {
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
  await checkout.select(/check/i);
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
