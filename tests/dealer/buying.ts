import type { Browser } from '@playwright/test';
import type { DealerShopper } from './DealerShopper.ts';
import { expect, test } from './fixtures.ts';
import { type JourneyStep, runSteps } from './steps.ts';

/** First visits: a backend of PHP starts a session for each request that brings none. */
async function freshVisitors(shopper: DealerShopper, browser: Browser, baseURL: string): Promise<void> {
  for (let index = 0; index < 4; index += 1) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const fresh = shopper.as(await context.newPage());
    await fresh.addToCart('/product/elm-recliner');
    await fresh.page.reload();
    await fresh.expectCartCount(1);
    await context.close();
  }
}

const changes: JourneyStep = [
  'the cart changes, removes, takes a coupon and estimates delivery',
  async ({ shopper }) => {
    const { main, storefront } = shopper;
    await shopper.addToCart('/product/elm-recliner');
    await shopper.addToCart('/product/fir-armchair', 2);
    await shopper.open('/checkout/cart');
    await expect(storefront.heading('Your cart (2)')).toBeVisible();
    await shopper.attempt(
      () => main.getByRole('button', { name: 'One more' }).first().click(),
      () => expect.poll(() => shopper.storedCartCount()).toBe(3),
    );
    await shopper.open('/checkout/cart');
    await expect(storefront.heading('Your cart (3)')).toBeVisible();
    const coupon = main.getByLabel('Discount code');
    await shopper.attempt(
      async () => {
        await coupon.fill('NONSENSE');
        await main.getByRole('button', { name: 'Apply' }).click();
      },
      () => expect(coupon).toHaveAccessibleDescription(/not valid/),
    );
    await shopper.attempt(
      async () => {
        await coupon.fill('OAK10');
        await main.getByRole('button', { name: 'Apply' }).click();
      },
      () => expect(main.getByText(/OAK10/)).toBeVisible(),
    );
    await shopper.attempt(
      () => main.getByRole('button', { name: /^Remove .*Fir Armchair/ }).click(),
      () => expect(storefront.heading('Your cart (2)')).toBeVisible(),
    );
    const zip = main.getByLabel(/ZIP or postal code/);
    await shopper.attempt(
      async () => {
        await zip.fill('97030');
        await zip.press('Enter');
      },
      () => expect(main.getByText('Cascade truck').first()).toBeVisible(),
    );
  },
];

/** Product, checkout and confirmation. count: pieces in the cart before */
const purchase = (count: number): JourneyStep => [
  'a guest buys and sees the order again after a reload',
  async ({ shopper, page, backend }) => {
    await shopper.addToCart('/product/fir-armchair?configurable_entity_id=262', count + 1);
    const before = backend.orderCount();
    const number = await shopper.checkOut();
    expect(number).toMatch(/^1000\d{5}$/);
    expect(backend.orderCount()).toBe(before + 1);
    await expect(shopper.main).toContainText('Fir Armchair');
    await expect(shopper.storefront.cartButton).toHaveAccessibleName(/0 items/);
    await page.reload();
    await expect(shopper.checkout.orderNumber).toHaveText(number);
  },
];

/** The journey of a guest who changes the cart and buys. hasFreshVisitors: first visits come before */
export function buyingJourney({ hasFreshVisitors = false } = {}): void {
  test('a guest changes the cart and buys', async ({ page, shopper, backend, browser, storefrontUrl }) => {
    if (hasFreshVisitors)
      await test.step('fresh visitors add their first product', () =>
        freshVisitors(shopper, browser, storefrontUrl));
    await runSteps([changes, purchase(2)], { page, shopper, backend });
  });
}

/** The journey of a guest who only buys. */
export function purchaseJourney(): void {
  test('a guest buys', ({ page, shopper, backend }) => runSteps([purchase(0)], { page, shopper, backend }));
}
