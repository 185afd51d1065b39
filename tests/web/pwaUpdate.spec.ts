import type { Page } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { Checkout } from '../page-models/Checkout.ts';
import { waitForControl, waitForUpdate } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { steadyPort } from '../steadyPort.ts';
import { expect, test, waitUntilHydrated } from './fixtures.ts';
import { copyRelease, releaseNext } from './releases.ts';

test.use({ serviceWorkers: 'allow' });

/** Follows a link of the app to the stores. */
async function openStores(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/stores');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
}

test('update: tabs of the old release go on and pay, the new one is offered after the checkout, and no page is blank', {
  tag: '@core',
}, async ({ context, faults }) => {
  const data = await copyDemoData();
  const release = await copyRelease();
  const settings = { DATA_DIR: data.folder, PORT: String(await steadyPort()) };
  const first = await runServer(settings, release.folder);
  const [shopper, other] = [await context.newPage(), await context.newPage()];
  await shopper.goto(`${first.url}/product/hudson-sofa`);
  await new Storefront(shopper).addToCart();
  await expect(new Storefront(shopper).cartButton).toHaveAccessibleName(/1 item/);
  await waitForControl(shopper);
  await shopper.goto(`${first.url}/checkout`);
  const checkout = new Checkout(shopper);
  await checkout.fillAddress();
  await other.goto(`${first.url}/catalog/sofas`);
  await first.stop();

  const old = await releaseNext(release.folder);
  const second = await runServer(settings, release.folder);
  const main = old.find((name) => name.startsWith('main-')) ?? '';
  expect((await shopper.request.get(`${second.url}/assets/${main}`)).status(), main).toBe(200);
  await shopper.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await waitForUpdate(shopper);
  const offer = shopper.getByText('A new version is ready');
  await expect(offer).toHaveCount(0);
  await checkout.continue.click();
  await checkout.select(/standard/i);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await expect(offer).toHaveCount(0);
  await checkout.placeOrder.click();
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);

  await expect(offer).toBeVisible();
  await shopper.getByRole('button', { name: 'Reload' }).click();
  await expect(shopper.locator('script[src*="-next"]').first()).toBeAttached();
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
  // The other tab still runs the old release, whose files now come from the server.
  await new Storefront(other).tiles.first().getByRole('link').first().click();
  await expect(other.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await other.getByRole('link', { name: 'Wishlist' }).first().click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Wishlist');
  await second.stop();
  await release.remove();
  await data.remove();
  faults.length = 0;
});

test('update: a former worker that stays busy does not hold up the shopper who accepts the new release', async ({
  context,
  faults,
}) => {
  const data = await copyDemoData();
  const release = await copyRelease();
  const settings = { DATA_DIR: data.folder, PORT: String(await steadyPort()) };
  const first = await runServer(settings, release.folder);
  const page = await context.newPage();
  await page.goto(`${first.url}/catalog/sofas`);
  await waitForControl(page);
  // Work that ends only when the browser loses patience, after five minutes.
  await context.serviceWorkers()[0]?.evaluate(() => {
    self.addEventListener('message', (event: Event) => {
      const { data } = event as MessageEvent;
      if (data === 'stay busy') (event as ExtendableEvent).waitUntil(new Promise(() => {}));
    });
  });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('stay busy'));
  await first.stop();
  await releaseNext(release.folder);
  const second = await runServer(settings, release.folder);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await waitForUpdate(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('script[src*="-next"]').first()).toBeAttached();
  await expect(new Storefront(page).tiles.first()).toBeVisible();
  await second.stop();
  await release.remove();
  await data.remove();
  faults.length = 0;
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a missing chunk reloads the page once, and then shows the error page', async ({ page, faults }) => {
    await page.goto('/catalog/sofas');
    await page.route('**/assets/StoresPage-*', (route) => route.fulfill({ status: 404, body: '' }));
    // Documents are counted as they are requested: a rendered page shows its heading long before its load event.
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await openStores(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a store');
    expect(documents).toBe(1);
    await page.goto('/catalog/sofas');
    await openStores(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, something went wrong.');
    expect(documents).toBe(2);
    faults.length = 0;
  });
});
