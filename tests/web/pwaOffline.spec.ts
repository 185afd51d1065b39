import type { BrowserContext, Page } from '@playwright/test';
import { ada, Checkout } from '../page-models/Checkout.ts';
import { see, stored, waitForControl, waitingWrites } from '../page-models/deviceStorage.ts';
import { Shopper } from '../page-models/Shopper.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
test.setTimeout(240_000);

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `${name} on my wishlist` })
    .first();

const customer = { firstname: 'Philippa', lastname: 'Oakenshaw', password: 'violet-anvil-harbour' };

/** Creates an account whose session the pages of the context use. */
async function signIn(context: BrowserContext): Promise<Shopper> {
  const shopper = await new Shopper(context.request).begin();
  await shopper.call('POST', '/customers', { ...customer, email: `pwa-${crypto.randomUUID()}@example.com` });
  // The session of the customer has a token of its own.
  return shopper.begin();
}

const wishlistOf = async (shopper: Shopper) => {
  const items = await shopper.call<{ product: { name: string } }[]>('GET', '/customer/wishlist/items');
  return items.map(({ product }) => product.name);
};

/** Fires Background Sync at the service worker, as Chromium does when the network is back. watcher: a page of any site */
async function fireSync(watcher: Page, shop: string): Promise<void> {
  const client = await watcher.context().newCDPSession(watcher);
  const registration = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(shop) && !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.dispatchSyncEvent', {
    ...{ origin: shop, registrationId: await registration },
    ...{ tag: 'delayed-writes', lastChance: false },
  });
}

test('offline: changes of a closed tab are sent by Background Sync, once and in their order', async ({
  page,
  context,
  server,
  faults,
}) => {
  const shopper = await signIn(context);
  await page.goto('/catalog/sofas');
  await waitForControl(page);
  await expect.poll(() => stored(page, ['storefront-seen', 'seen', 'products'])).toContain('Tate Sofa');
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/wishlist/items'))
      sent.push(`${request.postData()}`);
  });
  await context.setOffline(true);
  // In another order the list would end with other products.
  for (const name of ['Hudson Sofa', 'Tate Sofa', 'Hudson Sofa', 'Alder Sofa'])
    await heart(page, name).click();
  await expect(page.getByText('4 changes are sent when the network is back.')).toBeVisible();
  const waiting = JSON.parse(await waitingWrites(page)) as { method: string }[];
  expect(waiting.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE', 'POST']);
  const watcher = await context.newPage();
  await page.close();
  expect(await wishlistOf(shopper)).toEqual([]);
  sent.length = 0;
  await context.setOffline(false);
  await fireSync(watcher, server.url);
  await expect.poll(async () => (await wishlistOf(shopper)).toSorted()).toEqual(['Alder Sofa', 'Tate Sofa']);
  // A second event finds nothing to send.
  await fireSync(watcher, server.url);
  const later = await context.newPage();
  await later.goto(`${server.url}/wishlist`);
  await expect(heart(later, 'Alder Sofa')).toBeVisible();
  expect(await waitingWrites(later)).toBe('[]');
  expect(sent.length === 0 || sent.length === 4, `${sent.length} requests`).toBe(true);
  faults.length = 0;
});

test('offline: neither the cart nor an order nor a payment waits to be sent later', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/product/hudson-sofa');
  await waitForControl(page);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
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

test('offline: nothing of a signed-in customer is ever cached', async ({ page, context, faults }) => {
  const shopper = await signIn(context);
  const number = await shopper.order();
  const personal = ['/account', `/account/orders/${number}`];
  const paths = [...personal, '/wishlist', '/checkout/cart', '/request-quote', '/'];
  await page.goto('/');
  await waitForControl(page);
  for (const path of paths) {
    const response = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: 30_000 });
    if (personal.includes(path)) expect(await response?.text(), path).not.toContain(customer.lastname);
  }
  await page.goto('/account');
  await expect(main(page).getByText(number).first()).toBeVisible();
  const cached = await page.evaluate(async () => {
    const found: { url: string; type: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        const text = /json|html/.test(type) ? ((await response?.text()) ?? '') : '';
        found.push({ url: new URL(request.url).pathname, type, text });
      }
    }
    return found;
  });
  expect(cached.map(({ url }) => url)).toContain('/api/rest/pages/home');
  const pages = cached.filter(({ type }) => type.includes('html')).map(({ url }) => url);
  expect(pages.filter((url) => url !== '/index.html')).toEqual([]);
  for (const secret of [customer.firstname, customer.lastname, ada.street, number])
    expect(
      cached.filter(({ text }) => text.includes(secret)).map(({ url }) => url),
      secret,
    ).toEqual([]);
  const own = /\/api\/rest\/(cart|checkout|customers?|orders|push|quotes|recommend)/;
  expect(cached.map(({ url }) => url).filter((url) => own.test(url))).toEqual([]);
  await context.setOffline(true);
  for (const path of personal) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(customer.firstname), path).toHaveCount(0);
    await expect(page.getByText(ada.street), path).toHaveCount(0);
  }
  faults.length = 0;
});

/** A page of every route (src/app/routes.ts). */
const publicPages = [
  ['/', '/pages/home'],
  ['/catalog', '/categories/default-category'],
  ['/catalog/sofas', '/categories/sofas'],
  ['/special/brand/Northquay', '/dynamic-category/brand/Northquay'],
  ['/search/lamp', '/search/lamp'],
  ['/product/hudson-sofa', '/products/hudson-sofa'],
  ['/stores', '/locations'],
  ['/promotions', '/promobanners/bannertype/link_tile'],
  ['/blog', '/blog'],
  ['/about-us', '/pages/about-us'],
] as const;
const otherPages = ['/search', '/compare', '/wishlist', '/account', '/track-order', '/request-quote'];
const checkoutPages = ['/checkout/cart', '/checkout', '/checkout/success', '/checkout/confirmation'];

test('offline: every route opens with its content and its age', async ({ page, context, faults }) => {
  for (const [path, call] of publicPages) {
    await see(page, path, call);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/blog');
  await main(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  const post = new URL(page.url()).pathname;
  await expect.poll(() => stored(page, ['storefront-seen', 'seen', 'pages'])).toContain(`"${post}"`);
  await context.setOffline(true);
  for (const path of [...publicPages.map(([path]) => path), post]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-empty-page]'), path).toHaveCount(0);
    await expect(page.getByText(/This page was loaded (this minute|\d+ minutes? ago)/), path).toBeVisible();
  }
  faults.length = 0;
});

test('offline: every route that was never open leads to what can be opened', async ({
  page,
  context,
  faults,
}) => {
  await see(page, '/product/hudson-sofa', '/products/hudson-sofa');
  await context.setOffline(true);
  const unseen = publicPages.map(([path]) => path).filter((path) => path !== '/product/hudson-sofa');
  for (const path of [...unseen, '/blog/no-such-post', ...otherPages, ...checkoutPages]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: 30_000 });
    const seen = page.getByRole('complementary', { name: 'What you can open without network' });
    await expect(seen.getByRole('link', { name: 'Hudson Sofa' }), path).toBeVisible({ timeout: 30_000 });
  }
  // The list stands on the first screen of a page without content.
  await page.goto('/product/tate-sofa');
  await expect(page.getByRole('heading', { name: 'What you can open without network' })).toBeInViewport();
  faults.length = 0;
});
