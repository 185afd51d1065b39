import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.describe('the cart', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/product/hudson-sofa');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
    await page.goto('/checkout/cart');
  });

  test('changes a quantity, accepts a discount code and removes a line item', async ({ page }) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'One more' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart (2)');
    await main.getByLabel('Discount code').fill('NONSENSE');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main.getByLabel('Discount code')).toHaveAccessibleDescription(/.+/);
    await main.getByLabel('Discount code').fill('WELCOME10');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main).toContainText('Code WELCOME10 counts');
    await main.getByRole('button', { name: /^Remove .*Hudson/ }).click();
    await expect(main).toContainText('Your cart is empty');
    await page.reload();
    await expect(main).toContainText('Your cart is empty');
  });

  test('has a line item that waits outside over a reload and goes back with its option', async ({ page }) => {
    const main = page.getByRole('main');
    const option = (await main.getByText(/^Color: /).textContent()) ?? '';
    await main.getByRole('button', { name: 'Save Hudson Sofa for later' }).click();
    const saved = main.getByRole('region', { name: 'Saved for later (1)' });
    await expect(saved).toContainText(option);
    await expect(main).toContainText('Your cart is empty');
    await page.reload();
    await saved.getByRole('button', { name: 'Move Hudson Sofa to the cart' }).click();
    await expect(saved).toBeHidden();
    await expect(main.getByText(option)).toBeVisible();
    await expect(new Storefront(page).cartButton).toHaveAccessibleName(/1 item/);
  });

  test('is emptied after a confirmation', async ({ page }) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Empty cart' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Empty your cart?' });
    await dialog.getByRole('button', { name: 'Empty cart' }).press('Enter');
    await expect(main).toContainText('Your cart is empty');
    await page.reload();
    await expect(main).toContainText('Your cart is empty');
  });

  test('is refreshed in a second tab once that tab becomes visible', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/');
    await expect(new Storefront(other).cartButton).toHaveAccessibleName(/1 item/);
    // The heading changes before the server's response, so the test waits for the response before it checks the other tab.
    const putResponse = page.waitForResponse((candidate) => candidate.request().method() === 'PUT');
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
    expect((await putResponse).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart (2)');
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(new Storefront(other).cartButton).toHaveAccessibleName(/2 items/);
  });

  test('is unchanged after a rejected write, with an error message', async ({ page }) => {
    const main = page.getByRole('main');
    await page.route('**/api/rest/cart/items/*', (route) =>
      route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
    );
    await main.getByRole('button', { name: 'One more' }).click();
    await expect(main).toContainText('An unknown error occurred');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart (1)');
  });

  test('shows an error when it can not be fetched, and loads at the retry', async ({ page }) => {
    await page.route('**/api/rest/cart?*', (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    await expect(page.getByRole('main')).toContainText('An error occurred while retrieving cart info');
    await page.unroute('**/api/rest/cart?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart (1)');
  });
});

test('a click reaches the cart although the page is left before the next frame', async ({ page }) => {
  await page.goto('/product/hudson-sofa');
  const { cartButton } = new Storefront(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await expect(button).toBeEnabled();
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  // Animation frames are blocked, and the page is left with the click.
  await button.evaluate((element: HTMLElement) => {
    window.requestAnimationFrame = () => 0;
    element.click();
    location.assign('/checkout/cart');
  });
  await page.waitForURL('/checkout/cart');
  await expect(async () => {
    await page.reload();
    await expect(cartButton).toHaveAccessibleName(/1 item/, { timeout: 2000 });
  }).toPass();
});

test('a heart reaches the wishlist although the page is left before the list is stored', async ({ page }) => {
  // Persistence never starts on this page.
  await page.addInitScript(() => {
    if (location.pathname === '/product/hudson-sofa') window.requestIdleCallback = () => 0;
  });
  await page.goto('/product/hudson-sofa');
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await page
    .getByRole('button', { name: 'Hudson Sofa on my wishlist' })
    .first()
    .evaluate((heart: HTMLElement) => {
      heart.click();
      location.assign('/wishlist');
    });
  await page.waitForURL('/wishlist');
  await expect(page.getByRole('link', { name: 'Hudson Sofa' }).first()).toBeVisible();
});
