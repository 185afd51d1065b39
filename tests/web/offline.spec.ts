import type { Page, Route } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Pages with the endpoint of their heading and content. */
const pages = [
  { path: '/product/hudson-sofa', endpoint: '/products/hudson-sofa' },
  { path: '/', endpoint: '/pages/home' },
  { path: '/catalog/sofas', endpoint: '/categories/sofas' },
  { path: '/stores', endpoint: '/locations' },
];

/** Waits until the service worker has cached a response of an endpoint. */
async function waitUntilCached(page: Page, endpoint: string): Promise<void> {
  await page.waitForFunction(async (pathname) => {
    const requests = await (await caches.open('store-data')).keys();
    return requests.some(({ url }) => new URL(url).pathname === pathname);
  }, `/api/rest${endpoint}`);
}

/** Waits until the service worker controls this page and has cached the page's content. */
async function waitForServiceWorker(page: Page, endpoint: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitUntilCached(page, endpoint);
}

test('the storefront can be installed', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(String(href))).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const icon of manifest.icons) {
    expect((await page.request.get(icon.src)).headers()['content-type'], icon.src).toBe('image/png');
  }
});

test('every visited page opens offline, the first one too', async ({ page, context }) => {
  await page.goto('/product/hudson-sofa');
  await waitForServiceWorker(page, '/products/hudson-sofa');
  for (const { path, endpoint } of pages.slice(1)) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await waitUntilCached(page, endpoint);
  }
  await context.setOffline(true);
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
  await page.goto('/product/hudson-sofa');
  await expect(page.locator('h1')).toHaveText(/hudson sofa/i);
});

/** What stands between a device and the shop, as the requests of a page and its service worker see it. */
const obstacles: Record<string, (route: Route) => Promise<void>> = {
  'a server in trouble': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Oops' }),
  'the sign-in page of a public network': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome aboard, please sign in</h1>' }),
  'a network that never answers': () => new Promise(() => {}),
  // The files of the version that controls the page are gone from the server.
  'a new version': (route) =>
    route.request().url().includes('/assets/') ? route.fulfill({ status: 404, body: '' }) : route.continue(),
};

/** Adds a product by the page's own button, visits the cart, and waits until the device keeps it. */
async function visitCart(page: Page): Promise<void> {
  await page.goto('/product/hudson-sofa');
  await waitForServiceWorker(page, '/products/hudson-sofa');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main').getByText('Hudson Sofa').first()).toBeVisible();
  await waitUntilCartIsKept(page);
}

/** Waits until the cart with the product is in the device's storage. */
async function waitUntilCartIsKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('storefront');
            opening.onsuccess = () => {
              const database = opening.result;
              const reading = database.transaction('kept').objectStore('kept').get('persist:storefront');
              reading.onsuccess = () => {
                database.close();
                resolve(String(JSON.parse(String(reading.result ?? '{}')).lastSeenCart));
              };
            };
          }),
      ),
    )
    .toContain('Hudson Sofa');
}

test('home and cart are never blank, whatever stands between the device and the shop', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000);
  await visitCart(page);
  await page.goto('/');
  await waitUntilCached(page, '/pages/home');
  const main = page.getByRole('main');
  for (const [name, obstacle] of Object.entries(obstacles)) {
    await context.route('**/*', obstacle);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(main.getByRole('heading', { level: 1 }), name).toHaveText(/come home/i);
    await page.goto('/checkout/cart', { waitUntil: 'commit' });
    await expect(main.getByRole('link', { name: 'Hudson Sofa' }).last(), name).toBeVisible();
    await page.goto('/product/hudson-sofa', { waitUntil: 'commit' });
    await expect(main.getByRole('heading', { level: 1 }), name).toHaveText(/hudson sofa/i);
    await page.goto('/blog', { waitUntil: 'commit' });
    await expect(main.getByRole('heading', { level: 1 }), name).toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }
  // The pages report what failed to the console.
  faults.length = 0;
});

test('without network the cart is readable with its age, and pages never seen lead on', async ({
  page,
  context,
  faults,
}) => {
  await visitCart(page);
  await context.setOffline(true);
  await page.goto('/checkout/cart');
  const main = page.getByRole('main');
  await expect(main.getByText(/This is your cart as of .+20\d\d/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Hudson Sofa' }).last()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Check out' })).toBeDisabled();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  await expect(main.getByText('Changing the cart and checking out need a network connection.')).toBeVisible();
  // The home page was never open on this device.
  for (const path of [
    '/',
    '/about-us',
    '/promotions',
    '/catalog/beds',
    '/product/tate-sofa',
    '/search/lamp',
  ]) {
    await page.goto(path);
    await expect(main.getByRole('button', { name: 'Try again' }).first(), path).toBeVisible();
  }
  await page.goto('/');
  await expect(main.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Browse all products' })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/come home/i);
  faults.length = 0;
});

test('the service worker caches no personal response', async ({ page }) => {
  await page.goto('/');
  await waitForServiceWorker(page, '/pages/home');
  const cartResponse = page.waitForResponse('**/api/rest/cart?*');
  await page.goto('/checkout/cart');
  await (await cartResponse).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths).toContain('/api/rest/pages/home');
  expect(cachedPaths.filter((path) => /\/api\/rest\/(cart|customer|orders)/.test(path))).toEqual([]);
});

test('the first page shows no update notice', async ({ page }) => {
  await page.goto('/');
  await waitForServiceWorker(page, '/pages/home');
  await expect(page.getByText(/new version/i)).toHaveCount(0);
});

test('a page of the service worker has the texts of its language, also offline', async ({
  page,
  context,
}) => {
  await page.goto('/fr/product/hudson-sofa');
  await waitForServiceWorker(page, '/products/hudson-sofa');
  const main = page.getByRole('main');
  await page.reload();
  await expect(main.getByText('En stock, prêt à livrer').first()).toBeVisible();
  await expect(main.getByText('In stock, ready to deliver')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByText('En stock, prêt à livrer').first()).toBeVisible();
});
