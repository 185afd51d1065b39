import type { Page } from '@playwright/test';
import { see, stored, waitingWrites } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
test.setTimeout(120_000);

const main = (page: Page) => page.getByRole('main');

test('install: the offer comes with the first heart on the second page, not in the checkout, and once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const badge = (count: number) => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });
    window.addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.documentElement.dataset.prompted = 'true';
        },
      });
      window.dispatchEvent(offer);
    });
  });
  const offer = page.getByRole('button', { name: 'Install', exact: true });
  await page.goto('/product/hudson-sofa');
  await main(page).getByRole('button', { name: 'Hudson Sofa on my wishlist' }).first().click();
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-badge', '1');
  await expect(offer).toHaveCount(0);
  await page.goto('/checkout/cart');
  await expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).last()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto('/stores');
  await offer.click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-badge', '1');
  await expect(offer).toHaveCount(0);
  // A text that another app shares is searched for.
  await page.goto('/search?title=&text=leather%20sofa');
  await expect(page).toHaveURL(/\/search\/leather%20sofa$/);
});

test('offline: pages open with their age, others say what can be opened, and a search covers seen products', async ({
  page,
  context,
  faults,
}) => {
  await see(page, '/product/hudson-sofa', '/products/hudson-sofa');
  await see(page, '/catalog/sofas', '/categories/sofas');
  await expect.poll(() => stored(page, ['storefront-seen', 'seen', 'products'])).toContain('Tate Sofa');
  await context.setOffline(true);
  await page.goto('/product/hudson-sofa');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/hudson sofa/i);
  await expect(page.getByText(/This page was loaded (this minute|\d+ minutes? ago)/)).toBeVisible();
  for (const path of ['/product/tate-sofa', '/account', '/track-order', '/stores', '/wishlist', '/compare']) {
    await page.goto(path);
    const seen = page.getByRole('complementary', { name: 'What you can open without network' });
    await expect(seen.getByRole('link', { name: 'Hudson Sofa' }), path).toBeVisible();
    await expect(seen.getByRole('link', { name: 'Sofas' }), path).toBeVisible();
  }
  await page.goto('/search/tate');
  await expect(main(page).getByText('Without network the search covers only products')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Tate Sofa' })).toBeVisible();
  faults.length = 0;
});

test('offline: opinions wait on the device, and are sent later, once and in order', async ({
  page,
  context,
  faults,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (
      /\/(votes|comments|items|orders|payment)$/.test(new URL(request.url()).pathname) &&
      request.method() !== 'GET'
    )
      sent.push(`${request.postData()}`);
  });
  await page.goto('/blog');
  await main(page).getByRole('article').getByRole('link').first().click();
  await expect(main(page).getByLabel('Your name')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const text of ['First thought', 'Second thought']) {
    await main(page).getByLabel('Your name').fill('Ada');
    await main(page).getByLabel('Your comment').fill(text);
    await main(page).getByRole('button', { name: 'Send the comment' }).click();
    await expect(main(page).getByText('Your comment is sent when the network is back.')).toBeVisible();
    await expect.poll(() => waitingWrites(page)).toContain(text);
  }
  await expect(page.getByText('2 changes are sent when the network is back.')).toBeVisible();
  sent.length = 0;
  await context.setOffline(false);
  await expect.poll(() => waitingWrites(page)).toBe('[]');
  await page.reload();
  const bodies = sent.filter((body) => body.includes('thought'));
  // Where the browser has Background Sync, its worker may be the one that sends them.
  expect(bodies).toEqual(
    bodies.length === 0 ? [] : [expect.stringContaining('First'), expect.stringContaining('Second')],
  );
  faults.length = 0;
});

test('start: content of the last visit is there before the network, and nothing moves when the network responds', async ({
  page,
  context,
}) => {
  await see(page, '/product/hudson-sofa', '/products/hudson-sofa');
  await expect
    .poll(() => stored(page, ['storefront-seen', 'seen', 'response keys']))
    .toContain('hudson-sofa');
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/rest/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product/hudson-sofa', { waitUntil: 'commit' });
  await expect(main(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  const refreshed = page.waitForResponse('**/api/rest/products/hudson-sofa?*');
  release();
  await (await refreshed).finished();
  await expect(new Storefront(page).cartButton).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('storage: a full device and a denied database leave the shop usable', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/');
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.goto('/catalog/sofas');
  await main(page)
    .getByRole('button', { name: /on my wishlist/ })
    .first()
    .click();
  await page.goto('/wishlist');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Wishlist');
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('/product/hudson-sofa');
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  expect(faults.filter((fault) => fault.startsWith('thrown'))).toEqual([]);
  faults.length = 0;
});
