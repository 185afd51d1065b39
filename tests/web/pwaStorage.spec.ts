import type { Page } from '@playwright/test';
import { persistedField } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

// Without the pictures of a service worker.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `${name} on my wishlist` })
    .first();

/** The wishlist of this device. */
const wishlistOf = async (page: Page) =>
  ((await persistedField(page, 'wishlist', 'productIds')) ?? []) as string[];

test('storage: a full device, one whose databases were evicted, and one that denies them leave the shop usable', async ({
  page,
  context,
  faults,
}) => {
  // A file of the shop, in which no app runs.
  const leaveApp = () => page.goto('/robots.txt');
  await leaveApp();
  const { origin } = new URL(page.url());
  const client = await context.newCDPSession(page);
  const hasHudson = () => expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();

  await test.step('a full device gives up pictures for the lists of the shopper', async () => {
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
    const fault = await page.evaluate(async () => {
      const cache = await caches.open('pictures');
      try {
        for (let index = 0; ; index += 1)
          await cache.put(`/filler-${index}`, new Response(new Uint8Array(100_000)));
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    });
    expect(fault).toBe('QuotaExceededError');
    // The quota of a device shrinks with its free space.
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
    await page.goto('/catalog/sofas');
    await heart(page, 'Hudson Sofa').click();
    await expect.poll(() => wishlistOf(page)).toHaveLength(1);
    const pictures = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
    expect(await pictures()).toBe(0);
    await page.goto('/wishlist');
    await hasHudson();
  });

  await test.step('a heart that is clicked right before the page is left is on the list', async () => {
    await client.send('Storage.overrideQuotaForOrigin', { origin });
    const tate = heart(page, 'Tate Sofa');
    await page.goto('/catalog/sofas');
    await expect(heart(page, 'Hudson Sofa'), 'what the device keeps is restored').toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tate.evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/wishlist');
    });
    await page.waitForURL('**/wishlist');
    await hasHudson();
    await expect(main(page).getByRole('link', { name: 'Tate Sofa' }).first()).toBeVisible();
  });

  await test.step('the log says what the browser has evicted', async () => {
    await leaveApp();
    await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
    await page.goto('/catalog/sofas');
    await expect.poll(() => faults.join()).toContain('evicted the stored state: compare');
    await heart(page, 'Hudson Sofa').click();
    await page.goto('/wishlist');
    await hasHudson();
  });

  await test.step('a device without any room', async () => {
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto('/catalog/sofas');
    await heart(page, 'Tate Sofa').click();
    await expect(heart(page, 'Tate Sofa')).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/wishlist');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Wishlist');
    await client.send('Storage.overrideQuotaForOrigin', { origin });
  });

  await test.step('a browser that denies storage', async () => {
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
  });
  expect(faults.filter((fault) => fault.startsWith('thrown'))).toEqual([]);
  faults.length = 0;
});
