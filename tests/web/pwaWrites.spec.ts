import type { Page } from '@playwright/test';
import { Checkout } from '../page-models/Checkout.ts';
import { waitForControl, waitingWrites } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const main = (page: Page) => page.getByRole('main');

test('offline: neither the cart nor an order nor a payment waits to be sent later', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/product/hudson-sofa');
  await waitForControl(page);
  await new Storefront(page).addToCart();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  await page.goto('/checkout');
  const checkout = new Checkout(page);
  await checkout.fillAddress();
  await checkout.continue.click();
  await checkout.select(/standard/i);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await expect(checkout.placeOrder).toBeEnabled();
  await context.setOffline(true);
  await checkout.placeOrder.click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  expect(await waitingWrites(page)).toMatch(/^(""|\[\]|)$/);
  const placed: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' && /\/(place|payment|items)\b/.test(request.url()))
      placed.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  expect(placed).toEqual([]);
  await expect(checkout.orderNumber).toHaveCount(0);
  await checkout.placeOrder.click();
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
  await context.setOffline(true);
  await page.goto('/product/hudson-sofa');
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not added' })).toBeInViewport();
  expect(await waitingWrites(page)).toMatch(/^(""|\[\]|)$/);
  faults.length = 0;
});
