import { ada, Checkout } from '../page-models/Checkout.ts';
import { Keyboard } from '../page-models/Keyboard.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('a shopper buys a product by keyboard alone', async ({ page }) => {
  const [keys, storefront, checkout] = [new Keyboard(page), new Storefront(page), new Checkout(page)];
  const main = page.getByRole('main');
  await page.goto('/catalog/sofas');
  await keys.press(page.getByRole('link', { name: 'Skip to the main content' }));
  await keys.press(storefront.tiles.first().getByRole('link').first());
  await expect(page).toHaveURL(/\/product\//);
  await keys.press(main.getByRole('button', { name: 'Add to cart' }).first());
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
  await keys.press(storefront.cartButton);
  await keys.press(storefront.cartDrawer.getByRole('link', { name: 'Check out' }));

  await keys.type(main.getByLabel('Email'), ada.email);
  for (const [label, value] of [
    ['First name', ada.firstName],
    ['Last name', ada.lastName],
    ['Street and number', ada.street],
    ['City', ada.city],
    ['State or province', ada.region],
    ['ZIP or postal code', ada.postcode],
    ['Telephone', ada.telephone],
  ] as const) {
    await keys.type(main.getByLabel(label), value);
  }
  await keys.press(checkout.continue);
  await expect(page).toHaveURL(/\/delivery$/);
  await keys.reach(page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await keys.press(page.getByRole('button', { name: 'Choose the delivery day' }));
  const calendar = page.getByRole('dialog').frameLocator('iframe');
  await keys.press(calendar.getByRole('link', { name: /^\w{3}, \w{3} \d+$/ }).first());
  await keys.press(calendar.getByRole('button', { name: 'Return to the shop' }));
  await expect(page.getByText('Delivery booked')).toBeVisible();
  await keys.press(checkout.continue);
  await expect(page).toHaveURL(/\/payment$/);
  const check = page.getByRole('radio', { name: /check or money/i });
  await keys.reach(page.getByRole('radio', { checked: true }));
  while (!(await check.isChecked())) await page.keyboard.press('ArrowDown');
  await keys.press(checkout.continue);
  await expect(page).toHaveURL(/\/review$/);
  await keys.press(checkout.placeOrder);
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
});
