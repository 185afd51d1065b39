import { expect, test } from './fixtures.ts';

test('a cookie that is no session is replaced, and the shop goes on', async ({ request }) => {
  for (const cookie of ['frontend=%00%ff', `frontend=${'x'.repeat(3000)}`, 'frontend=../../etc; cart=NaN']) {
    const answer = await request.get('/api/rest/cart', { headers: { cookie } });
    expect(answer.status(), cookie.slice(0, 20)).toBe(200);
  }
});

test('a malformed cart line is refused in JSON', async ({ request }) => {
  for (const id of ['abc', '-1', '999999999999', '%27%20or%201=1']) {
    const answer = await request.put(`/api/rest/cart/items/${id}`, { data: { qty: 1 } });
    expect(answer.status(), id).toBeGreaterThanOrEqual(400);
    expect(answer.status(), id).toBeLessThan(500);
    expect((await answer.json()).messages.error[0].message, id).not.toBe('');
  }
});

test('a category page beyond the last has its own words', async ({ page }) => {
  await page.goto('/catalog/sofas?page=999');
  await expect(page.locator('h1').first()).toBeVisible();
});

test.describe('a shop whose backend fails', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, answer] of [
    ['answers 500', { status: 500, json: { messages: { error: [{ message: 'down' }] } } }],
    ['answers HTML', { status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
    ['answers nothing', null],
  ] as const) {
    test(`keeps its page when the backend ${name}`, async ({ page, faults }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await page.route('**/api/rest/**', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.evaluate(() => {
        window.history.pushState(null, '', '/catalog/beds');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.locator('h1, [role="alert"]').first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText('Maintenance');
      faults.splice(0);
    });
  }
});
