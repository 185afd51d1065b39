import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Storefront } from './Storefront.ts';

/** On a slow machine the service worker takes long to load all files of the app. */
const SLOW = { timeout: 90_000 };

/** Waits until the service worker controls the page. */
export const waitForControl = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, SLOW);

/** Waits until the service worker controls the page and has a response of a call. */
export async function waitForCache(page: Page, pathname: string): Promise<void> {
  await waitForControl(page);
  // waitForFunction takes the promise of an asynchronous function for its result.
  const paths = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('store-data')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(paths, SLOW).toContain(`/api/rest${pathname}`);
}

/** Waits until an update of the service worker is installed, and waits for the shopper. */
export const waitForUpdate = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting), SLOW)
    .toBe(true);

/** The value of a key in one of the device's databases as JSON; '' without it. Without a key: the entries of a queue. */
export const stored = (page: Page, [database, store, key]: [string, string, string?]) =>
  page.evaluate(
    async ([database, store, key]) => {
      // Opening a database that does not exist would create it without its store.
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return '';
      return new Promise<string>((resolve) => {
        const opening = indexedDB.open(database as string);
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const { result } = opening;
          const close = (text: string) => {
            result.close();
            resolve(text);
          };
          if (!result.objectStoreNames.contains(store as string)) return close('');
          const table = result.transaction(store as string).objectStore(store as string);
          const reading = key ? table.get(key) : table.getAll(IDBKeyRange.upperBound('last', true));
          reading.onsuccess = () => close(JSON.stringify(reading.result ?? ''));
        };
      });
    },
    [database, store, key],
  );

export const seenPages = (page: Page) => stored(page, ['storefront-seen', 'seen', 'pages']);
export const waitingWrites = (page: Page) => stored(page, ['storefront-delayed', 'writes']);

/** A field of a slice that redux-persist has stored, JSON in JSON in JSON; null without it. */
export async function persistedField(page: Page, slice: string, field: string): Promise<unknown> {
  const text = await stored(page, ['storefront', 'kept', `persist:${slice}`]);
  const fields = JSON.parse(JSON.parse(text || '""') || '{}') as Record<string, string>;
  return JSON.parse(fields[field] ?? 'null');
}

/** Opens a page with the network until the device has it. */
export async function see(page: Page, path: string, pathname: string): Promise<void> {
  await page.goto(path);
  await waitForCache(page, pathname);
  await expect.poll(() => seenPages(page)).toContain(`"${path}"`);
}

/** Adds the Hudson sofa by its page's own button, visits the cart, and waits until the device keeps it. */
export async function visitCart(page: Page): Promise<void> {
  await page.goto('/product/hudson-sofa');
  await waitForCache(page, '/products/hudson-sofa');
  const main = page.getByRole('main');
  const storefront = new Storefront(page);
  await storefront.addToCart();
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout/cart');
  await expect(main.getByText('Hudson Sofa').first()).toBeVisible();
  await expect.poll(() => lastSeenCart(page)).toContain('Hudson Sofa');
}

/** The cart that the device keeps. */
const lastSeenCart = async (page: Page) => JSON.stringify(await persistedField(page, 'lastSeenCart', 'cart'));

/**
 * Lets the browser say yes when the app asks for lasting storage, which it does not do in an incognito window. Returns a function
 * that counts the requests.
 */
export async function watchPersist(context: BrowserContext): Promise<(page: Page) => Promise<number>> {
  await context.addInitScript(() => {
    const count = () => Number(localStorage.getItem('play:persist') ?? 0);
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('play:persist', String(count() + 1));
      return true;
    };
    StorageManager.prototype.persisted = async () => count() > 0;
  });
  return (page) => page.evaluate(() => Number(localStorage.getItem('play:persist') ?? 0));
}
