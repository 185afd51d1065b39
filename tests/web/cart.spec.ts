import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('the cart is changed, saved for later, refreshed in a second tab, kept through errors, and emptied', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const storefront = new Storefront(page);
  const { cartButton } = storefront;
  await page.goto('/product/hudson-sofa');
  await storefront.addToCart();
  await expect(cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout/cart');

  await test.step('a line item waits outside over a reload and goes back with its option', async () => {
    const option = (await main.getByText(/^Color: /).textContent()) ?? '';
    await main.getByRole('button', { name: 'Save for later: Hudson Sofa' }).click();
    const saved = main.getByRole('region', { name: 'Saved for later (1)' });
    await expect(saved).toContainText(option);
    await expect(main).toContainText('Your cart is empty');
    await page.reload();
    await saved.getByRole('button', { name: 'Move to cart: Hudson Sofa' }).click();
    await expect(saved).toBeHidden();
    await expect(main.getByText(option)).toBeVisible();
    await expect(cartButton).toHaveAccessibleName(/1 item/);
  });

  await test.step('a second tab is refreshed once it becomes visible', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await expect(new Storefront(other).cartButton).toHaveAccessibleName(/1 item/);
    // The heading changes before the server's response, so the test waits for the response before it checks the other tab.
    const putResponse = page.waitForResponse((candidate) => candidate.request().method() === 'PUT');
    await main.getByRole('button', { name: 'One more' }).click();
    expect((await putResponse).ok()).toBe(true);
    await expect(heading).toHaveText('Your cart (2)');
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(new Storefront(other).cartButton).toHaveAccessibleName(/2 items/);
    await other.close();
  });

  await test.step('a rejected write and a cart that can not be fetched show an error', async () => {
    await page.route('**/api/rest/cart/items/*', (route) =>
      route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
    );
    await main.getByRole('button', { name: 'One more' }).click();
    await expect(main).toContainText('An unknown error occurred');
    await expect(heading).toHaveText('Your cart (2)');
    await page.unroute('**/api/rest/cart/items/*');
    await page.route('**/api/rest/cart?*', (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    await expect(main).toContainText('An error occurred while retrieving cart info');
    await page.unroute('**/api/rest/cart?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Your cart (2)');
  });

  await test.step('a discount code is rejected or counts', async () => {
    await main.getByLabel('Discount code').fill('NONSENSE');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main.getByLabel('Discount code')).toHaveAccessibleDescription(/.+/);
    await main.getByLabel('Discount code').fill('WELCOME10');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main).toContainText('Code WELCOME10 applied');
  });

  await test.step('the cart is emptied line by line, or at once after a confirmation', async () => {
    await main.getByRole('button', { name: /^Remove .*Hudson/ }).click();
    await expect(main).toContainText('Your cart is empty');
    await page.goto('/product/hudson-table-lamp');
    await storefront.addToCart();
    await expect(cartButton).toHaveAccessibleName(/1 item/);
    await page.goto('/checkout/cart');
    await main.getByRole('button', { name: 'Empty cart' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Empty your cart?' });
    await dialog.getByRole('button', { name: 'Empty cart' }).press('Enter');
    await expect(main).toContainText('Your cart is empty');
    await page.reload();
    await expect(main).toContainText('Your cart is empty');
  });
});

test('a click reaches the cart, and a heart the wishlist, although the page is left at once', async ({
  page,
}) => {
  await test.step('before the next frame', async () => {
    await page.goto('/product/hudson-sofa');
    const { cartButton } = new Storefront(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
    await expect(button).toBeEnabled();
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

  await test.step('before the list is stored', async () => {
    // Persistence never starts on this page.
    await page.addInitScript(() => {
      if (location.pathname === '/product/hudson-sofa') window.requestIdleCallback = () => 0;
    });
    await page.goto('/product/hudson-sofa');
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
});
