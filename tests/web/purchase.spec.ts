import { ada, Checkout } from '../page-models/Checkout.ts';
import { PaymentStep } from '../page-models/PaymentStep.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('a shopper buys a product from the home page on; steps and order survive a reload, and paper shows the order', async ({
  page,
}) => {
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

  await test.step('an error stands beside each incomplete field', async () => {
    await page.getByLabel('Telephone').fill('12345');
    await page.getByLabel('ZIP or postal code').fill('9');
    await checkout.continue.click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please fill in “First name”.');
    await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/ten-digit number/);
    await expect(page.getByLabel('ZIP or postal code')).toHaveAccessibleDescription(
      /postal code of that country/,
    );
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('every step is restored by a reload, and none can be skipped', async () => {
    await page.goto('/checkout/review');
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
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

test('two clicks, a lost response and a reload while the order is placed create one order each', async ({
  page,
  server,
}) => {
  const checkout = new Checkout(page);
  /** The numbers of the shop's orders follow each other, so a second order would take the next one. */
  const orderNumber = async () => {
    await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
    return Number((await checkout.orderNumber.textContent())?.slice(2));
  };
  const step = new PaymentStep(page, server.url);
  const review = async () => {
    await step.open('checkmo');
    await step.continueToReview();
    await checkout.placeOrder.waitFor();
  };

  await test.step('two clicks', async () => {
    await review();
    const placements: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cart/place')) placements.push(request.headers()['idempotency-key'] ?? '');
    });
    await checkout.placeOrder.dblclick();
    await expect(page).toHaveURL(/\/checkout\/success$/);
    expect(placements).toHaveLength(1);
  });
  const first = await orderNumber();

  await test.step('a lost response: the app retries with the same idempotency key', async () => {
    let lost = 0;
    await page.route('**/api/rest/cart/place', async (route) => {
      if (lost++ > 0) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await review();
    await checkout.placeOrder.click();
    await expect(page).toHaveURL(/\/checkout\/success$/);
    expect(lost).toBe(2);
    expect(await orderNumber()).toBe(first + 1);
    await page.unroute('**/api/rest/cart/place');
  });

  await test.step('a reload before the response', async () => {
    let arrived = () => {};
    const isPlaced = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let calls = 0;
    await page.route('**/api/rest/cart/place', async (route) => {
      calls += 1;
      if (calls > 1) return route.fallback();
      await route.fetch();
      arrived();
      // The response never reaches the page, which reloads before.
    });
    await review();
    await checkout.placeOrder.click();
    await isPlaced;
    await page.reload();
    await expect(page).toHaveURL(/\/checkout\/success$/);
    expect(await orderNumber()).toBe(first + 2);
  });
});
