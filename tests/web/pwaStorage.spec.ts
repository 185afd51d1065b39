import type { BrowserContext, Page } from '@playwright/test';
import { persistedState } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
test.setTimeout(120_000);

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `${name} on my wishlist` })
    .first();

/** Puts the Hudson sofa on the list of this device, and waits until it is stored. */
async function wish(page: Page): Promise<void> {
  await page.goto('/product/hudson-sofa');
  await heart(page, 'Hudson Sofa').click();
  await expect.poll(async () => wishlistIn(await persistedState(page))).not.toEqual([]);
}

/** A slice of the persisted state, which is JSON in JSON. */
const sliceIn = (text: string, name: string) =>
  JSON.parse(JSON.parse(JSON.parse(text || '""') || '{}')[name] ?? '{}');
const wishlistIn = (text: string): string[] => sliceIn(text, 'wishlist').productIds ?? [];

/** Opens a file of the shop, in which no app runs, and changes the persisted state. */
async function changeState(page: Page, change: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (change) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('storefront');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          const store = writing.objectStore('kept');
          const reading = store.get('persist:storefront');
          reading.onsuccess = () =>
            store.put(JSON.stringify({ ...JSON.parse(reading.result), ...change }), 'persist:storefront');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    change,
  );
}

test.describe('without the pictures of a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('storage: a full device gives up pictures for the lists of the shopper', async ({
    page,
    context,
    faults,
  }) => {
    // A file of the shop, in which no app runs.
    await page.goto('/robots.txt');
    const { origin } = new URL(page.url());
    const client = await context.newCDPSession(page);
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
    await expect.poll(async () => wishlistIn(await persistedState(page))).toHaveLength(1);
    const pictures = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
    expect(await pictures()).toBe(0);
    await page.goto('/wishlist');
    await expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();
    faults.length = 0;
  });
});

test('storage: lists return after the browser has evicted the databases', async ({
  page,
  context,
  faults,
}) => {
  await wish(page);
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
  await page.goto('/wishlist');
  await expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();
  expect(faults.join()).toContain('evicted');
  await expect.poll(async () => wishlistIn(await persistedState(page))).toHaveLength(1);
  faults.length = 0;
});

test('storage: an older state is migrated, and a damaged part of it is discarded alone', async ({
  page,
  faults,
}) => {
  await wish(page);
  await changeState(page, {
    _persist: '{"version":2,"rehydrated":true}',
    compare: '{"productIds":["7',
    api: '{"queries":{"listMenus(undefined)":{"status":"fulfilled","data":[{"label":"Of version 2"}]}}}',
  });
  await page.goto('/wishlist');
  await expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();
  await expect.poll(async () => sliceIn(await persistedState(page), '_persist').version).toBe(3);
  expect(sliceIn(await persistedState(page), 'compare')).toEqual({ productIds: [] });
  expect(await persistedState(page)).not.toContain('Of version 2');
  expect(faults.splice(0)).toEqual([expect.stringContaining('A part of the stored state is damaged')]);
  await changeState(page, { wishlist: '{"productIds":{}}', postcode: '12' });
  await page.goto('/product/hudson-sofa');
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
});

/** Lets the browser say yes when the app asks for lasting storage, which it does not do in an incognito window. */
const watchPersist = (context: BrowserContext) =>
  context.addInitScript(() => {
    const count = () => Number(localStorage.getItem('play:persist') ?? 0);
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('play:persist', String(count() + 1));
      return true;
    };
    StorageManager.prototype.persisted = async () => count() > 0;
  });

test('storage: the app asks for lasting storage after the installation or a sign-in, not before', async ({
  page,
  context,
}) => {
  await watchPersist(context);
  const requests = () => page.evaluate(() => Number(localStorage.getItem('play:persist') ?? 0));
  await page.goto('/product/hudson-sofa');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('install'))).toContain('"pages":1');
  await heart(page, 'Hudson Sofa').click();
  expect(await requests()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(requests).toBe(1);
  await page.evaluate(() => localStorage.removeItem('play:persist'));
  await page.goto('/account/create');
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Last name').fill('Lind');
  await main(page).getByLabel('E-mail', { exact: true }).fill(`persist-${Date.now()}@example.com`);
  await main(page).getByLabel('Password').fill('violet-anvil-harbour');
  expect(await requests()).toBe(0);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await expect.poll(requests).toBe(1);
});
