import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { TouchInput } from '../page-models/TouchInput.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

// Every letter is a tap on the on-screen keyboard.
test.setTimeout(150_000);

test('completes a purchase by touch and offers the cart to a phone', async ({ kiosk, network }) => {
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/product/hudson-sofa' }];
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  const visit = await kiosk.openVisit();
  const touch = await TouchInput.on(visit);
  const [storefront, checkout] = [new Storefront(visit), new Checkout(visit)];
  const main = visit.getByRole('main');

  await touch.tap(main.getByRole('button', { name: 'Add to cart' }).first());
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
  await touch.tap(storefront.cartButton);
  await touch.tap(storefront.cartDrawer.getByRole('link', { name: 'View the whole cart' }));
  await touch.tap(main.getByRole('button', { name: 'Continue on your phone' }));
  const code = visit.getByRole('dialog', { name: 'Continue on your phone' });
  await expect(code.getByRole('img', { name: /opens this cart/ })).toBeVisible();
  await touch.tap(code.getByRole('button', { name: 'Close the code' }));
  await touch.tap(main.getByRole('link', { name: 'Check out' }));

  await touch.type(main.getByLabel('E-mail'), 'ada@shop.org');
  for (const [label, value] of [
    ['First name', 'ada'],
    ['Last name', 'byron'],
    ['Street and number', '12 elm'],
    ['City', 'salem'],
    ['ZIP or postal code', '97301'],
    ['Telephone', '5032345678'],
  ] as const) {
    await touch.type(main.getByLabel(label), value);
  }
  await touch.hideKeyboard();
  // The operating system draws the list of a select, so a test can't tap it.
  await main.getByLabel('State or province').selectOption({ label: 'Oregon' });
  await expect(main.getByLabel('Telephone')).toHaveValue('(503) 234-5678');
  await touch.tap(checkout.continue);
  await touch.tap(visit.getByRole('radio', { name: /standard/i }));
  await touch.tap(checkout.continue);
  // Payments on a provider's page are made on the shopper's phone, which this step offers.
  await touch.tap(visit.getByRole('radio', { name: 'PayPal' }));
  const linked = visit.waitForResponse((response) => response.url().endsWith('/cart/link'));
  const step = main.getByRole('status').filter({ hasText: 'hand the cart over to your phone' });
  await touch.tap(step.getByRole('button', { name: 'Continue on your phone' }));
  await expect(code.getByRole('img', { name: /opens this cart/ })).toBeVisible();
  expect(((await (await linked).json()) as { path: string }).path).toMatch(/^\/checkout\/cart\?restore=/);
  await touch.tap(code.getByRole('button', { name: 'Close the code' }));
  await expect(checkout.continue).toBeDisabled();
  await touch.tap(visit.getByRole('radio', { name: /check or money/i }));
  await touch.tap(checkout.continue);
  await touch.tap(checkout.placeOrder);
  await expect(visit).toHaveURL('shop://storefront/checkout/success');
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
});
