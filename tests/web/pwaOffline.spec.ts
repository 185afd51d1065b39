import type { Page } from '@playwright/test';
import { see, stored, visitCart, waitForControl } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const main = (page: Page) => page.getByRole('main');
const SEEN = 'What you can open offline';

/** A page of every route (src/app/routes.tsx). */
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

/** What the journeys look at before they go offline. */
const seenPages = [
  ['/product/hudson-sofa', '/products/hudson-sofa'],
  ['/catalog/sofas', '/categories/sofas'],
] as const;
const unseenPublic: string[] = publicPages
  .map(([path]) => path)
  .filter((path) => !seenPages.some(([seen]) => seen === path));
/** A page of each kind: public, missing, of the shopper, of the checkout. */
const someUnseen = ['/stores', '/blog/no-such-post', '/account', '/checkout'];

/** Opens a page that was not open before, offline: it links to seenPages, and a public one offers to try again. */
async function expectLinksToSeen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  const seen = page.getByRole('complementary', { name: SEEN });
  await expect(seen.getByRole('link', { name: 'Hudson Sofa' }), path).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Sofas' }), path).toBeVisible();
  if (unseenPublic.includes(path))
    await expect(main(page).getByRole('button', { name: 'Try again' }).first(), path).toBeVisible();
}

test('offline: every visited route opens with its content, its age and the texts of its language', async ({
  page,
  context,
  faults,
}) => {
  for (const [path, call] of publicPages) {
    await see(page, path, call);
    await expect(page.getByText(/new version/i)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/blog');
  await main(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  const post = new URL(page.url()).pathname;
  await expect.poll(() => stored(page, ['storefront-seen', 'seen', 'pages'])).toContain(`"${post}"`);
  const french = main(page).getByText('En stock, prêt à livrer').first();
  await page.goto('/fr/product/hudson-sofa');
  await page.reload();
  await expect(french).toBeVisible();
  await expect(main(page).getByText('In stock, ready to deliver')).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(french).toBeVisible();
  for (const path of [...publicPages.map(([path]) => path), post]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('[data-empty-page]'), path).toHaveCount(0);
    await expect(page.getByText(/This page was loaded (this minute|\d+ minutes? ago)/), path).toBeVisible();
    if (path === '/product/hudson-sofa')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hudson sofa/i);
  }
  faults.length = 0;
});

test('offline: every other page that was never visited links to those that were', async ({
  page,
  context,
  faults,
}) => {
  for (const [path, call] of seenPages) await see(page, path, call);
  await context.setOffline(true);
  for (const path of [...unseenPublic, ...otherPages, ...checkoutPages])
    if (!someUnseen.includes(path)) await expectLinksToSeen(page, path);
  faults.length = 0;
});

test('offline: pages never visited link to those that were, a search covers the products seen, and the cart is readable', {
  tag: '@core',
}, async ({ page, context, faults }) => {
  for (const [path, call] of seenPages) await see(page, path, call);
  await expect.poll(() => stored(page, ['storefront-seen', 'seen', 'products'])).toContain('Tate Sofa');
  await context.setOffline(true);

  await test.step('pages that were never open', async () => {
    for (const path of someUnseen) await expectLinksToSeen(page, path);
    // On a page without content, the list is visible without scrolling.
    await page.goto('/product/tate-sofa');
    await expect(page.getByRole('heading', { name: SEEN })).toBeInViewport();
  });

  await test.step('a search', async () => {
    await page.goto('/search/tate');
    await expect(main(page).getByText('Offline, the search covers only products')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Tate Sofa' })).toBeVisible();
  });

  await test.step('the home page, which recovers by itself', async () => {
    await page.goto('/');
    await expect(main(page).getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Browse all products' })).toBeVisible();
    await context.setOffline(false);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/come home/i);
  });

  await test.step('the cart, as it was last seen', async () => {
    await visitCart(page);
    await waitForControl(page);
    await context.setOffline(true);
    await page.goto('/checkout/cart');
    await expect(main(page).getByText(/This is your cart as of .+20\d\d/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).last()).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Check out' })).toBeDisabled();
    await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
    const notice = 'Changing the cart and checking out need a network connection.';
    await expect(main(page).getByText(notice)).toBeVisible();
  });
  faults.length = 0;
});
