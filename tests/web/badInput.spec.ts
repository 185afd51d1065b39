import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

const failures = [
  [
    'answers 500',
    { status: 500, json: { messages: { error: [{ message: 'SQLSTATE[HY000] down' }] } } },
    'There was an error fetching products. Please try again later.',
    'Lighting',
  ],
  [
    'answers HTML',
    { status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' },
    'Unknown error occurred.',
    'Bedroom',
  ],
  ['answers nothing', null, 'There was an error fetching products.', 'Dining'],
] as const;

test('a backend that fails after the first page leaves an error, a retry and the cart', async ({
  page,
  faults,
}) => {
  const storefront = new Storefront(page);
  await page.goto('/product/hudson-sofa');
  await storefront.addToCart();
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
  for (const [name, response, words, category] of failures)
    await test.step(name, async () => {
      await page.route('**/api/rest/**', (route) => (response ? route.fulfill(response) : route.abort()));
      await page.getByRole('banner').getByRole('link', { name: category, exact: true }).click();
      const trouble = page.getByRole('main').getByRole('alert');
      await expect(trouble).toContainText(words);
      await expect(page.locator('body')).not.toContainText(/Maintenance|SQLSTATE/);
      await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);

      await page.unroute('**/api/rest/**');
      await trouble.getByRole('button').click();
      await expect(storefront.tiles.first()).toBeVisible();
      // Only a response that breaks the contract is logged for the dealer.
      const traces = faults.splice(0);
      for (const trace of traces) expect(trace).toContain('violates the contract');
      expect(traces.length > 0).toBe(name === 'answers HTML');
    });
  await page.reload();
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
});
