import type { Route } from '@playwright/test';
import { visitCart, waitForCache } from '../page-models/deviceStorage.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

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

test('home and cart are never blank, whatever stands between the device and the shop', async ({
  page,
  context,
  faults,
}) => {
  await visitCart(page);
  await page.goto('/');
  await waitForCache(page, '/pages/home');
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
