import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const screens = [
  '/',
  '/catalog/living-room',
  '/catalog/sofas',
  '/product/hudson-sofa',
  '/search/sofa',
  '/compare',
  '/wishlist',
  '/track-order',
  '/checkout/cart',
  '/checkout',
  '/account',
  '/stores',
  '/about-us',
  '/blog',
  '/blog/the-right-size-of-table',
  '/promotions',
  '/no-such-page',
  '/de-DE/catalog',
];

/** Adds a product to the cart, because cart and checkout show nothing without one. */
async function fillCart(page: Page) {
  const response = await page.request.get('/api/rest/categories/lighting?embed=products&limit=1');
  const { listing } = (await response.json()) as { listing: { products: { entity_id: string }[] } };
  const session = await page.request.get('/api/rest/customers/self/session');
  const { customer_data } = (await session.json()) as { customer_data?: { csrf_token?: string } };
  await page.request.post('/api/rest/cart/items', {
    data: { product_id: listing.products[0]?.entity_id, qty: 1 },
    headers: { 'x-csrf-token': customer_data?.csrf_token ?? '' },
  });
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(device, () => {
    test.use({
      viewport,
      isMobile: device === 'phone',
      hasTouch: device === 'phone',
      reducedMotion: 'reduce',
    });

    test('every kind of page passes axe and is no wider than the screen', async ({ page, faults }) => {
      test.setTimeout(300_000);
      await fillCart(page);
      const problems: unknown[] = [];
      for (const path of screens) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // Header and footer are the same on every page, so axe checks them once.
        const isFrameLess = (await page.getByRole('main').count()) === 0;
        const part = path === '/' || isFrameLess ? 'body' : 'main';
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          const axe = new AxeBuilder({ page }).include(part);
          // A scheme changes colours only.
          if (scheme === 'dark') axe.withRules('color-contrast');
          else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
          const { violations } = await axe.analyze();
          problems.push(
            ...violations.map(({ id, nodes }) => [
              scheme,
              path,
              id,
              nodes.map(({ target }) => target.join(' ')),
            ]),
          );
        }
        await page.emulateMedia({ colorScheme: 'light' });
        // On a phone innerWidth grows with content that is too wide.
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
        if (overflow > 0) problems.push([path, `${overflow} px too wide`]);
      }
      expect(problems).toEqual([]);
      // While axe runs, the browser uses preloaded files late and warns about them.
      faults.splice(
        0,
        faults.length,
        ...faults.filter((fault) => !fault.includes('preloaded using link preload')),
      );
    });
  });
}
