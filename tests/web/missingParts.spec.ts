import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('a part whose code does not load is left out, and the page works on', async ({ page, faults }) => {
  await page.route(/\/assets\/(personal|ViewedCarousel|Reviews|AccountPanel)-/, (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/personal-'));
  await page.goto('/product/hudson-sofa');
  await blocked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hudson/);
  faults.length = 0;
});
