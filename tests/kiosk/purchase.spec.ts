import { Checkout } from '../page-models/Checkout.ts';
import { Finger } from '../page-models/Finger.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

// Every letter is a touch.
test.setTimeout(150_000);

test('a whole purchase by touch, and the cart taken along on a phone', async ({ kiosk, network }) => {
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/product/hudson-sofa' }];
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  const visit = await kiosk.openVisit();
  const finger = await Finger.on(visit);
  const [shop, checkout] = [new Storefront(visit), new Checkout(visit)];
  const main = visit.getByRole('main');

  await finger.tap(main.getByRole('button', { name: 'Add to cart' }).first());
  await expect(shop.cartButton).toHaveAccessibleName(/1 item/);
  await finger.tap(shop.cartButton);
  await finger.tap(shop.cartDrawer.getByRole('link', { name: 'View the whole cart' }));
  await finger.tap(main.getByRole('button', { name: 'Continue on your phone' }));
  const code = visit.getByRole('dialog', { name: 'Continue on your phone' });
  await expect(code.getByRole('img', { name: /opens this cart/ })).toBeVisible();
  await finger.tap(code.getByRole('button', { name: 'Close the code' }));
  await finger.tap(main.getByRole('link', { name: 'Check out' }));

  await finger.type(main.getByLabel('E-mail'), 'ada@shop.org');
  for (const [label, value] of [
    ['First name', 'ada'],
    ['Last name', 'byron'],
    ['Street and number', '12 elm'],
    ['City', 'salem'],
    ['ZIP or postal code', '97301'],
    ['Telephone', '5032345678'],
  ] as const) {
    await finger.type(main.getByLabel(label), value);
  }
  await finger.hideKeys();
  // The list of a select is drawn by the system, out of a test's reach.
  await main.getByLabel('State or province').selectOption({ label: 'Oregon' });
  await expect(main.getByLabel('Telephone')).toHaveValue('(503) 234-5678');
  await finger.tap(checkout.continue);
  await finger.tap(visit.getByRole('radio', { name: /standard/i }));
  await finger.tap(checkout.continue);
  // A provider's own page is left to the shopper's phone, and the way there is offered right here.
  await finger.tap(visit.getByRole('radio', { name: 'PayPal' }));
  const linked = visit.waitForResponse((answer) => answer.url().endsWith('/cart/link'));
  const step = main.getByRole('status').filter({ hasText: 'hand the cart over to your phone' });
  await finger.tap(step.getByRole('button', { name: 'Continue on your phone' }));
  await expect(code.getByRole('img', { name: /opens this cart/ })).toBeVisible();
  expect(((await (await linked).json()) as { path: string }).path).toMatch(/^\/checkout\/cart\?restore=/);
  await finger.tap(code.getByRole('button', { name: 'Close the code' }));
  await expect(checkout.continue).toBeDisabled();
  await finger.tap(visit.getByRole('radio', { name: /check or money/i }));
  await finger.tap(checkout.continue);
  await finger.tap(checkout.placeOrder);
  await expect(visit).toHaveURL('shop://storefront/checkout/success');
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
});
