import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('replaces an invalid session cookie', async ({ request }) => {
  for (const cookie of ['frontend=%00%ff', `frontend=${'x'.repeat(3000)}`, 'frontend=../../etc; cart=NaN']) {
    const response = await request.get('/api/rest/cart', { headers: { cookie } });
    expect(response.status(), cookie.slice(0, 20)).toBe(200);
  }
});

test('rejects a malformed line item with a JSON error', async ({ request }) => {
  for (const id of ['abc', '-1', '999999999999', '%27%20or%201=1']) {
    const response = await request.put(`/api/rest/cart/items/${id}`, { data: { qty: 1 } });
    expect(response.status(), id).toBeGreaterThanOrEqual(400);
    expect(response.status(), id).toBeLessThan(500);
    expect((await response.json()).messages.error[0].message, id).not.toBe('');
  }
});

test('redirects a category page beyond the last to the last one', async ({ page }) => {
  await page.goto('/catalog/sofas?page=999');
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('a backend that fails after the first page', () => {
  for (const [name, response, words] of [
    [
      'answers 500',
      { status: 500, json: { messages: { error: [{ message: 'SQLSTATE[HY000] down' }] } } },
      'There was an error fetching products. Please try again later.',
    ],
    [
      'answers HTML',
      { status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' },
      'Unknown error occurred.',
    ],
    ['answers nothing', null, 'There was an error fetching products.'],
  ] as const) {
    test(`shows an error and keeps the cart when the backend ${name}`, async ({ page, faults }) => {
      const storefront = new Storefront(page);
      await page.goto('/product/hudson-sofa');
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);

      await page.route('**/api/rest/**', (route) => (response ? route.fulfill(response) : route.abort()));
      await page.getByRole('banner').getByRole('link', { name: 'Lighting', exact: true }).click();
      const trouble = page.getByRole('main').getByRole('alert');
      await expect(trouble).toContainText(words);
      await expect(page.locator('body')).not.toContainText(/Maintenance|SQLSTATE/);
      await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);

      await page.unroute('**/api/rest/**');
      await trouble.getByRole('button').click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.reload();
      await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
      // Only a response that breaks the contract is logged for the dealer.
      const traces = faults.splice(0);
      for (const trace of traces) expect(trace).toContain('violates the contract');
      expect(traces.length > 0).toBe(name === 'answers HTML');
    });
  }
});
