import type { Page } from '@playwright/test';
import { watchPersist } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
test.use({ serviceWorkers: 'allow', ...phone });

const MONTH_MS = 30 * 24 * 3_600_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page) => main(page).getByRole('button', { name: 'Hudson Sofa on my wishlist' }).first();
/** What the device remembers of pages and visits. A page counts once the browser was idle. */
const record = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('install')));

/** Lets the browser offer the installation of each page, as it does for a shopper who is engaged enough. */
const allowInstallation = (page: Page) =>
  page.addInitScript(() => {
    const badge = (count: number) => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });
    addEventListener('load', () => {
      const prompt = async () => {
        document.documentElement.dataset.prompted = 'true';
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  });

test('install: the offer comes with the first heart on the second page, not in the checkout, and once a month; on an iPhone with its steps', async ({
  page,
  context,
  browser,
  server,
}) => {
  await allowInstallation(page);
  const lastingStorage = await watchPersist(context);
  const html = page.locator('html');
  const offer = page.getByRole('button', { name: 'Install', exact: true });

  await test.step('the offer, and the count of the cart on the icon', async () => {
    await page.goto('/product/hudson-sofa');
    await record(page).toContain('"pages":1');
    await heart(page).click();
    await new Storefront(page).addToCart();
    await expect(html).toHaveAttribute('data-badge', '1');
    await expect(offer).toHaveCount(0);
    await page.goto('/checkout/cart');
    await expect(main(page).getByRole('link', { name: 'Hudson Sofa' }).last()).toBeVisible();
    await record(page).toContain('"pages":2');
    await expect(offer).toHaveCount(0);
    await page.goto('/stores');
    await offer.click();
    await expect(html).toHaveAttribute('data-prompted', 'true');
  });

  await test.step('not again within a month', async () => {
    await page.goto('/');
    await expect(html).toHaveAttribute('data-badge', '1');
    await record(page).toContain('"pages":4');
    await expect(offer).toHaveCount(0);
    await page.evaluate(
      (offeredAt) => {
        const record = JSON.parse(localStorage.getItem('install') ?? '{}');
        localStorage.setItem('install', JSON.stringify({ ...record, offeredAt }));
      },
      Date.now() - MONTH_MS - 60_000,
    );
    await page.goto('/stores');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
  });

  await test.step('lasting storage is asked for after the installation, not before', async () => {
    expect(await lastingStorage(page)).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect.poll(() => lastingStorage(page)).toBe(1);
  });

  await test.step('a text that another app shares is searched for', async () => {
    await page.goto('/search?title=&text=leather%20sofa');
    await expect(page).toHaveURL(/\/search\/leather%20sofa$/);
  });

  await test.step('an iPhone shows the steps of the share menu', async () => {
    const other = await browser.newContext({ ...phone, baseURL: server.url, userAgent: IPHONE });
    const iPhone = await other.newPage();
    await iPhone.goto('/product/hudson-sofa');
    await record(iPhone).toContain('"pages":1');
    await heart(iPhone).click();
    await expect(heart(iPhone)).toHaveAttribute('aria-pressed', 'true');
    await iPhone.goto('/stores');
    await iPhone.getByRole('button', { name: 'How to' }).click();
    const steps = iPhone.getByRole('dialog').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1)).toContainText('Add to Home Screen');
    await expect(steps.last(), 'the sheet has moved in from below').toBeInViewport({ ratio: 1 });
    await other.close();
  });
});
