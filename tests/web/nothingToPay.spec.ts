import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { type ChangedShop, openChangedShop, query } from './changedShop.ts';
import { expect, test } from './fixtures.ts';

let shop: ChangedShop;
test.beforeAll(async () => {
  shop = await openChangedShop({}, async (folder) => {
    await query(
      folder,
      `insert into coupons (tenant_id, code, kind, value) values (1, 'GIFT', 'percent', 100000)`,
    );
  });
});
test.afterAll(() => shop.close());

test('a code that covers everything leaves nothing to pay, and no method is asked for', async ({ page }) => {
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  await page.goto(`${shop.url}/product/hudson-sofa`);
  await main.getByRole('button', { name: 'Choose a store for pickup' }).click();
  await page.getByRole('radio', { name: /Maple & Main Salem/ }).check();
  await main.getByRole('button', { name: 'Done' }).click();
  await new Storefront(page).addToCart();

  await page.goto(`${shop.url}/checkout/cart`);
  await main.getByLabel('Discount code').fill('GIFT');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main).toContainText('Code GIFT applied');

  await page.goto(`${shop.url}/checkout`);
  await checkout.fillAddress();
  await checkout.continue.click();
  await checkout.select(/^Pick up/);
  await checkout.continue.click();
  await expect(main).toContainText('Your order costs nothing. No payment is needed.');
  await expect(main.getByRole('radio', { name: /check|card/i })).toHaveCount(0);
  await checkout.continue.click();
  await expect(main).toContainText('$0.00');
  await checkout.placeOrder.click();
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
  await expect(main).toContainText('Nothing to pay');
  await expect(main).not.toContainText(/check payable|cleared/);
});
