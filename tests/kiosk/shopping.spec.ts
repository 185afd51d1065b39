import type { Page } from '@playwright/test';
import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { smallTargets } from '../page-models/smallTargets.ts';
import { TouchInput } from '../page-models/TouchInput.ts';
import { addToCart, expect, register, shareKiosk, test } from './fixtures.ts';
import { REPORT, servePdf } from './pdf.ts';

const PRODUCT = '/product/hudson-sofa';
const shared = shareKiosk(async (fixtures) => {
  fixtures.network.clips = [{ file: 'first.mp4', title: 'First clip', link: PRODUCT }];
  fixtures.network.fault = servePdf;
  await register(fixtures);
  await expect(fixtures.kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
});

/** Adds links that a dealer's page may contain, and returns a function that clicks one of them. */
async function addLinks(visit: Page, links: Record<string, string>) {
  await visit.evaluate((list) => {
    for (const [text, href] of Object.entries(list)) {
      const link = Object.assign(document.createElement('a'), { href, target: '_blank', textContent: text });
      document.querySelector('main')?.prepend(link);
    }
  }, links);
  return (text: string) => visit.getByRole('link', { name: text, exact: true }).click();
}

test('opens documents in a viewer inside the shop, from which Close leads back', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
  const viewer = (name: string) => visit.getByRole('dialog', { name });
  const close = async (name: string) => {
    await viewer(name).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(name)).toHaveCount(0);
    await expect(visit).toHaveURL(`shop://storefront${PRODUCT}`);
  };

  await visit
    .getByRole('main')
    .getByRole('link', { name: /Care guide/ })
    .click();
  const guide = visit.getByRole('dialog', { name: /Care guide/ });
  await expect(guide.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await guide.getByRole('button', { name: 'Close' }).click();
  await expect(visit).toHaveURL(`shop://storefront${PRODUCT}`);

  await visit.getByRole('link', { name: 'Share', exact: true }).click();
  await expect(viewer('Share').getByRole('img')).toBeVisible();
  await close('Share');

  const click = await addLinks(visit, {
    Energy: REPORT,
    Drawing: '/media/products/hudson-sofa-front.webp',
    Broken: '/media/documents/none.pdf',
    Maker: 'https://maker.example/sofa',
  });
  await click('Energy');
  await expect(viewer('Energy')).toContainText('Energy report');
  await expect(viewer('Energy').getByRole('status')).toHaveText('Page 1 of 2');
  await viewer('Energy').getByRole('button', { name: 'Next page' }).click();
  await expect(viewer('Energy')).toContainText('Second page');
  const isPainted = () =>
    viewer('Energy')
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data.some((value, at) => at % 4 === 0 && value < 100 && (data[at + 3] ?? 0) > 200);
      });
  await expect.poll(isPainted).toBe(true);
  // An impatient shopper: each page replaces one that is still being rendered.
  await viewer('Energy').evaluate(async (dialog) => {
    for (const name of ['Previous page', 'Next page', 'Previous page', 'Next page']) {
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
      // React renders the click.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(viewer('Energy').getByRole('status')).toHaveText('Page 2 of 2');
  await expect(viewer('Energy')).toContainText('Second page');
  await expect.poll(isPainted).toBe(true);
  await close('Energy');
  await click('Drawing');
  await expect(viewer('Drawing').getByRole('img', { name: 'Drawing' })).toBeVisible();
  await close('Drawing');
  await click('Broken');
  await expect(viewer('Broken').getByRole('alert')).toContainText("can't be shown");
  await close('Broken');
  await click('Maker');
  await expect(viewer('Maker').getByRole('img', { name: /Code/ })).toBeVisible();
  await close('Maker');

  // Playwright waits for a navigation that the shell prevents, so the shell is asked.
  await visit.evaluate((path) => void setTimeout(() => window.location.assign(path)), REPORT);
  await expect.poll(() => kiosk.readLog()).toContain('blocked: a document in place of the shop');
  await kiosk.closeVisit(visit);
});

test('every control of the kiosk is a target of at least 44 px', async () => {
  const { kiosk } = shared;
  const menu = await kiosk.openStaffMenu('135790');
  await expect(menu).toContainText('Last lines of the log');
  const found: Record<string, string[]> = { staff: await smallTargets(kiosk.loop) };
  await menu.getByRole('button', { name: 'Close' }).click();
  const visit = await kiosk.openVisit();
  const main = visit.getByRole('main');
  await addToCart(visit);
  for (const path of [
    PRODUCT,
    '/',
    '/catalog/sofas',
    '/stores',
    '/account',
    '/compare',
    '/promotions',
    '/checkout/cart',
    '/checkout',
  ]) {
    await visit.goto(`shop://storefront${path}`);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
    found[path] = await smallTargets(visit);
  }
  await kiosk.closeVisit(visit);
  expect(Object.fromEntries(Object.entries(found).filter(([, targets]) => targets.length > 0))).toEqual({});
});

// Every letter is a tap on the on-screen keyboard.
test('completes a purchase by touch and offers the cart to a phone', async () => {
  const { kiosk } = shared;
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

  await touch.type(main.getByLabel('Email'), 'ada@shop.org');
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
  const step = main.getByRole('status').filter({ hasText: 'continue on your phone' });
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
  await kiosk.closeVisit(visit);
});
