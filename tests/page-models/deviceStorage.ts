import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page. */
export const waitForControl = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the service worker controls the page and has a response of a call. */
export async function waitForCache(page: Page, pathname: string): Promise<void> {
  await waitForControl(page);
  await page.waitForFunction(async (wanted) => {
    const requests = await (await caches.open('store-data')).keys();
    return requests.some(({ url }) => new URL(url).pathname === wanted);
  }, `/api/rest${pathname}`);
}

/** The value of a key in one of the device's databases; '' without it. */
export const stored = (page: Page, [database, store, key]: [string, string, string]) =>
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
          const reading = result
            .transaction(store as string)
            .objectStore(store as string)
            .get(key as string);
          reading.onsuccess = () => close(JSON.stringify(reading.result ?? ''));
        };
      });
    },
    [database, store, key],
  );

export const seenPages = (page: Page) => stored(page, ['storefront-seen', 'seen', 'pages']);
export const waitingWrites = (page: Page) => stored(page, ['storefront-delayed', 'writes', 'queue']);
export const persistedState = (page: Page) => stored(page, ['storefront', 'kept', 'persist:storefront']);

/** Opens a page with the network until the device has it. */
export async function see(page: Page, path: string, pathname: string): Promise<void> {
  await page.goto(path);
  await waitForCache(page, pathname);
  await expect.poll(() => seenPages(page)).toContain(`"${path}"`);
}
