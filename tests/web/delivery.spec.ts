import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** More than a journey takes on a slow machine. */
const JOURNEY_MS = 4 * 60_000;

/** The days on offer change at a zone's cut-off, a store's last hour and midnight, all at full or half hours: no journey spans one. */
test.beforeEach(async () => {
  const leftMs = HALF_HOUR_MS - (Date.now() % HALF_HOUR_MS);
  if (leftMs > JOURNEY_MS) return;
  test.setTimeout(test.info().timeout + leftMs);
  await new Promise((resolve) => setTimeout(resolve, leftMs));
});

test('the ZIP is asked once, and tile, product, cart, checkout and order name one day', async ({ page }) => {
  const storefront = new Storefront(page);
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  await page.goto('/catalog/sofas');
  const [tile] = await storefront.tiles.filter({ hasText: 'In stock' }).all();
  if (!tile) throw new Error('No sofa is in stock.');
  const { height } = (await tile.boundingBox()) ?? { height: 0 };
  await main.getByRole('button', { name: 'Delivery ZIP' }).click();
  await page.getByLabel('Delivery to ZIP or postal code').fill('97209-1234');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const datedTile = storefront.tiles.filter({ hasText: /Delivery \w{3}, \w{3} \d+/ }).first();
  const line = datedTile.getByText(/^Delivery /);
  await expect(line).toBeVisible();
  const day = ((await line.textContent()) ?? '').replace('Delivery ', '');
  // The day replaces another line: the tile keeps its height.
  expect((await datedTile.boundingBox())?.height).toBe(height);

  await datedTile.getByRole('link').first().click();
  await expect(main.getByText(`from ${day}`).first()).toBeVisible();
  await storefront.addToCart();
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);
  await page.goto('/checkout/cart');
  await expect(main.getByText(`from ${day}`).first()).toBeVisible();
  await page.reload();
  await expect(main.getByText('Delivery to 97209')).toBeVisible();
  await expect(main.getByText(`from ${day}`).first()).toBeVisible();

  await page.goto('/checkout');
  await checkout.fillAddress();
  await checkout.continue.click();
  await expect(page.getByRole('radio', { name: day, exact: true })).toBeChecked();
  await expect(main.getByText(`Earliest ${day}`).first()).toBeVisible();
  await checkout.select(/^12 PM – 4 PM/);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await expect(main.getByText(`${day}, 12 PM – 4 PM`)).toBeVisible();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(main.getByText(`${day}, 12 PM – 4 PM`)).toBeVisible();
});

test('a pickup names store and day in cart, review and order, and the choice is remembered', async ({
  page,
}) => {
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  await page.goto('/product/hudson-sofa');
  await main.getByRole('button', { name: 'Choose a store for pickup' }).click();
  const store = page.getByRole('radio', { name: /Maple & Main Salem/ });
  await expect(store).toHaveAccessibleName(/Ready \w{3}, \w{3} \d+/);
  await store.check();
  await main.getByRole('button', { name: 'Done' }).click();
  await new Storefront(page).addToCart();
  await page.goto('/checkout/cart');
  const pickup = main.getByRole('region', { name: 'Pick up in store' });
  await expect(pickup).toContainText('Maple & Main Salem');
  await expect(pickup).toContainText(/Ready \w{3}, \w{3} \d+/);

  await page.goto('/checkout');
  await checkout.fillAddress();
  await checkout.continue.click();
  await checkout.select(/^Pick up/);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await expect(pickup).toContainText('Maple & Main Salem');
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(main.getByText('Maple & Main Salem', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Ready from/)).toBeVisible();
});
