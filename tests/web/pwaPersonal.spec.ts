import type { BrowserContext } from '@playwright/test';
import { ada } from '../page-models/Checkout.ts';
import { waitForControl } from '../page-models/deviceStorage.ts';
import { Shopper } from '../page-models/Shopper.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const customer = { firstname: 'Philippa', lastname: 'Oakenshaw', password: 'violet-anvil-harbour' };

/** Creates an account whose session the pages of the context use. */
async function signIn(context: BrowserContext): Promise<Shopper> {
  const shopper = await new Shopper(context.request).begin();
  await shopper.call('POST', '/customers', { ...customer, email: `pwa-${crypto.randomUUID()}@example.com` });
  // The session of the customer has a token of its own.
  return shopper.begin();
}

test('offline: nothing of a signed-in customer is ever cached', { tag: '@core' }, async ({
  page,
  context,
  faults,
}) => {
  const shopper = await signIn(context);
  const number = await shopper.order();
  const personal = ['/account', `/account/orders/${number}`];
  const paths = [...personal, '/wishlist', '/checkout/cart', '/request-quote', '/'];
  await page.goto('/');
  await waitForControl(page);
  for (const path of paths) {
    const response = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    if (personal.includes(path)) expect(await response?.text(), path).not.toContain(customer.lastname);
  }
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByText(customer.firstname), path).toHaveCount(0);
    await expect(page.getByText(ada.street), path).toHaveCount(0);
  }
  faults.length = 0;
});
